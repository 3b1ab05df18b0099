"""What every command takes from its surroundings: the language, the screen there is, and where refusals are told."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final

import typer

from cardtable.core.move import Refused
from cardtable.terminal.commands.completion import house_rules
from cardtable.terminal.config import Config, read_config
from cardtable.terminal.render.palette import styles
from cardtable.terminal.screen.console import console
from cardtable.terminal.screen.plain_screen import PlainScreen
from cardtable.terminal.screen.screen import Screen
from cardtable.words import LANGUAGES, Speech, speech

REFUSED: Final = 2
INTERRUPTED: Final = 130


Language = Annotated[
    str, typer.Option(help="en or ja; otherwise as the environment (LANG) says.", envvar="CARDTABLE_LANGUAGE")
]
HouseRules = Annotated[
    list[str], typer.Option(help="A house rule: chips=official (see `cardtable games`)", autocompletion=house_rules)
]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON, for programs.")]
Depth = Annotated[
    int, typer.Option(min=2, max=1000, help="In how many guesses of the hidden cards each move is tried.")
]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines instead of a full screen, for one person.")]


def voice_for(language: str, config: Config | None = None) -> Speech:
    """The voice that was asked for, or that of the configuration, or that of the environment."""
    return speech(language or (config.language if config is not None else "") or language_of_environment())


def configured() -> Config:
    """The configuration; one that can't be read is told, and ends the command."""
    with telling_refusals(speech(language_of_environment())):
        return read_config()


def language_of_environment() -> str:
    """The language that the environment asks for, if there are words in it."""
    wanted = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return wanted[:2] if wanted[:2] in LANGUAGES else LANGUAGES[0]


def screen_for(voice: Speech, config: Config, *, plain: bool) -> Screen:
    """A full screen where there is one; only there is what draws it loaded."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    theme = styles(config.theme, config.deck)
    if plain or not is_terminal:
        return PlainScreen(console(theme))
    from cardtable.terminal.screen.full_screen import FullScreen
    from cardtable.terminal.screen.lines import LineRenderer

    renderer = LineRenderer(colour=not os.environ.get("NO_COLOR"), theme=theme)
    return FullScreen(renderer, voice, mouse=config.mouse, rings=config.bell)


@contextmanager
def telling_refusals(voice: Speech) -> Iterator[None]:
    """A refusal is told in a sentence, and ends the command."""
    try:
        yield
    except Refused as refusal:
        typer.echo(voice.says(refusal.sentence, "", ()), err=True)
        raise typer.Exit(REFUSED) from None
