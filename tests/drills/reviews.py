"""Reviews held against what they promise, on games between equal experts.

blunders   a random move that another judge finds clearly bad is put into a game: it is among the three moments
agreement  reviewed again with other guesses, the sum of a player's losses is the same within both error bars
luck       luck and skill add up to the result in every game, and over many games of equal bots luck is nothing
secrecy    at moments of every game, cards that the player could not know change nothing in the verdict

Full form: python -m tests.drills.reviews --games 1000
"""

import sys
import time
from argparse import ArgumentParser
from math import hypot, sqrt
from statistics import fmean, stdev

from tests.review.games import expert_game

from cardtable.bots.judge import Judge
from cardtable.catalog import GAMES, brain, games
from cardtable.core.chance import Fast
from cardtable.review.review import USUAL_DEPTH, decisions, review

FOUND = 0.9
"""So many planted blunders are among the moments, and so many sums of losses agree, at least."""
SURE = 3.0
"""Standard errors that a mean of luck may be from nothing: of a hundred drills, hardly one fails by chance."""
BAD = 0.5
"""A blunder costs so much of what a stage between experts varies, at least."""
SEARCHES = 60
"""Playouts for a move of the experts in whose games a blunder is planted: their own mistakes are smaller."""
LIGHT = 3
"""Depth for what needs many games rather than sharp verdicts."""
OTHER_GUESSES = 1_000_003


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=1000, help="for luck; others take a fiftieth")
    arguments.add_argument("--only", choices=games(), help="one game instead of all")
    arguments.add_argument("--drill", choices=DRILLS, help="one drill instead of all")
    given = arguments.parse_args()
    faults = []
    for kind in (kind for kind in GAMES if given.only in (None, kind.name)):
        for name, drill in DRILLS.items():
            if given.drill in (None, name):
                began = time.process_time()
                said, fault = drill(kind, given.games)
                print(f"{kind.name}, {name}: {said}, {time.process_time() - began:.0f} s", flush=True)
                faults += [f"{kind.name}, {name}: {said}"] if fault else []
    sys.exit("\n".join(faults) if faults else 0)


def blunders(kind, number, depth=USUAL_DEPTH):
    """How many planted blunders are among the three moments of their game."""
    wanted, seed, found, tried = max(number // 50, 1), 0, 0, 0
    while tried < wanted:
        seed += 1
        step, past = planted(kind, seed, depth)
        if past is not None:
            tried += 1
            found += step in review(past, decisions(past, depth), depth).moments
    return f"{found} of {tried} blunders found", found < FOUND * tried


def planted(kind, seed, depth):
    """An expert's game with one random move put in, if another judge finds that move bad beyond doubt; and where."""
    chance, players, mind = Fast(seed), usual_players(kind), brain(kind.name)
    whole = expert_game(kind.name, players, seed)  # as long as the real one, about
    step = 1 + chance.below(whole.steps)
    made = []

    def random_move(state, seat):
        move = state.some(seat, chance)
        judge = Judge(kind, mind, 3 * depth)
        verdict = judge.judge(state.knowledge(seat), seat, move, chance)
        if verdict is not None and verdict.loss > max(BAD * mind.swing, 4 * verdict.error):
            made.append(move)
        return move

    past = expert_game(kind.name, players, seed, (step, random_move), SEARCHES)
    return step, past if made else None


def agreement(kind, number, depth=USUAL_DEPTH):
    """How often the sums of a player's losses agree."""
    sums = []
    for seed in range(1, max(number // 200, 1) + 1):
        past = expert_game(kind.name, usual_players(kind), seed)
        one, other = [list(filter(None, decisions(past, depth, guesses))) for guesses in (0, OTHER_GUESSES)]
        sums += [differs(one, other, seat) for seat in range(usual_players(kind))]
    agreed = sum(gap <= bar for gap, bar in sums)
    return f"{agreed} of {len(sums)} sums agree", agreed < FOUND * len(sums)


def differs(one, other, seat):
    """By how much two sums of losses differ, and by how much they may."""
    (first, bar), (second, other_bar) = [lost(found, seat) for found in (one, other)]
    return abs(first - second), hypot(bar, other_bar)


def lost(found, seat):
    mine = [decision for decision in found if decision.seat == seat]
    return sum(decision.loss for decision in mine), hypot(*(decision.error for decision in mine))


def luck(kind, number):
    """The mean luck of the first seat, which is the same bot as all others, and whether both parts add up."""
    found, astray = [], 0
    for seed in range(1, number + 1):
        past = expert_game(kind.name, usual_players(kind), seed)
        shares = review(past, decisions(past, LIGHT), LIGHT).shares
        share = shares[seed % len(shares)]
        found.append(share.luck)
        astray += any(abs(one.luck + one.skill - one.margin) > one.error + 0.02 for one in shares)
    mean, error = fmean(found), stdev(found) / sqrt(len(found))
    said = f"luck {mean:+.2f} ± {error:.2f} over {number} games, {astray} don't add up"
    return said, abs(mean) > SURE * error or astray > 0


def secrecy(kind, number):
    """Two deals that look the same from a seat get the same verdict on its move, all through a game."""
    leaks, looked, seed = 0, 0, 0
    while looked < max(number // 20, 1):
        seed += 1
        chance, state = Fast(seed), kind.start(usual_players(kind), seed)
        while state.waiting and looked < max(number // 20, 1):
            seat = state.waiting[0]
            if chance.below(7) == 0:
                looked += 1
                leaks += leak(kind, state, seat, chance)
            state.apply(seat, brain(kind.name).expert(state, seat, chance))
    return f"{leaks} leaks at {looked} moments", leaks > 0


def leak(kind, state, seat, chance):
    move = state.some(seat, chance)
    judge, view = Judge(kind, brain(kind.name), LIGHT), state.knowledge(seat)
    other = kind.guess(view, chance)
    one, two = [told(judge.judge(deal.knowledge(seat), seat, move, Fast(1))) for deal in (state, other)]
    return one != two


def told(verdict):
    return verdict and (str(verdict.best), verdict.value, verdict.win, verdict.loss, verdict.error, verdict.why)


def usual_players(kind):
    return min(max(4, kind.fewest), kind.most)


DRILLS = {"blunders": blunders, "agreement": agreement, "luck": luck, "secrecy": secrecy}


if __name__ == "__main__":
    main()
