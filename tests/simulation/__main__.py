"""The long form: so many worlds by new seeds, of one to three servers each. A seed that finds something is told, and
can be had again.

python -m tests.simulation --worlds 10000
python -m tests.simulation --seconds 600 --servers 2
python -m tests.simulation --seed 7 --servers 2 --steps 300
"""

import argparse
import logging
import math
import os
import sys
import time

from tests.simulation.world import World


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--worlds", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=math.inf, help="no longer than this")
    parser.add_argument("--steps", type=int, default=300, help="steps of each world")
    parser.add_argument("--seed", type=int, help="this one alone")
    parser.add_argument("--servers", type=int, help="how many share the journal; by the seed, if not said")
    wishes = parser.parse_args()
    know_the_order_of_sets()
    logging.disable(logging.CRITICAL)
    first = time.time_ns() // 1_000_000
    seeds = [wishes.seed] if wishes.seed is not None else range(first, first + wishes.worlds)
    raise SystemExit(run(seeds, wishes.servers, wishes.steps, wishes.seconds))


def know_the_order_of_sets():
    """In each process it is another, and with it the order in which servers do what has none; but not if it is told."""
    if os.environ.get("PYTHONHASHSEED") != "0":
        os.execve(sys.executable, sys.orig_argv, {**os.environ, "PYTHONHASHSEED": "0"})


def run(seeds, servers, steps, seconds):
    """Whether something was found."""
    begun, made, worlds = time.monotonic(), 0, 0
    for seed in seeds:
        world = World(seed, servers)
        try:
            world.run(steps)
        except Exception as found:  # noqa: BLE001 - what the world itself can't follow is found, too
            say(f"\n{found!r}\npython -m tests.simulation --seed {seed} --servers {len(world.servers)} --steps {steps}")
            return True
        made, worlds = made + world.steps, worlds + 1
        sys.stderr.write(f"\r{worlds} worlds")
        if time.monotonic() - begun > seconds:
            break
    took = time.monotonic() - begun
    say(f"\n{worlds} worlds, {made} steps, {made / took:.0f} a second: servers and model never differed")
    return False


def say(text):
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    main()
