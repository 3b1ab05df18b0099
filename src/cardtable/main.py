"""The command line. It builds everything, and is imported by nothing."""

import json
import sys
from typing import Annotated

import typer

from cardtable.arena import commands as arena
from cardtable.arena.form import prefer_compiled
from cardtable.catalog import GAMES
from cardtable.core.options import options_of
from cardtable.server import commands as server
from cardtable.terminal import commands as terminal
from cardtable.words import speech

app = typer.Typer(
    name="cardtable", no_args_is_help=True, help="Five card games, one table.", pretty_exceptions_enable=False
)


@app.command()
def games(
    *, as_json: Annotated[bool, typer.Option("--json", help="As one JSON list.")] = False, language: str = "en"
) -> None:
    """The games, how many can play, and their house rules."""
    voice = speech(language)
    if as_json:
        facts = [
            {
                "name": game.name,
                "title": voice.text(f"{game.name}-title"),
                "players": [game.fewest, game.most],
                "options": {o.name: {"default": o.default, "values": o.values} for o in options_of(game.options)},
            }
            for game in GAMES
        ]
        typer.echo(json.dumps(facts, ensure_ascii=False))
        return
    for game in GAMES:
        typer.echo(f"{game.name:10} {game.fewest}–{game.most}  {voice.text(f'{game.name}-blurb')}")


for room in (server, terminal, arena):
    room.add_commands(app)


def run() -> None:
    """The command `cardtable`."""
    prefer_compiled(sys.argv[1:])
    app()
