"""What all sockets of a house have to say in one turn of the loop: one write for each of them, one call for all."""

import asyncio
from abc import abstractmethod


class Flushed:
    """Whoever has gathered what to say. A class and no protocol, so that compiled code calls it directly."""

    @abstractmethod
    def flush(self) -> None: ...


class Outbox:
    def __init__(self) -> None:
        self._waiting: list[Flushed] = []

    def add(self, socket: Flushed) -> None:
        """A socket has something to say, the first of this turn."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append(socket)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for socket in waiting:
            socket.flush()
