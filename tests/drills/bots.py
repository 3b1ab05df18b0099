"""Bots by the thousand, in every game and with every number of players: no illegal move, and every game ends. The more
players, the longer a game: each number of players gets about the same time.

Full form: python -m tests.drills.bots --games 100000 --hard 1000
With --keep FOLDER what is played is written down, and a drill that was stopped goes on where it was; --seconds stops
each kind of game after so long. What is kept so far is counted by `python -m benchmarks.strength --drill FOLDER`.
"""

import os
import sys
import time
from argparse import ArgumentParser
from math import ceil
from pathlib import Path

from cardtable.arena.crews import crew_of
from cardtable.arena.lineup import Setup, deals_for, games_in
from cardtable.arena.tournament import run
from cardtable.catalog import GAMES, games
from cardtable.core.move import IllegalMove

PLAYOUTS = 10
LONGER = 2.5
"""The power of the number of players with which the time of a game between hard bots grows."""


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=100_000, help="games of easy and medium bots, for each game")
    arguments.add_argument("--hard", type=int, default=1_000, help="games of hard bots, for each game")
    arguments.add_argument("--only", choices=games(), help="one game instead of all")
    arguments.add_argument("--keep", type=Path, help="where games are written down")
    arguments.add_argument("--seconds", type=float, default=float("inf"), help="for each kind of game")
    arguments.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = arguments.parse_args()
    faults = [
        fault
        for game in GAMES
        if given.only in (None, game.name)
        for bots, number in ((("easy", "medium"), given.games), ((f"hard:{PLAYOUTS}",), given.hard))
        for fault in drill(game, bots, number, given.workers, given.keep, given.seconds)
    ]
    sys.exit("\n".join(faults) if faults else 0)


def drill(game, bots, number, workers, keep=None, seconds=float("inf"), rounds=None):
    """So many games between these bots, or rounds of them, over all numbers of players; what went wrong."""
    counts = range(game.fewest, game.most + 1)
    faults, played, start = [], 0, time.perf_counter()
    for players in counts:
        began = time.perf_counter()
        lineup = tuple(bots[seat % len(bots)] for seat in range(players))
        setup = Setup(game.name, lineup, players, seed=players, rounds=rounds)
        try:
            deals = deals_for(setup, ceil(number * share_of(players, counts)))
            done = run(setup, deals, crew_of(workers, None), kept(keep, setup), until(began + seconds))
            played += games_in(setup, len(done))
        except IllegalMove as illegal:
            faults.append(f"{game.name}, {players} players, {' and '.join(bots)}: {illegal}")
    took = time.perf_counter() - start
    print(f"{game.name}: {played} games of {' and '.join(bots)}, {len(faults)} faults, {took:.0f} s", flush=True)
    return faults


def share_of(players, counts):
    """The part of the games that so many play."""
    return players**-LONGER / sum(count**-LONGER for count in counts)


def until(end):
    """Stops, as if by the keyboard, when it is time."""

    def progress(_):
        if time.perf_counter() > end:
            raise KeyboardInterrupt

    return progress


def kept(folder, setup):
    """The file of one kind of game; none where nothing is written down."""
    if folder is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{setup.game}-{setup.players}-{'-'.join(dict.fromkeys(setup.bots)).replace(':', '')}.jsonl"


if __name__ == "__main__":
    main()
