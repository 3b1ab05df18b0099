"""All tables of a server: opened, found again in the journal, put to sleep, listed."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

from cardtable.catalog import game
from cardtable.core.move import Refused
from cardtable.server.config import Config
from cardtable.server.credentials import luck, new_seed
from cardtable.server.room import Clock, Proposal, Room
from cardtable.server.scope import Scope
from cardtable.server.shown import summary
from cardtable.server.steward import Steward
from cardtable.server.thinker import Thinker
from cardtable.store.journal import Conflict, Journal, Summary
from cardtable.table import propose
from cardtable.table.deeds import Deed, Entry, Opened, Rematched, Sat
from cardtable.table.ids import is_id, new_id
from cardtable.table.record import Record, entries_of, verify
from cardtable.table.table import Table

ASLEEP_AFTER: Final = 600.0
"""Seconds after which a table without guests leaves memory."""
DAY: Final = 86400.0


class House:
    def __init__(self, config: Config, journal: Journal, thinker: Thinker, clock: Clock) -> None:
        self.config: Final = config
        self.journal: Final = journal
        self.thinker: Final = thinker
        self.clock: Final = clock
        self.scope: Final = Scope()
        self.rooms: Final[dict[str, Room]] = {}
        self._stewards: Final[dict[str, Steward]] = {}
        self._loading: Final = asyncio.Lock()

    async def open(self, name: str, options: Mapping[str, object], settings: Mapping[str, object]) -> Room:
        """A new table of a game under an id that nobody has."""
        opened = propose.open_table(game(name), options, settings, new_seed())
        entry = Entry(1, self.clock(), opened)
        while True:
            id = new_id(luck())
            try:
                await self.journal.append(id, entry)
            except Conflict:
                continue
            room = self._keep(Table(id, game(name), opened, entry.at))
            await self.journal.enlist(summary(room.table))
            return room

    async def room(self, id: str) -> Room:
        """The table with this id, read from the journal if it sleeps."""
        if id not in self.rooms:
            async with self._loading:
                if id not in self.rooms:
                    self._keep(await self._load(id))
        return self.rooms[id]

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
        fresh = await self.open(old.game.name, old.options, dict(old.opened.settings))
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
        for entry in entries:
            await self.journal.append(id, entry)
        await self.journal.enlist(summary(replayed(id, entries)))
        return id

    async def listed(self, limit: int) -> Sequence[Summary]:
        return await self.journal.summaries("lobby", limit, listed_only=True)

    async def history(self, limit: int) -> Sequence[Summary]:
        return await self.journal.summaries("over", limit, listed_only=False)

    async def repair(self) -> None:
        """Make the lists again that a crash has left behind the journal."""
        for id in await self.journal.unlisted():
            await self.journal.enlist(summary(await self._load(id)))

    async def sweep(self) -> None:
        """Let tables without guests leave memory, and forget those that nobody has touched for long."""
        now = self.clock()
        for id, room in list(self.rooms.items()):
            if not room.guests and now - room.empty_since > ASLEEP_AFTER:
                del self.rooms[id], self._stewards[id]
        for phase in ("lobby", "playing"):
            await self.journal.forget(now - self.config.keep_tables_days * DAY, phase)
        await self.journal.forget(now - self.config.keep_history_days * DAY, "over")

    def commits(self) -> int:
        """Deeds written since the server started."""
        return self.journal.commits

    async def close(self) -> None:
        for room in self.rooms.values():
            room.close()
        await self.scope.close()

    async def _load(self, id: str) -> Table:
        entries = await self.journal.read(id) if is_id(id) else []
        if not entries:
            raise Refused("table-unknown", id=id[:60])
        return replayed(id, entries)

    def _keep(self, table: Table) -> Room:
        room = Room(table, self.journal, self.clock)
        self.rooms[table.id] = room
        self._stewards[table.id] = Steward(room, self.thinker, self.scope)
        return room


def replayed(id: str, entries: Sequence[Entry]) -> Table:
    """A table as its journal tells it."""
    opened: Deed = entries[0].deed
    assert isinstance(opened, Opened)
    table = Table(id, game(opened.game), opened, entries[0].at)
    for entry in entries[1:]:
        table.record(entry)
    return table


def _just(deed: Deed) -> Proposal:
    return lambda table: deed
