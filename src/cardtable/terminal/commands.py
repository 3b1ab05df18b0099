"""The terminal's commands: play, join, watch, replay and rules. They read the command line and build the rest."""

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from cardtable import catalog
from cardtable.core.move import Refused
from cardtable.terminal import shelf
from cardtable.terminal.address import kept_token, read_address, sit_down
from cardtable.terminal.full import GUARD, FullScreen
from cardtable.terminal.link import Link
from cardtable.terminal.live import LiveVisit
from cardtable.terminal.local import LocalGame
from cardtable.terminal.pages import rules_page
from cardtable.terminal.past import find
from cardtable.terminal.pen import Pen
from cardtable.terminal.replay import Replay
from cardtable.terminal.scene import Ink
from cardtable.terminal.scores import score_page
from cardtable.terminal.screen import PlainScreen, Quit, Screen
from cardtable.terminal.shelf import finished_games
from cardtable.terminal.visit import Visit, Wishes
from cardtable.words import LANGUAGES, Speech, speech

USUAL_PACE: Final = 700
USUAL_SERVER: Final = "http://localhost:8000"
INTERRUPTED: Final = 130


def add_commands(app: typer.Typer) -> None:
    app.command()(play)
    app.command()(join)
    app.command()(watch)
    app.command(name="replay")(look_back)
    app.command()(rules)


def _game_names(incomplete: str) -> list[str]:
    return [name for name in catalog.games() if name.startswith(incomplete)]


Game = Annotated[str | None, typer.Argument(help="Which game.", autocompletion=_game_names)]
Language = Annotated[
    str, typer.Option(help="en or ja; otherwise as the environment (LANG) says.", envvar="CARDTABLE_LANGUAGE")
]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines instead of a full screen, for one person.")]


def play(
    game: Game = None,
    *,
    players: Annotated[str, typer.Option(help="The people at this keyboard: Ann,Bob")] = "",
    bots: Annotated[
        str | None, typer.Option(help="The bots and their levels: medium,easy; an empty text for none")
    ] = None,
    option: Annotated[list[str], typer.Option(help="A house rule: chips=official (see `cardtable games`)")] = [],  # noqa: B006
    seed: Annotated[int | None, typer.Option(help="Deal the same cards again.")] = None,
    clock: Annotated[int, typer.Option(help="Seconds for each turn; 0 is no clock.", min=0, max=600)] = 0,
    pace: Annotated[
        int, typer.Option(help="Milliseconds for which bots show themselves thinking.", min=0)
    ] = USUAL_PACE,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last unfinished game.")] = False,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    export: Annotated[Path | None, typer.Option(help="Write the log at the end: FILE.json, .csv or .txt")] = None,
    language: Language = "",
    plain: Plain = False,
) -> None:
    """Play at this terminal: alone against bots, or several people at one keyboard.

    Everything is asked that isn't said here. The game is kept after every move: after Ctrl-C, a crash or a power cut,
    the same command goes on with it. At any prompt, `help` says what can be typed.
    """
    voice = speech(language or language_of_environment())
    can_ask = sys.stdin.isatty()
    wishes = Wishes(
        game=game,
        people=_listed(players),
        bots=None if bots is None else _listed(bots),
        options=option,
        seed=seed,
        clock=clock,
        pace=pace / 1000,
        load=load,
        resume=resume,
        export=export,
        asks=can_ask,
    )
    screen = screen_for(voice, plain=plain, guard=min(GUARD, pace / 1000))
    _play(Visit(wishes, screen, voice), screen, voice)


def rules(game: Annotated[str, typer.Argument(autocompletion=_game_names)], *, language: Language = "") -> None:
    """The rules of a game, numbered, as they are played here."""
    voice = speech(language or language_of_environment())
    console = Console(highlight=False)
    with telling_refusals(voice):
        page = rules_page(catalog.game(game).name, voice.language)
    if console.is_terminal:
        with console.pager(styles=True):
            console.print(page)
    else:
        console.print(page)


TableId = Annotated[str, typer.Argument(metavar="ID|URL", help="The table's id (kyoto-sakura-42), or its link.")]
Server = Annotated[str, typer.Option(help="Where the server is.", envvar="CARDTABLE_SERVER")]


