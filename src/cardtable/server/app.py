"""The application: one place builds it, and everything it holds ends with it."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from cardtable.core.move import Refused
from cardtable.live.clock import BEAT_S, Clock
from cardtable.server.config import Config
from cardtable.server.engine import engine_of, is_shared
from cardtable.server.metrics import metrics
from cardtable.server.minds import minds_of
from cardtable.server.push.push import caller_of
from cardtable.server.rooms.house import House
from cardtable.server.rooms.thinker import Thinker
from cardtable.server.sockets.entrance import Entrance
from cardtable.server.web.api import Lobby
from cardtable.server.web.gate import Gate, most_each, most_files
from cardtable.server.web.headers import SafeHeaders
from cardtable.server.web.pages import page_routes
from cardtable.server.web.reception import Reception

log = logging.getLogger("cardtable.app")

SWEEP_S: Final = 300.0
READINESS_S: Final = 1.0
"""For so long an answer about readiness holds: it costs a write."""


SOCKETS_OF_ALL: Final = 0.8
"""The part of all connections that may be sockets; there is always room to ask for a page."""


@dataclass(frozen=True)
class Readiness:
    until: float
    is_ready: bool


class App:
    """A server's parts, from the journal to the routes."""

    def __init__(self, config: Config) -> None:
        self.config: Final = config
        clock = Clock()
        self._engine: Final = engine_of(config.database, clock)
        self._readiness: Readiness = Readiness(until=0.0, is_ready=False)
        thinker = Thinker(minds_of(config.thinkers, awake=is_shared(config.database)))
        engine = self._engine
        self.house: Final = House(config, engine.journal, thinker, clock, engine.neighbours)
        engine.journal.committed = self.house.counts.committed
        self.house.caller = caller_of(config, self.house)
        self.lobby: Final = Lobby(self.house)
        self.gate: Final = Gate(most_files(), most_each(config), self.house.counts)
        self.entrance: Final = Entrance(self.house, self.lobby.unknown, int(self.gate.most * SOCKETS_OF_ALL))

    async def open(self) -> None:
        """Be sure of the journal before anybody is let in."""
        await self._engine.open()

    def asgi(self) -> SafeHeaders:
        routes: list[BaseRoute] = [
            *self.lobby.routes(),
            Route("/health", self.health),
            Route("/ready", self.ready),
            Route("/metrics", self.measured),
            WebSocketRoute("/ws/{id}", self.entrance.socket),
            *page_routes(self.config.pages, self.config.engine, self.config.public),
        ]
        return SafeHeaders(Reception(Starlette(routes=routes, lifespan=self.life), self.house))

    @contextlib.asynccontextmanager
    async def life(self, _: Starlette) -> AsyncIterator[None]:
        await self._engine.start(self.house)
        self.house.scope.start(self._sweep())
        self.house.scope.start(self._beat())
        yield
        await self.house.close()
        await self._engine.leave()
        self.house.thinker.close()
        await self._engine.close()

    async def health(self, _: Request) -> Response:
        """Whether the process lives."""
        return PlainTextResponse("well\n")

    async def ready(self, _: Request) -> Response:
        """Whether people should be sent here: the disk takes what is written, and the server takes people in."""
        now = self.house.clock.monotonic()
        if now >= self._readiness.until:
            is_ready = self.house.closed_because is None and await self.house.journal.is_writable()
            self._readiness = Readiness(now + READINESS_S, is_ready)
        is_ready = self._readiness.is_ready and self.house.closed_because is None
        return PlainTextResponse("ready\n" if is_ready else "not ready\n", 200 if is_ready else 503)

    async def measured(self, _: Request) -> Response:
        return PlainTextResponse(metrics(self.house), media_type="text/plain; version=0.0.4")

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            try:
                await self.house.sweep()
                await self.house.tend_slow_tables()
            except Refused as refusal:
                log.warning("not swept", extra={"why": refusal.sentence.code})

    async def _beat(self) -> None:
        """Look at the clock now and then, and say when it has jumped."""
        while True:
            await asyncio.sleep(BEAT_S)
            jumped = self.house.clock.jump()
            if jumped:
                self.house.counts.jumps += 1
                log.warning("the clock has jumped, or the server stood still", extra={"seconds": round(jumped)})
