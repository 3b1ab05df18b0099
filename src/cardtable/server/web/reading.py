"""Where finished games and long logs are read: apart from the tables, one after another, and each page once.

Making a page of a long game takes seconds, and so does thinking over a move of it. Of many who ask for the same page
at once the first has it made, and pages that were asked for lately are kept. What is mostly text is made in a thread of
its own. What asks the rules for long is done in a process of its own: compiled rules give way to no other thread, so
that everybody at a table would wait for them. Only so much may wait for either.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from cardtable.core.move import Unavailable
from cardtable.server.once import Once
from cardtable.server.rooms.mind import MindFailed
from cardtable.server.rooms.worker import Worker

log = logging.getLogger("cardtable.reading")

MOST_KEPT_BYTES: Final = 16_000_000
MOST_WAITING: Final = 20
"""Different pages that may be asked for at once."""
MOST_WORK: Final = 40
"""What may wait for the thread and the process at once."""
THINKING_S: float = 90.0
"""Seconds after which work in the process is given up."""
GIVES_WAY: Final = 5
"""How nice the process is to others."""


class Reading:
    def __init__(self) -> None:
        self._thread: Final = ThreadPoolExecutor(1, "reading")
        self._thinking: Final = ThreadPoolExecutor(1, "thinking-over")
        """Waits for the process."""
        self._worker: Final = Worker(gives_way=GIVES_WAY)
        self._pages: Final[OrderedDict[Hashable, bytes]] = OrderedDict()
        self._making: Final = Once[bytes]()
        self._work: int = 0

    async def page(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """The page under this key, which names all that it depends on."""
        if key in self._pages:
            self._pages.move_to_end(key)
            return self._pages[key]
        if key not in self._making and len(self._making) >= MOST_WAITING:
            raise Unavailable("reading-busy")
        return await self._making.do(key, partial(self._made, key, make))

    async def apart[*Given, T](self, work: Callable[[*Given], T], *given: *Given) -> T:
        """Do something that takes long, when its turn has come."""
        return await self._in_turn(self._thread, partial(work, *given))

    async def think[*Given, T](self, work: Callable[[*Given], T], *given: *Given) -> T:
        """The same for what asks the rules: a function that can be found by its name, with what can be sent."""
        try:
            return await self._in_turn(self._thinking, partial(self._worker.do, THINKING_S, work, *given))
        except MindFailed as fault:
            log.warning("nothing came of it", extra={"why": str(fault)})
            raise Unavailable("reading-busy") from fault

    def close(self) -> None:
        self._making.close()
        self._worker.end()
        for threads in (self._thread, self._thinking):
            threads.shutdown(wait=False, cancel_futures=True)

    async def _in_turn[T](self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        if self._work >= MOST_WORK:
            raise Unavailable("reading-busy")
        self._work += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, work)
        finally:
            self._work -= 1

    async def _made(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        page = await make()
        if len(page) <= MOST_KEPT_BYTES // 4:
            self._pages[key] = page
        while sum(map(len, self._pages.values())) > MOST_KEPT_BYTES:
            self._pages.popitem(last=False)
        return page
