"""`cardtable join` and `cardtable watch`: a live table on a server."""

import asyncio
from typing import Annotated, Final

import typer

from cardtable.terminal.commands.environment import Language, Plain, configured, screen_for, telling_refusals, voice_for
from cardtable.terminal.online.address import read_address, seat_token
from cardtable.terminal.online.connection import Connection
from cardtable.terminal.online.program_session import ProgramSession
from cardtable.terminal.online.session import OnlineSession
from cardtable.terminal.render.scores import score_page
from cardtable.terminal.screen.console import console
from cardtable.terminal.screen.screen import Quit, Screen
from cardtable.wire.program import Program
from cardtable.words import Speech

USUAL_SERVER: Final = "http://localhost:8000"


def add_commands(app: typer.Typer) -> None:
    app.command()(join)
    app.command()(watch)


TableId = Annotated[str, typer.Argument(metavar="ID|URL", help="The table's id (kyoto-sakura-42), or its connection.")]
Server = Annotated[str, typer.Option(help=f"Where the server is; {USUAL_SERVER} usually.", envvar="CARDTABLE_SERVER")]


def join(
    table: TableId,
    *,
    server: Server = "",
    name: Annotated[str, typer.Option(help="Your name; without one, a famous one is found.")] = "",
    key: Annotated[str | None, typer.Option(help="Your seat's key, where the table asks for it.")] = None,
    run: Annotated[str, typer.Option(metavar="COMMAND", help="Let a program of yours play in your place.")] = "",
    language: Language = "",
    plain: Plain = False,
) -> None:
    """Sit down at a live table on a server, beside players in browsers; again, to come back to your seat."""
    config = configured()
    voice = voice_for(language, config)
    with telling_refusals(voice):
        address = read_address(table, server or config.server or USUAL_SERVER)
        connection = Connection(address, seat_token(address, name or config.name, key), voice.language)
        if run:
            _run_program(connection, run, voice)
            return
        _run(connection, screen_for(voice, config, plain=plain), voice)


def watch(table: TableId, *, server: Server = "", language: Language = "", plain: Plain = False) -> None:
    """Look on at a live table on a server."""
    config = configured()
    voice = voice_for(language, config)
    with telling_refusals(voice):
        address = read_address(table, server or config.server or USUAL_SERVER)
        _run(Connection(address, None, voice.language), screen_for(voice, config, plain=plain), voice)


def _run_program(connection: Connection, command: str, voice: Speech) -> None:
    with Program(command) as program:
        shown = asyncio.run(ProgramSession(connection, program, typer.echo).run(voice))
    console().print(score_page(shown))


def _run(connection: Connection, screen: Screen, voice: Speech) -> None:
    session = OnlineSession(connection, screen, voice)
    try:
        asyncio.run(screen.run(session.run))
    except (Quit, KeyboardInterrupt):
        typer.echo(voice.text("terminal-seat-held", id=connection.address.table))
    if session.result is not None and screen.can_hide:
        console().print(score_page(session.result))
