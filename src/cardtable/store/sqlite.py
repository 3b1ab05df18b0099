"""The journal in an SQLite file: WAL, synchronous=FULL, and one writer that commits whatever has gathered.

Lists follow from the entries. They are written many at once, a moment later, so that no move waits for them; whoever
reads one has them written first, and what a crash leaves unwritten is found by the next start.

Reading has three threads of its own, each with its connection: for what is new at a table, for whole tables, and for
lists, so that what is long holds up nothing that is short. What can't be read closes its own table and no other.
"""

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from cardtable.core.move import NotFound, Refused, Unavailable
from cardtable.store.files import make_private
from cardtable.store.journal import Conflict, HouseJournal, Summary, Unreadable, Unwritable
from cardtable.store.latest import TAKE_NUMBER, Latest
from cardtable.store.rows import Row, entry_of, summaries_of
from cardtable.store.schema import STEPS, mark, migrate
from cardtable.store.writer import Writer
from cardtable.store.writing import Writing
from cardtable.table.deeds import Entry

log = logging.getLogger("cardtable.store")

UPWARDS: Final = "select min(tab) from entries where tab > ?"
DOWNWARDS: Final = "select max(tab) from entries where tab < ?"
UNLISTED: Final = """
    with recursive every (tab) as (
      select min(tab) from entries
      union all select (select min(tab) from entries where tab > every.tab) from every where tab is not null
    )
    select tab from every left join tables on id = tab
    where tab is not null and (id is null or (
      phase <> 'over' and version < (select max(version) from entries where entries.tab = every.tab)
    ))"""
"""Goes from table to table by the key: to read all entries would take as long as there is to read."""
MAGIC: Final = b"SQLite format 3\0"
"""How every file of SQLite begins."""
AFTER_ALL_IDS: Final = "\U0010ffff"
LIST: Final = """insert or replace into tables select ?1, ?2, ?3, ?4, ?5, ?6
                 where exists (select 1 from entries where tab = ?1)
                    or exists (select 1 from latest where tab = ?1)"""
ERASE: Final = (
    "delete from latest where tab = ?",
    "delete from entries where tab = ?",
    "delete from tables where id = ?",
)
"""What is to be done once a number was taken (latest.py: rule 2)."""
LIST_S: Final = 0.5
"""Seconds for which what is to be listed may gather."""


