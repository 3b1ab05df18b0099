"""Reviews held against what they promise, on games between equal experts.

blunders   a random move that another judge finds clearly bad is put into a game: it is among the three moments
agreement  reviewed again with other guesses, the sum of a player's losses is the same within both error bars
luck       luck and skill add up to the result in every game, and over many games of equal bots luck is nothing
secrecy    at moments of every game, cards that the player could not know change nothing in the verdict

A blunder is a random move that costs at least half of what a stage between experts varies, whatever noise does: by a
judge with four times the guesses and other chance, the lower end of its loss is above that. Random moves that cost less
are left out and counted; the game goes on until one is a blunder.

Full form: python -m tests.drills.reviews --games 1000
With --keep FOLDER what came of each game is written down, and a drill that was stopped goes on where it was; --seconds
stops each part after so long. `python -m benchmarks.reviews` tells what is kept.
"""

import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from math import hypot, sqrt
from pathlib import Path
from statistics import fmean, stdev

from tests.drills.kept import kept_in, results
from tests.review.games import expert_game

from cardtable.bots.judge import Judge
from cardtable.catalog import GAMES, brain, games
from cardtable.core.chance import Fast
from cardtable.review.review import SURELY, USUAL_DEPTH, decisions, review

FOUND = 0.9
"""So many planted blunders are among the moments, and so many sums of losses agree, at least."""
SURE = 3.0
"""Standard errors that a mean of luck may be from nothing: of a hundred drills, hardly one fails by chance."""
BAD = 0.5
"""A blunder costs so much of what a stage between experts varies, at least."""
CLOSER = 4
"""Whether a move is a blunder is judged with so many times the guesses."""
SEARCHES = 400
"""Playouts for a move of the experts in whose games a blunder is planted, as hard bots have: their own mistakes are
smaller."""
LIGHT = 3
"""Depth for what needs many games rather than sharp verdicts."""
OTHER_GUESSES = 1_000_003
LOOKS = 10
"""Moments of one game at which secrecy is tried."""


@dataclass(frozen=True)
class Drill:
    """What is made of each seed, and what all of it says: in words, and whether a promise is broken."""

    one: Callable
    told: Callable
    part: int
    """The games it takes, one of so many that luck takes."""


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=1000, help="for luck; others take a part")
    arguments.add_argument("--only", choices=games(), help="one game instead of all")
    arguments.add_argument("--drill", choices=DRILLS, help="one drill instead of all")
    arguments.add_argument("--keep", type=Path, help="where it is written down what came of each game")
    arguments.add_argument("--seconds", type=float, default=float("inf"), help="for each part")
    given = arguments.parse_args()
    faults = []
    for kind in (kind for kind in GAMES if given.only in (None, kind.name)):
        for name in (name for name in DRILLS if given.drill in (None, name)):
            began = time.process_time()
            file, until = kept_in(given.keep, kind.name, name), time.monotonic() + given.seconds
            said, fault = run(name, kind, given.games, file, until)
            print(f"{kind.name}, {name}: {said}, {time.process_time() - began:.0f} s", flush=True)
            faults += [f"{kind.name}, {name}: {said}"] if fault else []
    sys.exit("\n".join(faults) if faults else 0)


