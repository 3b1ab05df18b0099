"""`cardtable join` and `cardtable watch`: a live table on a server."""

import asyncio
from typing import Annotated, Final

import typer

from cardtable.terminal.commands.environment import Language, Plain, screen_for, telling_refusals, voice_for
from cardtable.terminal.online.address import read_address, seat_token
from cardtable.terminal.online.connection import Connection
from cardtable.terminal.online.session import OnlineSession
from cardtable.terminal.render.scores import score_page
from cardtable.terminal.screen.console import console
from cardtable.terminal.screen.screen import Quit, Screen
from cardtable.words import Speech

USUAL_SERVER: Final = "http://localhost:8000"


def add_commands(app: typer.Typer) -> None:
    app.command()(join)
    app.command()(watch)


TableId = Annotated[str, typer.Argument(metavar="ID|URL", help="The table's id (kyoto-sakura-42), or its connection.")]
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
        connection = Connection(address, seat_token(address, name, key), voice.language)
        _run(connection, screen_for(voice, plain=plain), voice)


def watch(table: TableId, *, server: Server = USUAL_SERVER, language: Language = "", plain: Plain = False) -> None:
    """Look on at a live table on a server."""
    voice = voice_for(language)
    with telling_refusals(voice):
        _run(Connection(read_address(table, server), None, voice.language), screen_for(voice, plain=plain), voice)


def _run(connection: Connection, screen: Screen, voice: Speech) -> None:
    session = OnlineSession(connection, screen, voice)
    try:
        asyncio.run(screen.run(session.run))
    except (Quit, KeyboardInterrupt):
        typer.echo(voice.text("terminal-seat-held", id=connection.address.table))
    if session.result is not None and screen.can_hide:
        console().print(score_page(session.result))
