"""The line between the page and a table of the house in its tab: the same messages as over a socket."""

import asyncio
from collections.abc import Callable
from typing import Final

from cardtable.core.move import Refused, Unavailable
from cardtable.server.rooms.house import House
from cardtable.server.sockets.conversation import Listener, welcome
from cardtable.wire.codec import write
from cardtable.wire.messages import Goodbye

type Heard = Callable[[str], None]
type Closed = Callable[[int], None]

GOING: Final = 1001
POLICY: Final = 1008
"""The codes with which a WebSocket closes: come back, or don't."""


class TabLine:
    def __init__(self, heard: Heard, closed: Closed) -> None:
        self._heard: Final = heard
        self._closed: Final = closed
        self._ended: Final = asyncio.Event()
        self._unheard: Final[asyncio.Queue[str]] = asyncio.Queue()
        self._listener: Listener | None = None

    def tell(self, message: str) -> None:
        """What the page says."""
        if self._listener is None:
            self._unheard.put_nowait(message)
        else:
            self._listener.hear(message)

    def hang_up(self) -> None:
        """The page has gone."""
        self._ended.set()

    def say(self, message: bytes) -> bool:
        self._heard(message.decode())
        return True

    def end(self) -> None:
        self._close(GOING)

    def pause(self) -> None:
        """A page that waits for its own answers floods nobody."""

    def resume(self) -> None:
        """It never paused."""

    async def converse(self, house: House, table: str) -> None:
        """From the hello to the goodbye."""
        try:
            room = await house.room(table)
            connection = await welcome(house, room, self, await self._unheard.get())
        except Refused as refusal:
            self.say(write(Goodbye(refusal.sentence, again=isinstance(refusal, Unavailable))))
            self._close(POLICY)
            return
        listener = Listener(house, room, connection, self)
        listener.arrive()
        try:
            self._listen(listener)
            await self._ended.wait()
        finally:
            listener.leave()

    def _listen(self, listener: Listener) -> None:
        self._listener = listener
        while not self._unheard.empty():
            listener.hear(self._unheard.get_nowait())

    def _close(self, code: int) -> None:
        self._ended.set()
        self._closed(code)
