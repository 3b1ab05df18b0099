"""A server among others on one PostgreSQL.

Rule 1: each server keeps the tables of its guests in memory. A hint says that somebody else wrote something; then the
        tail is read. Which of two writers was first, the key (table, version) decides.
Rule 2: a hint may be lost. What guests look at is compared with the journal at each beat, and who is there with the
        registry.
Rule 3: what must happen once is done by whoever holds the lease: for a table, one of the servers with guests there;
        for the house, any. A lease is let go when the last guest leaves, and found free when its holder dies.
Rule 4: a server that is cut off from the database sends its guests away, and those who are on their way in: another one
        can serve them, and it can't.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Final, Protocol

from cardtable.core.move import Refused, TooOften
from cardtable.live.clock import Clock
from cardtable.server.cluster.hints import CAME_OR_WENT, TURNED_AWAY, UNTENDED, Hint, Hints
from cardtable.server.cluster.leases import Leases
from cardtable.server.cluster.registry import Registry, Taken
from cardtable.server.counts import Counts
from cardtable.server.rooms.elsewhere import NOBODY, Presence
from cardtable.server.rooms.neighbours import HOUSE, Neighbours
from cardtable.server.rooms.room import Room
from cardtable.server.scope import Scope
from cardtable.store.journal import Unreachable

log = logging.getLogger("cardtable.cluster")

BEAT_S: Final = 1.0
"""How often a server says that it lives, and looks at what it may have missed."""
EXPECTED_S: Final = 11.0
"""After so long, whoever was on the way from the door is there or isn't."""
TIDY_BEATS: Final = 600

type Wake = Callable[[], None]


class Newest(Protocol):
    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """The version of the newest entry of each of these tables."""


