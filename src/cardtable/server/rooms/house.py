"""All tables of a server: opened, found again in the journal, put to sleep, listed."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from copy import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from cardtable.catalog import game
from cardtable.core.move import NotFound, Refused, Unavailable
from cardtable.core.options import written
from cardtable.live.clock import Clock
from cardtable.live.live_table import enlist
from cardtable.live.past import KeptPast, ToldPast, checked, past_of
from cardtable.live.replay import replayed
from cardtable.server.config import Config
from cardtable.server.once import Once
from cardtable.server.rooms.credentials import luck, new_seed
from cardtable.server.rooms.deals import Deals
from cardtable.server.rooms.neighbours import HOUSE, Neighbours
from cardtable.server.rooms.reviewer import Reviewer
from cardtable.server.rooms.room import Room
from cardtable.server.rooms.steward import Steward
from cardtable.server.rooms.thinker import Thinker
from cardtable.server.scope import Scope
from cardtable.server.web.reading import Reading
from cardtable.store.journal import Archive, Conflict, Summary, Unreachable, Unreadable, Unwritable
from cardtable.table import decide
from cardtable.table.decide import AlreadyRematched
from cardtable.table.deeds import Deed, Entry, Opened, Rematched, Sat
from cardtable.table.ids import is_id, new_id
from cardtable.table.marks import follow
from cardtable.table.record import Record
from cardtable.table.replay import Damaged
from cardtable.table.table import Table

if TYPE_CHECKING:
    from cardtable.server.push.caller import Caller

log = logging.getLogger("cardtable.house")

ASLEEP_AFTER: Final = 600.0
"""Seconds after which a table without guests leaves memory."""
SPARE_AFTER: Final = 60.0
"""The same, when there is no room for another table."""
LONG: Final = 2_000
"""Entries of a journal that takes long to play again; few games have more."""
CLOSING_S: Final = 2.0
"""Seconds that the last words to all clients may take."""
DAY: Final = 86400.0
MOST_SLOW: Final = 20_000
"""Among the latest so many running games those are looked for whose days are over."""


class House:
    def __init__(
        self, config: Config, journal: Archive, thinker: Thinker, clock: Clock, neighbours: Neighbours | None = None
    ) -> None:
        self.config: Final = config
        self.journal: Final = journal
        self.thinker: Final = thinker
        self.clock: Final = clock
        self.neighbours: Final = neighbours or Neighbours()
        self.scope: Final = Scope()
        self.counts: Final = thinker.counts
        self.is_closing: bool = False
        self.rooms: Final[dict[str, Room]] = {}
        self.quarantined: Final[set[str]] = set()
        """Tables that can't be read here, and stay closed."""
        self.reading: Final = self._new_reading()
        self.reviewer: Final = self._new_reviewer()
        self.deals: Final = Deals(journal, clock)
        self.caller: Caller | None = None
        """Calls those who are gone, where the house has keys for that."""
        self._stewards: Final[dict[str, Steward]] = {}
        self._waking: Final = Once[Room]()

    @property
    def closed_because(self) -> str | None:
        """Why people should come to another server now, if they should."""
        if self.is_closing:
            return "server-stops"
        return "database-away" if self.neighbours.is_cut_off else None

    async def open(self, name: str, options: Mapping[str, object], settings: Mapping[str, object]) -> Room:
        """A new table of a game."""
        return await self.open_as(decide.open_table(game(name), options, settings, new_seed()))

    async def open_as(self, opened: Opened) -> Room:
        """A new table, opened like this, under an id that nobody has."""
        self._make_room()
        entry = Entry(1, self.clock.now(), opened)
        id = await self._keep_under_a_new_id([entry])
        room = self._hold(replayed(id, [entry]))
        await enlist(self.journal, room.table)
        log.info("opened", extra={"table": id, "game": opened.game})
        return room

    async def open_under(self, id: str, opening: Callable[[], Awaitable[Opened]]) -> Room:
        """The table with an id that was agreed on; it is opened for the first who comes."""
        if not await self.journal.read(id):
            self._make_room()
            entry = Entry(1, self.clock.now(), await opening())
            with contextlib.suppress(Conflict):
                await self.journal.append(id, [entry])
                await enlist(self.journal, replayed(id, [entry]))
        return await self.room(id)

    async def room(self, id: str) -> Room:
        """The table with this id, read from the journal if it sleeps."""
        is_awake = id in self.rooms and id not in self._waking
        room = self.rooms[id] if is_awake else await self._waking.do(id, partial(self._wake_up, id))
        if not room.connections:
            room.empty_since = self.clock.monotonic()
            await self.neighbours.refresh(room)
        return room

    def holds(self, room: Room) -> bool:
        """Whether a table still is the one in memory; it may have been put to sleep, or forgotten."""
        return self.rooms.get(room.table.id) is room

    def wake(self, room: Room) -> None:
        """Have a table tended as long as somebody is there."""
        self.neighbours.attend(room, self._stewards[room.table.id].wake)

    async def rematch(self, room: Room, who: Callable[[Table], int]) -> int:
        """Go on at another table with the same people, chairs and rules; the same one for all who ask."""
        wanted = new_id(luck())

        def decision(table: Table) -> Rematched:
            who(table)
            return decide.rematch(table, wanted)

        with contextlib.suppress(AlreadyRematched):
            await room.do(decision)
        await self._open_rematch(room.table)
        return room.table.version

    async def bring(self, record: Record) -> str:
        """Keep a finished game from elsewhere, if it can be checked; the id under which it is kept."""
        entries = await self.reading.think(checked, record)
        id = await self._keep_under_a_new_id(entries)
        await enlist(self.journal, await self.reading.apart(replayed, id, entries))
        return id

    async def past(self, id: str) -> KeptPast | ToldPast:
        """A finished game as it can be looked back on."""
        return await self.reading.apart(past_of, id, await self.entries(id))

    async def entries(self, id: str) -> Sequence[Entry]:
        entries = await self.journal.read(id) if is_id(id) else []
        if not entries:
            raise NotFound("table-unknown", id=id[:60])
        return entries

    async def listed(self, limit: int) -> Sequence[Summary]:
        return await self.journal.summaries("lobby", limit, listed_only=True)

    async def lobbies(self, limit: int) -> Sequence[Summary]:
        return await self.journal.summaries("lobby", limit, listed_only=False)

    async def history(self, limit: int) -> Sequence[Summary]:
        over = await self.journal.summaries("over", limit, listed_only=self.config.listed_history)
        return [summary for summary in over if summary.names and not summary.practice]

    async def repair(self) -> None:
        """Make the lists again that a crash has left behind the journal."""
        for id in await self.journal.unlisted():
            try:
                await enlist(self.journal, await self._load(id))
            except Refused as refusal:
                log.warning("not listed", extra={"table": id, "why": refusal.sentence.code})

    async def tend_slow_tables(self) -> None:
        """Let games by correspondence go on in which somebody's days may be over, though nobody is there. That
        is told by wall time, which is believed again a day after it has jumped."""
        if self.clock.has_jumped_within(DAY) or not self.neighbours.tends(HOUSE):
            return
        for listed in await self.journal.summaries("playing", MOST_SLOW, listed_only=False):
            days = listed.days_per_move
            if days and listed.id not in self.quarantined and listed.touched_at + days * DAY <= self.clock.now():
                await self._tend_slow_table(listed.id)

    async def _tend_slow_table(self, id: str) -> None:
        try:
            room = await self.room(id)
        except Refused as refusal:
            log.warning("not tended", extra={"table": id, "why": refusal.sentence.code})
            return
        if self.holds(room) and self._stewards[id].is_due():
            self.wake(room)

    async def sweep(self) -> None:
        """Let tables without guests leave memory, and forget those that nobody has touched for long. That is told by
        wall time, which is believed again a day after it has jumped; where somebody is, nothing is forgotten anyway."""
        self._put_to_sleep(ASLEEP_AFTER)
        if self.clock.has_jumped_within(DAY) or not self.neighbours.tends(HOUSE):
            return
        now, days = self.clock.now(), self.config.keep_tables_days
        try:
            awake = {*self.rooms, *await self.neighbours.tended()}
            for phase, kept in (("lobby", days), ("playing", days), ("over", self.config.keep_history_days)):
                await self.journal.forget(now - kept * DAY, phase, awake)
            await self._look_again([room for id, room in self.rooms.items() if id not in awake])
        except (Unreachable, Unwritable) as fault:
            log.warning("nothing is forgotten now", extra={"why": str(fault)})

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops, and give them a moment to hear it."""
        self.is_closing = True
        for room in self.rooms.values():
            room.close(Refused("server-stops"))
        until = asyncio.get_running_loop().time() + CLOSING_S
        while self.counts.connections and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """End what goes on by itself, and wait for what is being written."""
        await self.scope.close()
        self._waking.close()
        self.reading.close()
        self.reviewer.close()
        for room in self.rooms.values():
            await room.live.settle()

    async def _look_again(self, rooms: Sequence[Room]) -> None:
        """Tables to which somebody came while others were forgotten, and they perhaps, too."""
        for room in rooms:
            with contextlib.suppress(Refused):
                await room.live.catch_up()

    def _drop(self, table: Table) -> None:
        """A table is in no journal any more: whoever is there is told so when they come back."""
        room = self.rooms.get(table.id)
        if room is not None and room.table is table:
            del self.rooms[table.id], self._stewards[table.id]
            log.info("gone", extra={"table": table.id})
            room.close(NotFound("table-unknown", id=table.id))

    async def _wake_up(self, id: str) -> Room:
        """Bring a table into memory; nobody who wants another one waits for that."""
        self._make_room()
        room = self._hold(await self._load(id))
        await self._finish(room)
        return room

    async def _load(self, id: str) -> Table:
        """A long journal is played again where long games are read."""
        try:
            entries = await self.entries(id)
            apart = self.reading.apart if len(entries) > LONG else asyncio.to_thread
            table = await apart(replayed, id, entries)
        except (Damaged, Unreadable) as fault:
            self._quarantine(id, fault.why)
            raise
        self.quarantined.discard(id)
        return table

    def _quarantine(self, id: str, why: str) -> None:
        """Say once that a table stays closed."""
        if id not in self.quarantined:
            self.quarantined.add(id)
            log.error("quarantined", extra={"table": id, "why": why})

    async def _finish(self, room: Room) -> None:
        """What a crash has left undone at a table that is over: to write its end, to open the table it went on to."""
        await room.live.catch_up()
        if room.table.rematch is not None and await self.journal.summary(room.table.rematch) is None:
            await self._open_rematch(room.table)

    async def _keep_under_a_new_id(self, entries: Sequence[Entry]) -> str:
        while True:
            id = new_id(luck())
            try:
                await self.journal.append(id, entries)
            except Conflict:
                continue
            return id

    async def _open_rematch(self, old: Table) -> None:
        """The table that another one goes on to; whoever comes second finds it there."""
        assert old.rematch is not None
        options = follow(old.game, old.options, dict(enumerate(old.seated)))
        opened = decide.open_table(old.game, options, written(old.settings), new_seed())
        chairs = [(number, old.chair_at(number)) for number in old.taken()]
        seats = [Sat(n, who.name, who.level, who.token, who.key) for n, who in chairs if who.is_bot or who.token]
        calls = [replace(who.subscription, chair=n) for n, who in chairs if who.subscription]
        deeds: list[Deed] = [opened, *seats, *calls]
        entries = [Entry(version, self.clock.now(), deed) for version, deed in enumerate(deeds, 1)]
        try:
            await self.journal.append(old.rematch, entries)
        except Conflict:
            return
        await enlist(self.journal, replayed(old.rematch, entries))

    def _make_room(self) -> None:
        """Refuse another table when there are as many in memory as there may be, and all are needed."""
        if len(self.rooms) >= self.config.most_tables:
            self._put_to_sleep(SPARE_AFTER)
        if len(self.rooms) >= self.config.most_tables:
            raise Unavailable("house-full")

    def _put_to_sleep(self, after: float) -> None:
        """Let tables leave memory that have had no guests for so many seconds."""
        since = self.clock.monotonic() - after
        sleepy = [id for id, room in self.rooms.items() if not room.connections and room.empty_since < since]
        for id in sleepy:
            del self.rooms[id], self._stewards[id]
        if sleepy:
            log.info("asleep", extra={"tables": len(sleepy)})

    def _new_reading(self) -> Reading:
        return Reading()

    def _new_reviewer(self) -> Reviewer:
        return Reviewer(self.clock, self.scope)

    def _hold(self, table: Table) -> Room:
        room = Room(table, self.journal, self.clock, self.neighbours.meet)
        room.live.forgotten = self._drop
        self.rooms[table.id] = room
        self._stewards[table.id] = Steward(room, self.thinker, self.scope, self.neighbours)
        if self.caller is not None:
            self.caller.meet(room)
        return room
