"""The server's part of the command line."""

import asyncio
import json
import os
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer

from cardtable.catalog import game
from cardtable.core.move import Refused
from cardtable.live.files import read_record
from cardtable.server import options
from cardtable.server.config import ENGINE, PAGES, Config
from cardtable.server.engine import is_shared
from cardtable.server.house_move import Moved, move_house
from cardtable.server.logs import log_as_json
from cardtable.server.process import serve as serve_here
from cardtable.server.push.push import vapid
from cardtable.server.tab.site import write_site
from cardtable.server.web.house_key import read_key, with_key
from cardtable.server.web.invitation import addresses
from cardtable.server.workers import Workers
from cardtable.store.files import Hold
from cardtable.store.sqlite import copy, erase
from cardtable.table.record import check_lines, check_possible, verdict, verify
from cardtable.words import speech

REFUSED: Final = 2
DIFFERS: Final = 1
"""The exit code of a game that was checked and doesn't hold."""


def add_commands(app: typer.Typer) -> None:
    app.command()(serve)
    app.command()(backup)
    app.command()(forget)
    app.command(name="move-house")(move)
    app.command(name="verify")(verify_file)
    app.command(name="static")(write_static)
    app.command(name="push-key")(write_push_key)


def serve(
    host: options.Host = "127.0.0.1",
    port: options.Port = 8000,
    database: options.Database = "cardtable.sqlite3",
    key: options.Key = "",
    origin: options.Origins = None,
    public: options.Public = "",
    push_key: options.PushKey = "",
    push_contact: options.PushContact = "",
    push_service: options.PushServices = None,
    thinkers: options.Thinkers = "1",
    workers: options.Servers = 1,
    keep_tables_days: options.TablesDays = 30,
    keep_history_days: options.HistoryDays = 365,
    most_tables: options.MostTables = 20_000,
    log_level: options.Logged = "warning",
    rate: options.Rate = 1.0,
    *,
    listed_history: options.ListedHistory = True,
    trust_proxy: options.TrustProxy = False,
    local: options.Local = False,
    browser: options.Browser = False,
) -> None:
    """Serve tables to browsers and terminals."""
    with _said(os.environ.get("LANG", "")):
        read_key(key)
    config = Config(
        host="127.0.0.1" if local else host,
        port=port,
        database=database,
        key=key,
        origins=(*(origin or ()), *([public] if public else ())),
        public=public,
        push_key=push_key,
        push_contact=push_contact or (public if public.startswith("https://") else ""),
        push_services=tuple(push_service or ()),
        thinkers=thinkers,
        workers=workers,
        keep_tables_days=keep_tables_days,
        keep_history_days=keep_history_days,
        most_tables=most_tables,
        listed_history=listed_history,
        log_level=log_level,
        trust_proxy=trust_proxy,
        rate=rate,
    )
    log_as_json(log_level)
    with _said(os.environ.get("LANG", "")):
        _serve(config, browser=browser)


def backup(
    target: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    database: Annotated[str, typer.Option(envvar="CARDTABLE_DATABASE")] = "cardtable.sqlite3",
) -> None:
    """Copy the journal to another file, also while the server runs."""
    with _said(os.environ.get("LANG", "")):
        if is_shared(database):
            raise Refused("backup-by-pg-dump", file=str(target))
        if not Path(database).exists():
            raise Refused("house-unknown", place=database)
        copy(database, str(target))
    typer.echo(f"{database} is copied to {target}.")


def forget(
    table: Annotated[str, typer.Argument(help="The id of a table, like kyoto-sakura-42.")],
    database: Annotated[str, typer.Option(envvar="CARDTABLE_DATABASE")] = "cardtable.sqlite3",
) -> None:
    """Erase a table and all that was said and played at it, while no server runs."""
    with _said(os.environ.get("LANG", "")):
        if is_shared(database):
            asyncio.run(_erase(database, table))
        else:
            hold = Hold(database)
            erase(database, table)
            hold.release()
        typer.echo(speech(os.environ.get("LANG", "")[:2]).text("table-erased", table=table))


