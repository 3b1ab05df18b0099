"""Lists of an SQLite journal are written a moment later: nobody can tell, and no crash leaves one behind for good."""

import asyncio

from tests.store.test_archives import listed
from tests.store.test_journals import opening, said
from tests.table.story import ID

from cardtable.store import sqlite
from cardtable.store.sqlite import SqliteJournal


def journal_in(folder):
    return SqliteJournal(str(folder / "tables.sqlite3"))


def test_what_a_crash_leaves_unlisted_is_found_by_the_next_start(tmp_path):
    async def story():
        crashed = journal_in(tmp_path)
        await crashed.append(ID, opening(4))
        await crashed.enlist(listed(4))
        next_start = journal_in(tmp_path)
        found = await next_start.unlisted()
        await crashed.close()
        afterwards = await next_start.unlisted()
        await next_start.close()
        return list(found), list(afterwards)

    assert asyncio.run(story()) == ([ID], [])


def test_lists_are_written_by_themselves_soon(tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite, "LIST_S", 0.01)

    async def story():
        one, other = journal_in(tmp_path), journal_in(tmp_path)
        await one.append(ID, opening(4))
        await one.enlist(listed(4))
        for _ in range(200):
            if await other.summary(ID):
                break
            await asyncio.sleep(0.01)
        found = await other.summary(ID)
        await one.close()
        await other.close()
        return found

    assert asyncio.run(story()) == listed(4)


def test_a_list_that_the_disk_refuses_is_written_with_the_next_one(tmp_path, monkeypatch):
    async def story():
        journal = journal_in(tmp_path)
        await journal.append(ID, opening(4))
        await journal.append("kobe-kiku-1", opening(4))
        with monkeypatch.context() as patch:
            patch.setattr(sqlite, "LIST", "insert into nowhere values (?1, ?2, ?3, ?4, ?5, ?6)")
            await journal.enlist(listed(4))
            refused = await journal.summary(ID)
        found = await journal.summary(ID)
        await journal.append(ID, [said(5)])
        await journal.close()
        return refused, found

    assert asyncio.run(story()) == (None, listed(4))


def test_whoever_hangs_up_while_a_list_is_written_takes_nobody_along(tmp_path):
    async def story():
        journal = journal_in(tmp_path)
        await journal.append(ID, opening(4))
        await journal.enlist(listed(4))
        one, other = (asyncio.ensure_future(journal.summary(ID)) for _ in range(2))
        await asyncio.sleep(0)
        one.cancel()
        found = await other
        await journal.close()
        return found

    assert asyncio.run(story()) == listed(4)
