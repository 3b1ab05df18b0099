"""The gate in front of HTTP: how many connections there may be, and how long a request or an answer may take.

A connection is *arriving* until its request is there as a whole. Whoever opens many and sends little loses the oldest
of them: so a flood of half-sent requests pushes out itself, and those who ask in one breath are answered, also from the
same address. Sockets are counted by who may come in, in entrance.py; here only by what is open, since whoever is sent
away may stay for a while.
"""

import asyncio
import logging
import resource
from typing import Any, Final

import uvicorn
from h11 import Request
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState

from cardtable.server.config import Config
from cardtable.server.counts import Counts
from cardtable.server.web.headers import network

log = logging.getLogger("cardtable.gate")

MOST_FILES: Final = 10_000
"""Files that a server asks the system for."""
MOST_EACH: Final = 100
"""Connections from one address, sockets left out."""
MOST_SOCKETS_EACH: Final = 240
"""Open sockets from one address, with those that were sent away and haven't gone."""
NEWCOMERS: Final = 10
"""One file in so many is kept for connections that are accepted at once, before any can be cut off; as many again for
everything that is no connection."""
MOST_ADDRESSES: Final = 1_000
"""Addresses that are remembered before those without an open socket are forgotten."""
ARRIVAL_S: float = 15.0
"""Seconds in which a request must be there as a whole."""
PROGRESS_S: float = 10.0
"""Seconds in which whoever gets an answer must have taken some of it."""


class Gate:
    def __init__(self, files: int, most_each: int, counts: Counts) -> None:
        self.backlog: Final = files // NEWCOMERS
        self.most: Final = files - 2 * self.backlog
        """Connections in all, sockets too."""
        self.most_each: Final = most_each
        self.most_sockets_each: Final = most_each * MOST_SOCKETS_EACH // MOST_EACH
        self.counts: Final = counts
        self._sockets: Final[dict[str, set[asyncio.Transport]]] = {}
        self._all: Final[dict[GatedHttp, None]] = {}
        self._from: Final[dict[str, dict[GatedHttp, None]]] = {}

    def enter(self, newcomer: "GatedHttp") -> None:
        """Let a connection in, in place of the oldest that is still arriving where there are too many."""
        mine = self._from.setdefault(newcomer.source, {})
        is_one_too_many = bool(self.most_each) and len(mine) >= self.most_each
        self._all[newcomer] = mine[newcomer] = None
        self.counts.http_connections = len(self._all)
        if is_one_too_many:
            self._cut_off_the_oldest(mine)
        elif len(newcomer.connections) > self.most:
            self._cut_off_the_oldest(self._all)

    def leave(self, guest: "GatedHttp") -> None:
        self._all.pop(guest, None)
        mine = self._from.get(guest.source, {})
        mine.pop(guest, None)
        if not mine:
            self._from.pop(guest.source, None)
        self.counts.http_connections = len(self._all)

    def lets_upgrade(self, guest: "GatedHttp") -> bool:
        """Whether there is room for another socket from the same address."""
        if not self.most_each:
            return True
        if len(self._sockets) > MOST_ADDRESSES:
            self._forget_the_gone()
        mine = self._sockets.setdefault(guest.source, set())
        mine.add(guest.transport)
        return len(_open(mine)) <= self.most_sockets_each

    def _forget_the_gone(self) -> None:
        for source in [source for source, sockets in self._sockets.items() if not _open(sockets)]:
            del self._sockets[source]

    def _cut_off_the_oldest(self, among: "dict[GatedHttp, None]") -> None:
        """There is one: whoever has just come is arriving."""
        next(guest for guest in among if guest.is_arriving).cut_off()


class GatedConfig(uvicorn.Config):
    def __init__(self, app: ASGIApp, gate: Gate, **options: Any) -> None:
        super().__init__(app, http=GatedHttp, **options)
        self.gate: Final = gate


class GatedHttp(H11Protocol):
    """One HTTP connection that is watched from its first byte to its last."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, GatedConfig)
        self.gate: Final = config.gate
        self.source: str = ""
        self._was_arriving: bool = True
        self._unsent: int = 0
        self._has_left: bool = False
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_arriving(self) -> bool:
        """Whether some of a request is still to come."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete or cycle.more_body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.source = network(self.client[0]) if self.client else ""
        self._look_again_in(ARRIVAL_S)
        self.gate.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: Request) -> None:
        if self.gate.lets_upgrade(self):
            self._leave()
            super().handle_websocket_upgrade(event)
        else:
            self.cut_off()

    def cut_off(self) -> None:
        self.gate.counts.cut_off += 1
        self._leave()
        self.transport.abort()

    def _watch(self) -> None:
        """From a whole request on, the answer is watched; from a whole answer on, the next request."""
        if not self._has_left and self.is_arriving is not self._was_arriving:
            self._was_arriving = self.is_arriving
            self._look_again_in(ARRIVAL_S if self.is_arriving else PROGRESS_S)

    def _look_again_in(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._look)

    def _look(self) -> None:
        """Cut off whoever sends nothing, or takes nothing; an answer that is still being made takes its time."""
        before, self._unsent = self._unsent, self.transport.get_write_buffer_size()
        is_stuck = bool(before) and self._unsent >= before
        if is_stuck or (self.is_arriving and not self._unsent):
            self.cut_off()
        else:
            self._look_again_in(PROGRESS_S)

    def _leave(self) -> None:
        self._has_left = True
        if self._timer is not None:
            self._timer.cancel()
        self.gate.leave(self)


def _open(sockets: set[asyncio.Transport]) -> set[asyncio.Transport]:
    """Those that are still open; the others are forgotten."""
    sockets -= {socket for socket in sockets if socket.is_closing()}
    return sockets


def most_each(config: Config) -> int:
    """Connections that one address may have; behind a proxy all come from the proxy's, and it sees to that."""
    return 0 if config.trust_proxy else int(MOST_EACH * config.rate)


def most_files() -> int:
    """As many as the system lets this process open, after asking it for all that it gives."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    log.log(logging.INFO if files == MOST_FILES else logging.WARNING, "files", extra={"files": files})
    return files
