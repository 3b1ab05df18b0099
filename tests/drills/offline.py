"""The drill of a device without a network: every game whole, against medium bots, in a real Chromium.

python -m tests.drills.offline [--games geschenkt,rook] [--level medium]
"""

import argparse
import random
import tempfile
import time
from pathlib import Path

from tests.e2e.device import START_MS, Traveller
from tests.e2e.house import Guest, chromium
from tests.e2e.test_every_game import play
from tests.live import serving

from cardtable.catalog import games


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", default=",".join(games()))
    arguments.add_argument("--level", default="medium")
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "tables.sqlite3") as server, chromium() as one:
        ann = Traveller(Guest(one, server, stays=True, settings={"table": "plain", "sound": False}).go("/"))
        for game in given.games.split(","):
            drill(ann, game, given.level)


def drill(ann, game, level):
    table = ann.sits_down(game, level)
    began = time.monotonic()
    ann.go(table)
    ann.page.get_by_role("button", name="Start the game").click(timeout=START_MS)
    ann.page.locator(".plain").wait_for()
    started = time.monotonic()
    play(ann.page, random.Random(7))
    print(
        f"{game}: at the table after {started - began:.1f} s, over after {time.monotonic() - started:.1f} s", flush=True
    )


if __name__ == "__main__":
    main()
