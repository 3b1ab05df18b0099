"""The long form: so many worlds, each by a seed of its own. A seed that finds something is told, and can be had again;
a run that was ended goes on where it says that it is.

python -m tests.simulation --worlds 10000 --many
python -m tests.simulation --worlds 8800 --many --first 1200
python -m tests.simulation --seconds 3600
python -m tests.simulation --seed 7 --servers 2 --steps 300
"""

import argparse
import logging
import math
import os
import sys
import time

from tests.simulation.world import World

STEPS = 200
BETWEEN_WORDS = 100
"""Worlds after which it is said how far we are."""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--worlds", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=math.inf, help="no longer than this")
    parser.add_argument("--steps", type=int, default=STEPS, help="steps of each world")
    parser.add_argument("--first", type=int, help="the first seed; by the clock, if not said")
    parser.add_argument("--seed", type=int, help="this one alone")
    parser.add_argument("--servers", type=int, help="how many share the journal; one to three by the seed, if not said")
    parser.add_argument("--many", action="store_true", help="two or three servers, by the seed")
    wishes = parser.parse_args()
    know_the_order_of_sets()
    logging.disable(logging.CRITICAL)
    first = time.time_ns() // 1_000_000 if wishes.first is None else wishes.first
    seeds = [wishes.seed] if wishes.seed is not None else range(first, first + wishes.worlds)
    raise SystemExit(run(seeds, wishes, wishes.seconds))


def know_the_order_of_sets():
    """In each process it is another, and with it the order in which servers do what has none; but not if it is told."""
    if os.environ.get("PYTHONHASHSEED") != "0":
        os.execve(sys.executable, sys.orig_argv, {**os.environ, "PYTHONHASHSEED": "0"})


def run(seeds, wishes, seconds):
    """Whether something was found."""
    begun, made = time.monotonic(), 0
    for worlds, seed in enumerate(seeds, 1):
        world = World(seed, 2 + seed % 2 if wishes.many else wishes.servers)
        try:
            world.run(wishes.steps)
        except Exception as found:  # noqa: BLE001 - what the world itself can't follow is found, too
            again = f"--seed {seed} --servers {len(world.servers)} --steps {wishes.steps}"
            say(f"{found!r} in world {worlds}\npython -m tests.simulation {again}")
            return True
        made, took = made + world.steps, time.monotonic() - begun
        if worlds % BETWEEN_WORDS == 0 or worlds == len(seeds) or took > seconds:
            say(f"{worlds} worlds by the seeds {seeds[0]} to {seed}, {made} steps, {took:.0f} s: no difference")
        if took > seconds:
            break
    return False


def say(text):
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
