"""Every game whole, by cursor alone, in words alone and in notation alone, in each language, at each size:

    python -m tests.drills.whole_games             all of them (--game rummy: those of one game)
    python -m tests.drills.whole_games --screens   writes the kept screens anew: look at them

A kept screen is that of the first question to somebody who walks, for each game, language and size. Of each whole game
a few screens are written to build/whole-games, from its beginning, its middle and its end; a game whose file is there
isn't played again.
"""

import argparse
import asyncio
import time
from itertools import product
from pathlib import Path

import pytest
from tests.terminal import players
from tests.terminal.at_screen import DOWN, RIGHT, at_screen, shared
from tests.terminal.test_whole_games import SIZES, WAYS, play_whole

from cardtable.catalog import GAMES, game
from cardtable.words import LANGUAGES

WHOLE = Path("build/whole-games")
LOOKED_AT = 8
"""How many screens of a whole game are written down."""
FOLDER = Path(__file__).parent.parent / "terminal" / "screens"
QUESTION = 4
"""Which question is kept: by then cards lie on the table."""


def kept(name, language):
    """Where the screens of a game are kept."""
    return FOLDER / f"{name}-{language}.txt"


def screens(name, language, monkeypatch):
    """A question at each size, to somebody who has walked a few steps."""
    return "\n".join(f"{'═' * width}\n{one(name, language, (width, height), monkeypatch)}" for width, height in SIZES)


def one(name, language, size, monkeypatch):
    wishes = shared(game(name), seed=7)
    with at_screen(monkeypatch, wishes, columns=size[0], lines=size[1], language=language) as person:
        return asyncio.run(_walked(person)).rstrip() + "\n"


async def _walked(person):
    asked = 0
    async with person.running():
        while await person.settled():
            if person.hears == "typing" and person.seat is not None:
                asked += 1
                if asked == QUESTION:
                    break
                await players.words(person)
            else:
                await person.press("\r")
        await person.press(RIGHT, RIGHT, DOWN)
        await person.settled()
        person.screen._app._redraw()
        return person.text


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--screens", action="store_true")
    arguments.add_argument("--game", choices=[listed.name for listed in GAMES])
    wish = arguments.parse_args()
    names = [wish.game] if wish.game else [listed.name for listed in GAMES]
    with pytest.MonkeyPatch.context() as monkeypatch:
        if wish.screens:
            FOLDER.mkdir(exist_ok=True)
            for name, language in product(names, LANGUAGES):
                kept(name, language).write_text(screens(name, language, monkeypatch), "utf-8")
            return
        WHOLE.mkdir(parents=True, exist_ok=True)
        for size, name, way, language in product(SIZES, names, WAYS, LANGUAGES):
            called = f"{name}-{way}-{language}-{size[0]}x{size[1]}"
            if not (WHOLE / called).exists():
                whole(called, name, way, language, size, monkeypatch)


def whole(called, name, way, language, size, monkeypatch):
    """One game; some of its screens are written down."""
    began = time.process_time()
    drawn = play_whole(name, way, language, size, monkeypatch)
    step = max(len(drawn) // LOOKED_AT, 1)
    line = "═" * size[0]
    (WHOLE / called).write_text("\n".join(f"{screen}\n{line}" for screen in [*drawn[::step], drawn[-1]]), "utf-8")
    print(f"{called}: {len(drawn)} screens, {time.process_time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
