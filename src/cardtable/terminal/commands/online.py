"""`cardtable tables`, `host`, `join` and `watch`: live tables on a server."""

import asyncio
from typing import Annotated, Final

import msgspec
import typer
from rich.table import Table as Grid

from cardtable.catalog import game as game_called
from cardtable.core.level import read_level
from cardtable.terminal.commands.completion import game_names, levels, seats
from cardtable.terminal.commands.environment import (
    AsJson,
    HouseRules,
    Language,
    Plain,
    configured,
    screen_for,
    telling_refusals,
    voice_for,
)
from cardtable.terminal.config import Config
from cardtable.terminal.local.setup import read_choices
from cardtable.terminal.online.address import Address, keep_token, read_address, seat_token
from cardtable.terminal.online.connection import Connection
from cardtable.terminal.online.house import House, read_house
from cardtable.terminal.online.program_session import ProgramSession
from cardtable.terminal.online.session import OnlineSession
from cardtable.terminal.render.flow import folded
from cardtable.terminal.render.scores import score_page
from cardtable.terminal.screen.console import console
from cardtable.terminal.screen.screen import Quit, Screen
from cardtable.wire.bodies import Invitation, OpenTable, TableListed
from cardtable.wire.program import Program
from cardtable.words import Speech

USUAL_SERVER: Final = "http://localhost:8000"


def add_commands(app: typer.Typer) -> None:
    for command in (tables, host, join, watch):
        app.command()(command)


TableId = Annotated[
    str,
    typer.Argument(
        metavar="ID|CODE|URL",
        help="The table's id (kyoto-sakura-42), its four letters, or its link.",
        autocompletion=seats,
    ),
]
Server = Annotated[str, typer.Option(help=f"Where the server is; {USUAL_SERVER} usually.", envvar="CARDTABLE_SERVER")]
Name = Annotated[str, typer.Option(help="Your name; without one, a famous one is found.")]


def tables(
    *,
    server: Server = "",
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """The tables of a server that are listed and wait for players."""
    config = configured()
    voice = voice_for(language, config)
    with telling_refusals(voice):
        found = _house(server, config).tables()
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
    elif found:
        console().print(_listed(found, voice))
        typer.echo(voice.text("terminal-join-which", id=found[0].id))
    else:
        typer.echo(voice.text("terminal-no-tables"))


def host(
    game: Annotated[str, typer.Argument(help="Which game.", autocompletion=game_names)],
    *,
    server: Server = "",
    name: Name = "",
    bots: Annotated[
        str, typer.Option(help="Bots and their levels: medium,easy; more can come later.", autocompletion=levels)
    ] = "",
    option: HouseRules = [],  # noqa: B006
    listed: Annotated[bool, typer.Option("--listed", help="Show the table to everybody in the lobby.")] = False,
    language: Language = "",
    plain: Plain = False,
) -> None:
    """Open a table on a server and sit down at it; its page says how others come."""
    config = configured()
    voice = voice_for(language, config)
    with telling_refusals(voice):
        wish = OpenTable(
            game_called(game).name,
            read_choices(game_called(game), option),
            {"listed": "yes"} if listed else {},
            [read_level(level.strip()) for level in bots.split(",") if level.strip()],
            name or config.name,
        )
        house = _house(server, config)
        seated = house.open(wish)
        address = Address(house, seated.table)
        keep_token(address, seated.name, seated.token)
        _run(Connection(address, seated.token, voice.language), screen_for(voice, config, plain=plain), voice)


def join(
    table: TableId,
    *,
    server: Server = "",
    name: Name = "",
    key: Annotated[str | None, typer.Option(help="Your seat's key, where the table asks for it.")] = None,
    run: Annotated[str, typer.Option(metavar="COMMAND", help="Let a program of yours play in your place.")] = "",
    language: Language = "",
    plain: Plain = False,
) -> None:
    """Sit down at a live table on a server, beside players in browsers; again, to come back to your seat."""
    config = configured()
    voice = voice_for(language, config)
    with telling_refusals(voice):
        address = read_address(table, _server(server, config))
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
        address = read_address(table, _server(server, config))
        _run(Connection(address, None, voice.language), screen_for(voice, config, plain=plain), voice)


def _run_program(connection: Connection, command: str, voice: Speech) -> None:
    with Program(command) as program:
        shown = asyncio.run(ProgramSession(connection, program, typer.echo).run(voice))
    console().print(score_page(shown))


def _server(named: str, config: Config) -> str:
    return named or config.server or USUAL_SERVER


def _house(named: str, config: Config) -> House:
    return read_house(_server(named, config))


def _run(connection: Connection, screen: Screen, voice: Speech) -> None:
    invitation = Invitation(None, []) if connection.token is None else _invitation(connection.address)
    session = OnlineSession(connection, screen, voice, invitation)
    try:
        asyncio.run(screen.run(session.run))
    except (Quit, KeyboardInterrupt):
        typer.echo(voice.text("terminal-seat-held", id=connection.address.table))
    if session.result is not None and screen.can_hide:
        console().print(score_page(session.result))


def _invitation(address: Address) -> Invitation:
    return address.house.invitation(address.table)


def _listed(found: list[TableListed], voice: Speech) -> Grid:
    """Each table with its game, who sits there, and how many chairs are free."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for table in found:
        free = voice.text("terminal-free-chairs", free=table.free)
        grid.add_row(table.id, voice.text(f"{table.game}-title"), ", ".join(table.names), free)
    return folded(grid)
