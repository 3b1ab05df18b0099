"""A live table: its connections, and the one path by which anything happens to it: commit, then record, then show."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from cardtable.core.move import Refused, Seat, Unavailable
from cardtable.server.clock import Clock
from cardtable.server.guest import Guest
from cardtable.server.shown import Common, common, shown, summary
from cardtable.store.journal import Conflict, Journal, Unwritable
from cardtable.table.deeds import Arranged, CameBack, Deed, Entry, Played, Reseated, Said, Stood
from cardtable.table.table import Table
from cardtable.wire.codec import write
from cardtable.wire.messages import Goodbye

log = logging.getLogger("cardtable.room")

type Proposal = Callable[[Table], Deed]

TRIES: Final = 3


class Room:
    def __init__(self, table: Table, journal: Journal, clock: Clock) -> None:
        self.table: Final = table
        self.clock: Final = clock
        self.guests: Final[set[Guest]] = set()
        self.gone_at: Final[dict[int, float]] = {}
        """Since when the person of a chair is not connected."""
        self.expected: Final[dict[int, float]] = {}
        """Until when a chair is held for somebody who has just been let in and has no socket yet."""
        self.changed: Final = asyncio.Event()
        self.empty_since: float = clock.monotonic()
        self.unattended_since: float = clock.monotonic()
        """Since when nobody tends the table, and its clocks stand still."""
        self._journal: Final = journal
        self._lock: Final = asyncio.Lock()
        table.measure_from(clock.monotonic())

    async def do(self, propose: Proposal, id: str | None = None) -> int:
        """Let a deed happen once it is on disk; the table's version after it. Raises Refused."""
        async with self._lock:
            if id is None or id not in self.table.ids:
                await self._commit(propose, id)
        self.show()
        self.changed.set()
        return self.table.version

    def is_connected(self, chair: int) -> bool:
        return any(guest.chair == chair for guest in self.guests)

    def is_held(self, chair: int) -> bool:
        """Whether the owner of a chair is there, or on the way from the door."""
        return self.is_connected(chair) or self.expected.get(chair, 0.0) > self.clock.monotonic()

    def is_absent(self, seat: Seat) -> bool:
        """Whether a person's seat has nobody behind it now."""
        chair = self.table.seated[seat]
        return not self.table.chair_of(seat).is_bot and not self.is_connected(chair)

    def arrive(self, guest: Guest) -> None:
        self.guests.add(guest)
        if guest.chair is not None:
            self.gone_at.pop(guest.chair, None)
            self.expected.pop(guest.chair, None)
        self.show()
        self.changed.set()

    def depart(self, guest: Guest) -> None:
        self.guests.discard(guest)
        if guest.chair is not None and not self.is_connected(guest.chair):
            self.gone_at[guest.chair] = self.clock.monotonic()
        if not self.guests:
            self.empty_since = self.clock.monotonic()
        self.show()
        self.changed.set()

    def show(self) -> None:
        """Send everybody the table as they may see it."""
        onlookers = sum(1 for guest in self.guests if guest.chair is None)
        everybody = common(self.table, self.is_connected, self.clock.monotonic(), onlookers)
        for guest in list(self.guests):
            self._show_to(guest, everybody)

    def _show_to(self, guest: Guest, everybody: Common) -> None:
        message = shown(self.table, guest.chair, everybody, lines=guest.lines, words=guest.words)
        if guest.send(write(message)):
            guest.lines, guest.words = len(self.table.lines), len(self.table.words)

    def close(self) -> None:
        """Send everybody away; they come back when the server does."""
        farewell = write(Goodbye(Unavailable("server-stops").sentence))
        for guest in list(self.guests):
            guest.dismiss(farewell)

    async def catch_up(self) -> None:
        """Read what another writer, or a write that seemed to fail, has left in the journal."""
        for entry in await self._journal.read(self.table.id, self.table.version):
            self.table.record(entry, self.clock.monotonic())

    async def _commit(self, propose: Proposal, id: str | None) -> None:
        for _ in range(TRIES):
            before = self.table.phase
            entry = Entry(self.table.version + 1, self.clock.now(), propose(self.table), id)
            try:
                await self._journal.append(self.table.id, entry)
            except Conflict:
                await self.catch_up()
                if id is not None and id in self.table.ids:
                    return
                continue
            except Unwritable:
                await self._after_a_failed_write(id)
                return
            self.table.record(entry, self.clock.monotonic())
            self._reseat_guests(entry.deed)
            if self.table.phase != before:
                log.info(self.table.phase, extra={"table": self.table.id, "game": self.table.game.name})
            if self.table.phase != before or not isinstance(entry.deed, Played | Said | Arranged):
                await enlist(self._journal, self.table)
            return
        raise Refused("table-busy")

    def _reseat_guests(self, deed: Deed) -> None:
        """Connections follow their chair; those of a chair that is free, or somebody else's now, become onlookers."""
        moved: dict[int, int | None] = {}
        match deed:
            case Stood() | CameBack():
                moved = {deed.chair: None}
            case Reseated():
                moved = {deed.chair: deed.to, deed.to: deed.chair}
        for guest in self.guests:
            if guest.chair is not None:
                guest.chair = moved.get(guest.chair, guest.chair)

    async def _after_a_failed_write(self, id: str | None) -> None:
        """The disk said no; but if the entry is there after all, it has happened."""
        await self.catch_up()
        if id is None or id not in self.table.ids:
            raise Unavailable("disk-refuses")


async def enlist(journal: Journal, table: Table) -> None:
    """List a table as it is now. What the disk refuses has happened all the same, and is listed by the next start."""
    try:
        await journal.enlist(summary(table))
    except Unwritable:
        log.warning("not listed", extra={"table": table.id, "why": "disk-refuses"})
