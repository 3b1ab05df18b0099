"""Where bots think: in processes of their own, so that no table waits for another's bot. All they get is bytes."""

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from cardtable.core.sentence import Sentence
from cardtable.core.view import View
from cardtable.server.credentials import luck
from cardtable.wire.codec import write
from cardtable.wire.thinking import think


class Thinker:
    def __init__(self, processes: int) -> None:
        self._pool: Final = ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn"))

    async def think(self, game: str, level: str, view: View) -> tuple[str, Sentence]:
        """The move of a bot for what it sees, and why."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, think, game, level, write(view), luck().below(1 << 30))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
