"""The one writer of a server's entries: it commits whatever has gathered, in one statement.

Of entries that nobody else has written, each is written; whoever comes second with a version, or with an id, is told.
A connection that is lost in the middle is made again and fenced, and the same entries are given once more: what stands
there already, and is just ours, was written the first time.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

import asyncpg

from cardtable.store.journal import Conflict, Unreachable, Unwritable
from cardtable.store.postgres.link import Link

log = logging.getLogger("cardtable.postgres")

type Written = tuple[str, int, float, str | None, bytes]
"""Table, version, time, id and deed of an entry."""
type Key = tuple[str, int]
type Told = Callable[[Sequence[Key], float], None]
"""Hears which entries were written, and how many seconds that took."""

MOST_IN_A_COMMIT: Final = 200
PATIENCE_S: Final = 4.0
"""Seconds for which a commit waits for a database that is away."""
AGAIN_S: Final = 0.1
GIVEN: Final = "unnest($1::text[], $2::integer[], $3::double precision[], $4::text[], $5::bytea[])"
INSERT: Final = f"""insert into entries (tab, version, at, id, deed)
                    select * from {GIVEN} as given (tab, version, at, id, deed)"""  # noqa: S608 - no words but ours
BEFORE: Final = "exists (select 1 from entries as before where before.tab = {tab} and before.version = {version} - 1)"
FIRST: Final = BEFORE.format(tab="($1::text[])[1]", version="($2::integer[])[1]")
ALL: Final = f"{INSERT} where ($2::integer[])[1] = 1 or {FIRST} returning tab, version"
"""Of one table, all or none."""
EACH: Final = f"""{INSERT} where version = 1 or {BEFORE.format(tab="given.tab", version="given.version")}
                  on conflict do nothing returning tab, version"""
OURS: Final = f"""select tab, version from entries join {GIVEN} as given (tab, version, at, id, deed)
                  using (tab, version, at, deed) where entries.id is not distinct from given.id"""  # noqa: S608


class _Task:
    """Entries that are written all or none, and whoever waits for them."""

    def __init__(self, rows: Sequence[Written]) -> None:
        self.rows: Final = rows
        self.table: Final = rows[0][0]
        self.keys: Final = {(row[0], row[1]) for row in rows}
        self.done: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()

    def finish(self, fault: Exception | None) -> None:
        if self.done.done():
            return
        if fault is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(fault)


class Writer:
    def __init__(self, link: Link, told: Told) -> None:
        self._link: Final = link
        self._told: Final = told
        self._waiting: Final[deque[_Task]] = deque()
        self._work: asyncio.Task[None] | None = None
        self._is_closed: bool = False

    async def write(self, rows: Sequence[Written]) -> None:
        """Returns when they are on disk. Raises Conflict or Unwritable."""
        if self._is_closed:
            raise Unwritable("disk-refuses")
        task = _Task(rows)
        self._waiting.append(task)
        if self._work is None or self._work.done():
            self._work = asyncio.get_running_loop().create_task(self._write())
        await task.done

    async def settle(self) -> None:
        """Let nothing that was sent be in doubt. Raises Unreachable."""
        if self._link.is_in_doubt:
            await self._link.connect()

    async def close(self) -> None:
        self._is_closed = True
        if self._work is not None:
            await self._work

    async def _write(self) -> None:
        while self._waiting:
            tasks = self._gathered()
            began = asyncio.get_running_loop().time()
            written = await self._commit(tasks)
            if written:
                self._told(written, asyncio.get_running_loop().time() - began)

    def _gathered(self) -> list[_Task]:
        """What has gathered, as far as it can be one statement: each entry for itself, and of no table two."""
        tasks = [self._waiting.popleft()]
        tables = {tasks[0].table}
        while len(tasks[0].rows) == 1 and self._waiting and len(tasks) < MOST_IN_A_COMMIT:
            following = self._waiting[0]
            if len(following.rows) > 1 or following.table in tables:
                break
            tables.add(following.table)
            tasks.append(self._waiting.popleft())
        return tasks

    async def _commit(self, tasks: list[_Task]) -> list[Key]:
        """Write them, tell those who wait, and say what was written."""
        try:
            written = await self._insist([row for task in tasks for row in task.rows], alone=len(tasks) == 1)
        except (Unreachable, asyncpg.PostgresError) as fault:
            log.warning("the database refuses", extra={"why": str(fault)})
            for task in tasks:
                task.finish(Unwritable("disk-refuses"))
            return []
        for task in tasks:
            task.finish(None if task.keys <= written else Conflict(str(task.keys - written)))
        return sorted(written)

    async def _insist(self, rows: Sequence[Written], *, alone: bool) -> set[Key]:
        """What of these is on disk by our hand, also if the connection was lost in between."""
        given = [list(column) for column in zip(*rows, strict=True)]
        until = asyncio.get_running_loop().time() + PATIENCE_S
        is_repeated = False
        while True:
            try:
                written = await self._insert(given, alone=alone)
                return written | (await self._keys(OURS, given) if is_repeated else set())
            except Unreachable:
                if asyncio.get_running_loop().time() > until:
                    raise
                is_repeated = True
                await asyncio.sleep(AGAIN_S)

    async def _insert(self, given: list[list[object]], *, alone: bool) -> set[Key]:
        if not alone:
            return await self._keys(EACH, given)
        try:
            return await self._keys(ALL, given)
        except asyncpg.UniqueViolationError:
            return set()

    async def _keys(self, query: str, given: list[list[object]]) -> set[Key]:
        return {(row["tab"], row["version"]) for row in await self._link.fetch(query, *given)}
