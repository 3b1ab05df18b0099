"""What a server keeps, for how long, and how it finds it again."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest
from tests.live import Client, Server, serving
from tests.server.clocks import TurnedClock
from tests.server.ears import Ear
from tests.server.test_path_of_a_move import FAST, two_at_a_table, whose_turn
from tests.server.test_seats import code

from cardtable.catalog import GAMES
from cardtable.core.chance import Fast
from cardtable.core.move import NotFound, Refused
from cardtable.server.config import Config
from cardtable.server.rooms.house import DAY, House
from cardtable.server.rooms.thinker import Thinker
from cardtable.server.rooms.worker import Worker
from cardtable.server.sockets.connection import Connection
from cardtable.server.web.limits import Bucket
from cardtable.store.journal import Conflict
from cardtable.store.sqlite import SqliteJournal, erase
from cardtable.table import decide
from cardtable.table.deeds import Abandoned, Entry, Said
from cardtable.table.evolve import evolve
from cardtable.table.table import Table


def housed(tmp_path, story, **config):
    """Let a story happen in a house with a clock of its own."""

    async def live():
        time, journal, thinker = TurnedClock(), SqliteJournal(str(tmp_path / "house.sqlite3")), Thinker([Worker()])
        house = House(Config(**config), journal, thinker, time)
        try:
            await story(house, time)
        finally:
            await house.close()
            thinker.close()
            await journal.close()

    asyncio.run(live())


async def opened(house, *, played=False):
    room = await house.open("geschenkt", {}, {})
    if played:
        for _ in range(2):
            await room.do(lambda table: decide.seat_bot(table, "easy", None, luck()))
        await room.do(decide.start)
        await room.do(lambda table: Abandoned())
    return room.table.id


def luck():
    return Fast(1)


def a_guest():
    return Connection(None, 0, Ear(), Bucket(1, 1, 0.0), Bucket(1, 1, 0.0))


def test_a_table_with_nobody_left_is_put_to_sleep_and_wakes_when_somebody_comes(tmp_path):
    async def story(house, time):
        empty, visited = await opened(house), await opened(house)
        house.rooms[visited].arrive(a_guest())

        time.go_on(700)
        await house.sweep()

        assert list(house.rooms) == [visited]
        assert (await house.room(empty)).table.id == empty
        assert set(house.rooms) == {empty, visited}

    housed(tmp_path, story)


def test_a_table_where_somebody_still_is_is_not_forgotten_however_old(tmp_path):
    async def story(house, time):
        table = await opened(house)
        house.rooms[table].arrive(a_guest())

        time.go_on(400 * DAY)
        await house.sweep()

        assert await house.journal.read(table)

    housed(tmp_path, story)


def test_whoever_comes_to_a_table_in_the_moment_in_which_it_is_forgotten_is_sent_away(tmp_path):
    """They were shown a table that had no journal any more."""

    async def story(house, time):
        table, guest, forget = await opened(house), a_guest(), house.journal.forget
        house.rooms.clear()
        time.go_on(400 * DAY)

        async def come_and_forget(untouched_since, phase, but):
            if phase == "lobby":
                (await house.room(table)).arrive(guest)
            return await forget(untouched_since, phase, but)

        house.journal.forget = come_and_forget
        await house.sweep()

        assert guest._outlet.told[-1]["sentence"]["code"] == "table-unknown"
        with pytest.raises(Refused, match="table-unknown"):
            await house.room(table)

    housed(tmp_path, story)


def test_nothing_happens_any_more_at_a_table_that_is_gone_from_the_journal(tmp_path):
    """It was written, and acknowledged, where nothing stood before it."""

    async def story(house, time):
        table = await opened(house)
        room = house.rooms[table]
        erase(str(tmp_path / "house.sqlite3"), table)

        with pytest.raises(NotFound):
            await room.do(lambda table: decide.seat_bot(table, "easy", None, luck()))

        assert await house.journal.read(table) == []
        assert not house.holds(room)

    housed(tmp_path, story)


def test_tables_and_history_are_kept_as_long_as_the_server_is_told(tmp_path):
    async def story(house, time):
        waiting, finished = await opened(house), await opened(house, played=True)
        time.go_on(3 * DAY)
        await house.sweep()
        assert len(await house.history(9)) == 1
        await house.room(waiting)
        time.go_on(3 * DAY)
        await house.sweep()

        with pytest.raises(Refused, match="table-unknown"):
            await house.room(waiting)
        await house.room(finished)
        time.go_on(5 * DAY)
        await house.sweep()

        assert await house.history(9) == []
        with pytest.raises(Refused, match="table-unknown"):
            await house.room(finished)

    housed(tmp_path, story, keep_tables_days=5, keep_history_days=10, listed_history=False)


def test_a_full_house_says_so_and_makes_room_when_tables_are_left(tmp_path):
    async def story(house, time):
        first = await opened(house)
        await opened(house)
        with pytest.raises(Refused, match="house-full"):
            await opened(house)
        time.go_on(100)

        await opened(house)

        assert first not in house.rooms
        await house.room(first)

    housed(tmp_path, story, most_tables=2)


def test_only_games_of_listed_tables_are_in_the_history(tmp_path):
    async def story(house, time):
        await opened(house, played=True)

        assert await house.history(9) == []

    housed(tmp_path, story)


def test_a_table_of_other_rules_is_refused_with_the_reason_and_holds_up_nobody(tmp_path):
    path = tmp_path / "tables.sqlite3"
    with serving(path) as server:
        table = server.open_table()["table"]
    connection = sqlite3.connect(path)
    (deed,) = connection.execute("select deed from entries where tab = ? and version = 1", (table,)).fetchone()
    assert json.loads(deed)["rules"] == 1
    old = json.dumps({**json.loads(deed), "rules": 0}).encode()
    connection.execute("update entries set deed = ? where tab = ? and version = 1", (old, table))
    connection.execute("delete from tables")
    connection.commit()
    connection.close()

    with serving(path) as server:
        assert code(server.get(f"/api/tables/{table}")[1]) == "table-other-rules"
        assert server.open_table()["table"] != table


def test_two_writers_never_write_the_same_version(tmp_path):
    async def story():
        one, other = (SqliteJournal(str(tmp_path / "t.sqlite3")) for _ in range(2))
        await one.append("kyoto-ume-1", [Entry(1, 0.0, Said(0, "one"), "a")])
        with pytest.raises(Conflict):
            await other.append("kyoto-ume-1", [Entry(1, 0.0, Said(0, "other"), "b")])
        await other.append("kyoto-ume-1", [Entry(2, 0.0, Said(0, "two"), "c")])

        assert [entry.version for entry in await one.read("kyoto-ume-1")] == [1, 2]
        await one.close()
        await other.close()

    asyncio.run(story())


def test_a_command_that_is_given_to_two_servers_counts_once(tmp_path):
    """The second has to read what the first has written before it can write, and so finds the id."""

    async def story(house, time):
        id = await opened(house)
        twin = House(Config(), SqliteJournal(str(tmp_path / "house.sqlite3")), house.thinker, time)
        here, there = await house.room(id), await twin.room(id)

        for room in (there, here):
            await room.do(lambda table: decide.seat_bot(table, "easy", None, luck()), "the-same")

        assert [chair is not None for chair in here.table.chairs][:2] == [True, False]
        assert [entry.id for entry in await house.journal.read(id)] == [None, "the-same"]
        await twin.journal.close()

    housed(tmp_path, story)


def test_a_table_catches_up_with_what_another_server_has_written(tmp_path):
    async def story(house, time):
        id = await opened(house)
        twin = House(Config(), SqliteJournal(str(tmp_path / "house.sqlite3")), house.thinker, time)
        here, there = await house.room(id), await twin.room(id)
        await there.do(lambda table: decide.seat_bot(table, "easy", 0, luck()))

        await here.do(lambda table: decide.seat_bot(table, "hard", None, luck()))

        assert [chair and chair.level for chair in here.table.chairs][:2] == ["easy", "hard"]
        await twin.journal.close()

    housed(tmp_path, story)


def test_what_is_said_at_one_table_has_an_end(tmp_path):
    table = Table("kyoto-sakura-42", GAMES[0], decide.open_table(GAMES[0], {}, {}, "5a" * 32), 0.0)
    evolve(table, Entry(2, 0.0, decide.sit(table, "Ann", None, luck(), token="t", key="k")))
    for version in range(3, decide.MOST_WORDS + 3):
        evolve(table, Entry(version, 0.0, decide.speak(table, 0, "hello")))

    with pytest.raises(Refused) as refused:
        decide.speak(table, 0, "hello?")

    assert refused.value.sentence.code == "word-no-room"
    assert len(table.words) == decide.MOST_WORDS


def test_a_journal_has_a_longest_length_and_more_is_refused(tmp_path, monkeypatch):
    """Fifty thousand pauses were a game like any other, for whoever had to read it."""
    monkeypatch.setattr("cardtable.live.live_table.LONGEST", 3)

    async def story(house, time):
        table = await opened(house)
        for _ in range(2):
            await house.rooms[table].do(lambda table: decide.seat_bot(table, "easy", None, luck()))

        with pytest.raises(Refused, match="table-too-long"):
            await house.rooms[table].do(lambda table: decide.seat_bot(table, "easy", None, luck()))

        assert len(await house.journal.read(table)) == 3

    housed(tmp_path, story)


def test_a_journal_can_be_copied_while_the_server_runs_and_the_copy_is_a_complete_server(tmp_path):
    with serving(tmp_path / "tables.sqlite3") as server:
        clients = two_at_a_table(server)
        mover = whose_turn(clients)
        done = mover.do("pay")
        copy = tmp_path / "copy.sqlite3"
        command = [sys.executable, "-m", "cardtable", "backup", str(copy), "--database", server.database]
        assert subprocess.run(command, check=False, capture_output=True).returncode == 0
        for client in clients:
            client.wait_for(lambda c: c.shown["version"] == done["version"])
        assert next(client for client in clients if client.legal).do("pay")["type"] == "done"

    with serving(copy) as another:
        again = Client(another, mover.shown["id"], mover.token)
        assert again.shown["version"] == done["version"]


def test_what_was_said_is_kept_with_the_table(tmp_path):
    server = Server(tmp_path / "tables.sqlite3").start()
    ann = server.open_table()
    Client(server, ann["table"], ann["token"]).tell("say", text="👍", reaction=True)

    server.kill()
    server.start()

    (word,) = Client(server, ann["table"], ann["token"]).shown["words"]
    assert (word["name"], word["text"], word["reaction"]) == ("Ann", "👍", True)
    server.stop()


def test_the_commitment_is_shown_before_the_game_and_the_seed_after_it(server):
    seated = server.open_table("sushi-go", bots=["easy"], settings=FAST)
    ann = Client(server, seated["table"], seated["token"])
    promised = ann.shown["commitment"]
    assert (len(promised), ann.shown["seed"]) == (64, None)
    ann.tell("start", nonce="mine")
    assert ann.wait_for(lambda c: c.shown["phase"] == "playing").shown["seed"] is None

    ann.play_to_the_end()

    assert ann.shown["commitment"] == promised
    assert len(ann.shown["seed"]) == 64
    assert ann.shown["nonces"] == ["mine"]


def test_twelve_who_want_a_rematch_at_once_go_on_to_one_table(tmp_path):
    """Each of them opened a table of its own."""
    with serving(tmp_path / "tables.sqlite3", "--rate", "0") as server:
        seated = server.open_table(bots=["easy"], settings={"pace_ms": 0, "turn_time_s": 0})
        ann = Client(server, seated["table"], seated["token"])
        ann.tell("start")
        ann.play_to_the_end()

        impatient = [Client(server, seated["table"], seated["token"]) for _ in range(12)]
        for number, client in enumerate(impatient):
            client.send({"type": "rematch", "id": f"again-{number}"})
        followed = {
            client.wait_for(lambda c: c.answers and c.shown["rematch"]).shown["rematch"] for client in impatient
        }

    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as journal:
        tables = {table for (table,) in journal.execute("select distinct tab from journal")}
    assert tables == {seated["table"], *followed}
    assert len(followed) == 1
