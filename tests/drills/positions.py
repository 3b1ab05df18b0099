"""Games by the thousand with any options and with players who leave: at every move the state reads back from its JSON.

Full form: python -m tests.drills.positions --games 1000

It takes hours interpreted and about one with compiled rules (tools/compile.py, PYTHONPATH=build/compiled). With --log
it goes on where it was broken off: a hundred games without a fault are a line of that file, and not played again.
"""

import os
import sys
import time
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from tests.laws.laws import there_and_back
from tests.laws.walks import Case, any_house, walk_with_leavers

from cardtable.arena.form import is_compiled
from cardtable.catalog import GAMES, game, games

LOOKS = 50
"""Every so many moves what everybody sees is compared, too."""
STRETCH = 100
"""So many games are played before it is written down that they were."""


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=1_000, help="for each game and number of players")
    arguments.add_argument("--only", choices=games(), help="one game instead of all")
    arguments.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--log", type=Path, help="a file of what was played; what stands there is not played again")
    given = arguments.parse_args()
    chosen = [listed for listed in GAMES if given.only in (None, listed.name)]
    print(f"the rules run {'compiled' if is_compiled() else 'interpreted'}", flush=True)
    faults = [
        fault
        for first in range(0, given.games, STRETCH)
        for listed in chosen
        for players in range(listed.fewest, listed.most + 1)
        for fault in drill(
            listed.name, players, range(first, min(first + STRETCH, given.games)), given.workers, given.log
        )
    ]
    sys.exit("\n".join(faults) if faults else 0)


def drill(name, players, seeds, workers, log=None):
    """A game for each seed, unless the log says that they were played; what went wrong, each fault once."""
    title = f"{name}, {players} players, games {seeds.start} to {seeds.stop - 1}:"
    if log and log.exists() and title in log.read_text():
        return []
    start = time.perf_counter()
    with ProcessPoolExecutor(workers) as crew:
        found = [fault for fault in crew.map(partial(fault_of, name, players), seeds, chunksize=10) if fault]
    line = f"{title} {len(found)} faults, {time.perf_counter() - start:.0f} s"
    print(line, flush=True)
    if log and not found:
        with log.open("a") as file:
            file.write(f"{line}\n")
    return found


def fault_of(name, players, seed):
    """What is wrong with one game, in a line; nothing where all is well."""
    listed = game(name)
    case = Case(listed, players, seed, any_house(listed, players, seed))
    try:
        for number, (state, moment) in enumerate(walk_with_leavers(case, stride=1)):
            there_and_back(case, state, moment, looks=number % LOOKS == 0)
    except AssertionError as fault:
        return str(fault)
    except Exception as fault:  # noqa: BLE001 - told like any other fault, and the other games are played on
        return f"{case}: {fault!r}"
    return None


if __name__ == "__main__":
    main()
