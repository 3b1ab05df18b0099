"""What every journal does, whatever it lies in: all or none, one writer wins, what was acknowledged is there."""

import asyncio
import os
import stat

import pytest
from tests.store.journals import JOURNALS
from tests.table.story import ID, Story

from cardtable.core.move import Refused
from cardtable.store.journal import Conflict, Unwritable
from cardtable.table.deeds import Entry, Hosted, Said


@pytest.fixture(params=JOURNALS, ids=lambda kind: kind.name)
def kind(request, tmp_path):
    return given(request, tmp_path)


@pytest.fixture(params=[kind for kind in JOURNALS if kind.keeps_ids], ids=lambda kind: kind.name)
def kind_with_ids(request, tmp_path):
    return given(request, tmp_path)


def given(request, folder):
    """A kind of journal that is ready to be opened in a folder."""
    if request.param.needs_postgres:
        (folder / "address").write_text(request.getfixturevalue("database"))
    return request.param


@pytest.fixture(params=[kind for kind in JOURNALS if kind.has_files], ids=lambda kind: kind.name)
def kind_with_files(request):
    return request.param


def with_journal(kind, folder, scenario):
    """What a scenario says about a journal that is closed after it."""

    async def run():
        journal = kind.open(folder)
        try:
            return await scenario(journal)
        finally:
            await journal.close()

    return asyncio.run(run())


def opening(number=3):
    """The first entries of a table."""
    return Story().starts(3).entries[:number]


def said(version, text="hello", id=None):
    return Entry(version, 1000.0 + version, Said(0, text), id)


def test_what_was_appended_is_read_in_its_order(kind, tmp_path):
    entries = Story("rook").starts().plays(30).entries

    async def scenario(journal):
        await journal.append(ID, entries[:4])
        for entry in entries[4:]:
            await journal.append(ID, [entry])
        return await journal.read(ID)

    assert list(with_journal(kind, tmp_path, scenario)) == entries


def test_what_was_appended_is_there_when_it_is_opened_again(kind, tmp_path):
    entries = Story("shanko").starts().plays(5).entries
    with_journal(kind, tmp_path, lambda journal: journal.append(ID, entries))

    assert list(with_journal(kind, tmp_path, lambda journal: journal.read(ID))) == entries


def test_only_the_tail_is_read_where_only_that_is_asked_for(kind, tmp_path):
    entries = opening(4)

    async def scenario(journal):
        await journal.append(ID, entries)
        return [list(await journal.read(ID, after)) for after in range(6)]

    assert with_journal(kind, tmp_path, scenario) == [entries[after:] for after in range(6)]


def test_a_table_that_nobody_opened_has_no_entries(kind, tmp_path):
    async def scenario(journal):
        await journal.append(ID, opening())
        return await journal.read("kobe-kiku-2")

    assert list(with_journal(kind, tmp_path, scenario)) == []


def test_of_two_entries_with_one_version_the_second_is_told_to_read(kind, tmp_path):
    entries = opening()

    async def scenario(journal):
        await journal.append(ID, entries)
        with pytest.raises(Conflict):
            await journal.append(ID, [said(3)])
        await journal.append(ID, [said(4)])
        return await journal.read(ID)

    assert list(with_journal(kind, tmp_path, scenario)) == [*entries, said(4)]


def test_entries_are_written_all_or_none(kind, tmp_path):
    """The second of three is taken already; a first that is free doesn't help."""
    entries = opening(4)

    async def scenario(journal):
        await journal.append(ID, entries)
        for batch in ([said(4), said(5)], [said(5), said(5)], [said(5), said(4)]):
            with pytest.raises(Conflict):
                await journal.append(ID, batch)
        assert list(await journal.read(ID)) == entries
        await journal.append(ID, [said(5), said(6)])
        return await journal.read(ID, 4)

    assert list(with_journal(kind, tmp_path, scenario)) == [said(5), said(6)]


def test_an_id_happens_once(kind_with_ids, tmp_path):
    async def scenario(journal):
        await journal.append(ID, [*opening(), said(4, id="click")])
        with pytest.raises(Conflict):
            await journal.append(ID, [said(5, id="click")])
        await journal.append("kobe-kiku-2", [*opening(), said(4, id="click")])
        return await journal.read(ID, 3)

    assert list(with_journal(kind_with_ids, tmp_path, scenario)) == [said(4, id="click")]


