"""Whatever is appended to a journal, in whatever order, by whomever it was opened: it holds what a list would hold."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

import hypothesis.strategies as some
import pytest
from hypothesis import HealthCheck, given, settings
from tests.store.journals import JOURNALS
from tests.store.test_journals import opening, said
from tests.table.story import ID

from cardtable.store.journal import Conflict

BATCHES = some.tuples(some.integers(-2, 0), some.integers(1, 3), some.none() | some.sampled_from(("click", "tap")))
"""How far behind the next version it begins, how many entries it has, and the id of the first of them."""
LIVES = some.lists(some.just("again") | BATCHES, max_size=12)
FEW = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), print_blob=True)


class Life:
    """A journal of one table, and a list that it should be like."""

    def __init__(self, kind, folder):
        self.kind, self.folder = kind, folder
        self.journal = kind.open(folder)
        self.entries = opening()
        self.ids = set()

    async def live(self, steps):
        await self.journal.append(ID, self.entries)
        for step in steps:
            await (self.open_again() if step == "again" else self.append(*step))
            assert list(await self.journal.read(ID)) == self.entries
        after = len(self.entries) // 2
        assert list(await self.journal.read(ID, after)) == self.entries[after:]
        await self.journal.close()

    async def open_again(self):
        await self.journal.close()
        self.journal = self.kind.open(self.folder)

    async def append(self, behind, size, id):
        id = id if self.kind.keeps_ids else None
        first = len(self.entries) + 1 + behind
        batch = [said(first + n, f"{len(self.entries)}.{n}", None if n else id) for n in range(size)]
        if behind or id in self.ids:
            with pytest.raises(Conflict):
                await self.journal.append(ID, batch)
            return
        await self.journal.append(ID, batch)
        self.entries += batch
        self.ids |= {id} - {None}


@pytest.mark.parametrize("kind", [kind for kind in JOURNALS if not kind.needs_postgres], ids=lambda kind: kind.name)
def test_a_journal_holds_what_a_list_would_hold(kind):
    @FEW
    @given(LIVES)
    def lives(steps):
        with TemporaryDirectory() as folder:
            asyncio.run(Life(kind, Path(folder)).live(steps))

    lives()
