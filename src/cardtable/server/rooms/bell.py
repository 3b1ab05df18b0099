"""What wakes whoever tends a table: they alone wait for it, so that it needs less than a sixth of an event's memory."""

import asyncio


class Bell:
    def __init__(self) -> None:
        self._has_rung: bool = False
        self._waiting: asyncio.Future[None] | None = None

    def set(self) -> None:
        self._has_rung = True
        _wake(self._waiting)

    def clear(self) -> None:
        self._has_rung = False

    async def wait(self, seconds: float) -> None:
        """Until it rings, or for so many seconds."""
        if self._has_rung:
            return
        loop = asyncio.get_running_loop()
        self._waiting = loop.create_future()
        timer = loop.call_later(seconds, _wake, self._waiting)
        try:
            await self._waiting
        finally:
            timer.cancel()
            self._waiting = None


def _wake(waiting: "asyncio.Future[None] | None") -> None:
    if waiting is not None and not waiting.done():
        waiting.set_result(None)
