"""The long form: worlds by new seeds for so many seconds. A seed that finds something is told, and can be had again.

python -m tests.simulation --seconds 3600
python -m tests.simulation --seed 7 --servers 2 --steps 300
"""

import argparse
import logging
import sys
import time
from itertools import count

from tests.simulation.audit import Found
from tests.simulation.world import World


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--steps", type=int, default=1000, help="steps of each world")
    parser.add_argument("--seed", type=int, help="this one alone")
    parser.add_argument("--servers", type=int, help="how many share the journal; by the seed, if not said")
    wishes = parser.parse_args()
    logging.disable(logging.CRITICAL)
    seeds = [wishes.seed] if wishes.seed is not None else count(time.time_ns() // 1_000_000)
    raise SystemExit(run(seeds, wishes.servers, wishes.steps, wishes.seconds))


def run(seeds, servers, steps, seconds):
    """Whether something was found."""
    begun, made, worlds = time.monotonic(), 0, 0
    for seed in seeds:
        world = World(seed, servers)
        try:
            world.run(steps)
        except Found as found:
            say(f"{found}\npython -m tests.simulation --seed {seed} --servers {len(world.houses)} --steps {steps}")
            return True
        made, worlds = made + world.steps, worlds + 1
        if time.monotonic() - begun > seconds:
            break
    took = time.monotonic() - begun
    say(f"{worlds} worlds, {made} steps, {made / took:.0f} a second: server and model never differed")
    return False


def say(text):
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    main()
