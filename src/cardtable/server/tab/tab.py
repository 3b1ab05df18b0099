"""The house in a tab: one place builds it. The page's worker (web/src/offline/worker.ts) asks it what it would ask a
server, and gets the same answers."""

from typing import Final

from starlette.applications import Starlette

from cardtable.live.clock import Clock
from cardtable.server.config import Config
from cardtable.server.rooms.house import House
from cardtable.server.rooms.reviewer import Reviewer
from cardtable.server.rooms.thinker import Thinker
from cardtable.server.tab.inline_mind import InlineMind
from cardtable.server.tab.inline_reading import InlineReading
from cardtable.server.tab.inline_reviewer import InlineReviewer
from cardtable.server.tab.line import Closed, Heard, TabLine
from cardtable.server.tab.request import Answer, ask
from cardtable.server.web.api import Lobby
from cardtable.server.web.reading import Reading
from cardtable.store.indexed_db import Database, IndexedDbJournal

MOST_THINKING_S: Final = 0.4
"""Seconds that a bot may think: while it does, nothing else happens in its tab."""


class TabHouse(House):
    def _new_reading(self) -> Reading:
        return InlineReading()

    def _new_reviewer(self) -> Reviewer:
        return InlineReviewer(self.clock, self.scope)


class Tab:
    def __init__(self, database: Database) -> None:
        thinker = Thinker([InlineMind()], most_s=MOST_THINKING_S)
        self._house: Final = TabHouse(
            Config(rate=0, listed_history=False), IndexedDbJournal(database), thinker, Clock()
        )
        self._app: Final = Starlette(routes=Lobby(self._house).routes())

    async def repair(self) -> None:
        """List what a tab that was closed has left unlisted."""
        await self._house.repair()

    async def request(self, method: str, address: str, body: str) -> Answer:
        return await ask(self._app, method, address, body)

    def dial(self, table: str, heard: Heard, closed: Closed) -> TabLine:
        """A line to a table; what is said there is heard by the first function, and its end by the second."""
        line = TabLine(heard, closed)
        self._house.scope.start(line.converse(self._house, table))
        return line