def run(name, kind, games, file=None, until=float("inf")):
    """One drill in its full form, or as far as there is time: what it says, and whether a promise is broken."""
    drill = DRILLS[name]
    wanted = max(games // drill.part, 1)
    found = list(islice(results(file, lambda seed: drill.one(kind, seed), until), wanted))
    return drill.told(found) if found else ("nothing yet", False)


def blunder(kind, seed, depth=USUAL_DEPTH, searches=SEARCHES):
    """Whether a planted blunder is found, and how many random moves were none."""
    plant = Plant(kind, seed, depth)
    past = expert_game(kind.name, usual_players(kind), seed, plant.move, searches)
    if plant.step is None:
        return {"left_out": plant.left_out}
    found = review(past, decisions(past, depth), depth)
    return {
        "left_out": plant.left_out,
        "is_found": plant.step in found.moments,
        "costs": plant.loss,
        "planted": next((told_of(one) for one in found.decisions if one.step == plant.step), None),
        "moments": [told_of(one) for one in found.decisions if one.step in found.moments],
    }


def told_of(decision):
    return [decision.step, decision.loss, decision.error, decision.played, decision.best]


class Plant:
    """Puts the first random move that is a blunder into a game, from some step on."""

    def __init__(self, kind, seed, depth):
        self.judge, self.chance = Judge(kind, brain(kind.name), CLOSER * depth), Fast(seed + OTHER_GUESSES)
        self.step, self.loss, self.left_out = None, None, 0
        self.first = 1 + self.chance.below(expert_game(kind.name, usual_players(kind), seed).steps)

    def move(self, step, state, seat):
        if step < self.first or self.step is not None:
            return None
        move = state.some(seat, self.chance)
        verdict = self.judge.judge(state.knowledge(seat), seat, move, self.chance)
        if verdict is None or verdict.loss - SURELY * verdict.error < BAD * self.judge.brain.swing:
            self.left_out += 1
            return None
        self.step, self.loss = step, verdict.loss
        return move


def blunders_told(found):
    """How many planted blunders are among the three moments of their game."""
    planted = [one for one in found if "is_found" in one]
    hits, left_out = sum(one["is_found"] for one in planted), sum(one["left_out"] for one in found)
    return f"{hits} of {len(planted)} blunders found, {left_out} random moves were none", hits < FOUND * len(planted)


def agreement(kind, seed, depth=USUAL_DEPTH):
    """By how much the sums of each player's losses differ, and by how much they may."""
    past = expert_game(kind.name, usual_players(kind), seed)
    one, other = [list(filter(None, decisions(past, depth, guesses))) for guesses in (0, OTHER_GUESSES)]
    return [differs(one, other, seat) for seat in range(usual_players(kind))]


def differs(one, other, seat):
    """By how much two sums of losses differ, and by how much they may."""
    (first, bar), (second, other_bar) = [lost(found, seat) for found in (one, other)]
    return abs(first - second), hypot(bar, other_bar)


def lost(found, seat):
    mine = [decision for decision in found if decision.seat == seat]
    return sum(decision.loss for decision in mine), hypot(*(decision.error for decision in mine))


def agreement_told(found):
    """How often the sums of a player's losses agree."""
    sums = [pair for game in found for pair in game]
    agreed = sum(gap <= bar for gap, bar in sums)
    return f"{agreed} of {len(sums)} sums agree", agreed < FOUND * len(sums)


def luck(kind, seed):
    """The luck of one seat, which is the same bot as all others, and whether both parts add up for everybody."""
    past = expert_game(kind.name, usual_players(kind), seed)
    shares = review(past, decisions(past, LIGHT), LIGHT).shares
    adds_up = all(abs(one.luck + one.skill - one.margin) <= one.error + 0.02 for one in shares)
    return {"luck": shares[seed % len(shares)].luck, "adds_up": adds_up}


def luck_told(found):
    """The mean luck, and how many games don't add up."""
    lucks, astray = [one["luck"] for one in found], sum(not one["adds_up"] for one in found)
    mean, error = fmean(lucks), stdev(lucks) / sqrt(len(lucks)) if len(lucks) > 1 else float("inf")
    said = f"luck {mean:+.2f} ± {error:.2f} over {len(lucks)} games, {astray} don't add up"
    return said, abs(mean) > SURE * error or astray > 0


def secrecy(kind, seed, looks=LOOKS):
    """Two deals that look the same from a seat get the same verdict on its move, all through a game: at how many
    moments that was tried, and at how many it isn't so."""
    leaks, looked = 0, 0
    chance, state = Fast(seed), kind.start(usual_players(kind), seed)
    while state.waiting and looked < looks:
        seat = state.waiting[0]
        if chance.below(7) == 0:
            looked += 1
            leaks += leak(kind, state, seat, chance)
        state.apply(seat, brain(kind.name).expert(state, seat, chance))
    return [leaks, looked]


def leak(kind, state, seat, chance):
    move = state.some(seat, chance)
    judge, view = Judge(kind, brain(kind.name), LIGHT), state.knowledge(seat)
    other = kind.guess(view, chance)
    one, two = [verdict_told(judge.judge(deal.knowledge(seat), seat, move, Fast(1))) for deal in (state, other)]
    return one != two


def verdict_told(verdict):
    return verdict and (str(verdict.best), verdict.value, verdict.win, verdict.loss, verdict.error, verdict.why)


def secrecy_told(found):
    leaks, looked = [sum(column) for column in zip(*found, strict=True)]
    return f"{leaks} leaks at {looked} moments", leaks > 0


def usual_players(kind):
    return min(max(4, kind.fewest), kind.most)


DRILLS = {
    "blunders": Drill(blunder, blunders_told, part=20),
    "agreement": Drill(agreement, agreement_told, part=100),
    "luck": Drill(luck, luck_told, part=1),
    "secrecy": Drill(secrecy, secrecy_told, part=100),
}


if __name__ == "__main__":
    main()
