"""Reviews held against what they promise, on games between equal experts.

blunders   a random move that costs much by another judge is put into a game: it is among the three moments
agreement  reviewed again with other guesses, the sum of a player's losses differs by less than its error bar
luck       over many games of equal bots luck is nothing, nor are the deal and the draws; of the decisions one in
           32 is priced, at a quarter of the usual depth, and counts for all of them, which changes no mean
beginner   nor is it to a beginner among experts: what a beginner loses by is found in the play
secrecy    at moments of every game, cards that the player could not know change no byte of what is said of a move

A random move is often as good as any. It is a blunder where a judge with four times the guesses of the review and other
chance is sure that it costs something, and it costs at least half of what a stage between experts varies: 5 points at
Geschenkt, 2 at Sushi Go!, 22 at Rook and Shanko, 18 at Rummy. Other random moves are left out and counted; the game
goes on until one is a blunder. In the rummies, where a game takes long, up to three are planted in one. That asks for
more: each of them has to be dearer than every mistake of the experts then, and alone it might have two above it.

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
from tests.review.games import expert_game, game_from

from cardtable.bots.judge import SURELY, Judge
from cardtable.catalog import GAMES, brain, games
from cardtable.core.chance import Fast
from cardtable.review.review import MOMENTS, USUAL_DEPTH, Thought, decisions, is_mistake, review, thoughts_on, what_if
from cardtable.wire.codec import write

FOUND = 0.9
"""So many planted blunders are among the moments, and so many sums of losses agree, at least."""
SURE = 3.0
"""Standard errors that a mean of luck may be from nothing: of a hundred drills, hardly one fails by chance."""
BLUNDER = 0.5
"""A blunder costs so much of what a stage between experts varies, at least."""
CLOSER = 4
"""Whether a move is a blunder is judged with so many times the guesses."""
GLANCE = USUAL_DEPTH // 4
"""Depth of a glance by which moves are left out that can't be blunders, and of prices where there are many games."""
SEARCHES = 400
"""Playouts for a move of the experts in whose games a blunder is planted, as hard bots have: their own mistakes are
smaller."""
PLANTED = {"rummy": MOMENTS, "shanko": MOMENTS}
"""Blunders that are planted in one game, if it isn't one."""
LIGHT = 2
"""Depth for what needs many games rather than sharp values."""
ONE_IN = 32
"""Of so many decisions one is priced where there are many games."""
OTHER_GUESSES = 1_000_003
PARTS = ("margin", "luck", "deal", "draws", "skill")
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
    found = list(islice(results(file, lambda seed: drill.one(kind, seed), until), asked(name, kind, games)))
    return drill.told(found) if found else ("nothing yet", False)


