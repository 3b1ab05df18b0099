"""Hints between servers: which tables have something new. They go by NOTIFY, and each of them may be lost."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import asyncpg

from cardtable.server.scope import Scope
from cardtable.store.journal import Unreachable
from cardtable.store.postgres.journal import HASTY
from cardtable.store.postgres.link import Connection, Link
from cardtable.store.postgres.writer import Key

type Heard = Callable[[Sequence[Key]], None]

CHANNEL: Final = "cardtable"
MOST_BYTES: Final = 7000
"""PostgreSQL takes 8000 in one notification."""


class Hints:
    def __init__(self, address: str, server: str, heard: Heard) -> None:
        self._server: Final = server
        self._heard: Final = heard
        self._out: Final = Link(address, "hints", HASTY)
        self._in: Final = Link(address, "listener", HASTY, self._listen)
        self._untold: Final[dict[str, int]] = {}
        self._telling: asyncio.Task[None] | None = None

    def tell(self, keys: Sequence[Key], scope: Scope) -> None:
        """Let the others know, soon; what gathers meanwhile goes together."""
        self._untold.update(keys)
        if self._telling is None or self._telling.done():
            self._telling = scope.start(self._tell())

    async def listen(self) -> None:
        """Be there for hints, and notice when the line was cut. Raises Unreachable."""
        await self._in.fetch("select 1")

    @property
    def is_listening(self) -> bool:
        return self._in.is_up

    async def close(self) -> None:
        await self._out.close()
        await self._in.close()

    async def _tell(self) -> None:
        while self._untold:
            payload = written(self._server, self._untold)
            with suppress(Unreachable, asyncpg.PostgresError):
                await self._out.fetch("select pg_notify($1, $2)", CHANNEL, payload)

    async def _listen(self, connection: Connection) -> None:
        await connection.add_listener(CHANNEL, self._hear)

    def _hear(self, _connection: Any, _process: int, _channel: str, payload: str) -> None:
        server, keys = read(payload)
        if server != self._server:
            self._heard(keys)


def written(server: str, untold: dict[str, int]) -> str:
    """As many hints as one notification takes; they are taken out."""
    words = [server]
    size = len(server)
    while untold and size < MOST_BYTES:
        table, version = untold.popitem()
        words.append(f"{table}:{version}")
        size += len(words[-1]) + 1
    return " ".join(words)


def read(payload: str) -> tuple[str, list[Key]]:
    server, *words = payload.split(" ")
    pairs = [word.rpartition(":") for word in words]
    return server, [(table, int(version)) for table, _, version in pairs if version.isdecimal()]
