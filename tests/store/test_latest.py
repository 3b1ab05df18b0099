"""The latest entries of an SQLite journal lie by themselves until they are merged: nobody who reads can tell, and
nobody who writes goes by what somebody else has changed meanwhile."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.store.test_archives import listed
from tests.store.test_journals import opening, said
from tests.table.story import ID

from cardtable.store import latest, schema
from cardtable.store.journal import Conflict
from cardtable.store.sqlite import SqliteJournal, copy, erase

OTHER = "kobe-kiku-2"


@pytest.fixture
def path(tmp_path):
    return str(tmp_path / "tables.sqlite3")


def run(path, story):
    """A story of a journal that is closed after it."""

    async def told():
        journal = SqliteJournal(path)
        try:
            return await story(journal)
        finally:
            await journal.close()

    return asyncio.run(told())


def asked(path, question, *given):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return connection.execute(question, given).fetchall()


def lie(path):
    """How many entries lie merged, and how many don't."""
    merged = asked(path, "select count(*) from entries")
    return merged[0][0], asked(path, "select count(*) from latest where tab <> ''")[0][0]


def test_entries_are_merged_when_enough_have_come_and_at_the_end(path, monkeypatch):
    monkeypatch.setattr(latest, "MOST", 6)

    async def story(journal):
        lying = []
        for version, entry in enumerate([*opening(4), said(5), said(6), said(7)], 1):
            await journal.append(ID, [entry])
            while version == 6 and not lie(path)[0]:  # which is done when whoever waited was told
                await asyncio.sleep(0.001)
            lying.append(lie(path))
            assert len(await journal.read(ID)) == version
        return lying

    assert run(path, story) == [(0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (6, 0), (6, 1)]
    assert lie(path) == (7, 0)


def test_what_a_crash_leaves_unmerged_is_merged_by_the_next_start(path, tmp_path):
    left = str(tmp_path / "left.sqlite3")

    async def story(journal):
        await journal.append(ID, opening(4))
        copy(path, left)

    run(path, story)
    assert lie(left) == (0, 4)

    assert list(run(left, lambda journal: journal.read(ID))) == opening(4)
    assert lie(left) == (4, 0)


@pytest.mark.parametrize("merged", [False, True])
def test_whoever_finds_that_another_wrote_reads_first(path, monkeypatch, merged):
    if merged:
        monkeypatch.setattr(latest, "MOST", 1)

    async def story(journal):
        await journal.append(ID, opening(4))
        other = SqliteJournal(path)
        await other.append(ID, [said(5, "the other's")])
        with pytest.raises(Conflict):
            await journal.append(ID, [said(5)])
        await journal.append(ID, [said(6)])
        with pytest.raises(Conflict):
            await other.append(ID, [said(6, "too late")])
        await other.close()
        return await journal.read(ID, 4)

    assert list(run(path, story)) == [said(5, "the other's"), said(6)]


def test_what_another_wrote_elsewhere_holds_up_nobody(path):
    async def story(journal):
        await journal.append(ID, opening(4))
        other = SqliteJournal(path)
        await other.append(OTHER, opening(4))
        await journal.append(ID, [said(5)])
        await other.append(OTHER, [said(5)])
        await other.close()
        return [len(await journal.read(table)) for table in (ID, OTHER)]

    assert run(path, story) == [5, 5]


def test_a_table_that_was_erased_meanwhile_is_not_gone_on_with(path):
    async def story(journal):
        await journal.append(ID, opening(4))
        await journal.append(OTHER, opening(4))
        erase(path, ID)
        with pytest.raises(Conflict):
            await journal.append(ID, [said(5)])
        await journal.append(OTHER, [said(5)])
        return [len(await journal.read(table)) for table in (ID, OTHER)]

    assert run(path, story) == [0, 5]


def test_who_goes_on_with_a_table_that_was_forgotten_in_the_same_commit_is_told(path):
    async def story(journal):
        await journal.append(ID, opening(4))
        await journal.enlist(listed(4))
        await journal.summary(ID)
        forgetting = asyncio.ensure_future(journal.forget(1e12, listed(4).phase))
        await asyncio.sleep(0)
        with pytest.raises(Conflict):
            await journal.append(ID, [said(5)])
        return await forgetting, len(await journal.read(ID))

    assert run(path, story) == (1, 0)


def test_nothing_is_left_of_what_was_merged_and_then_erased(path, monkeypatch):
    monkeypatch.setattr(latest, "MOST", 3)
    needle = "a secret that nobody may find"

    async def story(journal):
        await journal.append(OTHER, opening(4))
        await journal.append(ID, [*opening(4), said(5, needle)])
        await journal.append(OTHER, [said(5)])

    run(path, story)
    assert needle.encode() in Path(path).read_bytes()

    erase(path, ID)

    assert needle.encode() not in Path(path).read_bytes()
    assert len(run(path, lambda journal: journal.read(OTHER))) == 5


def test_a_bad_page_keeps_its_own_entries_from_being_merged_and_no_others(path):
    run(path, lambda journal: journal.append("nara-ume-1", opening(4)))
    asked(
        path,
        f"create trigger bad before insert on entries when new.tab = '{OTHER}' begin select raise(abort, 'bad'); end",
    )

    async def story(journal):
        await journal.append(OTHER, opening(4))
        await journal.append(ID, opening(4))

    run(path, story)

    assert lie(path) == (8, 4)
    assert len(run(path, lambda journal: journal.read(OTHER))) == 4
    asked(path, "drop trigger bad")
    run(path, lambda journal: journal.append(OTHER, [said(5)]))
    assert lie(path) == (13, 0)


def test_a_journal_from_before_there_was_a_latest_is_read_and_gone_on_with(path, monkeypatch):
    with monkeypatch.context() as before:
        before.setattr(schema, "STEPS", schema.STEPS[:3])
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            schema.migrate(connection, path)
    deed = b'{"kind":"said","chair":0,"text":"hello","reaction":false}'
    for version in (1, 2):
        asked(path, "insert into entries values (?, ?, ?, null, ?)", ID, version, 1000.0 + version, deed)

    run(path, lambda journal: journal.append(ID, [said(3)]))

    assert list(run(path, lambda journal: journal.read(ID))) == [said(1), said(2), said(3)]
