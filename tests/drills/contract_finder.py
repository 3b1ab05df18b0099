"""Shanko's contract finder against its oracles: python -m tests.drills.contract_finder --hands 100000"""

import sys
from argparse import ArgumentParser

from tests.drills.meld_finder import tried


def main() -> None:
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--hands", type=int, default=100_000)
    arguments.add_argument("--first", type=int, default=0)
    given = arguments.parse_args()
    wrong = tried("shanko", range(given.first, given.first + given.hands))
    sys.exit("\n".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
