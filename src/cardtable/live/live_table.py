"""The one path by which anything happens to a table: decide → append → evolve.

Rule 1: decided inside. Whoever wants something is asked when it is their turn, against the table as it is then; who
        they are is a part of the question.
Rule 2: nothing happens before it is on disk. An entry is appended under (table, version); of two writers with the same
        version one is told to read the other's entry first, and decides anew.
Rule 3: what has begun is ended. A commit can't be cancelled: whoever waits for it may go, it goes on.
Rule 4: whoever applies an entry, its own or another's, does all that applying means: the table evolves, and whoever
        stands around it is told. So a live table always equals its journal replayed.
Rule 5: a table is its journal. Whoever finds that it was forgotten meanwhile says so, and nothing more happens.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final

from cardtable.core.move import Move, NotFound, Refused, Unavailable
from cardtable.live.clock import Clock
from cardtable.live.summary import summary
from cardtable.live.turns import Turns
from cardtable.store.journal import Conflict, Journal, Unwritable
from cardtable.table.decide import Decision
from cardtable.table.deeds import Deed, Ended, Entry, Played, Said
from cardtable.table.evolve import evolve
from cardtable.table.log import log_for, whole_log
from cardtable.table.replay import evolve_all
from cardtable.table.table import Table

log = logging.getLogger("cardtable.live")

type Decide = Callable[[Table], Deed | Decision]

CHANGES_NO_SUMMARY: Final = (Played, Said)
"""What no list of tables shows, unless it begins or ends a game."""
TRIES: Final = 3
LONGEST: Final = 30_000
"""No journal has more entries; a game that comes near has gone astray."""


def unheard() -> None:
    """Nobody has to know that a table is gone."""


class LiveTable:
    def __init__(self, table: Table, journal: Journal, clock: Clock, changed: Callable[[], None]) -> None:
        self.table: Final = table
        self._journal: Final = journal
        self._clock: Final = clock
        self._changed: Final = changed
        """Called whenever the table has evolved, by whomever."""
        self.forgotten: Callable[[], None] = unheard
        """Called when the table turns out to be in no journal any more."""
        self._turns: Final = Turns()
        self._commits: Final[dict[asyncio.Task[Any], None]] = {}
        asleep = max(clock.now() - table.touched_at, 0.0) if table.settings.days_per_move else 0.0
        table.clocks.measure_from(clock.monotonic() - asleep)

    async def do(self, decide: Decide, id: str | None = None) -> int:
        """Let what is decided happen once it is on disk; the table's version after it. Raises Refused.

        A command's id counts once: repeated, it is only acknowledged again.
        """
        return await asyncio.shield(self.start(self.commit(decide, id)))

    async def catch_up(self) -> None:
        """Read what another writer has left in the journal."""
        await asyncio.shield(self.start(self._alone(self._catch_up)))

    async def settle(self) -> None:
        """Wait until all that has begun is ended."""
        await asyncio.gather(*self._commits, return_exceptions=True)

    def start[T](self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Begin something that is ended whoever waits for it; at once, up to where it has to wait itself."""
        task = asyncio.Task(work, loop=asyncio.get_running_loop(), eager_start=True)
        self._commits[task] = None
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        """A refusal was for whoever waited; they may be gone. Whatever else went wrong is said."""
        self._commits.pop(task, None)
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not isinstance(fault, Refused):
            log.error("a deed failed", exc_info=fault)

    def commit(self, decide: Decide, id: str | None = None) -> Coroutine[Any, Any, int]:
        """The same for work that can't be cancelled anyway, since `start` has begun it."""
        return self._alone(partial(self._commit, decide, id))

    async def _alone(self, work: Callable[[], Awaitable[object]]) -> int:
        """One after the other."""
        if not self._turns.take():
            await self._turns.wait()
        before = self.table.version
        try:
            await work()
            if self._has_just_ended():
                await self._write_the_end()
        finally:
            self._end_turn(before)
        return self.table.version

    def _end_turn(self, before: int) -> None:
        """Whoever stands around is told if the table has evolved, also if something has failed then."""
        try:
            if self.table.version != before:
                self._changed()
        finally:
            self._turns.pass_on()

    async def _commit(self, decide: Decide, id: str | None) -> None:
        for _ in range(TRIES):
            if self._has_happened(id):
                return
            decided = decide(self.table)
            decision = decided if isinstance(decided, Decision) else Decision(decided)
            entry = self._next(decision.deed, id)
            try:
                await self._append(entry, decision.checked)
            except Conflict:
                await self._catch_up()
            except Unwritable:
                if entry not in await self._catch_up():
                    raise
                return
            else:
                return
        if not self._has_happened(id):
            raise Unavailable("table-busy")

    def _has_happened(self, id: str | None) -> bool:
        return id is not None and id in self.table.ids

    def _next(self, deed: Deed, id: str | None = None) -> Entry:
        if self.table.version >= LONGEST:
            raise Refused("table-too-long", most=LONGEST)
        return Entry(self.table.version + 1, self._clock.now(), deed, id)

    async def _append(self, entry: Entry, checked: Move | None = None) -> None:
        """An entry on disk, and then at the table."""
        await self._journal.append(self.table.id, [entry])
        before = self.table.phase
        evolve(self.table, entry, checked, self._clock.monotonic())
        if self.table.phase != before:
            log.info(self.table.phase, extra={"table": self.table.id, "game": self.table.game.name})
        is_slow = self.table.settings.days_per_move > 0
        if is_slow or self.table.phase != before or not isinstance(entry.deed, CHANGES_NO_SUMMARY):
            await enlist(self._journal, self.table)

    async def _catch_up(self) -> Sequence[Entry]:
        """What another writer, or a write that seemed to fail, has left in the journal after the last entry we have;
        where that is missing, the table is gone."""
        found = await self._journal.read(self.table.id, self.table.version - 1)
        if not found:
            self.forgotten()
            raise NotFound("table-unknown", id=self.table.id)
        entries = found[1:]
        evolve_all(self.table, entries, self._clock.monotonic())
        return entries

    def _has_just_ended(self) -> bool:
        return self.table.phase == "over" and self.table.state is not None and self.table.ended is None

    async def _write_the_end(self) -> None:
        """Log and result of a game that is over, once. What fails now is done by whoever comes next."""
        table = self.table
        assert table.state is not None
        lines = log_for(table.lines, None) if table.abandoned else whole_log(table.lines)
        try:
            await self._append_or_read(self._next(Ended(tuple(table.names), tuple(lines), table.state.result)))
        except Refused:
            log.warning("the end can't be written or read now", extra={"table": table.id})

    async def _append_or_read(self, entry: Entry) -> None:
        """An entry that anybody would write alike."""
        try:
            await self._append(entry)
        except (Conflict, Unwritable):
            await self._catch_up()


async def enlist(journal: Journal, table: Table) -> None:
    """List a table as it is now. What the disk refuses has happened all the same, and is listed by the next start."""
    try:
        await journal.enlist(summary(table))
    except Unwritable:
        log.warning("not listed", extra={"table": table.id, "why": "disk-refuses"})
