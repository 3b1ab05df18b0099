"""The one writer of an SQLite journal: a thread that commits whatever has gathered.

Tasks gather on the loop, and go over to the thread together: waking it, and letting it have the interpreter, costs more
than the rows it writes. A lone task goes at the end of its turn of the loop; while a commit is under way, or has been
lately, the next ones wait for each other. Most are rows to be added: all of them are one statement, and so one
transaction. Only if that fails is each tried by itself. What the disk has to do besides (latest.py: merge) is done when
those who waited were told.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import batched, groupby
from time import perf_counter
from typing import Final

from cardtable.store.journal import Committed, Conflict, Unwritable
from cardtable.store.latest import Latest
from cardtable.store.rows import Row
from cardtable.store.writing import Writing
from cardtable.table.deeds import Entry
from cardtable.wire.codec import write_deed

log = logging.getLogger("cardtable.store")

type Work = Callable[[Latest], int]

MOST_IN_A_COMMIT: Final = 200
GATHER_S: Final = 0.004
"""Seconds between the beginnings of two commits, at least."""
GATHER_EACH_S: Final = 0.00025
"""The same for each task of the first of them: a commit costs as much as dozens of entries, so that it pays to wait for
more of them where many come."""
GATHER_MOST_S: Final = 0.012


class Task(Writing):
    """Something for the writer to do inside a transaction."""

    def __init__(self, loop: asyncio.AbstractEventLoop, rows: Sequence[Row], work: Work | None) -> None:
        super().__init__(loop)
        self.rows: Final = rows
        """Entries to be added; or else some other work."""
        self.work: Final = work


type Outcome = tuple[Task, int, Exception | None]


class Writer:
    def __init__(self, connect: Callable[[], sqlite3.Connection], committed: Committed) -> None:
        self._connect: Final = connect
        self._committed: Final = committed
        self._batches: Final[queue.SimpleQueue[Sequence[Task] | None]] = queue.SimpleQueue()
        self._gathering: Final[dict[asyncio.AbstractEventLoop, _Gathering]] = {}
        self.is_closed: bool = False
        self._life: Final = threading.Thread(target=self._write, name="journal", daemon=True)
        self._life.start()

    def append(self, table: str, entries: Sequence[Entry]) -> Writing:
        """Add entries of a table, all or none."""
        rows = [(table, entry.version, entry.at, entry.id, write_deed(entry.deed)) for entry in entries]
        return self._submit(Task(asyncio.get_running_loop(), rows, None))

    def do(self, work: Work) -> Writing:
        return self._submit(Task(asyncio.get_running_loop(), (), work))

    def close(self) -> None:
        """Write what has gathered, and end; what comes later is refused, for nobody would write it."""
        self.is_closed = True
        for gathering in self._gathering.values():
            gathering.hand_over()
        self._batches.put(None)

    def join(self) -> None:
        """Wait for the end."""
        self._life.join()

    def _submit(self, task: Task) -> Writing:
        if self.is_closed:
            raise Unwritable("disk-refuses")
        gathering = self._gathering.get(task.loop)
        if gathering is None:
            gathering = self._gathering[task.loop] = _Gathering(task.loop, self._batches.put, self._committed)
        gathering.add(task)
        return task

    def _write(self) -> None:
        """The writer's life."""
        with closing(self._connect()) as connection:
            latest = Latest(connection)
            while (batch := self._batches.get()) is not None:
                parts = batched(batch, MOST_IN_A_COMMIT, strict=False)
                outcomes = [outcome for part in parts for outcome in _commit(latest, part)]
                loop = batch[0].loop
                if not loop.is_closed():
                    loop.call_soon_threadsafe(self._gathering[loop].settle, outcomes)
                if latest.is_full:
                    latest.tidy()
            latest.tidy()


