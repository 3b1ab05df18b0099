"""One connection to a table, and its bounded queue: one slow phone holds up nobody."""

import asyncio
from typing import Final

from cardtable.core.move import Refused
from cardtable.server.limits import Bucket
from cardtable.wire.codec import write
from cardtable.wire.messages import Goodbye

MOST_WAITING: Final = 64
"""Messages a client may be behind before it is dropped and told to come back."""
TOO_SLOW: Final = write(Goodbye(Refused("too-slow").sentence))


class Connection:
    def __init__(self, mark: str | None, since: int, commands: Bucket, hints: Bucket) -> None:
        self.mark: Final = mark
        """The hash of the token it was opened with; an onlooker has none. Whose seat that is, the table says."""
        self.commands: Final = commands
        self.hints: Final = hints
        self.lines: int = since
        """How much of the log it has; likewise the chat."""
        self.words: int | None = None
        self.shown_as: int | None = None
        """The chair as which it was last shown the table."""
        self.gone: Final = asyncio.Event()
        self.is_too_slow: bool = False
        self._outbox: Final[asyncio.Queue[bytes | None]] = asyncio.Queue(MOST_WAITING + 2)

    @property
    def is_gone(self) -> bool:
        return self.gone.is_set()

    def is_still(self, chair: int | None) -> bool:
        """Whether what it has of the log was told to the same eyes; whoever gets another seat gets another log."""
        return self.words is None or self.shown_as == chair

    def send(self, message: bytes) -> bool:
        """Queue a message; False if this client is too slow."""
        if not self.is_gone and self._outbox.qsize() >= MOST_WAITING:
            self.is_too_slow = True
            self._forget()
            self.dismiss(TOO_SLOW)
        if self.is_gone:
            return False
        self._outbox.put_nowait(message)
        return True

    def dismiss(self, farewell: bytes | None = None) -> None:
        """Let the connection end after what is queued and a last word."""
        if self.is_gone:
            return
        self.gone.set()
        if farewell is not None:
            self._outbox.put_nowait(farewell)
        self._outbox.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message to go out; None when there is no more."""
        return await self._outbox.get()

    def _forget(self) -> None:
        while not self._outbox.empty():
            self._outbox.get_nowait()
