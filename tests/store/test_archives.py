"""What every journal of a server does beside keeping entries: lists, and forgetting."""

import asyncio

import pytest
from tests.store.journals import JOURNALS
from tests.store.test_journals import given, opening, said, with_journal
from tests.table.story import ID, Story

from cardtable.live.summary import summary
from cardtable.store.journal import Conflict


@pytest.fixture(params=[kind for kind in JOURNALS if kind.is_a_servers], ids=lambda kind: kind.name)
def kind(request, tmp_path):
    return given(request, tmp_path)


def listed(number):
    """A table as lists show it after so many entries."""
    story = Story().starts(3)
    story.entries[number:] = []
    return summary(story.again())


def test_a_table_is_listed_as_it_was_enlisted_last(kind, tmp_path):
    async def scenario(journal):
        await journal.append(ID, opening(4))
        await journal.enlist(listed(2))
        await journal.enlist(listed(4))
        return await journal.summary(ID), await journal.summaries("lobby", 10, listed_only=False)

    alone, lobby = with_journal(kind, tmp_path, scenario)

    assert (alone, list(lobby)) == (listed(4), [listed(4)])


def test_what_is_written_at_once_fails_one_by_one(kind, tmp_path):
    """A conflict among rows and listings of several tables undoes itself alone."""

    async def scenario(journal):
        await journal.append(ID, opening(4))
        others = [f"kobe-kiku-{number}" for number in range(4)]
        works = [journal.append(other, opening(3)) for other in others]
        works[2:2] = [journal.enlist(listed(4)), journal.append(ID, [said(4)])]
        outcomes = await asyncio.gather(*works, return_exceptions=True)
        read = [len(await journal.read(table)) for table in (ID, *others)]
        return [type(outcome) for outcome in outcomes].count(Conflict), read, await journal.summary(ID)

    assert with_journal(kind, tmp_path, scenario) == (1, [4, 3, 3, 3, 3], listed(4))


def test_a_table_whose_listing_was_lost_is_found(kind, tmp_path):
    async def scenario(journal):
        await journal.append(ID, opening(4))
        lost = await journal.unlisted()
        await journal.enlist(listed(3))
        late = await journal.unlisted()
        await journal.enlist(listed(4))
        return list(lost), list(late), list(await journal.unlisted())

    assert with_journal(kind, tmp_path, scenario) == ([ID], [ID], [])


def test_what_nobody_touched_for_long_is_forgotten_by_its_newest_entry(kind, tmp_path):
    async def scenario(journal):
        await journal.append(ID, opening(3))
        await journal.enlist(listed(3))
        untouched = await journal.forget(opening(3)[-1].at, "lobby")
        await journal.append(ID, [said(4)])
        still = await journal.forget(said(4).at - 0.5, "lobby")
        elsewhere = await journal.forget(said(4).at + 1, "over")
        spared = await journal.forget(said(4).at + 1, "lobby", {ID})
        gone = await journal.forget(said(4).at + 1, "lobby")
        return untouched, still, elsewhere, spared, gone, list(await journal.read(ID)), await journal.summary(ID)

    assert with_journal(kind, tmp_path, scenario) == (0, 0, 0, 0, 1, [], None)


def test_a_table_that_was_forgotten_takes_nothing_more(kind, tmp_path):
    async def scenario(journal):
        await journal.append(ID, opening(3))
        await journal.enlist(listed(3))
        await journal.forget(said(4).at, "lobby")
        with pytest.raises(Conflict):
            await journal.append(ID, [said(4)])
        with pytest.raises(Conflict):
            await journal.append(ID, [said(4), said(5)])
        others = [journal.append(table, [said(4)]) for table in (ID, "kobe-kiku-2")]
        told = await asyncio.gather(*others, return_exceptions=True)
        await journal.enlist(listed(4))
        return [*map(type, told)], list(await journal.read(ID)), await journal.summary(ID)

    assert with_journal(kind, tmp_path, scenario) == ([Conflict, Conflict], [], None)


def test_a_journal_that_takes_writes_says_so(kind, tmp_path):
    assert with_journal(kind, tmp_path, lambda journal: journal.is_writable())
