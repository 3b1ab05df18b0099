"""What a server keeps its tables in, by the address it was given: a file of its own, or a PostgreSQL that many
share."""

import asyncio
import secrets
from abc import ABC, abstractmethod
from typing import Final

from cardtable.core.move import Unavailable
from cardtable.live.clock import Clock
from cardtable.server.rooms.house import House
from cardtable.server.rooms.neighbours import Neighbours
from cardtable.server.scope import Scope
from cardtable.store.files import Hold
from cardtable.store.journal import Archive
from cardtable.store.sqlite import SqliteJournal

REPAIR_S: Final = 0.2
"""Seconds for which the door stays closed while lists are made again, enough for ten thousand tables; what takes longer
goes on behind it."""
SCHEMES: Final = ("postgresql://", "postgres://")


class Engine(ABC):
    journal: Archive
    neighbours: Neighbours

    async def open(self) -> None:  # noqa: B027
        """Be sure that the journal can be used. Raises Unavailable."""

    @abstractmethod
    async def start(self, house: House) -> None:
        """Begin what goes on by itself."""

    async def leave(self) -> None:  # noqa: B027
        """Let others go on with what was tended here."""

    @abstractmethod
    async def close(self) -> None: ...


class FileEngine(Engine):
    """An SQLite file, held by this server alone."""

    def __init__(self, path: str) -> None:
        self._hold: Final = Hold(path)
        self.journal = SqliteJournal(path)
        self.neighbours = Neighbours()

    async def start(self, house: House) -> None:
        await asyncio.wait([house.scope.start(house.repair())], timeout=REPAIR_S)

    async def close(self) -> None:
        await self.journal.close()
        self._hold.release()


class PostgresEngine(Engine):
    def __init__(self, address: str, clock: Clock) -> None:
        from cardtable.server.cluster.cluster import Cluster
        from cardtable.server.cluster.hints import PostgresHints
        from cardtable.server.cluster.registry import PostgresRegistry
        from cardtable.store.postgres.journal import PostgresJournal

        server = secrets.token_hex(6)
        self._scope: Final = Scope()
        self._postgres: Final = PostgresJournal(address)
        self._registry: Final = PostgresRegistry(address, server, self._postgres.prepare)
        self._hints: Final = PostgresHints(address, server, self._scope)
        self._cluster: Final = Cluster(self._postgres, self._registry, self._hints, clock, self._scope)
        self._postgres.announce = self._cluster.wrote
        self.journal = self._postgres
        self.neighbours = self._cluster

    async def open(self) -> None:
        await self._postgres.open()

    async def start(self, house: House) -> None:
        self._cluster.rooms = house.rooms
        self._cluster.repair = house.repair
        self._cluster.counts = house.counts
        await self._cluster.beat()
        self._scope.start(self._cluster.live())

    async def leave(self) -> None:
        await self._cluster.leave()
        await self._hints.flush()

    async def close(self) -> None:
        await self._scope.close()
        await self._hints.close()
        await self._registry.close()
        await self._postgres.close()


def is_shared(database: str) -> bool:
    """Whether many servers may use it."""
    return database.startswith(SCHEMES)


def engine_of(database: str, clock: Clock) -> Engine:
    if not is_shared(database):
        return FileEngine(database)
    try:
        return PostgresEngine(database, clock)
    except ImportError:
        raise Unavailable("postgres-missing") from None
