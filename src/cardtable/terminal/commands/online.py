"""`cardtable join` and `cardtable watch`: a live table on a server."""

import asyncio
from typing import Annotated, Final

import typer

from cardtable.terminal.address import kept_token, read_address, sit_down
from cardtable.terminal.commands.environment import Language, Plain, screen_for, telling_refusals, voice_for
from cardtable.terminal.console import console
from cardtable.terminal.link import Link
from cardtable.terminal.live import LiveVisit
from cardtable.terminal.scores import score_page
from cardtable.terminal.screen import Quit, Screen
from cardtable.words import Speech

USUAL_SERVER: Final = "http://localhost:8000"


def add_commands(app: typer.Typer) -> None:
    app.command()(join)
    app.command()(watch)


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
    voice = voice_for(language)
    with telling_refusals(voice):
        address = read_address(table, server)
        token = None if name or key else kept_token(address)
        link = Link(address, token or sit_down(address, name, key).token, voice.language)
        _visit(link, screen_for(voice, plain=plain), voice)


def watch(table: TableId, *, server: Server = USUAL_SERVER, language: Language = "", plain: Plain = False) -> None:
    """Look on at a live table on a server."""
    voice = voice_for(language)
    with telling_refusals(voice):
        _visit(Link(read_address(table, server), None, voice.language), screen_for(voice, plain=plain), voice)


def _visit(link: Link, screen: Screen, voice: Speech) -> None:
    visit = LiveVisit(link, screen, voice)
    try:
        asyncio.run(screen.hosting(visit.run))
    except (Quit, KeyboardInterrupt):
        typer.echo(voice.text("terminal-seat-held", id=link.address.table))
    if visit.result is not None and screen.can_hide:
        console().print(score_page(visit.result))
