"""How long the meld finders think: p50, p99 and maximum of processor time in microseconds, as a Markdown table.

    python -m benchmarks.meld_finder --game rummy --hands 2000

With PYTHONPATH pointing to the compiled form it measures that.
"""

import time
from argparse import ArgumentParser
from collections.abc import Callable
from importlib import import_module

from cardtable.core import cards
from cardtable.core.chance import Fast

type Think = Callable[[], object]
type Case = tuple[str, Callable[[Fast], Think]]
"""What kind of hand, and how to deal one: thinking about it is what is timed."""


def main() -> None:
    """Time every case of the games that were asked for."""
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--game", nargs="+", default=["rummy", "shanko"])
    arguments.add_argument("--hands", type=int, default=2000)
    given = arguments.parse_args()
    form = "compiled" if cards.__file__.endswith(".so") else "interpreted"
    print("| game | hands | form | p50 | p99 | max |")
    print("|---|---|---|---|---|---|")
    for game in given.game:
        for name, deal in import_module(f"benchmarks.meld_hands_{game}").CASES:
            print(f"| {game} | {name} | {form} | {' | '.join(map(str, timed(deal, given.hands)))} |")


def timed(deal: Callable[[Fast], Think], hands: int) -> tuple[int, int, int]:
    """p50, p99 and maximum over so many hands, in microseconds."""
    chance = Fast(1)
    times = []
    for _ in range(hands):
        think = deal(chance)
        start = time.process_time()
        think()
        times.append(time.process_time() - start)
    times.sort()
    half, most, all_ = (round(1e6 * times[int(share * (hands - 1))]) for share in (0.5, 0.99, 1.0))
    return half, most, all_


if __name__ == "__main__":
    main()
