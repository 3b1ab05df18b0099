"""What is the PostgreSQL journal's own: its schema, lists that two servers write, and connections that are lost."""

import asyncio

import pytest
from tests.postgres import rows
from tests.store.test_archives import listed
from tests.store.test_journals import opening, said
from tests.table.story import ID

from cardtable.core.move import NotFound, Unavailable
from cardtable.store.journal import Conflict, Unreachable
from cardtable.store.postgres.journal import PostgresJournal, place
from cardtable.store.postgres.schema import STEPS
from cardtable.store.postgres.tails import TAIL, TAILS


def test_many_who_start_at_once_make_the_schema_once(database):
    async def scenario():
        journals = [PostgresJournal(database) for _ in range(5)]
        await asyncio.gather(*(journal.open() for journal in journals))
        for journal in journals:
            await journal.close()
        return await rows(database, "select version from schema")

    assert [row["version"] for row in asyncio.run(scenario())] == [len(STEPS)]


def test_a_newer_schema_is_refused_with_a_sentence_and_left_alone(database):
    async def scenario():
        journal = PostgresJournal(database)
        await journal.open()
        await rows(database, "update schema set version = 99")
        later = PostgresJournal(database)
        with pytest.raises(Unavailable) as refusal:
            await later.open()
        for one in (journal, later):
            await one.close()
        return refusal.value.sentence, await rows(database, "select version from schema")

    sentence, versions = asyncio.run(scenario())

    assert (sentence.code, sentence.facts["version"], versions[0]["version"]) == ("journal-newer", 99, 99)


def test_a_database_that_is_not_there_is_said_without_its_password():
    async def scenario():
        journal = PostgresJournal("postgresql://ann:secret@127.0.0.1:1/tables")
        with pytest.raises(Unavailable) as refusal:
            await journal.open()
        await journal.close()
        return refusal.value.sentence

    sentence = asyncio.run(scenario())

    assert sentence.code == "database-unreachable"
    assert (
        sentence.facts["place"]
        == place("postgresql://ann:secret@127.0.0.1:1/tables")
        == "postgresql://127.0.0.1:1/tables"
    )


def test_a_commit_whose_answer_is_lost_is_neither_lost_nor_doubled(database):
    """The connection breaks after the commit, and before it; each time the writer finds out what became of it."""

    async def scenario():
        journal = PostgresJournal(database)
        await journal.append(ID, opening(3))
        fetch = journal._pen.fetch
        for version, is_written in ((4, True), (5, False)):

            async def cut(query, *given, is_written=is_written, **how):
                journal._pen.fetch = fetch
                if is_written:
                    await fetch(query, *given, **how)
                raise journal._pen._lost(ConnectionResetError("cut"))

            journal._pen.fetch = cut
            await journal.append(ID, [said(version)])
        with pytest.raises(Conflict):
            await journal.append(ID, [said(5, "somebody else's")])
        try:
            return list(await journal.read(ID, 3))
        finally:
            await journal.close()

    assert asyncio.run(scenario()) == [said(4), said(5)]


def test_nothing_that_was_sent_happens_after_it_was_said_that_it_did_not(database):
    """The other end of a lost connection, stuck in the middle of a commit, is ended before anything is read."""

    async def scenario():
        journal = PostgresJournal(database)
        await journal.append(ID, opening(3))
        pen = journal._pen
        stuck = asyncio.ensure_future(pen.fetch("select pg_sleep(20)", seconds=30))
        await asyncio.sleep(0.1)
        process = pen._backend[0]
        pen._connection.terminate()
        with pytest.raises(Unreachable):
            await stuck
        assert pen.is_in_doubt
        await journal.read(ID, 3)
        alive = await rows(database, "select 1 from pg_stat_activity where pid = $1", process)
        await journal.close()
        return alive

    assert asyncio.run(scenario()) == []


def test_whoever_lists_late_changes_nothing_that_is_newer(database):
    """Two servers list one table; the slower one has the older picture of it."""

    async def scenario():
        one, other = PostgresJournal(database), PostgresJournal(database)
        await one.append(ID, opening(4))
        await one.enlist(listed(4))
        await other.enlist(listed(2))
        try:
            return await other.summary(ID)
        finally:
            await one.close()
            await other.close()

    assert asyncio.run(scenario()) == listed(4)


def test_what_is_erased_is_gone(database):
    async def scenario():
        journal = PostgresJournal(database)
        await journal.append(ID, opening(4))
        await journal.erase(ID)
        try:
            with pytest.raises(NotFound):
                await journal.erase(ID)
            return list(await journal.read(ID))
        finally:
            await journal.close()

    assert asyncio.run(scenario()) == []


def test_news_of_many_tables_is_read_in_one_question(database):
    """While one answer is under way, whatever else is asked for waits for the next, and each gets its own."""

    async def scenario():
        journal, questions = PostgresJournal(database), []
        for number in range(4):
            await journal.append(f"kobe-ume-{number}", opening(2 + number))
        fetch = journal._tails.fetch

        async def counted(query, *given):
            questions.append(query)
            return await fetch(query, *given)

        journal._tails.fetch = counted
        found = await asyncio.gather(*(journal.read(f"kobe-ume-{number}", 1) for number in range(4)))
        missing = await journal.read("kobe-ume-9", 1)
        await journal.close()
        return questions, [[entry.version for entry in entries] for entries in found], missing

    questions, found, missing = asyncio.run(scenario())

    assert questions == [TAILS, TAIL]
    assert found == [[*range(2, 3 + number)] for number in range(4)]
    assert missing == []


def test_whoever_no_longer_waits_for_news_leaves_the_others_theirs(database):
    async def scenario():
        journal = PostgresJournal(database)
        await journal.append(ID, opening(3))
        impatient, patient = (asyncio.ensure_future(journal.read(ID, 1)) for _ in range(2))
        await asyncio.sleep(0)
        impatient.cancel()
        try:
            return [entry.version for entry in await patient]
        finally:
            await journal.close()

    assert asyncio.run(scenario()) == [2, 3]


def test_a_line_that_is_cut_is_told_to_all_who_wait_for_news(database):
    async def scenario():
        journal = PostgresJournal(database)
        await journal.append(ID, opening(3))

        async def cut(query, *given):
            raise Unreachable("cut")

        fetch, journal._tails.fetch = journal._tails.fetch, cut
        told = await asyncio.gather(*(journal.read(ID, 1) for _ in range(3)), return_exceptions=True)
        journal._tails.fetch = fetch
        again = await journal.read(ID, 1)
        await journal.close()
        return [type(fault) for fault in told], len(again)

    assert asyncio.run(scenario()) == ([Unreachable] * 3, 2)
