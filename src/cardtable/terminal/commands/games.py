"""`cardtable games`: the catalog, for people or as JSON."""

import json
from typing import Final

import typer

from cardtable.catalog import GAMES
from cardtable.core.options import Option, options_of
from cardtable.terminal.commands.environment import AsJson, Language, configured, voice_for

MOST_VALUES: Final = 6


def add_commands(app: typer.Typer) -> None:
    app.command()(games)


def games(*, as_json: AsJson = False, language: Language = "") -> None:
    """The games, how many can play, and their house rules."""
    voice = voice_for(language, configured())
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
        for option in options_of(game.options):
            typer.echo(f"{'':12}{option.name}={_values(option)}")


def _values(option: Option) -> str:
    """The usual value first, then the others; of many, the first ones."""
    others = [str(value) for value in option.values if value != option.default]
    return " | ".join([str(option.default), *others[:MOST_VALUES], *(["…"] if len(others) > MOST_VALUES else [])])
