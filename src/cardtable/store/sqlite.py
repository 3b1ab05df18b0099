"""The journal in an SQLite file: WAL, synchronous=FULL, and one writer that commits whatever has gathered."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any, Final

import msgspec

from cardtable.store.journal import Conflict, Journal, Summary, Unwritable
from cardtable.table.deeds import Entry
from cardtable.wire.codec import read_deed, write_deed

SCHEMA: Final = """
create table if not exists entries (
  tab text not null, version integer not null, at real not null, id text, deed blob not null,
  primary key (tab, version)
) without rowid;
create unique index if not exists ids on entries (tab, id) where id is not null;
create table if not exists tables (
  id text primary key, version integer not null, phase text not null, listed integer not null,
  touched_at real not null, summary blob not null
) without rowid;
create index if not exists by_phase on tables (phase, touched_at desc);
"""
MOST_IN_A_COMMIT: Final = 200


class _Task:
    """Something for the writer to do inside a transaction, and whoever waits for it."""

    def __init__(self, work: Callable[[sqlite3.Connection], int], loop: asyncio.AbstractEventLoop) -> None:
        self.work: Final = work
        self.loop: Final = loop
        self.done: Final[asyncio.Future[int]] = loop.create_future()

    def finish(self, result: int, fault: Exception | None) -> None:
        self.loop.call_soon_threadsafe(self._settle, result, fault)

    def _settle(self, result: int, fault: Exception | None) -> None:
        if self.done.cancelled():
            return
        if fault is None:
            self.done.set_result(result)
        else:
            self.done.set_exception(fault)


class SqliteJournal(Journal):
    def __init__(self, path: str) -> None:
        self.path: Final = path
        self._tasks: Final[queue.SimpleQueue[_Task | None]] = queue.SimpleQueue()
        with closing(self._connect()) as connection:
            connection.executescript(SCHEMA)
        self._reader: Final = self._connect()
        self._reading: Final = threading.Lock()
        self._writer: Final = threading.Thread(target=self._write, name="journal", daemon=True)
        self._writer.start()

    async def append(self, table: str, entry: Entry) -> None:
        row = (table, entry.version, entry.at, entry.id, write_deed(entry.deed))

        def work(connection: sqlite3.Connection) -> int:
            return connection.execute(
                "insert into entries (tab, version, at, id, deed) values (?, ?, ?, ?, ?)", row
            ).rowcount

        await self._submit(work)
        self.commits += 1

    async def enlist(self, summary: Summary) -> None:
        row = (
            summary.id,
            summary.version,
            summary.phase,
            summary.listed,
            summary.touched_at,
            msgspec.json.encode(summary),
        )

        def work(connection: sqlite3.Connection) -> int:
            return connection.execute("insert or replace into tables values (?, ?, ?, ?, ?, ?)", row).rowcount

        await self._submit(work)

    async def unlisted(self) -> Sequence[str]:
        query = """select tab from (select tab, max(version) as newest from entries group by tab)
                   left join tables on id = tab where id is null or (phase <> 'over' and version < newest)"""
        return [row[0] for row in await asyncio.to_thread(self._query, query, ())]

    async def read(self, table: str, after: int = 0) -> Sequence[Entry]:
        query = "select version, at, id, deed from entries where tab = ? and version > ? order by version"
        rows = await asyncio.to_thread(self._query, query, (table, after))
        return [Entry(version, at, read_deed(deed), id) for version, at, id, deed in rows]

    async def summary(self, table: str) -> Summary | None:
        rows = await asyncio.to_thread(self._query, "select summary from tables where id = ?", (table,))
        return msgspec.json.decode(rows[0][0], type=Summary) if rows else None

    async def summaries(self, phase: str, limit: int, *, listed_only: bool) -> Sequence[Summary]:
        query = "select summary from tables where phase = ? and listed >= ? order by touched_at desc limit ?"
        rows = await asyncio.to_thread(self._query, query, (phase, int(listed_only), limit))
        return [msgspec.json.decode(row[0], type=Summary) for row in rows]

    async def forget(self, untouched_since: float, phase: str) -> int:
        old = "select id from tables where phase = ? and ? > (select max(at) from entries where tab = tables.id)"

        def work(connection: sqlite3.Connection) -> int:
            names = connection.execute(old, (phase, untouched_since)).fetchall()
            connection.executemany("delete from entries where tab = ?", names)
            connection.executemany("delete from tables where id = ?", names)
            return len(names)

        return await self._submit(work)

    async def backup(self, path: str) -> None:
        await asyncio.to_thread(self._copy, path)

    async def close(self) -> None:
        self._tasks.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.close()

    async def _submit(self, work: Callable[[sqlite3.Connection], int]) -> int:
        task = _Task(work, asyncio.get_running_loop())
        self._tasks.put(task)
        return await task.done

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
        return connection

    def _query(self, query: str, given: tuple[object, ...]) -> list[Any]:
        with self._reading:
            return self._reader.execute(query, given).fetchall()

    def _copy(self, path: str) -> None:
        with closing(self._connect()) as source, closing(sqlite3.connect(path)) as target:
            source.backup(target)

    def _write(self) -> None:
        """The writer's life: wait for a task, take what has gathered since, and commit it together."""
        with closing(self._connect()) as connection:
            while (first := self._tasks.get()) is not None:
                gathered = [first]
                last = False
                while len(gathered) < MOST_IN_A_COMMIT and not self._tasks.empty():
                    task = self._tasks.get()
                    if task is None:
                        last = True
                        break
                    gathered.append(task)
                _commit(connection, gathered)
                if last:
                    return


def _commit(connection: sqlite3.Connection, tasks: list[_Task]) -> None:
    """All in one transaction; a task that conflicts is undone alone, a disk that fails undoes them all."""
    outcomes: list[tuple[_Task, int, Exception | None]] = []
    try:
        connection.execute("begin immediate")
        outcomes = [(task, *_attempt(connection, task)) for task in tasks]
        connection.execute("commit")
    except sqlite3.Error as fault:
        _roll_back(connection)
        outcomes = [(task, 0, Unwritable(str(fault))) for task in tasks]
    for task, result, refused in outcomes:
        task.finish(result, refused)


def _attempt(connection: sqlite3.Connection, task: _Task) -> tuple[int, Exception | None]:
    """A statement that breaks a key is undone alone by SQLite; what else has gathered goes on."""
    try:
        return task.work(connection), None
    except sqlite3.IntegrityError as fault:
        return 0, Conflict(str(fault))


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("rollback")
