"""A socket until somebody was let in: uvicorn serves it through ASGI, like any other. Then a channel takes over."""

import asyncio
import socket
from typing import Any, Final

import uvicorn
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from cardtable.server.sockets.channel import Channel
from cardtable.server.sockets.frames import is_one_frame
from cardtable.server.sockets.outbox import Outbox

KERNEL_BYTES: Final = 64 * 1024
"""Bytes that the system may keep for somebody who doesn't read."""


class Handshake(WebSocketsSansIOProtocol):
    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self._is_torn: bool = False
        """Whether frames came in pieces: from then on only the library knows where one ends."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        bare = transport.get_extra_info("socket")
        if bare is not None and bare.family in (socket.AF_INET, socket.AF_INET6):
            bare.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BYTES)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["handshake"] = self

    def data_received(self, data: bytes) -> None:
        if not self._is_torn:
            self._is_torn = not (is_one_frame(data) if self.handshake_initiated else data.endswith(b"\r\n\r\n"))
        super().data_received(data)

    def hand_over(self, outbox: Outbox) -> Channel:
        """Give the connection to a channel, with what it has said already; for ASGI it has ended."""
        library = self.conn if self._is_torn else None
        channel = Channel(self.transport, self.connections, outbox, self.config.ws_max_size, library, self._unheard())
        channel.take_over(is_lost=self.disconnected)
        self.stop_keepalive()
        self.connections.discard(self)
        self.transport = Given(channel)
        return channel

    def _unheard(self) -> list[bytes | str]:
        messages = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        received = [message for message in messages if message["type"] == "websocket.receive"]
        return [message.get("text") or message.get("bytes") or b"" for message in received]


class Given(asyncio.Transport):
    """Stands where a transport was that is a channel's now."""

    def __init__(self, channel: Channel) -> None:
        super().__init__()
        self._channel: Final = channel

    def close(self) -> None:
        """ASGI has ended: where nobody listens by now, nobody will."""
        if not self._channel.is_heard:
            self._channel.end()

    def is_closing(self) -> bool:
        return True


def channel_of(socket: WebSocket, outbox: Outbox) -> Channel:
    """The channel that takes over a socket which has said hello."""
    handshake = socket.scope["state"]["handshake"]
    assert isinstance(handshake, Handshake)
    return handshake.hand_over(outbox)
