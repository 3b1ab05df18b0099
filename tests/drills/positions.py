"""Games by the thousand with any options and with players who leave: at every move the state reads back from its JSON.

Full form: python -m tests.drills.positions --games 1000
"""

import os
import sys
import time
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.laws.laws import there_and_back
from tests.laws.walks import Case, any_house, walk_with_leavers

from cardtable.catalog import GAMES, game, games
from cardtable.core.chance import Fast

LOOKS = 20
"""Every so many moves what everybody sees is compared, too."""


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=1_000, help="for each game and number of players")
    arguments.add_argument("--only", choices=games(), help="one game instead of all")
    arguments.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = arguments.parse_args()
    chosen = [listed for listed in GAMES if given.only in (None, listed.name)]
    faults = [
        fault
        for listed in chosen
        for players in range(listed.fewest, listed.most + 1)
        for fault in drill(listed.name, players, range(given.games), given.workers)
    ]
    sys.exit("\n".join(faults) if faults else 0)


def drill(name, players, seeds, workers):
    """A game for each seed; what went wrong, each fault once."""
    start = time.perf_counter()
    with ProcessPoolExecutor(workers) as crew:
        found = [fault for fault in crew.map(partial(fault_of, name, players), seeds, chunksize=10) if fault]
    took = time.perf_counter() - start
    print(f"{name}, {players} players: {len(seeds)} games, {len(found)} faults, {took:.0f} s", flush=True)
    return found


def fault_of(name, players, seed):
    """What is wrong with one game, in a line; nothing where all is well."""
    listed = game(name)
    case = Case(listed, players, seed, any_house(listed, players, Fast(seed)))
    try:
        for number, (state, moment) in enumerate(walk_with_leavers(case, stride=1)):
            there_and_back(case, state, moment, looks=number % LOOKS == 0)
    except AssertionError as fault:
        return str(fault)
    return None


if __name__ == "__main__":
    main()
