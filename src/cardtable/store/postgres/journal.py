"""The journal in PostgreSQL: the same contract as in SQLite, for as many servers as share it.

Entries go through one writer; what is new at a table, whole tables and lists have a link each, so that what is long
holds up nothing that is short. An entry that is on disk is told to the other servers by NOTIFY, a hint with its table
and version, apart from the commit: in PostgreSQL commits that notify wait for each other, and a hint may be lost.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from itertools import batched
from typing import Final
from urllib.parse import urlsplit

import asyncpg
import msgspec

from cardtable.core.move import NotFound, Unavailable
from cardtable.store.journal import HouseJournal, Summary, Unreachable, Unreadable, Unwritable
from cardtable.store.postgres.link import SLOW_S, Connection, Link, Row
from cardtable.store.postgres.schema import STEPS, migrate
from cardtable.store.postgres.tails import Tails
from cardtable.store.postgres.writer import Key, Writer
from cardtable.store.rows import entry_of, summaries_of
from cardtable.table.deeds import Entry
from cardtable.wire.codec import write_deed

log = logging.getLogger("cardtable.postgres")

DURABLE: Final = {"synchronous_commit": "on"}
HASTY: Final = {"synchronous_commit": "off"}
"""For what follows from entries, or may be lost."""
WHOLE: Final = "select version, at, id, deed from entries where tab = $1 order by version"
UNLISTED: Final = """
    select tab from entries left join tables on tables.id = tab
      where entries.version = 1 and tables.id is null
    union all
    select id from tables where phase <> 'over'
      and version < (select max(entries.version) from entries where tab = tables.id)"""
ENLIST: Final = """
    insert into tables (id, version, phase, listed, touched_at, summary) select $1, $2, $3, $4, $5, $6
    where exists (select 1 from entries where tab = $1)
    on conflict (id) do update set version = excluded.version, phase = excluded.phase, listed = excluded.listed,
      touched_at = excluded.touched_at, summary = excluded.summary where tables.version <= excluded.version"""
OLD: Final = """
    select id from tables
    where phase = $1 and id <> all($3) and $2 > (select max(at) from entries where tab = tables.id)"""
FORGET: Final = """
    with old as materialized (
      select id from tables where id = any($1) and $2 > (select max(at) from entries where tab = tables.id)
    ), emptied as (delete from entries where tab in (select id from old)),
    dropped as (delete from tables where id in (select id from old))
    select count(*) as number from old"""
ERASE: Final = """
    with emptied as (delete from entries where tab = $1 returning 1),
    dropped as (delete from tables where id = $1 returning 1)
    select (select count(*) from emptied) + (select count(*) from dropped) as number"""
ALONE: Final = "lock table entries in share row exclusive mode"
"""Whoever drops entries lets nobody add any meanwhile: theirs would follow on what is gone."""
AT_ONCE: Final = 50
"""Tables that are forgotten while others wait."""


type Announce = Callable[[Sequence[Key]], None]


def unheard(_: Sequence[Key]) -> None:
    """Nobody else is told."""


class PostgresJournal(HouseJournal):
    def __init__(self, address: str) -> None:
        self.address: Final = address
        self.announce: Announce = unheard
        """Told what is on disk now."""
        self._is_migrated: bool = False
        self._migrating: Final = asyncio.Lock()
        self._pen: Final = Link(address, "writer", DURABLE, self.prepare, fenced=True)
        self._tails: Final = Link(address, "tails", DURABLE, self.prepare)
        self._tables: Final = Link(address, "tables", DURABLE, self.prepare)
        self._lists: Final = Link(address, "lists", HASTY, self.prepare)
        self._writer: Final = Writer(self._pen, self._written)
        self._news: Final = Tails(self._tails)

    @staticmethod
    def schema_version() -> int:
        return len(STEPS)

    async def open(self) -> None:
        """Bring the database to the newest schema, or say why that can't be done."""
        try:
            await self._lists.connect()
        except Unreachable as fault:
            raise Unavailable("database-unreachable", place=place(self.address), fault=fault.why) from fault

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        await self._writer.write([(table, e.version, e.at, e.id, write_deed(e.deed)) for e in entries])
        self.commits += len(entries)

    async def read(self, table: str, after: int = 0) -> Sequence[Entry]:
        await self._writer.settle()
        rows = await _readable(self._news.read(table, after) if after else self._tables.fetch(WHOLE, table))
        return [entry_of(row, number) for number, row in enumerate(rows, after + 1)]

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """The version of the newest entry of each of these tables."""
        query = """select tab, (select max(version) from entries where entries.tab = asked.tab) as version
                   from unnest($1::text[]) as asked (tab)"""
        rows = await _readable(self._tails.fetch(query, list(tables)))
        return {row["tab"]: row["version"] for row in rows if row["version"] is not None}

    async def enlist(self, summary: Summary) -> None:
        written = msgspec.json.encode(summary)
        row = summary.id, summary.version, summary.phase, summary.listed, summary.touched_at, written
        await _written(self._lists.fetch(ENLIST, *row))

    async def unlisted(self) -> Sequence[str]:
        return [row["tab"] for row in await _readable(self._lists.fetch(UNLISTED, seconds=SLOW_S))]

    async def summary(self, table: str) -> Summary | None:
        rows = await _readable(self._tails.fetch("select summary from tables where id = $1", table))
        return next(_summaries(rows), None)

    async def summaries(self, phase: str, limit: int, *, listed_only: bool) -> Sequence[Summary]:
        query = """select summary from tables where phase = $1 and (listed or not $2)
                   order by touched_at desc limit $3"""
        return list(_summaries(await _readable(self._lists.fetch(query, phase, listed_only, limit))))

    async def forget(self, untouched_since: float, phase: str, but: Collection[str] = ()) -> int:
        rows = await _written(self._lists.fetch(OLD, phase, untouched_since, list(but), seconds=SLOW_S))
        old = batched([row["id"] for row in rows], AT_ONCE, strict=False)
        return sum([await self._forget(tables, untouched_since) for tables in old])

    async def tables(self) -> Sequence[str]:
        query = "select tab from entries where version = 1 order by tab"
        return [row["tab"] for row in await _readable(self._lists.fetch(query, seconds=SLOW_S))]

    async def erase(self, table: str) -> None:
        """Leave nothing of a table."""
        rows = await _written(self._pen.fetch_after(ALONE, ERASE, table))
        if not rows[0]["number"]:
            raise NotFound("table-unknown", id=table)

    async def is_writable(self) -> bool:
        try:
            await self._pen.fetch("update schema set checked_at = now()")
        except (Unreachable, asyncpg.PostgresError):
            return False
        return True

    async def close(self) -> None:
        """What is being written is written; what comes later is refused, for nobody would write it."""
        await self._writer.close()
        for link in (self._pen, self._tails, self._tables, self._lists):
            await link.close()

    async def _forget(self, tables: Sequence[str], untouched_since: float) -> int:
        rows = await _written(self._lists.fetch_after(ALONE, FORGET, tables, untouched_since))
        return int(rows[0]["number"])

    def _written(self, keys: Sequence[Key], seconds: float) -> None:
        self.announce(keys)
        self.committed(len(keys), seconds)

    async def prepare(self, connection: Connection) -> None:
        """The first connection of all sees to the schema."""
        async with self._migrating:
            if not self._is_migrated:
                await migrate(connection, place(self.address))
                self._is_migrated = True


def place(address: str) -> str:
    """An address without the password that may stand in it."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}{parts.path}"


async def _readable[T](answer: Awaitable[T]) -> T:
    try:
        return await answer
    except asyncpg.PostgresError as fault:
        raise Unreadable(str(fault)) from fault


async def _written[T](answer: Awaitable[T]) -> T:
    try:
        return await answer
    except (Unreachable, asyncpg.PostgresError) as fault:
        log.warning("the database refuses", extra={"why": str(fault)})
        raise Unwritable("disk-refuses") from fault


def _summaries(rows: Sequence[Row]) -> Iterator[Summary]:
    return summaries_of(row["summary"] for row in rows)
