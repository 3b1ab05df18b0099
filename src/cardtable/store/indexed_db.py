"""The journal in a browser's IndexedDB, for a house in a tab.

The database is the page's (web/src/offline/database.ts): it keeps rows under (table, version), all or none, and gives
them back when the browser has written them. Between here and there goes only text.
"""

from collections.abc import Awaitable, Collection, Sequence
from typing import Final, Literal, Protocol

import msgspec

from cardtable.store.journal import Archive, Conflict, Summary, Unreadable, Unwritable
from cardtable.store.rows import Row, entry_of, summaries_of
from cardtable.table.deeds import Entry
from cardtable.wire.codec import write_deed

type Outcome = Literal["written", "conflict", "refused"]

_encode = msgspec.json.Encoder().encode


class Database(Protocol):
    """What is needed of the page's database. Whatever is given as text is JSON."""

    def append(self, table: str, rows: str) -> Awaitable[Outcome]:
        """Add rows [version, at, id, deed], all or none; a version or an id that is there already is a conflict."""

    def read(self, table: str, after: int) -> Awaitable[str]:
        """The rows of a table after a version, in order."""

    def enlist(self, id: str, summary: str) -> Awaitable[Outcome]:
        """Keep this as the line of a table in the lists."""

    def summaries(self) -> Awaitable[str]:
        """The lines of all tables, each as text."""

    def versions(self) -> Awaitable[str]:
        """The newest version of each table, by its id."""

    def forget(self, tables: str) -> Awaitable[Outcome]:
        """Drop all rows of these tables, and their lines."""


class IndexedDbJournal(Archive):
    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._is_closed: bool = False

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        rows = [(entry.version, entry.at, entry.id, write_deed(entry.deed).decode()) for entry in entries]
        if self._is_closed:
            raise Unwritable("disk-refuses")
        _check(await self._database.append(table, _encode(rows).decode()), table)
        self.commits += len(rows)

    async def read(self, table: str, after: int = 0) -> Sequence[Entry]:
        try:
            rows = msgspec.json.decode(await self._database.read(table, after), type=list[Row])
        except msgspec.MsgspecError as fault:
            raise Unreadable(str(fault)) from fault
        return [entry_of(row, number) for number, row in enumerate(rows, after + 1)]

    async def enlist(self, summary: Summary) -> None:
        _check(await self._database.enlist(summary.id, _encode(summary).decode()), summary.id)

    async def unlisted(self) -> Sequence[str]:
        newest = msgspec.json.decode(await self._database.versions(), type=dict[str, int])
        known = {listed.id: listed for listed in await self._listed()}
        return [table for table, version in newest.items() if _is_behind(known.get(table), version)]

    async def summary(self, table: str) -> Summary | None:
        return next((listed for listed in await self._listed() if listed.id == table), None)

    async def summaries(self, phase: str, limit: int, *, listed_only: bool) -> Sequence[Summary]:
        wanted = [one for one in await self._listed() if one.phase == phase and (one.listed or not listed_only)]
        return sorted(wanted, key=lambda one: -one.touched_at)[:limit]

    async def forget(self, untouched_since: float, phase: str, but: Collection[str] = ()) -> int:
        idle = [one for one in await self._listed() if one.phase == phase and one.touched_at < untouched_since]
        old = [one.id for one in idle if one.id not in but]
        _check(await self._database.forget(_encode(old).decode()), phase)
        return len(old)

    async def is_writable(self) -> bool:
        return await self._database.append("", "[]") == "written"

    async def close(self) -> None:
        """What comes later is refused; the database itself is the page's."""
        self._is_closed = True

    async def _listed(self) -> Sequence[Summary]:
        written = msgspec.json.decode(await self._database.summaries(), type=list[str])
        return list(summaries_of(written))


def _check(outcome: Outcome, table: str) -> None:
    if outcome == "conflict":
        raise Conflict(table)
    if outcome == "refused":
        raise Unwritable("disk-refuses")


def _is_behind(listed: Summary | None, version: int) -> bool:
    return listed is None or (listed.phase != "over" and listed.version < version)
