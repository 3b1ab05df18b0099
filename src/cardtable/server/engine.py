"""What a server keeps its tables in, by the address it was given: a file of its own, or a PostgreSQL that many
share."""

from abc import ABC, abstractmethod
from typing import Final

from cardtable.core.move import Unavailable
from cardtable.server.rooms.house import House
from cardtable.server.rooms.neighbours import Neighbours
from cardtable.store.files import Hold
from cardtable.store.journal import Archive
from cardtable.store.sqlite import SqliteJournal

SCHEMES: Final = ("postgresql://", "postgres://")


class Engine(ABC):
    journal: Archive
    neighbours: Neighbours

    async def open(self) -> None:  # noqa: B027
        """Be sure that the journal can be used. Raises Unavailable."""

    def start(self, house: House) -> None:  # noqa: B027
        """Begin what goes on by itself."""

    @abstractmethod
    async def close(self) -> None: ...


class FileEngine(Engine):
    """An SQLite file, held by this server alone."""

    def __init__(self, path: str) -> None:
        self._hold: Final = Hold(path)
        self.journal = SqliteJournal(path)
        self.neighbours = Neighbours()

    async def close(self) -> None:
        await self.journal.close()
        self._hold.release()


class PostgresEngine(Engine):
    def __init__(self, address: str) -> None:
        from cardtable.server.cluster.cluster import Cluster
        from cardtable.store.postgres.journal import PostgresJournal

        self._postgres: Final = PostgresJournal(address)
        self._cluster: Final = Cluster(self._postgres)
        self.journal = self._postgres
        self.neighbours = self._cluster

    async def open(self) -> None:
        await self._postgres.open()

    def start(self, house: House) -> None:
        house.scope.start(self._cluster.live(house.rooms, house.scope))

    async def close(self) -> None:
        await self._cluster.close()
        await self._postgres.close()


def is_shared(database: str) -> bool:
    """Whether many servers may use it."""
    return database.startswith(SCHEMES)


def engine_of(database: str) -> Engine:
    if not is_shared(database):
        return FileEngine(database)
    try:
        return PostgresEngine(database)
    except ImportError:
        raise Unavailable("postgres-missing") from None
