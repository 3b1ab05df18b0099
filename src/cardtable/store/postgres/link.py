"""A connection to PostgreSQL that is made when it is first needed, and again when it was lost.

Whoever's question is lost with its connection can't know what became of it. So a link to which writes are given
*fences*: before it is used again, the other end of what was lost is ended, and nothing that was sent there happens any
more.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final

import asyncpg

from cardtable.store.journal import Unreachable

log = logging.getLogger("cardtable.postgres")

type Connection = Any
type Row = Any
type Prepare = Callable[[Connection], Awaitable[None]]

CONNECT_S: Final = 3.0
ANSWER_S: Final = 3.0
"""Seconds after which a question counts as lost."""
SLOW_S: Final = 120.0
"""The same for a question about a great many tables."""
FENCE_MS: Final = 2000
FENCE: Final = """select pg_terminate_backend(pid, $3) from pg_stat_activity
                  where pid = $1 and backend_start::text = $2"""
SELF: Final = "select pid, backend_start::text as since from pg_stat_activity where pid = pg_backend_pid()"
BROKEN: Final = (
    OSError,
    TimeoutError,
    EOFError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)
"""Faults after which nobody knows what became of a question."""


async def ready(_: Connection) -> None:
    """Nothing else is to be done with a new connection."""


class Link:
    def __init__(
        self, address: str, name: str, settings: Mapping[str, str], prepare: Prepare = ready, *, fenced: bool = False
    ) -> None:
        self._address: Final = address
        self._settings: Final = {"application_name": f"cardtable {name}", "search_path": "cardtable", **settings}
        self._prepare: Final = prepare
        self._is_fenced: Final = fenced
        self._turn: Final = asyncio.Lock()
        self._connection: Connection | None = None
        self._backend: tuple[int, str] | None = None
        """The other end: its process and since when that lives."""
        self._is_closed: bool = False
        self.connections: int = 0
        """How often it was connected."""

    @property
    def is_up(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    @property
    def is_in_doubt(self) -> bool:
        """Whether something that was sent may still happen."""
        return self._backend is not None and not self.is_up

    async def fetch(self, query: str, *given: object, seconds: float = ANSWER_S) -> list[Row]:
        """The rows of an answer. Raises Unreachable when the connection is lost, and PostgresError for a no."""
        return await self._ask(lambda connection: connection.fetch(query, *given), seconds)

    async def fetch_after(self, lock: str, query: str, *given: object) -> list[Row]:
        """The same, once a lock is taken that holds until it is done."""

        async def question(connection: Connection) -> list[Row]:
            async with connection.transaction():
                await connection.execute(lock)
                rows: list[Row] = await connection.fetch(query, *given)
                return rows

        return await self._ask(question, ANSWER_S)

    async def _ask(self, question: Callable[[Connection], Awaitable[list[Row]]], seconds: float) -> list[Row]:
        async with self._turn:
            connection = await self._up()
            try:
                async with asyncio.timeout(seconds):
                    return await question(connection)
            except BROKEN as fault:
                raise self._lost(fault) from fault

    async def connect(self) -> None:
        """Be there, so that whatever was lost is settled. Raises Unreachable."""
        async with self._turn:
            await self._up()

    async def close(self) -> None:
        self._is_closed = True
        if self._connection is not None:
            with suppress(*BROKEN):
                await self._connection.close(timeout=1.0)
            self._connection.terminate()

    async def _up(self) -> Connection:
        if self._is_closed:
            raise Unreachable("it is closed")
        if self.is_up:
            return self._connection
        try:
            async with asyncio.timeout(CONNECT_S):
                self._connection = await self._connected()
        except (*BROKEN, asyncpg.PostgresError, ValueError) as fault:
            raise Unreachable(str(fault) or repr(fault)) from fault
        return self._connection

    async def _connected(self) -> Connection:
        """A new connection, ready for use; one that isn't is ended at once."""
        connection = await asyncpg.connect(self._address, server_settings=self._settings)
        try:
            await self._fence(connection)
            await self._prepare(connection)
        except BaseException:
            connection.terminate()
            raise
        self.connections += 1
        return connection

    async def _fence(self, connection: Connection) -> None:
        if not self._is_fenced:
            return
        if self._backend is not None:
            ended = await connection.fetch(FENCE, *self._backend, FENCE_MS)
            if not all(row[0] for row in ended):
                raise TimeoutError("the old connection doesn't end")
        row = await connection.fetchrow(SELF)
        self._backend = row["pid"], row["since"]

    def _lost(self, fault: Exception) -> Unreachable:
        log.warning("a connection to the database was lost", extra={"why": str(fault) or repr(fault)})
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None
        return Unreachable(str(fault) or repr(fault))