def asked(name, kind, games):
    """The games that a drill takes in its full form; fewer where several blunders are planted in each."""
    planted = PLANTED.get(kind.name, 1) if name == "blunders" else 1
    return max(games // DRILLS[name].part // planted, 1)


def blunder(kind, seed, depth=USUAL_DEPTH, searches=SEARCHES):
    """Whether planted blunders are found, and how many random moves were none."""
    plant = Plant(kind, seed, depth)
    past = expert_game(kind.name, usual_players(kind), seed, plant.move, searches)
    if not plant.losses:
        return {"left_out": plant.left_out, "planted": []}
    found = review(past, [Thought(decision, ()) for decision in decisions(past, depth)], depth)
    told = {one.step: told_of(one) for one in found.decisions}
    return {
        "left_out": plant.left_out,
        "planted": [
            {"is_found": step in found.moments, "costs": loss, "told": told.get(step)}
            for step, loss in plant.losses.items()
        ],
        "mistakes": [told[one.step] for one in found.decisions if is_mistake(one)],
    }


def told_of(decision):
    return [decision.step, decision.loss, decision.error, decision.played, decision.best]


class Plant:
    """Puts random moves that are blunders into a game, each the first one from some step on."""

    def __init__(self, kind, seed, depth):
        self.kind, self.brain, self.chance = kind, brain(kind.name), Fast(seed + OTHER_GUESSES)
        self.depths = [times * self.brain.patience for times in (min(depth, GLANCE), CLOSER * depth)]
        self.losses, self.left_out = {}, 0
        """What the blunders cost, by their steps."""
        steps, parts = expert_game(kind.name, usual_players(kind), seed).steps, PLANTED.get(kind.name, 1)
        self.first = [1 + (part * steps + self.chance.below(steps)) // parts for part in range(parts)]

    def move(self, step, state, seat):
        if len(self.losses) == len(self.first) or step < self.first[len(self.losses)]:
            return None
        move = state.some(seat, self.chance)
        loss = self.cost(state, seat, move)
        if loss is None:
            self.left_out += 1
            return None
        self.losses[step] = loss
        return move

    def cost(self, state, seat, move):
        """What a blunder costs; None if it is none, which a glance tells of most moves."""
        for depth in self.depths:
            judge = Judge(self.kind, self.brain, depth)
            verdict = judge.judge(state.knowledge(seat), seat, move, self.chance)
            bar = SURELY * verdict.error if verdict else 0.0
            if verdict is None or verdict.loss + bar < BLUNDER * self.brain.swing:
                return None
        return verdict.loss if verdict.loss >= BLUNDER * self.brain.swing and verdict.loss > bar else None


def blunders_told(found):
    """How many planted blunders are among the three moments of their game."""
    planted = [blunder["is_found"] for one in found for blunder in one["planted"]]
    left_out = sum(one["left_out"] for one in found)
    said = f"{sum(planted)} of {len(planted)} blunders found, {left_out} random moves cost less"
    return said, sum(planted) < FOUND * len(planted)


def agreement(kind, seed, depth=USUAL_DEPTH):
    """By how much two sums of each player's losses differ, and the error bars of both."""
    past = expert_game(kind.name, usual_players(kind), seed)
    one, other = [list(filter(None, decisions(past, depth, guesses))) for guesses in (0, OTHER_GUESSES)]
    return [differs(one, other, seat) for seat in range(usual_players(kind))]


def differs(one, other, seat):
    (first, bar), (second, other_bar) = [lost(found, seat) for found in (one, other)]
    return first - second, bar, other_bar


def lost(found, seat):
    mine = [decision for decision in found if decision.seat == seat]
    return sum(decision.loss for decision in mine), hypot(*(decision.error for decision in mine))


def agreement_told(found):
    """How often the sums of a player's losses agree, and how large their gaps are beside what the bars expect: 1 where
    these are right."""
    sums = [one for game in found for one in game]
    agreed = sum(abs(gap) <= bar for gap, bar, _ in sums)
    scale = sqrt(fmean((SURELY * gap / hypot(*bars)) ** 2 for gap, *bars in sums if any(bars)))
    return f"{agreed} of {len(sums)} sums agree, gaps {scale:.2f} of what is expected", agreed < FOUND * len(sums)


def luck(kind, seed):
    """The luck of one seat, which is the same bot as all others."""
    return share_of(kind, seed, expert_game(kind.name, usual_players(kind), seed))


def beginner(kind, seed):
    """The same for a beginner among experts."""
    return share_of(kind, seed, expert_game(kind.name, usual_players(kind), seed, beginner=seed % usual_players(kind)))


def share_of(kind, seed, past):
    """How a seat's result came about, as far as some of its decisions tell."""
    chance = Fast(seed)
    some = [step for step in range(1, past.steps + 1) if chance.below(ONE_IN) == 0]
    cards = thoughts_on(past, decisions(past, GLANCE, only=some), LIGHT, seed)
    mine = review(past, cards).shares[seed % usual_players(kind)]
    skill = ONE_IN * mine.skill
    return {"margin": mine.margin, "luck": mine.margin - skill, "deal": mine.deal, "draws": mine.draws, "skill": skill}


def luck_told(found):
    """The mean of every part, and how much of the margins the cards explain."""
    columns = {part: [one[part] for one in found] for part in PARTS}
    means = {part: told_mean(column) for part, column in columns.items()}
    told = ", ".join(f"{part} {mean:+.2f} ± {error:.2f}" for part, (mean, error) in means.items())
    said = f"{told} over {len(found)} games"
    return said, any(abs(means[part][0]) > SURE * means[part][1] for part in ("luck", "deal", "draws"))


def told_mean(numbers):
    """A mean and its standard error."""
    return fmean(numbers), stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else float("inf")


def secrecy(kind, seed, looks=LOOKS):
    """Two deals that look the same from a seat are reviewed alike, all through a game: at how many moments that isn't
    so, and at how many it was tried."""
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
    """Whether a move is reviewed otherwise where other cards are hidden, and others played on with."""
    move, other = state.some(seat, chance), kind.guess(state.knowledge(seat), chance)
    one, two = [said_of(kind, deal, move, seed) for seed, deal in enumerate((state, other))]
    return one != two


def said_of(kind, state, move, seed):
    """Every byte that is said of the first move of a game."""
    mind, chance = brain(kind.name), Fast(seed)
    past = game_from(state, kind, lambda step, now, seat: move if step == 1 else mind.expert(now, seat, chance), 4)
    decision = next(decisions(past, LIGHT))
    return decision and write([decision, what_if(past, 1, decision.best, LIGHT)])


def secrecy_told(found):
    leaks, looked = [sum(column) for column in zip(*found, strict=True)]
    return f"{leaks} leaks at {looked} moments", leaks > 0


def usual_players(kind):
    return min(max(4, kind.fewest), kind.most)


DRILLS = {
    "blunders": Drill(blunder, blunders_told, part=20),
    "agreement": Drill(agreement, agreement_told, part=100),
    "luck": Drill(luck, luck_told, part=1),
    "beginner": Drill(beginner, luck_told, part=5),
    "secrecy": Drill(secrecy, secrecy_told, part=100),
}


if __name__ == "__main__":
    main()