class _Reader:
    """A connection that reads, in a thread of its own."""

    def __init__(self, connection: sqlite3.Connection, name: str) -> None:
        self._connection: Final = connection
        self._thread: Final = ThreadPoolExecutor(1, name)

    async def ask[T](self, question: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._answer, question)

    async def rows(self, query: str, *given: object) -> list[Row]:
        return await self.ask(lambda connection: connection.execute(query, given).fetchall())

    def close(self) -> None:
        self._thread.shutdown()
        self._connection.close()

    def _answer[T](self, question: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return question(self._connection)
        except sqlite3.Error as fault:
            raise Unreadable(str(fault)) from fault


class SqliteJournal(HouseJournal):
    def __init__(self, path: str) -> None:
        self.path: Final = path
        self._open()
        self._tails: Final = _Reader(self._connect(), "journal-tails")
        self._tables: Final = _Reader(self._connect(), "journal-tables")
        self._lists: Final = _Reader(self._connect(), "journal-lists")
        self._writer: Final = Writer(self._connect, self._count)
        self._unlisted: dict[str, Row] = {}
        """How tables are to be listed."""
        self._is_listing_due: bool = False
        self._listing: Writing | None = None
        """What is being written of that."""

    @staticmethod
    def schema_version() -> int:
        return len(STEPS)

    def append(self, table: str, entries: Sequence[Entry]) -> Writing:
        return self._writer.append(table, entries)

    async def enlist(self, summary: Summary) -> None:
        if not self._is_listing_due:
            self._is_listing_due = True
            asyncio.get_running_loop().call_later(LIST_S, self._write_lists)
        written = msgspec.json.encode(summary)
        shown = summary.id, summary.version, summary.phase, summary.listed, summary.touched_at, written
        self._unlisted[summary.id] = shown

    async def unlisted(self) -> Sequence[str]:
        await self._lists_are_written()
        with suppress(Unwritable):
            await self._writer.do(_merge)
        try:
            return [row[0] for row in await self._tables.rows(UNLISTED)]
        except Unreadable as fault:
            log.error("some of the journal can't be read", extra={"why": fault.why})
            return await self._lists.ask(_unlisted_among_the_readable)

    async def read(self, table: str, after: int = 0) -> Sequence[Entry]:
        query = "select version, at, id, deed from journal where tab = ? and version > ? order by version"

        def entries(connection: sqlite3.Connection) -> list[Entry]:
            rows = connection.execute(query, (table, after)).fetchall()
            return [entry_of(row, number) for number, row in enumerate(rows, after + 1)]

        return await (self._tails if after else self._tables).ask(entries)

    async def summary(self, table: str) -> Summary | None:
        await self._lists_are_written()
        rows = await self._tails.rows("select summary from tables where id = ?", table)
        return next(summaries_of(row[0] for row in rows), None)

    async def summaries(self, phase: str, limit: int, *, listed_only: bool) -> Sequence[Summary]:
        await self._lists_are_written()
        query = "select summary from tables where phase = ? and listed >= ? order by touched_at desc limit ?"
        rows = await self._lists.rows(query, phase, int(listed_only), limit)
        return list(summaries_of(row[0] for row in rows))

    async def forget(self, untouched_since: float, phase: str, but: Collection[str] = ()) -> int:
        old = "select id from tables where phase = ? and ? > (select max(at) from entries where tab = tables.id)"

        def work(latest: Latest) -> int:
            latest.merge()
            rows = latest.connection.execute(old, (phase, untouched_since))
            names = [row for row in rows if row[0] not in but]
            latest.take_number()
            for statement in ERASE:
                latest.connection.executemany(statement, names)
            return len(names)

        await self._lists_are_written()
        return await self._writer.do(work)

    async def tables(self) -> Sequence[str]:
        return [row[0] for row in await self._lists.rows("select distinct tab from journal order by tab")]

    async def is_writable(self) -> bool:
        def work(latest: Latest) -> int:
            mark(latest.connection)
            return 1

        try:
            return bool(await self._writer.do(work))
        except Unwritable:
            return False

    async def close(self) -> None:
        """What is being written is written."""
        self._write_lists()
        self._writer.close()
        await asyncio.to_thread(self._writer.join)
        for reader in (self._tails, self._tables, self._lists):
            await asyncio.to_thread(reader.close)

    def _write_lists(self) -> None:
        rows, self._unlisted, self._is_listing_due = self._unlisted, {}, False
        if rows and not self._writer.is_closed:
            self._listing = self._writer.do(lambda latest: latest.connection.executemany(LIST, rows.values()).rowcount)
            self._listing.then(partial(self._listed, rows))

    def _listed(self, rows: dict[str, Row], fault: BaseException | None) -> None:
        """What the disk refuses is tried again with what is listed next, or found by the next start."""
        if fault is not None:
            log.warning("not listed", extra={"tables": len(rows), "why": str(fault)})
            self._unlisted = rows | self._unlisted

    async def _lists_are_written(self) -> None:
        self._write_lists()
        if self._listing is not None:
            with suppress(Unwritable, Conflict):
                await self._listing

    def _count(self, entries: int, seconds: float) -> None:
        self.commits += entries
        self.committed(entries, seconds)

    def _open(self) -> None:
        """Make the file, or bring it to the newest version."""
        try:
            make_private(self.path)
            with closing(self._connect()) as connection:
                migrate(connection, self.path)
        except (sqlite3.Error, OSError) as fault:
            raise Unavailable("file-unreadable", file=self.path, fault=str(fault)) from fault

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
        connection.execute("pragma temp_store = memory")  # what may have to be undone is no file of its own
        connection.execute("pragma secure_delete = on")  # what is merged leaves no copy behind that nobody could erase
        return connection


def copy(database: str, target: str) -> None:
    """A complete copy, also of a journal in use; whole, or the last one stays as it was. It goes over nothing but an
    earlier copy."""
    if not _may_go_over(database, target):
        raise Refused("file-is-there", file=target)
    part = f"{target}.part"
    try:
        Path(part).unlink(missing_ok=True)
        make_private(part)
        with closing(_read_only(database)) as source, closing(sqlite3.connect(part)) as into:
            source.backup(into)
        os.replace(part, target)
    except sqlite3.Error as fault:
        raise Unavailable("file-unreadable", file=database, fault=str(fault)) from fault
    except OSError as fault:
        raise Unavailable("file-unwritable", file=target, fault=fault.strerror or str(fault)) from fault
    finally:
        Path(part).unlink(missing_ok=True)


def _may_go_over(database: str, target: str) -> bool:
    """Whether nothing is there, or nothing in it, or another journal."""
    path = Path(target)
    if not path.is_file():
        return not path.exists()
    with path.open("rb") as found:
        return found.read(len(MAGIC)) in (b"", MAGIC) and not path.samefile(database)


def erase(database: str, table: str) -> None:
    """Leave nothing of a table in the file, also not in pages that are free now."""
    if not Path(database).exists():
        raise NotFound("table-unknown", id=table)
    try:
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            connection.execute("pragma secure_delete = on")
            migrate(connection, database)
            with connection:
                connection.execute("begin immediate")
                connection.execute(TAKE_NUMBER)
                erased = sum([connection.execute(statement, (table,)).rowcount for statement in ERASE])
            connection.execute("pragma wal_checkpoint(truncate)")
    except sqlite3.Error as fault:
        raise Unavailable("file-unreadable", file=database, fault=str(fault)) from fault
    if not erased:
        raise NotFound("table-unknown", id=table)


def _read_only(database: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{Path(database).absolute().as_uri()}?mode=ro", uri=True, timeout=10)


def _merge(latest: Latest) -> int:
    latest.merge()
    return 0


def _unlisted_among_the_readable(connection: sqlite3.Connection) -> list[str]:
    """Tables are reached from both ends, as far as no bad page is in between."""
    reached = {*_walk(connection, UPWARDS, ""), *_walk(connection, DOWNWARDS, AFTER_ALL_IDS)}
    return [table for table in sorted(reached) if not _is_listed(connection, table)]


def _walk(connection: sqlite3.Connection, step: str, table: str) -> Iterator[str]:
    try:
        while (found := connection.execute(step, (table,)).fetchone()[0]) is not None:
            table = str(found)
            yield table
    except sqlite3.DatabaseError as fault:
        log.warning("no way past a bad page", extra={"table": table, "why": str(fault)})


def _is_listed(connection: sqlite3.Connection, table: str) -> bool:
    newest = "select 1 from tables where id = ? and version = (select max(version) from entries where tab = id)"
    try:
        return connection.execute(newest, (table,)).fetchone() is not None
    except sqlite3.DatabaseError as fault:
        log.warning("not listed", extra={"table": table, "why": str(fault)})
        return False
