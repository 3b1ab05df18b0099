"""A house that moves: every table from one journal to another, entry by entry, and compared when it is there.

It may be stopped and begun again: what is there already is compared and not written twice. Nothing is taken away from
where it was.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from cardtable.core.move import NotFound, Refused
from cardtable.server.engine import is_shared
from cardtable.store.files import Hold
from cardtable.store.journal import HouseJournal
from cardtable.store.sqlite import SqliteJournal
from cardtable.table.deeds import Entry

AT_ONCE = 500
"""Entries that are written together."""

type Report = Callable[[int, int], None]
"""Told of so many tables out of so many."""


@dataclass
class Moved:
    tables: int = 0
    entries: int = 0
    """Entries that were written now; the others were there."""


async def move_house(source: str, target: str, report: Report) -> Moved:
    """Bring everything from one journal into another. Raises Refused, also where the other has something else."""
    if not is_shared(source) and not Path(source).exists():
        raise NotFound("house-unknown", place=source)
    moved = Moved()
    async with opened(source) as old, opened(target) as new:
        tables = await old.tables()
        for number, table in enumerate(tables, 1):
            moved.entries += await _move(table, old, new)
            moved.tables = number
            report(number, len(tables))
    return moved


@asynccontextmanager
async def opened(place: str) -> AsyncIterator[HouseJournal]:
    """A journal while nobody else writes it, where that can be known."""
    if is_shared(place):
        from cardtable.store.postgres.journal import PostgresJournal

        journal = PostgresJournal(place)
        await journal.open()
        try:
            yield journal
        finally:
            await journal.close()
        return
    hold = Hold(place)
    file = SqliteJournal(place)
    try:
        yield file
    finally:
        await file.close()
        hold.release()


async def _move(table: str, old: HouseJournal, new: HouseJournal) -> int:
    """Write what is missing of a table, and compare all of it; how many entries were missing."""
    entries = await old.read(table)
    there = await new.read(table)
    _compare(table, entries[: len(there)], there)
    for first in range(len(there), len(entries), AT_ONCE):
        await new.append(table, entries[first : first + AT_ONCE])
    _compare(table, entries, await new.read(table))
    summary = await old.summary(table)
    if summary is not None:
        await new.enlist(summary)
    return len(entries) - len(there)


def _compare(table: str, entries: Sequence[Entry], there: Sequence[Entry]) -> None:
    if list(entries) != list(there):
        differing = next((n for n, pair in enumerate(zip(entries, there, strict=False), 1) if pair[0] != pair[1]), 0)
        raise Refused("house-differs", table=table, version=differing or min(len(entries), len(there)) + 1)
