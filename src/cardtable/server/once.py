"""Work that several may wait for is done once, and to its end, whoever of them goes meanwhile."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

from cardtable.core.move import Refused

log = logging.getLogger("cardtable.once")


class Once[T]:
    def __init__(self) -> None:
        self._under_way: Final[dict[Hashable, asyncio.Task[T]]] = {}

    def __len__(self) -> int:
        return len(self._under_way)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._under_way

    async def do(self, key: Hashable, work: Callable[[], Awaitable[T]]) -> T:
        """What comes of the work under this key; whoever asks first sets it going."""
        if key not in self._under_way:
            task = asyncio.get_running_loop().create_task(self._done(key, work))
            task.add_done_callback(_ended)
            self._under_way[key] = task
        return await asyncio.shield(self._under_way[key])

    def close(self) -> None:
        for task in self._under_way.values():
            task.cancel()

    async def _done(self, key: Hashable, work: Callable[[], Awaitable[T]]) -> T:
        try:
            return await work()
        finally:
            del self._under_way[key]


def _ended(task: "asyncio.Task[object]") -> None:
    """A refusal was for those who waited; they may be gone. Whatever else went wrong is said."""
    fault = None if task.cancelled() else task.exception()
    if fault is not None and not isinstance(fault, Refused):
        log.error("work that was waited for has failed", exc_info=fault)
