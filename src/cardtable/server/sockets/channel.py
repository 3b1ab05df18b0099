"""A WebSocket without tasks of its own: what it hears goes straight to a function, what it says straight to the socket.

Until it is listened to, it is served like any other through ASGI: there it is decided who may come in. From then on it
costs no queue and no task, everything that is said in one turn of the loop is one write, and one that doesn't read is
cut off instead of awaited.
"""

import asyncio
import socket
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from cardtable.server.sockets.frames import frame, is_one_frame, whole_messages

type Heard = Callable[[bytes | str], None]

MOST_UNSENT: Final = 256 * 1024
"""Bytes that may wait for somebody who doesn't read."""
KERNEL_BYTES: Final = 64 * 1024
"""Bytes that the system may keep for them besides."""
FAREWELL_S: Final = 3.0
"""Seconds that the last words may take."""


class Channel(WebSocketsSansIOProtocol):
    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self._heard: Heard | None = None
        self._frames: Final[list[bytes]] = []
        self._lost: Final[asyncio.Future[None]] = self.loop.create_future()
        self._is_ending: bool = False
        self._is_torn: bool = False
        """Whether frames came in pieces: from then on only the library knows where one ends."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        bare = transport.get_extra_info("socket")
        if bare is not None and bare.family in (socket.AF_INET, socket.AF_INET6):
            bare.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BYTES)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if not self._lost.done():
            self._lost.set_result(None)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["channel"] = self

    def data_received(self, data: bytes) -> None:
        if not self._is_torn and self._heard is not None:
            messages = whole_messages(data, self.config.ws_max_size)
            if messages:
                self._hear(messages)
                return
        if not self._is_torn:
            self._is_torn = not (is_one_frame(data) if self.handshake_initiated else data.endswith(b"\r\n\r\n"))
        super().data_received(data)

    async def listen(self, heard: Heard) -> None:
        """Hand over every message from now on; returns when the connection has ended."""
        self._heard = heard
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                text, data = message.get("text"), message.get("bytes")
                heard(text if text is not None else data or b"")
        self.resume()
        await self._lost

    def say(self, message: bytes) -> bool:
        """Send a message with the others of this turn; False if too much waits already."""
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            return False
        if not self._frames:
            self.loop.call_soon(self._flush)
        self._frames.append(frame(message))
        return True

    def end(self, code: int = 1001) -> None:
        """Close after the last words; whoever doesn't take them is cut off."""
        if self._is_ending:
            return
        self._is_ending = True
        self._flush()
        if not self.transport.is_closing():
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.resume()
        self.loop.call_later(FAREWELL_S, self.transport.abort)

    def pause(self) -> None:
        """Hear nothing for a while."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        if self._heard is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._heard(data)

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        if self._is_ending:
            self.transport.close()

    def keepalive_timeout(self) -> None:
        """Whoever doesn't answer is gone, and what waits for them with them."""
        super().keepalive_timeout()
        self.transport.abort()

    def _hear(self, messages: list[bytes]) -> None:
        for message in messages:
            if self._heard is not None and not self.close_sent:
                self._heard(message)

    def _flush(self) -> None:
        if self._frames and not self.transport.is_closing():
            self.transport.write(b"".join(self._frames))
        self._frames.clear()


def channel_of(socket: WebSocket) -> Channel:
    """The channel behind a socket that was let in."""
    channel = socket.scope["state"]["channel"]
    assert isinstance(channel, Channel)
    return channel
