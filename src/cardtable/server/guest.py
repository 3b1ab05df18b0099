"""One connection to a table, and its bounded queue: one slow phone holds up nobody."""

import asyncio
from typing import Final

from cardtable.server.limits import Bucket

MOST_WAITING: Final = 64
"""Messages a client may be behind before it is dropped and told to come back."""


class Guest:
    def __init__(self, chair: int | None, since: int, commands: Bucket) -> None:
        self.chair: int | None = chair
        self.commands: Final = commands
        self.lines: int = since
        self.words: int = 0
        self.is_gone: bool = False
        self._outbox: Final[asyncio.Queue[bytes | None]] = asyncio.Queue(MOST_WAITING)

    def send(self, message: bytes) -> bool:
        """Queue a message; False if this client is too slow."""
        if self.is_gone or self._outbox.full():
            self.dismiss()
            return False
        self._outbox.put_nowait(message)
        return True

    def dismiss(self) -> None:
        """Let the connection end after what is queued, or at once if it is too slow."""
        self.is_gone = True
        if self._outbox.full():
            while not self._outbox.empty():
                self._outbox.get_nowait()
        self._outbox.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message to go out; None when there is no more."""
        return await self._outbox.get()
