"""Hints between servers: at which tables there is something new. Each may be lost, late, or come twice.

A hint is a table and a word: the version of its newest entry, or one of the words below.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import asyncpg

from cardtable.server.scope import Scope
from cardtable.store.journal import Unreachable
from cardtable.store.postgres.journal import HASTY
from cardtable.store.postgres.link import Connection, Link

CHANNEL: Final = "cardtable"
MOST_BYTES: Final = 7000
"""PostgreSQL takes 8000 in one notification."""
CAME_OR_WENT: Final = "?"
UNTENDED: Final = "!"
"""Its lease is free."""
TURNED_AWAY: Final = "-"
"""Followed by the mark of whoever asked to come back."""


class Hint(NamedTuple):
    table: str
    word: str


type Heard = Callable[[Sequence[Hint]], None]


class Hints(ABC):
    heard: Heard

    @abstractmethod
    def tell(self, hints: Sequence[Hint]) -> None:
        """Let the others know, soon."""

    @abstractmethod
    async def listen(self) -> None:
        """Be there for hints, and notice when the line was cut. Raises Unreachable."""


class PostgresHints(Hints):
    """By NOTIFY. What gathers while one is under way goes together."""

    def __init__(self, address: str, server: str, scope: Scope) -> None:
        self._server: Final = server
        self._scope: Final = scope
        self._out: Final = Link(address, "hints", HASTY)
        self._in: Final = Link(address, "listener", HASTY, self._listen)
        self._untold: Final[dict[Hint, None]] = {}
        self._telling: asyncio.Task[None] | None = None

    def tell(self, hints: Sequence[Hint]) -> None:
        self._untold.update(dict.fromkeys(hints))
        if self._telling is None or self._telling.done():
            self._telling = self._scope.start(self._tell())

    async def listen(self) -> None:
        try:
            await self._in.fetch("select 1")
        except asyncpg.PostgresError as fault:
            raise Unreachable(str(fault)) from fault

    async def flush(self) -> None:
        """Wait for what is being told."""
        if self._telling is not None:
            await self._telling

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
        server, hints = read(payload)
        if server != self._server:
            self.heard(hints)


def written(server: str, untold: dict[Hint, None]) -> str:
    """As many hints as one notification takes; they are taken out."""
    words, size = [server], len(server)
    while untold and size < MOST_BYTES:
        hint, _ = untold.popitem()
        words.append(f"{hint.table}:{hint.word}")
        size += len(words[-1]) + 1
    return " ".join(words)


def read(payload: str) -> tuple[str, list[Hint]]:
    server, *words = payload.split(" ")
    pairs = [word.partition(":") for word in words]
    return server, [Hint(table, word) for table, _, word in pairs if word]
