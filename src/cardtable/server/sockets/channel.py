"""A WebSocket with next to nothing behind it: what it hears goes straight to a function, what it says to the outbox.

It has no queue and no task. Everything that is said in one turn of the loop is one write, and one that doesn't read, or
doesn't answer a ping, is cut off instead of awaited.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

from websockets.frames import Close, CloseCode, Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from cardtable.server.sockets.frames import PING, frame, is_one_frame, whole_messages
from cardtable.server.sockets.outbox import Flushed, Outbox

type Heard = Callable[[bytes | str], None]

MOST_UNSENT: Final = 256 * 1024
"""Bytes that may wait for somebody who doesn't read."""
FAREWELL_S: Final = 3.0
"""Seconds that the last words may take."""
PING_S: Final = 20.0
"""Seconds after which whoever has said nothing is asked whether they are there, and after which they are gone."""


class Channel(Flushed):
    """A protocol, as transports call it. It inherits from none of asyncio's, so that it can be compiled."""

    def __init__(
        self,
        transport: asyncio.Transport,
        connections: set[Any],
        outbox: Outbox,
        most: int,
        library: ServerProtocol | None,
        unheard: list[bytes | str],
    ) -> None:
        self._transport: Final = transport
        self._connections: Final = connections
        """All of the server, which closes them in the end."""
        self._outbox: Final = outbox
        self._most: Final = most
        """Bytes of the longest message."""
        self._library: ServerProtocol | None = library
        """Reads everything, once frames have come in pieces."""
        self._unheard: list[bytes | str] | None = unheard
        """What was said before anybody listened."""
        self._heard: Heard = unheard.append
        self._lost: Callable[[], None] = _nobody_cares
        self._is_lost: bool = False
        self._frames: list[bytes] = []
        self._parts: list[bytes] = []
        """What is there of a message in several frames."""
        self._is_alive: bool = True
        self._is_ending: bool = False
        self._is_paused: bool = False
        self._is_clogged: bool = False
        """Whether more waits to be sent than may."""
        self._timer: asyncio.TimerHandle | None = None

    def take_over(self, *, is_lost: bool) -> None:
        """From now on the connection is this channel's; it hears nothing until somebody listens."""
        self._is_lost = is_lost
        if not is_lost:
            self._connections.add(self)
            self._transport.set_protocol(cast(asyncio.Protocol, self))
            self._transport.set_write_buffer_limits(MOST_UNSENT)
            self.pause()
            self._timer = asyncio.get_running_loop().call_later(PING_S, self._ping)

    @property
    def is_heard(self) -> bool:
        """Whether somebody listens."""
        return self._unheard is None

    def listen(self, heard: Heard, lost: Callable[[], None]) -> None:
        """Hand over every message from now on, and say when the connection has ended."""
        unheard, self._unheard = self._unheard or [], None
        self._heard, self._lost = heard, lost
        for message in unheard:
            heard(message)
        if self._is_lost:
            lost()
        self.resume()

    def say(self, message: bytes) -> bool:
        """Send a message with the others of this turn; False if too much waits already. After the last words nothing
        more is said."""
        if self._is_ending:
            return True
        if self._is_clogged:
            return False
        if not self._frames:
            self._outbox.add(self)
        self._frames.append(frame(message))
        return True

    def flush(self) -> None:
        """One write for all that was said."""
        frames, self._frames = self._frames, []
        if frames and not self._transport.is_closing():
            self._transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def end(self, code: int = CloseCode.GOING_AWAY, reason: str = "") -> None:
        """Close after the last words; whoever doesn't take them is cut off."""
        if self._is_ending:
            return
        self._is_ending = True
        self.flush()
        if not self._transport.is_closing():
            self._transport.write(Frame(Opcode.CLOSE, Close(code, reason).serialize()).serialize(mask=False))
            self.resume()
        asyncio.get_running_loop().call_later(FAREWELL_S, self._transport.abort)

    def pause(self) -> None:
        """Hear nothing for a while."""
        if not self._is_paused and not self._transport.is_closing():
            self._is_paused = True
            self._transport.pause_reading()

    def resume(self) -> None:
        if self._is_paused and not self._transport.is_closing():
            self._is_paused = False
            self._transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        self._is_alive = True
        messages = whole_messages(data, self._most) if self._library is None else []
        if messages:
            for message in messages:
                self._hear(message)
        else:
            self._read(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_lost = True
        self._connections.discard(self)
        if self._timer is not None:
            self._timer.cancel()
        self._lost()

    def eof_received(self) -> None:
        """Whoever says no more is not waited for."""

    def pause_writing(self) -> None:
        self._is_clogged = True

    def resume_writing(self) -> None:
        self._is_clogged = False

    def shutdown(self) -> None:
        """The server stops."""
        self.end(CloseCode.SERVICE_RESTART)
        self._transport.close()

    def _hear(self, message: bytes) -> None:
        if not self._is_ending:
            self._heard(message)

    def _read(self, data: bytes) -> None:
        """Let the library read what is no whole message; one frame that stands for itself leaves nothing behind."""
        library = self._library or ServerProtocol(state=OPEN, max_size=self._most)
        if not is_one_frame(data):
            self._library = library
        library.receive_data(data)
        for event in library.events_received():
            if isinstance(event, Frame):
                self._meet(event)
        if not self._transport.is_closing() and not self._is_ending:
            self._transport.write(b"".join(library.data_to_send()))
        if library.parser_exc is not None or library.close_rcvd is not None:
            self._is_ending = True
            self._transport.close()

    def _meet(self, event: Frame) -> None:
        if event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._parts.append(bytes(event.data))
            if event.fin:
                message, self._parts = b"".join(self._parts), []
                self._hear(message)

    def _ping(self) -> None:
        """Ask whoever was silent whether they are there. Whoever doesn't answer is gone, with what waits for them."""
        if not self._is_alive:
            self._transport.abort()
        if self._is_ending or self._transport.is_closing():
            return
        self._is_alive = False
        self._transport.write(PING)
        self._timer = asyncio.get_running_loop().call_later(PING_S, self._ping)


def _nobody_cares() -> None:
    """Nobody listens yet who would want to know that the connection is lost."""
