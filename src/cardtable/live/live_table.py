"""The one path by which anything happens to a table: decide → append → evolve.

Rule 1: decided inside. Whoever wants something is asked when it is their turn, against the table as it is then; who
        they are is a part of the question.
Rule 2: nothing happens before it is on disk. An entry is appended under (table, version); of two writers with the same
        version one is told to read the other's entry first, and decides anew.
Rule 3: what has begun is ended. It goes on when the disk has answered, whoever waits for it, and needs no task for
        that; what has to wait for more is a task of the table's own.
Rule 4: whoever applies an entry, its own or another's, does all that applying means: the table evolves, and whoever
        stands around it is told. So a live table always equals its journal replayed.
Rule 5: a table is its journal. Whoever finds that it was forgotten meanwhile says so, and nothing more happens.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final

from cardtable.core.move import Move, NotFound, Refused, Unavailable
from cardtable.live.clock import Clock
from cardtable.live.summary import summary
from cardtable.live.turns import Turns
from cardtable.store.journal import Conflict, Journal, Unwritable
from cardtable.store.writing import Told, Writing
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


def unheard(_: Table) -> None:
    """Nobody has to know that a table is gone."""


class Wish:
    """What somebody wants to happen, and who is told what came of it."""

    def __init__(self, live: "LiveTable", decide: Decide, id: str | None, told: Told) -> None:
        self._live: Final = live
        self.decide: Final = decide
        self.id: Final = id
        self.told: Final = told
        self.tries: int = TRIES

    def begin(self) -> None:
        self._live.decide(self)


class Attempt:
    """A wish that was decided, on its way to the disk."""

    def __init__(self, live: "LiveTable", wish: Wish, entry: Entry, checked: Move | None) -> None:
        self._live: Final = live
        self.wish: Final = wish
        self.entry: Final = entry
        self.checked: Final = checked

    def written(self, fault: BaseException | None) -> None:
        self._live.written(self, fault)


class LiveTable:
    def __init__(self, table: Table, journal: Journal, clock: Clock, changed: Callable[[], None]) -> None:
        self.table: Final = table
        self._journal: Final = journal
        self._clock: Final = clock
        self._changed: Final = changed
        """Called whenever the table has evolved, by whomever."""
        self.forgotten: Callable[[Table], None] = unheard
        """Called when the table turns out to be in no journal any more."""
        self._turns: Final = Turns()
        self._tasks: Final[dict[asyncio.Task[Any], None]] = {}
        self._shown: int = table.version
        """The version of which those around were told last."""
        asleep = max(clock.now() - table.touched_at, 0.0) if table.settings.days_per_move else 0.0
        table.clocks.measure_from(clock.monotonic() - asleep)

    async def do(self, decide: Decide, id: str | None = None) -> int:
        """Let what is decided happen once it is on disk; the table's version after it. Raises Refused.

        A command's id counts once: repeated, it is only acknowledged again.
        """
        done = _future()
        self.begin(decide, id, partial(self._tell, done))
        return await done

    def begin(self, decide: Decide, id: str | None, told: Told) -> None:
        """The same for somebody who doesn't wait for it, but is told."""
        self._turns.take(Wish(self, decide, id, told).begin)

    async def catch_up(self) -> None:
        """Read what another writer has left in the journal."""
        done = _future()
        succeed = partial(self._succeed, partial(self._tell, done))
        self._turns.take(lambda: self._go_on(self._catch_up(), succeed))
        await done

    async def settle(self) -> None:
        """Wait until all that has begun is ended."""
        done = _future()
        self._turns.take(partial(self._end, partial(self._tell, done), None))
        await asyncio.gather(done, *self._tasks, return_exceptions=True)

    def start[T](self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Begin something that is ended whoever waits for it; at once, up to where it has to wait itself."""
        task = asyncio.Task(work, loop=asyncio.get_running_loop(), eager_start=True)
        self._tasks[task] = None
        task.add_done_callback(self._tasks.pop)
        return task

    def decide(self, wish: Wish, fault: BaseException | None = None) -> None:
        """Mostly all that has to be waited for is the disk, and that needs no task."""
        if fault is not None or self._has_happened(wish.id):
            self._succeed(wish.told, fault)
            return
        try:
            decision = self._decision(wish)
            entry = self._next(decision.deed, wish.id)
            work = self._journal.append(self.table.id, [entry])
        except Exception as refusal:  # noqa: BLE001
            self._end(wish.told, refusal)
            return
        attempt = Attempt(self, wish, entry, decision.checked)
        if isinstance(work, Writing):
            work.then(attempt.written)
        else:
            self._go_on(work, attempt.written)

    def _decision(self, wish: Wish) -> Decision:
        if not wish.tries:
            raise Unavailable("table-busy")
        wish.tries -= 1
        decided = wish.decide(self.table)
        return decided if isinstance(decided, Decision) else Decision(decided)

    def written(self, attempt: Attempt, fault: BaseException | None) -> None:
        """An entry is on disk; or another writer was faster; or the disk refuses, and has perhaps written it."""
        wish = attempt.wish
        if fault is None:
            self._apply_own(attempt)
        elif isinstance(fault, Conflict):
            self._go_on(self._catch_up(), partial(self.decide, wish))
        elif isinstance(fault, (Unwritable, asyncio.CancelledError)):
            refusal = fault if isinstance(fault, Unwritable) else Unwritable("disk-refuses")
            self._go_on(self._look_for(attempt.entry, refusal), partial(self._succeed, wish.told))
        else:
            self._end(wish.told, fault)

    def _apply_own(self, attempt: Attempt) -> None:
        wish = attempt.wish
        try:
            is_news = self._apply(attempt.entry, attempt.checked)
        except Exception as fault:  # noqa: BLE001
            self._end(wish.told, fault)
            return
        if is_news and not self._has_just_ended():  # what has ended is listed with its end
            self._go_on(enlist(self._journal, self.table), partial(self._succeed, wish.told))
        else:
            self._succeed(wish.told, None)

    def _go_on(self, work: Coroutine[Any, Any, object], then: Told) -> None:
        """Do what has to wait for more than one entry, in the same turn."""
        self.start(self._to_its_end(work, then))

    async def _to_its_end(self, work: Coroutine[Any, Any, object], then: Told) -> None:
        try:
            await work
        except BaseException as fault:
            then(fault)
            if not isinstance(fault, Exception):
                raise
        else:
            then(None)

    def _succeed(self, told: Told, fault: BaseException | None) -> None:
        """Whoever comes to the end of a game writes it down."""
        if fault is None and self._has_just_ended():
            self._go_on(self._write_the_end(), partial(self._end, told))
        else:
            self._end(told, fault)

    def _end(self, told: Told, fault: BaseException | None) -> None:
        """Whoever stands around is told if the table has evolved, also if something has failed then."""
        try:
            if self.table.version != self._shown:
                self._shown = self.table.version
                self._changed()
        except Exception as broken:  # noqa: BLE001
            fault = broken
        self._turns.pass_on()
        told(fault)

    def _tell(self, done: "asyncio.Future[int]", fault: BaseException | None) -> None:
        """Whoever waited may be gone; a refusal was for them alone, and what else went wrong is said."""
        if not done.done():
            if fault is None:
                done.set_result(self.table.version)
            else:
                done.set_exception(fault)
        elif fault is not None and not isinstance(fault, Refused):
            log.error("a deed failed", exc_info=fault)

    def _has_happened(self, id: str | None) -> bool:
        return id is not None and id in self.table.ids

    def _next(self, deed: Deed, id: str | None = None) -> Entry:
        if self.table.version >= LONGEST:
            raise Refused("table-too-long", most=LONGEST)
        return Entry(self.table.version + 1, self._clock.now(), deed, id)

    def _apply(self, entry: Entry, checked: Move | None = None) -> bool:
        """An entry that is on disk happens at the table; whether lists show something else now."""
        before = self.table.phase
        evolve(self.table, entry, checked, self._clock.monotonic())
        if self.table.phase != before:
            log.info(self.table.phase, extra={"table": self.table.id, "game": self.table.game.name})
        is_slow = self.table.settings.days_per_move > 0
        return is_slow or self.table.phase != before or not isinstance(entry.deed, CHANGES_NO_SUMMARY)

    async def _look_for(self, entry: Entry, refusal: Unwritable) -> None:
        """What the disk refused has happened all the same if it is there."""
        if entry not in await self._catch_up():
            raise refusal

    async def _catch_up(self) -> Sequence[Entry]:
        """What another writer, or a write that seemed to fail, has left in the journal after the last entry we have;
        where that is missing, the table is gone."""
        found = await self._journal.read(self.table.id, self.table.version - 1)
        if not found:
            self.forgotten(self.table)
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
        result = table.state.result if table.abandoned else table.shared().result
        try:
            await self._append_or_read(self._next(Ended(tuple(table.names), tuple(lines), result)))
        except Refused:
            log.warning("the end can't be written or read now", extra={"table": table.id})

    async def _append_or_read(self, entry: Entry) -> None:
        """An entry that anybody would write alike."""
        try:
            await self._journal.append(self.table.id, [entry])
        except (Conflict, Unwritable):
            await self._catch_up()
        else:
            self._apply(entry)
        await enlist(self._journal, self.table)


async def enlist(journal: Journal, table: Table) -> None:
    """List a table as it is now. What the disk refuses has happened all the same, and is listed by the next start."""
    try:
        await journal.enlist(summary(table))
    except Unwritable:
        log.warning("not listed", extra={"table": table.id, "why": "disk-refuses"})


def _future() -> "asyncio.Future[int]":
    return asyncio.get_running_loop().create_future()