def test_of_many_who_write_at_once_one_wins_each_version(kind, tmp_path):
    """Whoever loses reads the tail and tries again; in the end everything is there once, in one order."""

    async def write(journal, writer):
        for number in range(10):
            while True:
                version = len(await journal.read(ID)) + 1
                try:
                    await journal.append(ID, [said(version, f"{writer}.{number}")])
                except Conflict:
                    continue
                break

    async def scenario(journal):
        await journal.append(ID, opening())
        writers = kind.writers(journal, tmp_path, 4)
        await asyncio.gather(*(write(other, writer) for writer, other in enumerate(writers)))
        entries = await journal.read(ID)
        for other in writers:
            if other is not journal:
                await other.close()
        return entries

    entries = with_journal(kind, tmp_path, scenario)

    assert [entry.version for entry in entries] == list(range(1, 44))
    told = [entry.deed.text for entry in entries[3:]]
    assert sorted(told) == sorted(f"{writer}.{number}" for writer in range(4) for number in range(10))
    for writer in range(4):
        assert [text for text in told if text[0] == str(writer)] == [f"{writer}.{number}" for number in range(10)]


def test_closing_waits_for_what_is_being_written(kind, tmp_path):
    async def scenario():
        journal = kind.open(tmp_path)
        await journal.append(ID, opening())
        writing = [asyncio.ensure_future(journal.append(ID, [said(version)])) for version in range(4, 30)]
        await asyncio.sleep(0)
        await journal.close()
        return await asyncio.gather(*writing, return_exceptions=True)

    outcomes = asyncio.run(scenario())
    entries = with_journal(kind, tmp_path, lambda journal: journal.read(ID))

    assert [entry.version for entry in entries] == list(range(1, 30))
    assert not [outcome for outcome in outcomes if isinstance(outcome, Exception)]


def test_a_closed_journal_takes_nothing_and_says_so(kind, tmp_path):
    async def scenario():
        journal = kind.open(tmp_path)
        await journal.append(ID, opening())
        await journal.close()
        with pytest.raises(Unwritable):
            await asyncio.wait_for(journal.append(ID, [said(4)]), 5)

    asyncio.run(scenario())

    assert list(with_journal(kind, tmp_path, lambda journal: journal.read(ID))) == opening()


def test_a_writer_that_is_cancelled_leaves_whole_entries(kind, tmp_path):
    async def scenario(journal):
        await journal.append(ID, opening())
        writing = asyncio.ensure_future(journal.append(ID, [said(4), said(5)]))
        await asyncio.sleep(0)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        for _ in range(100):
            await asyncio.sleep(0.001)
        return await journal.read(ID, 3)

    assert list(with_journal(kind, tmp_path, scenario)) in ([], [said(4), said(5)])


def test_what_the_disk_refuses_has_not_happened_and_is_said(kind, tmp_path, monkeypatch):
    entries = opening()

    async def scenario(journal):
        await journal.append(ID, entries)
        with kind.full_disk(journal, monkeypatch), pytest.raises(Unwritable) as refusal:
            await journal.append(ID, [said(4)])
        assert list(await journal.read(ID)) == entries
        assert isinstance(refusal.value, Refused)
        await journal.append(ID, [said(4, "again")])
        return await journal.read(ID, 3)

    assert list(with_journal(kind, tmp_path, scenario)) == [said(4, "again")]
    assert list(with_journal(kind, tmp_path, lambda journal: journal.read(ID, 3))) == [said(4, "again")]


def test_what_was_written_is_counted(kind, tmp_path):
    async def scenario(journal):
        await journal.append(ID, opening())
        with pytest.raises(Conflict):
            await journal.append(ID, [Entry(1, 0.0, Hosted(0))])
        return journal.commits

    assert with_journal(kind, tmp_path, scenario) == 3


def test_nobody_else_on_the_machine_reads_it(kind_with_files, tmp_path):
    before = os.umask(0o000)
    try:

        async def scenario(journal):
            await journal.append(ID, opening())
            return {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.rglob("*") if path.is_file()}

        modes = with_journal(kind_with_files, tmp_path, scenario)
    finally:
        os.umask(before)

    assert modes
    assert set(modes.values()) == {0o600}, modes
