"""`cardtable rules`: the rule sheet of a game."""

from typing import Annotated

import typer

from cardtable import catalog
from cardtable.terminal.commands.completion import game_names
from cardtable.terminal.commands.environment import Language, configured, telling_refusals, voice_for
from cardtable.terminal.render.pages import rules_page
from cardtable.terminal.screen.console import console


def add_commands(app: typer.Typer) -> None:
    app.command()(rules)


def rules(game: Annotated[str, typer.Argument(autocompletion=game_names)], *, language: Language = "") -> None:
    """The rules of a game, numbered, as they are played here."""
    voice = voice_for(language, configured())
    paper = console()
    with telling_refusals(voice):
        page = rules_page(catalog.game(game).name, voice.language)
    if paper.is_terminal:
        with paper.pager(styles=True):
            paper.print(page)
    else:
        paper.print(page)
