"""Plays games with bots and writes what one seat saw of them, for the development page of the drawn tables.

Run it from the root: python web/tests/pictures/record.py geschenkt --players 5 --seed 3.
"""

import argparse
import json
from pathlib import Path

import msgspec

from cardtable.bots.levels import bot
from cardtable.catalog import brain, game
from cardtable.core.chance import Fast
from cardtable.core.game import State
from cardtable.core.move import Seat

NAMES = ("You", "Jiro Ono", "Totoro", "Murasaki", "Hokusai", "Kiki", "Musashi", "Ponyo")
MOST_MOMENTS = 400


def record(name: str, players: int, seat: int, seed: int, level: str, options: dict[str, str]) -> list[object]:
    """The moments of one game as one seat saw them."""
    rules = game(name)
    state = rules.new(players, rules.house(players, options), seed)
    player = bot(level, rules, brain(name))
    chance = Fast(seed)
    moments = [moment(name, state, seat, players)]
    while state.waiting and len(moments) < MOST_MOMENTS:
        mover = state.waiting[0]
        state.play(mover, player.think(state.view(mover), mover, chance).move)
        moments.append(moment(name, state, seat, players))
    return moments


def moment(name: str, state: State, seat: int, players: int) -> object:
    """A table as a client gets it, with its view."""
    view = state.view(Seat(seat))
    chairs = [
        {"name": NAMES[s], "seat": s, "level": "" if s == seat else "medium", "kept": "", "connected": True,
         "left": False, "muted": False}
        for s in range(players)
    ]  # fmt: skip
    clocks = [{"seat": s, "left": 21.0, "of": 30.0} for s in state.waiting[:1]]
    table = {
        "type": "table", "id": "kyoto-sakura-7", "version": 1, "game": name, "phase": "playing",
        "you": seat, "host": seat, "chairs": chairs, "options": {}, "settings": {}, "paused": False, "abandoned": False,
        "onlookers": 0, "commitment": "", "question": 1, "clocks": clocks, "lines": [], "words": [],
    }  # fmt: skip
    return {"table": table, "view": msgspec.to_builtins(view), "names": list(NAMES[:players])}


def main() -> None:
    wanted = argparse.ArgumentParser()
    wanted.add_argument("game")
    wanted.add_argument("--players", type=int, default=4)
    wanted.add_argument("--seat", type=int, default=0)
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--level", default="medium")
    wanted.add_argument("--option", action="append", default=[])
    wanted.add_argument("--to", default=None)
    given = wanted.parse_args()
    options = dict(pair.split("=", 1) for pair in given.option)
    moments = record(given.game, given.players, given.seat, given.seed, given.level, options)
    to = Path(__file__).parent / "views" / f"{given.to or given.game}.json"
    to.parent.mkdir(exist_ok=True)
    to.write_text(json.dumps({"moments": moments}, ensure_ascii=False), "utf-8")
    print(f"{len(moments)} moments in {to}")


if __name__ == "__main__":
    main()
