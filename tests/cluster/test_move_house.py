"""A house moves from a file to PostgreSQL and back, whole, and goes on where it was stopped."""

import asyncio
import subprocess
import sys

import pytest
from tests.postgres import rows
from tests.store.test_journals import said
from tests.table.story import ID, Story

from cardtable.core.move import Refused
from cardtable.live.summary import summary
from cardtable.server.house_move import move_house
from cardtable.store.postgres.journal import PostgresJournal
from cardtable.store.sqlite import SqliteJournal

OTHER = "kobe-kiku-2"
TABLES = 400


async def made(database):
    """An empty house."""
    journal = PostgresJournal(database)
    await journal.open()
    await journal.close()


def quietly(number, tables):
    """Nobody counts."""


async def filled(path):
    """A file with two tables; the story of the first."""
    story, journal = Story().starts(3).plays(20), SqliteJournal(str(path))
    await journal.append(ID, story.entries)
    await journal.append(OTHER, story.entries[:4])
    await journal.enlist(summary(story.table))
    await journal.close()
    return story


def test_a_house_moves_there_and_back(database, tmp_path):
    async def scenario():
        story = await filled(tmp_path / "old.sqlite3")
        there = await move_house(str(tmp_path / "old.sqlite3"), database, quietly)
        back = await move_house(database, str(tmp_path / "new.sqlite3"), quietly)
        journal = SqliteJournal(str(tmp_path / "new.sqlite3"))
        try:
            return story, there, back, list(await journal.read(ID)), await journal.summary(ID)
        finally:
            await journal.close()

    story, there, back, entries, listed = asyncio.run(scenario())

    assert (there.tables, there.entries) == (back.tables, back.entries) == (2, len(story.entries) + 4)
    assert (entries, listed) == (story.entries, summary(story.table))


def test_a_move_that_was_stopped_goes_on(database, tmp_path):
    async def scenario():
        story = await filled(tmp_path / "old.sqlite3")
        journal = PostgresJournal(database)
        await journal.append(ID, story.entries[:7])
        await journal.close()
        return len(story.entries), await move_house(str(tmp_path / "old.sqlite3"), database, quietly)

    entries, moved = asyncio.run(scenario())

    assert moved.entries == entries - 7 + 4


def test_a_move_that_is_killed_in_the_middle_goes_on_and_ends_whole(database, tmp_path):
    """The command itself, with SIGKILL whenever some tables have arrived, until it comes through."""
    old, story = tmp_path / "old.sqlite3", Story().starts(3).plays(20)

    async def fill():
        journal = SqliteJournal(str(old))
        for n in range(TABLES):
            await journal.append(f"kobe-ume-{n}", story.entries)
        await journal.close()

    async def arrived():
        return (await rows(database, "select count(distinct tab) as tables, count(*) as entries from entries"))[0]

    asyncio.run(fill())
    asyncio.run(made(database))
    command = [sys.executable, "-m", "cardtable", "move-house", str(old), database]
    moving = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    while (before := asyncio.run(arrived()))["tables"] < TABLES // 4:
        assert moving.poll() is None
    moving.kill()
    moving.wait()

    subprocess.run(command, check=True, capture_output=True)

    after = asyncio.run(arrived())
    assert before["tables"] < TABLES
    assert (after["tables"], after["entries"]) == (TABLES, TABLES * len(story.entries))


def test_what_is_there_and_differs_is_refused(database, tmp_path):
    async def scenario():
        story = await filled(tmp_path / "old.sqlite3")
        journal = PostgresJournal(database)
        await journal.append(ID, [*story.entries[:7], said(8, "somebody else's")])
        await journal.close()
        with pytest.raises(Refused) as refusal:
            await move_house(str(tmp_path / "old.sqlite3"), database, quietly)
        return refusal.value.sentence

    sentence = asyncio.run(scenario())

    assert (sentence.code, sentence.facts) == ("house-differs", {"table": ID, "version": 8})


def test_a_house_that_is_not_there_does_not_move(tmp_path):
    with pytest.raises(Refused, match="house-unknown"):
        asyncio.run(move_house(str(tmp_path / "none.sqlite3"), str(tmp_path / "new.sqlite3"), quietly))
