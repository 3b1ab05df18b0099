"""What is new at tables. Whatever is asked while an answer is under way goes together in the next question: where many
tables play on several servers, each of them has news of many at a time."""

import asyncio
from collections import deque
from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

import asyncpg

from cardtable.store.journal import Unreachable
from cardtable.store.postgres.link import Link, Row

MOST_AT_ONCE: Final = 200
NUMBER: Final = 4
"""Where a row says to which of the questions it belongs, after what is read of an entry."""
TAIL: Final = "select version, at, id, deed from entries where tab = $1 and version > $2 order by version"
TAILS: Final = """
    select tail.*, asked.number from unnest($1::text[], $2::integer[]) with ordinality as asked (tab, after, number),
    lateral (
      select version, at, id, deed from entries
      where entries.tab = asked.tab and version > asked.after order by version
    ) as tail
    order by asked.number, version"""


class _Asked(NamedTuple):
    table: str
    after: int
    answer: "asyncio.Future[Sequence[Row]]"


class Tails:
    def __init__(self, link: Link) -> None:
        self._link: Final = link
        self._waiting: Final[deque[_Asked]] = deque()
        self._work: asyncio.Task[None] | None = None

    async def read(self, table: str, after: int) -> Sequence[Row]:
        """The entries of a table after a version, as they are now or later. Raises Unreachable and PostgresError."""
        asked = _Asked(table, after, asyncio.get_running_loop().create_future())
        self._waiting.append(asked)
        if self._work is None or self._work.done():
            self._work = asyncio.get_running_loop().create_task(self._answer())
        return await asked.answer

    async def _answer(self) -> None:
        while self._waiting:
            together = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_AT_ONCE))]
            try:
                found = await self._found(together)
            except (Unreachable, asyncpg.PostgresError) as fault:
                for asked in together:
                    _fail(asked, fault)
            else:
                for number, asked in enumerate(together, 1):
                    _succeed(asked, found.get(number, ()))

    async def _found(self, together: Sequence[_Asked]) -> dict[int, Sequence[Row]]:
        """The tail of each, by its number; one alone has the cheaper question."""
        if len(together) == 1:
            return {1: await self._link.fetch(TAIL, together[0].table, together[0].after)}
        rows = await self._link.fetch(TAILS, [asked.table for asked in together], [asked.after for asked in together])
        return {number: [row[:NUMBER] for row in tail] for number, tail in groupby(rows, key=lambda row: row[NUMBER])}


def _succeed(asked: _Asked, rows: Sequence[Row]) -> None:
    if not asked.answer.done():
        asked.answer.set_result(rows)


def _fail(asked: _Asked, fault: Exception) -> None:
    if not asked.answer.done():
        asked.answer.set_exception(fault)
