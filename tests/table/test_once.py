"""On its way from a click to the disk and every screen a move is read once, checked once and made once; nothing is
cloned, what all may see is made once for all, and what each may see and do once for each."""

import asyncio
from collections import Counter
from functools import partial

import pytest
from tests.live import Client, Server
from tests.server.ears import connection
from tests.table.counted import counting, parts
from tests.table.story import ID, Story

from cardtable.catalog import GAMES, game
from cardtable.live.clock import Clock
from cardtable.live.live_table import LiveTable
from cardtable.server.rooms.room import Room
from cardtable.server.sockets.dispatch import decided
from cardtable.store.sqlite import SqliteJournal
from cardtable.table import decide
from cardtable.terminal.local.setup import Setup, deal_seed
from cardtable.wire.messages import Do

EACH = pytest.mark.parametrize("name", [listed.name for listed in GAMES])
PEOPLE = ("Ann", "Bob", "Cy", "Dee")
ONCE = {"parse": 1, "rules parse": 1, "check": 1, "rules check": 1, "apply": 1}


def once(seats, eyes=()):
    """Everything once, for each of these seats what it may do, and for these eyes besides what they may see."""
    legal = {f"legal {seat}": 1 for seat in seats}
    return ONCE | legal | {"shared": 1} | {f"own {seat}": 1 for seat in (*seats, *eyes)}


def counted(monkeypatch, name):
    """What is called from now on."""
    calls = []
    for owner, function, called in parts(game(name)):
        monkeypatch.setattr(owner, function, counting(getattr(owner, function), called, calls.append))
    return calls


@EACH
def test_in_a_room_over_a_real_journal(name, tmp_path, monkeypatch):
    """It was read twice, checked three times, made twice and cloned once."""
    story = Story(name).starts()
    calls = counted(monkeypatch, name)

    async def play():
        journal = SqliteJournal(str(tmp_path / "tables.sqlite3"))
        await journal.append(ID, story.entries)
        room = Room(story.again(), journal, Clock())
        marks = [room.table.chair_at(chair).token for chair in room.table.taken()]
        for mark in (*marks, *marks, None, None):
            room.arrive(connection(mark))
        seat = room.table.state.waiting[0]
        move = Do(str(room.table.state.legal(seat)[0]), room.table.question(seat), "1")
        calls.clear()
        version = await room.do(lambda table: decided(room, table, marks[seat], move), "1")
        await journal.close()
        return version

    assert asyncio.run(play()) == story.table.version + 1
    assert Counter(calls) == once(range(game(name).fewest), [None])


@EACH
def test_over_a_real_socket(name, counting_server):
    server, calls = counting_server
    seats = [server.open_table(name, settings={"turn_time_s": 0})]
    seats += [server.sit(seats[0]["table"], who)[1] for who in PEOPLE[1 : game(name).fewest]]
    clients = [Client(server, seats[0]["table"], who["token"]) for who in (*seats, *seats)]
    assert clients[0].tell("start")["type"] == "done"
    for client in clients:
        client.wait_for(lambda c: c.shown["phase"] == "playing")
    mover = next(client for client in clients if client.legal)
    calls.write_text("")

    done = mover.do(mover.legal[0])

    assert done["type"] == "done"
    for client in clients:
        client.wait_for(lambda c: c.shown["version"] == done["version"])
        client.close()
    assert Counter(calls.read_text().splitlines()) == once(range(len(seats)))


@EACH
def test_at_one_screen(name, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    setup = Setup(game(name), deal_seed(7), {}, 0)
    for person in PEOPLE[: game(name).fewest]:
        setup.add_person(person)
    playing = asyncio.run(setup.begin())
    seat = playing.state.waiting[0]
    move = str(playing.state.legal(seat)[0])
    calls = counted(monkeypatch, name)

    asyncio.run(playing.play(seat, move))
    playing.shown(seat)
    playing.shown(seat)

    playing.close()
    assert Counter(calls) == once(range(game(name).fewest))


def test_a_game_that_ends_is_listed_once_with_its_end(tmp_path, monkeypatch):
    """It was listed after its last move, and again after its end was written."""
    story = Story().starts()
    listed = []

    async def play():
        journal = SqliteJournal(str(tmp_path / "tables.sqlite3"))
        await journal.append(ID, story.entries)
        enlist = journal.enlist
        monkeypatch.setattr(journal, "enlist", lambda summary: listed.append(summary) or enlist(summary))
        live = LiveTable(story.again(), journal, Clock(), lambda: None)
        while live.table.phase == "playing":
            seat = live.table.state.waiting[0]
            await live.do(partial(decide.play, seat=seat, text="take", answers=None))
        written = len(await journal.read(ID))
        await journal.close()
        return live.table.ended, written

    ended, written = asyncio.run(play())
    assert [(summary.phase, summary.version) for summary in listed] == [("over", written)]
    assert listed[0].scores == ended.result.scores


class CountingServer(Server):
    module = "tests.table.counted"


@pytest.fixture(scope="module")
def counting_server(tmp_path_factory):
    """A server that counts, and the file in which it does."""
    folder = tmp_path_factory.mktemp("counted")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COUNTED", str(folder / "calls"))
        server = CountingServer(folder / "tables.sqlite3", "--rate", "0").start()
    yield server, folder / "calls"
    server.stop()
