"""Where tasks live: every one is held, its failure is logged and counted, and all end with their scope."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

log = logging.getLogger("cardtable.scope")


class Scope:
    def __init__(self) -> None:
        self.failures: int = 0
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    def start[T](self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            self.failures += 1
            log.error("a task failed", exc_info=fault)
