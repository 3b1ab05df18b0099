"""Where finished games and long logs are read: apart from the tables, one after another, and each page once.

Making a page of a long game takes seconds. It is made in a thread of its own, so that nobody at a table waits for it.
Of many who ask for the same page at once the first has it made, and pages that were asked for lately are kept. What
else takes long, like checking a game that is brought, is done in the same thread, and only so much may wait for it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from cardtable.core.move import Unavailable
from cardtable.server.once import Once

MOST_KEPT_BYTES: Final = 16_000_000
MOST_WAITING: Final = 20
"""Different pages that may be asked for at once."""
MOST_WORK: Final = 40
"""What may wait for the thread at once."""


class Reading:
    def __init__(self) -> None:
        self._thread: Final = ThreadPoolExecutor(1, "reading")
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
        if self._work >= MOST_WORK:
            raise Unavailable("reading-busy")
        self._work += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)
        finally:
            self._work -= 1

    def close(self) -> None:
        self._making.close()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _made(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        page = await make()
        if len(page) <= MOST_KEPT_BYTES // 4:
            self._pages[key] = page
        while sum(map(len, self._pages.values())) > MOST_KEPT_BYTES:
            self._pages.popitem(last=False)
        return page
