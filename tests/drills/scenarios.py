"""Scenario strings of random moments of every game: read, written, the same, and played on to the end.

Full form: python -m tests.drills.scenarios --moments 10000
"""

import sys
import time
from argparse import ArgumentParser

from cardtable.catalog import GAMES, games
from cardtable.core.chance import Fast
from cardtable.review.scenario import parse_scenario, scenario_of

APART = 9
"""About every so many moves a moment is written down."""


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--moments", type=int, default=10_000, help="for each game")
    arguments.add_argument("--only", choices=games(), help="one game instead of all")
    given = arguments.parse_args()
    faults = [fault for kind in GAMES if given.only in (None, kind.name) for fault in told(kind, given.moments)]
    sys.exit("\n".join(faults) if faults else 0)


def told(kind, moments):
    began = time.process_time()
    faults = drill(kind, moments, seed=1, on=1)
    print(f"{kind.name}: {moments} moments, {len(faults)} faults, {time.process_time() - began:.0f} s", flush=True)
    return faults


def drill(kind, moments, seed, on):
    """So many moments of random games with every number of players; each of them, and one of `on` to its end. What
    went wrong."""
    chance, faults, done = Fast(seed), [], 0
    while done < moments:
        seed += 1
        state = kind.start(kind.fewest + seed % (kind.most - kind.fewest + 1), seed)
        while state.waiting and done < moments:
            seat = state.waiting[0]
            if chance.below(APART) == 0:
                done += 1
                faults += faults_of(kind, state, seat if done % 2 else None, chance, is_played_on=done % on == 0)
            state.apply(seat, state.some(seat, chance))
    return faults


def faults_of(kind, state, seat, chance, *, is_played_on):
    text = str(scenario_of(kind, state, seat))
    scenario = parse_scenario(text)
    if str(scenario) != text:
        return [f"{text} is written {scenario}"]
    dealt = scenario.dealt(chance)
    eyes = seat if seat is not None else state.waiting[0]
    if dealt.knowledge(eyes) != state.knowledge(eyes):
        return [f"{text} looks different"]
    if is_played_on:
        play_to_the_end(dealt, chance)
    return []


def play_to_the_end(state, chance):
    while state.waiting:
        seat = state.waiting[0]
        state.play(seat, state.some(seat, chance))


if __name__ == "__main__":
    main()
