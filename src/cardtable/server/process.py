"""One server in its process, from the journal to the port."""

import gc
import socket
import sys
from collections.abc import Callable
from typing import Final

import uvicorn

from cardtable.core.move import Refused
from cardtable.server.app import App
from cardtable.server.config import Config
from cardtable.server.rooms.house import House
from cardtable.server.sockets.handshake import Handshake
from cardtable.server.web.gate import GatedConfig
from cardtable.wire.messages import MOST_BYTES

try:
    from uvloop import run
except ImportError:
    from asyncio import run

SWITCH_S: Final = 0.001
"""Seconds for which a thread that reads a long game may hold up the tables."""
GARBAGE: Final = (20_000, 20, 50)
"""How seldom garbage is looked for: tables make little of it, and what is there at the start stays."""


class KindServer(uvicorn.Server):
    """Tells everybody that it stops before it closes their sockets. One of many lets nobody else in first, so that
    whoever comes back comes to another."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.house: Final = house
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit:
            raise Refused("port-taken", host=self.config.host, port=str(self.config.port)) from None
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if sockets:
            for server in self.servers:
                server.close()
        await self.house.say_goodbye()
        await super().shutdown(sockets)


def serve(config: Config, ready: Callable[[], None]) -> None:
    """Serve until the process is told to stop. Raises Refused where that can't begin."""
    run(_serve(config, ready))


async def _serve(config: Config, ready: Callable[[], None]) -> None:
    sys.setswitchinterval(SWITCH_S)
    app = App(config)
    await app.open()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    server = KindServer(
        GatedConfig(
            app.asgi(),
            app.gate,
            host=config.host,
            port=config.port,
            log_config=None,
            access_log=False,
            ws_max_size=4 * MOST_BYTES,
            ws=Handshake,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=3,
            server_header=False,
            proxy_headers=False,
            backlog=app.gate.backlog,
        ),
        app.house,
        ready,
    )
    await server.serve([_shared_port(config, app.gate.backlog)] if config.workers > 1 else None)


def _shared_port(config: Config, backlog: int) -> socket.socket:
    """A port on which others of this machine listen too; the system leads each guest to one of them."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    shared = socket.socket(family)
    shared.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    shared.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    shared.bind((config.host, config.port))
    shared.listen(backlog)
    return shared
