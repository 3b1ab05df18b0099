"""All tables of a server: opened, found again in the journal, put to sleep, listed."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Final

from cardtable.catalog import game, games
from cardtable.core.move import NotFound, Refused, Unavailable
from cardtable.core.options import written
from cardtable.server.clock import Clock
from cardtable.server.config import Config
from cardtable.server.counts import Counts
from cardtable.server.credentials import luck, new_seed
from cardtable.server.room import Proposal, Room, enlist
from cardtable.server.scope import Scope
from cardtable.server.steward import Steward
from cardtable.server.thinker import Thinker
from cardtable.store.journal import Conflict, Journal, Summary, Unreadable, Unwritable
from cardtable.table import propose
from cardtable.table.deeds import Deed, Entry, Opened, Rematched, Sat
from cardtable.table.ids import is_id, new_id
from cardtable.table.marks import follow
from cardtable.table.record import Record, entries_of, verify
from cardtable.table.table import Table

log = logging.getLogger("cardtable.house")

ASLEEP_AFTER: Final = 600.0
"""Seconds after which a table without guests leaves memory."""
SPARE_AFTER: Final = 60.0
"""The same, when there is no room for another table."""
CLOSING_S: Final = 2.0
"""Seconds that the last words to all clients may take."""
DAY: Final = 86400.0


class House:
    def __init__(self, config: Config, journal: Journal, thinker: Thinker, clock: Clock) -> None:
        self.config: Final = config
        self.journal: Final = journal
        self.thinker: Final = thinker
        self.clock: Final = clock
        self.scope: Final = Scope()
        self.counts: Final = Counts()
        self.is_closing: bool = False
        self.rooms: Final[dict[str, Room]] = {}
        self.quarantined: Final[set[str]] = set()
        """Tables that can't be read here, and stay closed."""
        self._stewards: Final[dict[str, Steward]] = {}
        self._loading: Final = asyncio.Lock()

    async def open(self, name: str, options: Mapping[str, object], settings: Mapping[str, object]) -> Room:
        """A new table of a game under an id that nobody has."""
        self._make_room()
        opened = propose.open_table(game(name), options, settings, new_seed())
        entry = Entry(1, self.clock.now(), opened)
        while True:
            id = new_id(luck())
            try:
                await self.journal.append(id, entry)
            except Conflict:
                continue
            except Unwritable:
                raise Unavailable("disk-refuses") from None
            room = self._keep(Table(id, game(name), opened, entry.at))
            await enlist(self.journal, room.table)
            log.info("opened", extra={"table": id, "game": name})
            return room

    async def room(self, id: str) -> Room:
        """The table with this id, read from the journal if it sleeps."""
        if id not in self.rooms:
            async with self._loading:
                if id not in self.rooms:
                    self._make_room()
                    self._keep(await self._load(id))
        room = self.rooms[id]
        if not room.guests:
            room.empty_since = self.clock.monotonic()
        return room

    def wake(self, room: Room) -> None:
        """Tend a table as long as somebody is there."""
        self._stewards[room.table.id].wake()

    async def rematch(self, room: Room) -> str:
        """Another table with the same people, chairs and rules; the same one for all who ask."""
        old = room.table
        if old.rematch is not None:
            return old.rematch
        if old.phase != "over":
            raise Refused("rematch-not-yet")
        options = follow(old.game, old.options, dict(enumerate(old.seated)))
        fresh = await self.open(old.game.name, options, dict(written(old.settings)))
        for number in old.taken():
            chair = old.chairs[number]
            assert chair is not None
            sat = Sat(number, chair.name, chair.level, chair.token, chair.key)
            await fresh.do(_just(sat))
        await room.do(_just(Rematched(fresh.table.id)))
        return fresh.table.id

    async def bring(self, record: Record) -> str:
        """Keep a finished game from elsewhere, if it can be checked; the id under which it is kept."""
        kind = game(record.game)
        await asyncio.to_thread(verify, kind, record)
        entries = await asyncio.to_thread(list, entries_of(kind, record))
        id = new_id(luck())
        try:
            for entry in entries:
                await self.journal.append(id, entry)
        except Unwritable:
            raise Unavailable("disk-refuses") from None
        await enlist(self.journal, replayed(id, entries))
        return id

    async def listed(self, limit: int) -> Sequence[Summary]:
        return await self.journal.summaries("lobby", limit, listed_only=True)

    async def history(self, limit: int) -> Sequence[Summary]:
        return await self.journal.summaries("over", limit, listed_only=self.config.listed_history)

    async def repair(self) -> None:
        """Make the lists again that a crash has left behind the journal."""
        for id in await self.journal.unlisted():
            try:
                await enlist(self.journal, await self._load(id))
            except Refused as refusal:
                log.warning("not listed", extra={"table": id, "why": refusal.sentence.code})

    async def sweep(self) -> None:
        """Let tables without guests leave memory, and forget those that nobody has touched for long. That is told by
        wall time, which is believed again a day after it has jumped."""
        self._put_to_sleep(ASLEEP_AFTER)
        if self.clock.has_jumped_within(DAY):
            return
        now, days = self.clock.now(), self.config.keep_tables_days
        try:
            for phase, kept in (("lobby", days), ("playing", days), ("over", self.config.keep_history_days)):
                await self.journal.forget(now - kept * DAY, phase)
        except Unwritable:
            log.warning("nothing is forgotten now", extra={"why": "disk-refuses"})

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops, and give them a moment to hear it."""
        self.is_closing = True
        for room in self.rooms.values():
            room.close()
        until = asyncio.get_running_loop().time() + CLOSING_S
        while self.counts.connections and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        await self.scope.close()

    async def _load(self, id: str) -> Table:
        try:
            entries = await self.journal.read(id) if is_id(id) else []
            if not entries:
                raise NotFound("table-unknown", id=id[:60])
            table = await asyncio.to_thread(replayed, id, entries)
        except Unreadable as fault:
            self._quarantine(id, fault.why)
            raise
        self.quarantined.discard(id)
        return table

    def _quarantine(self, id: str, why: str) -> None:
        """Say once that a table stays closed."""
        if id not in self.quarantined:
            self.quarantined.add(id)
            log.error("quarantined", extra={"table": id, "why": why})

    def _make_room(self) -> None:
        """Refuse another table when there are as many in memory as there may be, and all are needed."""
        if len(self.rooms) >= self.config.most_tables:
            self._put_to_sleep(SPARE_AFTER)
        if len(self.rooms) >= self.config.most_tables:
            raise Unavailable("house-full")

    def _put_to_sleep(self, after: float) -> None:
        """Let tables leave memory that have had no guests for so many seconds."""
        since = self.clock.monotonic() - after
        sleepy = [id for id, room in self.rooms.items() if not room.guests and room.empty_since < since]
        for id in sleepy:
            del self.rooms[id], self._stewards[id]
        if sleepy:
            log.info("asleep", extra={"tables": len(sleepy)})

    def _keep(self, table: Table) -> Room:
        room = Room(table, self.journal, self.clock)
        self.rooms[table.id] = room
        self._stewards[table.id] = Steward(room, self.thinker, self.scope)
        return room


def replayed(id: str, entries: Sequence[Entry]) -> Table:
    """A table as its journal tells it. Raises Unreadable where that is no story of a table."""
    opened: Deed = entries[0].deed
    if not isinstance(opened, Opened) or opened.game not in games():
        raise Unreadable("the first entry opens no table of a game that is known here")
    if opened.rules != game(opened.game).rules_version:
        raise Refused("table-other-rules", rules=opened.rules, ours=game(opened.game).rules_version)
    try:
        table = Table(id, game(opened.game), opened, entries[0].at)
        for entry in entries[1:]:
            table.record(entry)
    except Exception as fault:
        raise Unreadable(repr(fault)) from fault
    return table


def _just(deed: Deed) -> Proposal:
    return lambda table: deed