def join(
    table: TableId,
    *,
    server: Server = USUAL_SERVER,
    name: Annotated[str, typer.Option(help="Your name; without one, a famous one is found.")] = "",
    key: Annotated[str | None, typer.Option(help="Your seat's key, where the table asks for it.")] = None,
    language: Language = "",
    plain: Plain = False,
) -> None:
    """Sit down at a live table on a server, beside players in browsers; again, to come back to your seat."""
    voice = speech(language or language_of_environment())
    with telling_refusals(voice):
        address = read_address(table, server)
        token = None if name or key else kept_token(address)
        link = Link(address, token or sit_down(address, name, key).token, voice.language)
        _visit(link, screen_for(voice, plain=plain), voice)


def watch(table: TableId, *, server: Server = USUAL_SERVER, language: Language = "", plain: Plain = False) -> None:
    """Look on at a live table on a server."""
    voice = speech(language or language_of_environment())
    with telling_refusals(voice):
        _visit(Link(read_address(table, server), None, voice.language), screen_for(voice, plain=plain), voice)


def _visit(link: Link, screen: Screen, voice: Speech) -> None:
    visit = LiveVisit(link, screen, voice)
    try:
        asyncio.run(screen.hosting(visit.run))
    except (Quit, KeyboardInterrupt):
        typer.echo(voice.text("terminal-seat-held", id=link.address.table))
    if visit.result is not None and screen.can_hide:
        Console(highlight=False).print(score_page(visit.result))


def look_back(
    file: Annotated[
        str | None, typer.Argument(help="A saved game, an exported log (.json), or a finished game's id.")
    ] = None,
    *,
    language: Language = "",
    plain: Plain = False,
) -> None:
    """Look back on a game, step by step; without a name, the list of finished games."""
    voice = speech(language or language_of_environment())
    with telling_refusals(voice):
        if file is None:
            _list_finished(voice)
            return
        screen = screen_for(voice, plain=plain)
        replay = Replay(find(file), screen, voice)
        try:
            asyncio.run(screen.hosting(replay.run))
        except (Quit, KeyboardInterrupt):
            return


def _list_finished(voice: Speech) -> None:
    """When, which game, who played, and what came of it."""
    found = shelf.finished()
    if not found:
        typer.echo(voice.text("terminal-no-finished"))
        return
    Console(highlight=False).print(finished_games(found, voice))
    typer.echo(voice.text("terminal-replay-which", id=found[0].table.id))


def language_of_environment() -> str:
    """The language that the environment asks for, if there are words in it."""
    wanted = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return wanted[:2] if wanted[:2] in LANGUAGES else LANGUAGES[0]


def screen_for(voice: Speech, *, plain: bool, guard: float = GUARD) -> Screen:
    """A full screen where there is one."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    if plain or not is_terminal:
        return PlainScreen(Console(highlight=False, soft_wrap=False))
    return FullScreen(Ink(colour=not os.environ.get("NO_COLOR")), voice, guard=guard)


@contextmanager
def telling_refusals(voice: Speech) -> Iterator[None]:
    """A refusal is told in a sentence, and ends the command."""
    try:
        yield
    except Refused as refusal:
        typer.echo(voice.says(refusal.sentence, "", ()), err=True)
        raise typer.Exit(2) from None


def _play(visit: Visit, screen: Screen, voice: Speech) -> None:
    """A visit, and what is said at the door."""
    left = False
    with telling_refusals(voice):
        try:
            asyncio.run(screen.hosting(visit.run))
        except (Quit, KeyboardInterrupt):
            left = True
    if visit.game is not None:
        _farewell(visit.game, voice, with_scores=screen.can_hide)
    if left:
        raise typer.Exit(INTERRUPTED)


def _farewell(game: LocalGame, voice: Speech, *, with_scores: bool) -> None:
    """On the screen that stays: the result, or how to go on."""
    if not game.is_over:
        typer.echo(voice.text("terminal-kept", game=game.table.game.name))
        return
    if with_scores:
        Console(highlight=False).print(score_page(Pen(voice, game.shown(None))))
    typer.echo(voice.text("terminal-look-back", id=game.table.id))


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