def write_static(target: Annotated[Path, typer.Argument(help="The folder to write into.")]) -> None:
    """Write the house as files for any web space: all games against bots, no server."""
    language = os.environ.get("LANG", "")
    with _said(language):
        write_site(target, PAGES, ENGINE)
    typer.echo(speech(language[:2]).text("static-written", folder=str(target)))


def write_push_key(target: Annotated[Path, typer.Argument(help="The file to write.")]) -> None:
    """Make the key by which push services will know this house."""
    language = os.environ.get("LANG", "")
    with _said(language):
        vapid().write_new_key(str(target))
    typer.echo(speech(language[:2]).text("push-key-written", file=str(target)))


def move(
    source: Annotated[str, typer.Argument(help="An SQLite file, or postgresql://…")],
    target: Annotated[str, typer.Argument(help="The same; what is there already is compared.")],
) -> None:
    """Bring every table from one journal into another, entry by entry, while no server runs; again, to go on."""
    voice = speech(os.environ.get("LANG", "")[:2])
    with _said(os.environ.get("LANG", "")):
        moved: Moved = asyncio.run(move_house(source, target, _count))
    typer.echo(voice.text("house-moved", tables=moved.tables, entries=moved.entries))


def _count(number: int, tables: int) -> None:
    if number == tables or number % 100 == 0:
        typer.echo(f"{number} / {tables}", err=True)


async def _erase(address: str, table: str) -> None:
    from cardtable.store.postgres.journal import PostgresJournal

    journal = PostgresJournal(address)
    try:
        await journal.open()
        await journal.erase(table)
    finally:
        await journal.close()


def verify_file(
    file: Annotated[Path, typer.Argument(help="A saved, exported or finished game.")],
    language: Annotated[str, typer.Option(envvar="LANG")] = "en",
    *,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """Deal and play a game again, and compare."""
    voice = speech(language[:2])
    with _said(language):
        record = read_record(file)
        check_possible(game(record.game), record)
    try:
        check_lines(record, verify(game(record.game), record))
        found, holds = verdict(record), True
    except Refused as refusal:
        found, holds = refusal.sentence, False
    says = voice.says(found, record.game, record.names)
    told = {"game": record.game, "players": list(record.names), "holds": holds, "says": says}
    typer.echo(json.dumps(told, ensure_ascii=False) if as_json else says, err=not holds and not as_json)
    if not holds:
        raise typer.Exit(DIFFERS)


def greet(config: Config) -> None:
    """Say where the server can be found, with a QR code for phones."""
    typer.echo(f"Cardtable: {_own_link(config)}")
    at_home = addresses(config, "http", "localhost")
    if at_home:
        link = with_key(f"{at_home[0]}/", config.key)
        typer.echo(f"For phones in the house: {link}")
        means = "serve-open-with-key" if config.key else "serve-open"
        typer.echo(speech(os.environ.get("LANG", "")[:2]).text(means) + "\n")
        import segno

        segno.make(link, micro=False).terminal(compact=True)


def _own_link(config: Config) -> str:
    return with_key(f"http://localhost:{config.port}/", config.key)


@contextmanager
def _said(language: str) -> Iterator[None]:
    """What can't be done is said in a sentence, and ends the command."""
    try:
        yield
    except Refused as refusal:
        voice = speech(language[:2])
        typer.echo(voice.text(refusal.sentence.code, **refusal.sentence.facts), err=True)
        raise typer.Exit(REFUSED) from None


def _serve(config: Config, *, browser: bool) -> None:
    if config.workers > 1 and not is_shared(config.database):
        raise Refused("workers-need-postgres", file=config.database)

    def ready() -> None:
        greet(config)
        if browser:
            webbrowser.open(_own_link(config))

    if config.workers > 1:
        Workers(config).run(ready)
    else:
        serve_here(config, ready)
