"""Where bots think: in processes of their own, so that no table waits for another's bot. All they get is bytes."""

import asyncio
import logging
import multiprocessing
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final

from cardtable.core.sentence import Sentence
from cardtable.core.view import View
from cardtable.server.credentials import luck
from cardtable.wire.codec import write
from cardtable.wire.thinking import think

log = logging.getLogger("cardtable.thinker")


class Thinker:
    def __init__(self, processes: int) -> None:
        self._processes: Final = processes
        self._pool: ProcessPoolExecutor = self._new_pool()

    async def think(self, game: str, level: str, view: View) -> tuple[str, Sentence]:
        """The move of a bot for what it sees, and why; in a new process, if one has died over it."""
        pool = self._pool
        try:
            return await self._ask(pool, game, level, view)
        except BrokenExecutor:
            log.warning("a bot's process has died")
            if self._pool is pool:
                self._pool = self._new_pool()
            return await self._ask(self._pool, game, level, view)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, mp_context=multiprocessing.get_context("spawn"))

    async def _ask(self, pool: ProcessPoolExecutor, game: str, level: str, view: View) -> tuple[str, Sentence]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(pool, think, game, level, write(view), luck().below(1 << 30))
