"""Where finished games and long logs are read: apart from the tables, one after another, and each page once.

Making a page of a long game takes seconds. It is made in a thread of its own, so that nobody at a table waits for it.
Of many who ask for the same page at once the first has it made, and pages that were asked for lately are kept.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from cardtable.core.move import Refused, Unavailable

log = logging.getLogger("cardtable.reading")

MOST_KEPT_BYTES: Final = 16_000_000
MOST_WAITING: Final = 20
"""Different pages that may be asked for at once."""


class Reading:
    def __init__(self) -> None:
        self._thread: Final = ThreadPoolExecutor(1, "reading")
        self._pages: Final[OrderedDict[Hashable, bytes]] = OrderedDict()
        self._making: Final[dict[Hashable, asyncio.Task[bytes]]] = {}

    async def page(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """The page under this key, which names all that it depends on."""
        if key in self._pages:
            self._pages.move_to_end(key)
            return self._pages[key]
        if key not in self._making:
            if len(self._making) >= MOST_WAITING:
                raise Unavailable("reading-busy")
            making = asyncio.get_running_loop().create_task(self._made(key, make))
            making.add_done_callback(_ended)
            self._making[key] = making
        return await asyncio.shield(self._making[key])

    async def apart[*Given, T](self, work: Callable[[*Given], T], *given: *Given) -> T:
        """Do something that takes long, when its turn has come."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    def close(self) -> None:
        for task in self._making.values():
            task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _made(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            page = await make()
        finally:
            del self._making[key]
        if len(page) <= MOST_KEPT_BYTES // 4:
            self._pages[key] = page
        while sum(map(len, self._pages.values())) > MOST_KEPT_BYTES:
            self._pages.popitem(last=False)
        return page


def _ended(task: "asyncio.Task[bytes]") -> None:
    """A refusal was for those who waited; they may be gone. Whatever else went wrong is said."""
    fault = None if task.cancelled() else task.exception()
    if fault is not None and not isinstance(fault, Refused):
        log.error("a page can't be made", exc_info=fault)
