"""What servers share beside their journal: a registry, and hints that come late, twice, out of order or not at all.

A model of the database in memory, with the rules that its statements have; its time is the loop's. A server's wire to
it may be cut, and a server may die: then whatever it has under way ends where it is.
"""

import asyncio
from dataclasses import dataclass, field

from cardtable.server.cluster.hints import Hints
from cardtable.server.cluster.registry import LEASE_S, Registry, Taken
from cardtable.server.rooms.elsewhere import NOBODY, together
from cardtable.store.journal import Unreachable
from cardtable.store.postgres.link import ANSWER_S

LATE_S = 0.5
"""Seconds that a hint may be under way; many are overtaken."""


@dataclass
class Lease:
    server: str
    released_at: float | None = None


@dataclass
class Database:
    servers: dict[str, float] = field(default_factory=dict)
    """Until when each server lives."""
    leases: dict[str, Lease] = field(default_factory=dict)
    present: dict[tuple[str, str], object] = field(default_factory=dict)
    listeners: dict[str, "SimulatedHints"] = field(default_factory=dict)
    restarts: int = 0

    def restart(self):
        """Everybody's connection is lost, and who was present is forgotten; leases are on disk."""
        self.restarts += 1
        self.present.clear()

    def lives(self, server, now):
        return self.servers.get(server, 0.0) > now


class Wire:
    """One server's connection to the database."""

    def __init__(self, loop, faults):
        self.loop, self.faults = loop, faults
        self.is_cut, self.is_dead = False, False

    async def passes(self):
        """Something gets through after a while. Raises Unreachable."""
        is_slow = self.loop.chance.random() < self.faults.slow
        await self.loop.later(ANSWER_S / 2 if is_slow else 0.02)
        self.end_if_dead()
        if self.is_cut or self.loop.chance.random() < self.faults.away:
            raise Unreachable("cut")

    def end_if_dead(self):
        if self.is_dead:
            raise asyncio.CancelledError


class SimulatedRegistry(Registry):
    def __init__(self, database, wire, server):
        self.database, self.wire, self.server = database, wire, server
        self._restarts = 0

    @property
    def epoch(self):
        return self._restarts

    async def renew(self):
        def work(now):
            self.database.servers[self.server] = now + LEASE_S

        await self._asked(work)
        self._restarts = self.database.restarts

    async def take(self, names):
        return await self._asked(lambda now: [taken for name in sorted(names) for taken in self._take(name, now)])

    def _take(self, name, now):
        held = self.database.leases.get(name)
        if held is None:
            self.database.leases[name] = Lease(self.server)
            return [Taken(name, None, from_the_dead=False)]
        is_free = held.released_at is not None or not self.database.lives(held.server, now)
        if held.server != self.server and not is_free:
            return []
        until = held.released_at if held.released_at is not None else self.database.servers.get(held.server, now)
        from_the_dead = held.server != self.server and held.released_at is None
        self.database.leases[name] = Lease(self.server)
        return [Taken(name, now - until, from_the_dead)]

    async def untended(self, name):
        def work(now):
            held = self.database.leases.get(name)
            if held is None:
                return None
            if held.released_at is None and self.database.lives(held.server, now):
                return 0.0
            return now - (held.released_at or self.database.servers[held.server])

        return await self._asked(work)

    async def tended(self):
        def work(now):
            leases = self.database.leases.items()
            return [n for n, held in leases if held.released_at is None and self.database.lives(held.server, now)]

        return await self._asked(work)

    async def release(self, names):
        await self._asked(lambda now: self._release(names, now))

    async def release_but(self, names):
        await self._asked(lambda now: self._release(set(self.database.leases) - set(names), now))

    def _release(self, names, now):
        for name in names:
            held = self.database.leases[name]
            if held.server == self.server and held.released_at is None:
                held.released_at = now

    async def publish(self, presences):
        def work(_):
            for table, who in presences.items():
                self.database.present.pop((self.server, table), None)
                if who != NOBODY:
                    self.database.present[self.server, table] = who

        await self._asked(work)

    async def elsewhere(self, tables):
        def work(now):
            others = [
                (table, who)
                for (server, table), who in self.database.present.items()
                if server != self.server and self.database.lives(server, now)
            ]
            return {table: together(who for at, who in others if at == table) for table in tables}

        return await self._asked(work)

    async def take_from(self, key, burst, per_second):
        return True

    async def tidy(self):
        await self._asked(lambda _: None)

    async def leave(self):
        def work(now):
            self._release(self.database.leases, now)
            self.database.servers[self.server] = now

        await self._asked(work)

    async def _asked(self, work):
        """What is asked may be lost before it is done, or after."""
        await self.wire.passes()
        answer = work(self.wire.loop.time())
        await self.wire.passes()
        return answer


class SimulatedHints(Hints):
    def __init__(self, database, wire, server):
        self.database, self.wire = database, wire
        database.listeners[server] = self

    def tell(self, hints):
        chance, faults = self.wire.loop.chance, self.wire.faults
        if self.wire.is_cut or self.wire.is_dead:
            return
        for other in self.database.listeners.values():
            times = (chance.random() >= faults.lost) + (chance.random() < faults.doubled)
            for _ in range(times if other is not self else 0):
                self.wire.loop.arrive_later(other.hear, list(hints), most=LATE_S)

    def hear(self, hints):
        if not self.wire.is_cut and not self.wire.is_dead:
            self.heard(hints)

    async def listen(self):
        await self.wire.passes()
