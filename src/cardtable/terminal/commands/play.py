"""`cardtable play`: a game at this terminal."""

import asyncio
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from cardtable.terminal.commands.completion import game_names, levels
from cardtable.terminal.commands.environment import (
    INTERRUPTED,
    HouseRules,
    Language,
    Plain,
    configured,
    screen_for,
    telling_refusals,
    voice_for,
)
from cardtable.terminal.local.game import LocalGame
from cardtable.terminal.local.session import Session, Wishes
from cardtable.terminal.render.renderer import Renderer
from cardtable.terminal.render.scores import score_page
from cardtable.terminal.screen.console import console
from cardtable.terminal.screen.screen import Interrupted, Quit, Screen
from cardtable.words import Speech

USUAL_PACE: Final = 700

Game = Annotated[str | None, typer.Argument(help="Which game.", autocompletion=game_names)]
Players = Annotated[str, typer.Option(help="The people at this keyboard: Ann,Bob")]
Bots = Annotated[
    str | None,
    typer.Option(help="The bots and their levels: medium,easy; an empty text for none", autocompletion=levels),
]
Seed = Annotated[int | None, typer.Option(help="Deal the same cards again.")]
Clock = Annotated[int, typer.Option(help="Seconds for each turn; 0 is no clock.", min=0, max=600)]
Pace = Annotated[
    int | None, typer.Option(help=f"Milliseconds for which bots think aloud; {USUAL_PACE} usually.", min=0)
]
Hints = Annotated[bool | None, typer.Option("--hints/--no-hints", help="Whether advice is shown.")]
Keep = Annotated[bool, typer.Option("--keep", help="Keep an unfinished game also where input is a pipe.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the last unfinished game.")]
Load = Annotated[Path | None, typer.Option(help="Go on with a saved game.")]
Export = Annotated[Path | None, typer.Option(help="Write the log at the end: FILE.json, .csv or .txt")]


def add_commands(app: typer.Typer) -> None:
    app.command()(play)


def play(
    game: Game = None,
    *,
    players: Players = "",
    bots: Bots = None,
    option: HouseRules = [],  # noqa: B006
    seed: Seed = None,
    clock: Clock = 0,
    pace: Pace = None,
    hints: Hints = None,
    keep: Keep = False,
    resume: Resume = False,
    load: Load = None,
    export: Export = None,
    language: Language = "",
    plain: Plain = False,
) -> None:
    """Play at this terminal: alone against bots, or several people at one keyboard.

    Everything is asked that isn't said here. The game is kept after every move: after Ctrl-C, a crash or a power cut,
    the same command goes on with it. At any prompt, `help` says what can be typed.
    """
    config = configured()
    voice = voice_for(language, config)
    can_ask = sys.stdin.isatty()
    wishes = Wishes(
        game=game,
        people=_listed(players),
        bots=None if bots is None else _listed(bots),
        options=option,
        seed=seed,
        clock=clock,
        pace=next(given for given in (pace, config.pace, USUAL_PACE) if given is not None) / 1000,
        hints=config.hints if hints is None else hints,
        name=config.name,
        keeps=keep or can_ask,
        load=load,
        resume=resume,
        export=export,
        asks=can_ask,
    )
    screen = screen_for(voice, config, plain=plain)
    _play(Session(wishes, screen, voice), screen, voice)


def _play(session: Session, screen: Screen, voice: Speech) -> None:
    """A session, and what is said at the door."""
    code = 0
    with telling_refusals(voice):
        try:
            asyncio.run(screen.run(session.run))
        except (Interrupted, KeyboardInterrupt):
            code = INTERRUPTED
        except Quit:
            code = 0
    if session.game is not None and session.is_kept:
        _farewell(session.game, voice, with_scores=screen.can_hide)
    raise typer.Exit(code)


def _farewell(game: LocalGame, voice: Speech, *, with_scores: bool) -> None:
    """On the screen that stays: the result, or how to go on."""
    if not game.is_over:
        typer.echo(voice.text("terminal-kept", game=game.table.game.name))
        return
    if with_scores:
        console().print(score_page(Renderer(voice, game.shown(None))))
    for way in ("terminal-look-back", "terminal-review-it"):
        typer.echo(voice.text(way, id=game.table.id))


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
