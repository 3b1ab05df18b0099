"""Meld finders against their oracles on random hands: python -m tests.drills.meld_finder --games rummy --hands 100000

Each game's oracles stand in tests/games/<game>/oracles.py: `disagreement(seed)` tries one random hand.
"""

import sys
from argparse import ArgumentParser
from importlib import import_module
from pathlib import Path

TOLD = 1_000
"""After so many hands it is told how far the drill has come."""


def main() -> None:
    """Try the hands one by one; say how many agreed, and show those that didn't."""
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--games", nargs="+", default=with_oracles())
    arguments.add_argument("--hands", type=int, default=100_000)
    arguments.add_argument("--first", type=int, default=0)
    given = arguments.parse_args()
    wrong = [text for game in given.games for text in tried(game, range(given.first, given.first + given.hands))]
    sys.exit("\n".join(wrong) if wrong else 0)


def with_oracles() -> list[str]:
    """The games whose melds can be found in another way."""
    return sorted(path.parent.name for path in Path(__file__).parents[1].glob("games/*/oracles.py"))


def tried(game: str, seeds: range) -> list[str]:
    """What didn't agree in one game."""
    disagreement = import_module(f"tests.games.{game}.oracles").disagreement
    wrong: list[str] = []
    for done, seed in enumerate(seeds, 1):
        text = disagreement(seed)
        wrong += [] if text is None else [text]
        if done % TOLD == 0 or done == len(seeds):
            sys.stdout.write(f"\r{game}: {done - len(wrong)} of {done} hands agree")
            sys.stdout.flush()
    sys.stdout.write("\n")
    return wrong


if __name__ == "__main__":
    main()
