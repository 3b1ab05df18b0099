"""Something on its way to the disk, for whoever waits for it, or is told at its end.

A future takes three times as long for that: it is made, sets its result, and lets the loop call whoever listens.
"""

import asyncio
from collections.abc import Callable, Generator
from typing import Any

type Told = Callable[[BaseException | None], None]
"""Called with what went wrong, if anything did."""


class Writing:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop: asyncio.AbstractEventLoop = loop
        self._told: Told | None = None
        self._waiting: list[asyncio.Future[int]] = []
        self._is_over: bool = False
        self._result: int = 0
        self._fault: Exception | None = None

    def then(self, told: Told) -> None:
        """Have somebody told at the end, who must not wait for anything."""
        self._told = told

    def __await__(self) -> Generator[Any, Any, int]:
        """Each who waits has a future of their own, so that one may go without the others."""
        awaited = self.loop.create_future()
        self._waiting.append(awaited)
        if self._is_over:
            self._settle()
        result: int = yield from awaited
        return result

    def end(self, result: int, fault: Exception | None) -> None:
        """It is on disk, or was refused. What one does who is told is no other's concern."""
        self._is_over, self._result, self._fault = True, result, fault
        self._settle()
        if self._told is not None:
            try:
                self._told(fault)
            except Exception as broken:  # noqa: BLE001
                self.loop.call_exception_handler({"message": "whoever was told failed", "exception": broken})

    def _settle(self) -> None:
        for awaited in self._waiting:
            if awaited.done():
                continue
            if self._fault is None:
                awaited.set_result(self._result)
            else:
                awaited.set_exception(self._fault)