class _Gathering:
    """The tasks of one loop that wait for the next commit."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, hand_over: Callable[[Sequence[Task]], None], committed: Committed
    ) -> None:
        self._loop: Final = loop
        self._hand_over: Final = hand_over
        self._committed: Final = committed
        self._tasks: list[Task] = []
        self._is_due: bool = False
        self._is_writing: bool = False
        self._not_before: float = 0.0
        self._began: float = 0.0
        """When the commit under way began; the loop's own clock counts whole milliseconds."""

    def add(self, task: Task) -> None:
        self._tasks.append(task)
        if not self._is_due and not self._is_writing:
            self._soon()

    def settle(self, outcomes: Sequence[Outcome]) -> None:
        """Tell those who wait, all in one call: waking a loop costs more than all it then does."""
        self._is_writing = False
        written = sum([len(task.rows) for task, _, fault in outcomes if fault is None])
        self._committed(written, perf_counter() - self._began)
        if self._tasks:
            self._soon()
        for task, result, fault in outcomes:
            task.end(result, fault)

    def hand_over(self) -> None:
        self._is_due = False
        if self._tasks:
            self._is_writing = True
            self._not_before = self._loop.time() + _pause_after(len(self._tasks))
            self._began = perf_counter()
            tasks, self._tasks = self._tasks, []
            self._hand_over(tasks)

    def _soon(self) -> None:
        self._is_due = True
        if self._loop.time() < self._not_before:
            self._loop.call_at(self._not_before, self.hand_over)
        else:
            self._loop.call_soon(self.hand_over)


def _pause_after(tasks: int) -> float:
    return max(GATHER_S, min(tasks * GATHER_EACH_S, GATHER_MOST_S))


def _commit(latest: Latest, tasks: Sequence[Task]) -> list[Outcome]:
    """Mostly all of them are rows: one statement, which is a transaction by itself."""
    if latest.is_certain and all(task.work is None for task in tasks):
        try:
            outcomes = _add(latest, tasks)
        except sqlite3.Error as fault:
            return _one_by_one(latest, tasks, fault)
        if latest.is_certain:
            return outcomes
    return _commit_with_care(latest, tasks)


def _commit_with_care(latest: Latest, tasks: Sequence[Task]) -> list[Outcome]:
    """In their order, in one transaction; whoever adds rows looks at what others have done before."""
    try:
        outcomes: list[Outcome] = []
        latest.connection.execute("begin immediate")
        for is_rows, run in groupby(tasks, lambda task: task.work is None):
            latest.look()
            outcomes += (_add if is_rows else _do)(latest, list(run))
        latest.connection.execute("commit")
    except sqlite3.Error as fault:
        return _one_by_one(latest, tasks, fault)
    return outcomes


def _add(latest: Latest, tasks: Sequence[Task]) -> list[Outcome]:
    """The rows of all that go on where their tables end, at once; the others are told to read. Where nothing could be
    added, all of this is in doubt."""
    outcomes: list[Outcome] = []
    rows: list[Row] = []
    for task in tasks:
        if latest.goes_on(task.rows):
            rows.extend(task.rows)
            outcomes.append((task, len(task.rows), None))
        else:
            outcomes.append((task, 0, Conflict("it follows on something else")))
    if not (rows and latest.append(rows)):
        latest.doubt()
    return outcomes


def _do(latest: Latest, tasks: Sequence[Task]) -> list[Outcome]:
    return [(task, task.work(latest), None) for task in tasks if task.work is not None]


def _one_by_one(latest: Latest, tasks: Sequence[Task], fault: sqlite3.Error) -> list[Outcome]:
    """Where the disk fails them all, each is tried alone, so that one bad page fails one table; a lone one is told."""
    latest.doubt()
    if latest.connection.in_transaction:
        latest.connection.execute("rollback")
    if len(tasks) > 1:
        return [outcome for task in tasks for outcome in _commit_with_care(latest, [task])]
    log.warning("the disk refuses", extra={"why": str(fault)})
    return [(tasks[0], 0, Unwritable("disk-refuses"))]
