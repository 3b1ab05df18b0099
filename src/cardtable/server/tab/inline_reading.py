"""Where finished games are read in a tab: there is no other process, and whoever plays meanwhile is oneself."""

from collections.abc import Callable

from cardtable.server.web.reading import Reading


class InlineReading(Reading):
    async def think[*Given, T](self, work: Callable[[*Given], T], *given: *Given) -> T:
        return work(*given)
