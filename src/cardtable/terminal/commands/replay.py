"""`cardtable replay`: looking back on a game, and the list of finished ones."""

import asyncio
from typing import Annotated

import typer

from cardtable.terminal.commands import completion
from cardtable.terminal.commands.environment import Language, Plain, configured, screen_for, telling_refusals, voice_for
from cardtable.terminal.local import kept_games
from cardtable.terminal.local.game import find
from cardtable.terminal.local.kept_games import finished_games
from cardtable.terminal.replay import Replay
from cardtable.terminal.screen.console import console
from cardtable.terminal.screen.screen import Quit
from cardtable.words import Speech


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
    language: Language = "",
    plain: Plain = False,
) -> None:
    """Look back on a game, step by step; without a name, the list of finished games."""
    config = configured()
    voice = voice_for(language, config)
    with telling_refusals(voice):
        if file is None:
            _list_finished(voice)
            return
        screen = screen_for(voice, config, plain=plain)
        replay = Replay(find(file), screen, voice)
        try:
            asyncio.run(screen.run(replay.run))
        except (Quit, KeyboardInterrupt):
            return


def _list_finished(voice: Speech) -> None:
    """When, which game, who played, and what came of it."""
    found = kept_games.finished()
    if not found:
        typer.echo(voice.text("terminal-no-finished"))
        return
    console().print(finished_games(found, voice))
    typer.echo(voice.text("terminal-replay-which", id=found[0].table.id))