class Cluster(Neighbours):
    def __init__(self, journal: Newest, registry: Registry, hints: Hints, clock: Clock, scope: Scope) -> None:
        self._journal: Final = journal
        self._registry: Final = registry
        self._hints: Final = hints
        self._clock: Final = clock
        self._scope: Final = scope
        self.leases: Final = Leases(registry, lambda: asyncio.get_running_loop().time())
        self.rooms: dict[str, Room] = {}
        self.repair: Callable[[], Awaitable[None]] | None = None
        """What whoever tends the house begins with."""
        self.counts: Counts = Counts()
        self._wakes: Final[dict[str, Wake]] = {}
        self._wanted: Final[dict[str, int]] = {}
        """The newest version that was heard of, of tables that are being read."""
        self._unpublished: Final[dict[str, None]] = {}
        self._publishing: asyncio.Task[None] | None = None
        self._arriving: Final[dict[asyncio.Timeout, None]] = {}
        """Who waits at the door until their table is read."""
        self._beats: int = 0
        self._end: asyncio.TimerHandle | None = None
        """When the others take us for dead, if we don't say before that that we live."""
        hints.heard = self.hear

    @property
    def is_cut_off(self) -> bool:
        return not self.leases.is_alive

    async def live(self) -> None:
        """Beat for beat, whatever happens to the database meanwhile. Saying that we live waits for nothing else."""
        self._scope.start(self._go_on(self._renew))
        await self._go_on(self._look_around)

    async def beat(self) -> None:
        """Live on, tend what is free, and see what was missed."""
        await self._renew()
        await self._look_around()

    async def _go_on(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Refused as refusal:
                log.warning("no beat", extra={"why": str(refusal)})
            await asyncio.sleep(BEAT_S)

    async def _renew(self) -> None:
        was_alive, epoch = self.leases.is_alive, self._registry.epoch
        try:
            await self.leases.renew()
        except Refused:
            self._expect_the_end()
            raise
        if self._end is not None:
            self._end.cancel()
            self._end = None
        if not was_alive or self._registry.epoch != epoch:
            self._unpublished.update(dict.fromkeys(self.rooms))

    async def _look_around(self) -> None:
        await self._hints.listen()
        self._go_on_publishing()
        await self.leases.settle()
        await self._tend()
        await self._look()
        self._beats += 1
        if self._beats % TIDY_BEATS == 0 and self.tends(HOUSE):
            await self._registry.tidy()

    def wrote(self, keys: Iterable[tuple[str, int]]) -> None:
        """Entries of ours are on disk."""
        self._hints.tell([Hint(table, str(version)) for table, version in keys])

    async def refresh(self, room: Room) -> None:
        async with self._unless_cut_off():
            await self._refresh(room)

    async def follow(self, room: Room) -> None:
        async with self._unless_cut_off():
            await room.live.catch_up()

    def attend(self, room: Room, wake: Wake) -> None:
        self._wakes[room.table.id] = wake
        if self.tends(room.table.id):
            wake()
        else:
            self._scope.start(self._try_to_tend([room.table.id]))

    def tends(self, name: str) -> bool:
        return self.leases.holds(name)

    def meet(self, room: Room) -> None:
        self._unpublished[room.table.id] = None
        self._go_on_publishing()

    async def met(self) -> None:
        if self._publishing is not None:
            await asyncio.shield(self._publishing)

    def turn_away(self, room: Room, mark: str) -> None:
        self._hints.tell([Hint(room.table.id, TURNED_AWAY + mark)])

    async def limit(self, key: str, burst: float, per_second: float) -> None:
        if burst and not await self._registry.take_from(key, burst, per_second):
            raise TooOften("too-often")

    def hear(self, hints: Sequence[Hint]) -> None:
        """What others say; none of it is believed, it is only looked up."""
        looked_up: set[str] = set()
        for id, word in hints:
            room = self.rooms.get(id)
            if room is None:
                continue
            if word.isdecimal():
                self._catch_up(room, int(word))
            elif word == CAME_OR_WENT:
                looked_up.add(id)
            elif word == UNTENDED and room.connections:
                self._scope.start(self._try_to_tend([id]))
            elif word.startswith(TURNED_AWAY):
                room.turn_away(word.removeprefix(TURNED_AWAY))
        if looked_up:
            self._scope.start(self._try(self._learn(sorted(looked_up))))

    async def tended(self) -> Sequence[str]:
        return await self._registry.tended()

    async def leave(self) -> None:
        """Let others take over at once."""
        if self._end is not None:
            self._end.cancel()
        held = [name for name in sorted(self.leases.held) if name != HOUSE]
        await self._try(self._registry.leave())
        self._hints.tell([Hint(name, UNTENDED) for name in held])

    async def _refresh(self, room: Room) -> None:
        id, before = room.table.id, room.table.version
        await room.live.catch_up()
        ago = await self._registry.untended(id)
        found = await self._registry.elsewhere([id])
        if not room.connections:
            self._set_clocks(room, ago, is_read=not room.is_known or room.table.version > before)
        room.learn(found[id])

    @asynccontextmanager
    async def _unless_cut_off(self) -> AsyncIterator[None]:
        """Somebody waits at the door, who is sent away with all the others."""
        waiting = asyncio.timeout(None)
        self._arriving[waiting] = None
        try:
            async with waiting:
                yield
        except TimeoutError:
            raise Unreachable("cut off") from None
        finally:
            del self._arriving[waiting]

    async def _tend(self) -> None:
        """Take what nobody tends and somebody is at; let go where nobody is any more."""
        empty = [name for name in sorted(self.leases.held) if name != HOUSE and not self._has_guests(name)]
        if empty:
            await self.leases.release(empty)
            self._hints.tell([Hint(name, UNTENDED) for name in empty])
        wanted = [id for id, room in self.rooms.items() if room.connections and not self.tends(id)]
        await self._take([*wanted, *([] if self.tends(HOUSE) else [HOUSE])])

    async def _take(self, names: Sequence[str]) -> None:
        if not names:
            return
        taken = await self.leases.take(names)
        for one in taken:
            if one.from_the_dead and one.ago is not None:
                self.counts.take_over_seconds.note(one.ago)
            self._begin(one)

    def _begin(self, taken: Taken) -> None:
        if taken.name == HOUSE:
            if self.repair is not None:
                self._scope.start(self._try(self.repair()))
            return
        room, wake = self.rooms.get(taken.name), self._wakes.get(taken.name)
        if room is None or wake is None:
            return
        if taken.ago is not None:
            room.unattended_since = max(room.unattended_since, self._clock.monotonic() - taken.ago)
        wake()

    def _set_clocks(self, room: Room, ago: float | None, *, is_read: bool) -> None:
        """Clocks ran as long as anybody tended the table, until so many seconds ago. Entries that were just read count
        as if the last had just happened."""
        room.is_known = True
        table, now = room.table, self._clock.monotonic()
        if ago is None:
            return
        if is_read:
            table.go_on(min(table.touched_at + ago - self._clock.now(), 0.0), now)
        else:
            table.go_on(now - max(room.unattended_since, now - ago), now)
        room.unattended_since = now

    async def _look(self) -> None:
        """What guests look at, as the journal and the registry have it; less than we had is a table that is gone."""
        for id in [id for id in self._wakes if id not in self.rooms]:
            del self._wakes[id]
        seen = {room: room.table.version for room in self.rooms.values() if room.connections}
        tables = [room.table.id for room in seen]
        if tables:
            newest = await self._journal.newest(tables)
            for room, version in seen.items():
                found = newest.get(room.table.id, 0)
                if found < version:
                    self._scope.start(self._try(room.live.catch_up()))
                else:
                    self._catch_up(room, found)
            await self._learn(tables)

    async def _learn(self, tables: Sequence[str]) -> None:
        for id, presence in (await self._registry.elsewhere(tables)).items():
            room = self.rooms.get(id)
            if room is not None:
                room.learn(presence)

    def _catch_up(self, room: Room, version: int) -> None:
        if room.table.version >= version:
            return
        id = room.table.id
        is_read = id in self._wanted
        self._wanted[id] = max(version, self._wanted.get(id, 0))
        if not is_read:
            self._scope.start(self._try(self._read(room)))

    async def _read(self, room: Room) -> None:
        """Read the tail, as often as there is more to come."""
        id, began = room.table.id, asyncio.get_running_loop().time()
        try:
            while room.table.version < self._wanted[id]:
                before = room.table.version
                await room.live.catch_up()
                if room.table.version == before:
                    return
            self.counts.news_seconds.note(asyncio.get_running_loop().time() - began)
        finally:
            del self._wanted[id]

    async def _try_to_tend(self, names: Sequence[str]) -> None:
        await self._try(self._take(names))

    async def _publish(self) -> None:
        """Say who is here; what can't be said now is said at a later beat."""
        while self._unpublished:
            changed = {id: self._presence(id) for id in self._unpublished}
            self._unpublished.clear()
            try:
                await self._registry.publish(changed)
            except Refused:
                self._unpublished.update(dict.fromkeys(changed))
                return
            self._hints.tell([Hint(id, CAME_OR_WENT) for id in changed])
            for id, presence in changed.items():
                if presence.expected:
                    asyncio.get_running_loop().call_later(EXPECTED_S, self._meet_again, id)

    def _presence(self, id: str) -> Presence:
        """Who is at a table here; at one that sleeps, nobody."""
        return self.rooms[id].presence() if id in self.rooms else NOBODY

    def _meet_again(self, id: str) -> None:
        if id in self.rooms:
            self.meet(self.rooms[id])

    def _go_on_publishing(self) -> None:
        if self._unpublished and (self._publishing is None or self._publishing.done()):
            self._publishing = self._scope.start(self._publish())

    def _expect_the_end(self) -> None:
        if self._end is None:
            self._end = asyncio.get_running_loop().call_at(self.leases.until, self._send_away)

    def _send_away(self) -> None:
        """The others take us for dead: what we tend is theirs now, and guests may come to them."""
        log.warning("cut off from the database", extra={"tables": len(self.rooms)})
        for room in list(self.rooms.values()):
            room.changed.set()
            room.close(Refused("database-away"))
        for waiting in list(self._arriving):
            waiting.reschedule(0.0)

    def _has_guests(self, id: str) -> bool:
        return id in self.rooms and bool(self.rooms[id].connections)

    async def _try(self, work: Awaitable[None]) -> None:
        """What can't be done now is done at a later beat."""
        try:
            await work
        except Refused as refusal:
            log.info("not now", extra={"why": str(refusal)})
