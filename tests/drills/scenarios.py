"""Scenario strings of random moments of every game: read, written, the same, and played on to the end.

Full form: python -m tests.drills.scenarios --moments 10000
With --keep FOLDER what was tried is written down, and a drill that was stopped goes on where it was.
"""

import sys
import time
from argparse import ArgumentParser
from pathlib import Path

from tests.drills.kept import kept_in, results

from cardtable.catalog import GAMES, brain, games
from cardtable.core.chance import Fast
from cardtable.review.scenario import parse_scenario, scenario_of

APART = (3, 10, 30, 100)
"""About every so many moves of a game a moment is written down: some games of random moves take thousands of them."""
OF_A_GAME = 40
"""So many moments come from one game at most."""


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--moments", type=int, default=10_000, help="for each game")
    arguments.add_argument("--only", choices=games(), help="one game instead of all")
    arguments.add_argument("--keep", type=Path, help="where it is written down what was tried")
    given = arguments.parse_args()
    faults = [
        fault for kind in GAMES if given.only in (None, kind.name) for fault in told(kind, given.moments, given.keep)
    ]
    sys.exit("\n".join(faults) if faults else 0)


def told(kind, moments, keep=None):
    began, tried, faults = time.process_time(), 0, []
    for found in results(kept_in(keep, kind.name), lambda seed: drill(kind, seed)):
        tried += found["moments"]
        faults += found["faults"]
        if tried >= moments:
            break
    print(f"{kind.name}: {tried} moments, {len(faults)} faults, {time.process_time() - began:.0f} s", flush=True)
    return faults


def drill(kind, seed, most=OF_A_GAME):
    """Moments of one game of random moves, with every number of players in turn: how many, and what went wrong. One in
    two is written as a seat sees it, the others with all cards."""
    chance, apart, faults, moments = Fast(seed), APART[seed % len(APART)], [], 0
    state = kind.start(kind.fewest + seed % (kind.most - kind.fewest + 1), seed)
    while state.waiting and moments < most:
        seat = state.waiting[0]
        if chance.below(apart) == 0:
            moments += 1
            faults += faults_of(kind, state, seat if moments % 2 else None, chance)
        state.apply(seat, state.some(seat, chance))
    return {"moments": moments, "faults": faults}


def faults_of(kind, state, seat, chance):
    text = str(scenario_of(kind, state, seat))
    scenario = parse_scenario(text)
    if str(scenario) != text:
        return [f"{text} is written {scenario}"]
    dealt = scenario.dealt(chance)
    eyes = seat if seat is not None else state.waiting[0]
    if dealt.knowledge(eyes) != state.knowledge(eyes):
        return [f"{text} looks different"]
    play_to_the_end(dealt, brain(kind.name), chance)
    return []


def play_to_the_end(state, mind, chance):
    """By rules of thumb, which come to an end sooner than chance does."""
    while state.waiting:
        seat = state.waiting[0]
        state.play(seat, mind.expert(state, seat, chance))


if __name__ == "__main__":
    main()
