"""The drill of a device without a network: every game whole, against medium bots, in a real Chromium.

python -m tests.drills.offline [--games geschenkt,rook] [--level medium]
"""

import argparse
import random
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from tests.e2e.device import START_MS, Traveller
from tests.e2e.house import Guest, chromium
from tests.e2e.test_every_game import play
from tests.live import serving

from cardtable.catalog import games

LISTENING = """
window.answers = [];
let since = 0;
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      if (data.type !== 'heard' || JSON.parse(data.message).type !== 'changes') return;
      window.answers.push(performance.now() - since);
      since = performance.now();
    });
  }
  postMessage(...said) {
    if (said[0].type === 'tell') since = performance.now();
    super.postMessage(...said);
  }
};
"""
"""Remembers how long the house on the device took for each of its answers: its bots wait for nobody."""


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", default=",".join(games()))
    arguments.add_argument("--level", default="medium")
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "tables.sqlite3") as server, chromium() as one:
        guest = Guest(one, server, stays=True, settings={"table": "plain", "sound": False})
        guest.context.add_init_script(LISTENING)
        ann = Traveller(guest.go("/"))
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
    lasted, answers = time.monotonic() - started, ann.page.evaluate("window.answers")
    print(f"{game}: at the table after {started - began:.1f} s, over after {lasted:.1f} s; {told(answers)}", flush=True)


def told(answers):
    half, most = median(answers), quantiles(answers, n=20)[-1]
    return f"{len(answers)} answers, half within {half:.0f} ms, 95 % within {most:.0f}, slowest {max(answers):.0f}"


if __name__ == "__main__":
    main()
