"""`cardtable replay`: looking back on a game, and the list of finished ones."""

import asyncio
import json
from contextlib import suppress
from typing import Annotated

import typer

from cardtable.live.past import Past
from cardtable.terminal.commands import completion
from cardtable.terminal.commands.environment import (
    AsJson,
    Language,
    Plain,
    configured,
    screen_for,
    telling_refusals,
    voice_for,
)
from cardtable.terminal.local import kept_games
from cardtable.terminal.local.game import find
from cardtable.terminal.local.kept_games import finished_games, summary
from cardtable.terminal.replay import Replay
from cardtable.terminal.screen.console import console
from cardtable.terminal.screen.screen import Quit
from cardtable.words import Speech
from cardtable.words.export import as_json as as_json_text
from cardtable.words.export import rows


def add_commands(app: typer.Typer) -> None:
    app.command(name="replay")(look_back)


def look_back(
    file: Annotated[
        str | None,
        typer.Argument(
            help="A saved game, an exported log (.json), or a finished game's id.", autocompletion=completion.finished
        ),
    ] = None,
    *,
    as_json: AsJson = False,
    language: Language = "",
    plain: Plain = False,
) -> None:
    """Look back on a game, step by step; without a name, the list of finished games."""
    config = configured()
    voice = voice_for(language, config)
    with telling_refusals(voice):
        if file is None:
            _list_finished(voice, as_json=as_json)
        elif as_json:
            typer.echo(_told(find(file), voice), nl=False)
        else:
            screen = screen_for(voice, config, plain=plain)
            with suppress(Quit, KeyboardInterrupt):
                asyncio.run(screen.run(Replay(find(file), screen, voice).run))


def _told(past: Past, voice: Speech) -> str:
    """The log of a game, as an onlooker may read it."""
    return as_json_text(past.game, past.names, rows(past.lines(past.steps), voice, past.game, past.names))


def _list_finished(voice: Speech, *, as_json: bool) -> None:
    """When, which game, who played, and what came of it."""
    found = kept_games.finished()
    if as_json:
        typer.echo(json.dumps([summary(kept) for kept in found], ensure_ascii=False))
        return
    if not found:
        typer.echo(voice.text("terminal-no-finished"))
        return
    console().print(finished_games(found, voice))
    typer.echo(voice.text("terminal-replay-which", id=found[0].table.id))
