"""Long games are read apart from the tables: whoever reads holds up nobody who plays."""

import asyncio
import ctypes
import gc
import json
import os
import statistics
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from starlette.applications import Starlette
from tests.live import Client, serving
from tests.server.test_memory import housed
from tests.server.test_seats import code
from tests.table.story import ID, Story

from cardtable.catalog import game
from cardtable.core.chance import Fast
from cardtable.core.move import Refused, Unavailable
from cardtable.live.past import look_back
from cardtable.server.tab.request import ask
from cardtable.server.web.api import Lobby
from cardtable.server.web.reading import MOST_WAITING, MOST_WORK, Reading
from cardtable.store.sqlite import SqliteJournal
from cardtable.table import decide
from cardtable.table.deeds import Entry, Paused, Played, Sat, Started
from cardtable.table.evolve import evolve
from cardtable.table.record import record_of
from cardtable.table.table import Table

LONG = "kyoto-sakura-42"
PAUSES = 12_000


def long_journal():
    """A whole game with a great many pauses in the middle."""
    rules = game("geschenkt")
    opened = decide.open_table(rules, {}, {}, "5a" * 32)
    table, deeds = Table(LONG, rules, opened, 0.0), [opened]

    def happen(deed):
        deeds.append(deed)
        evolve(table, Entry(len(deeds), float(len(deeds)), deed))

    for chair, name in enumerate(("Ann", "Bob", "Cleo")):
        happen(Sat(chair, name))
    happen(Started())
    for number in range(PAUSES):
        happen(Paused(number % 2 == 0))
    chance = Fast(1)
    while table.phase == "playing":
        seat = table.state.waiting[0]
        legal = table.state.legal(seat)
        happen(Played(seat, str(legal[chance.below(len(legal))]), "player"))
    return [Entry(version, float(version), deed) for version, deed in enumerate(deeds, 1)]


def kept(path, entries):
    async def write():
        journal = SqliteJournal(str(path))
        await journal.append(LONG, entries)
        await journal.close()

    asyncio.run(write())


def test_sixty_requests_for_a_long_game_hold_up_nobody(tmp_path):
    path = tmp_path / "tables.sqlite3"
    kept(path, long_journal())
    with serving(path, "--rate", "0") as server:
        ann = server.open_table()
        client = Client(server, ann["table"], ann["token"])
        pages = [
            "record.json",
            "replay?first=0",
            "replay?first=60&seat=1",
            "log.json",
            "log.txt?language=ja",
            "log.csv",
        ]

        with ThreadPoolExecutor(60) as readers:
            answers = [readers.submit(server.text, f"/api/tables/{LONG}/{pages[n % 6]}") for n in range(60)]
            took = []
            while not all(answer.done() for answer in answers) or len(took) < 50:
                began = time.monotonic()
                assert client.tell("say", text="my turn?")["type"] == "done"
                took.append(time.monotonic() - began)
                time.sleep(0.02)

        assert {answer.result()[0] for answer in answers} == {200}
        assert statistics.quantiles(took, n=10)[8] < 1


def test_reading_has_a_limit_of_its_own_and_playing_goes_on(own_server):
    ann = own_server.open_table()
    answers = [own_server.get(f"/api/tables/{ann['table']}/log.json") for _ in range(60)]

    assert answers[0][0] == 200
    assert (answers[-1][0], code(answers[-1][1])) == (429, "too-often")
    assert own_server.get(f"/api/tables/{ann['table']}")[0] == 200


def test_a_page_is_made_once_for_all_who_ask_and_not_for_everybody_at_once():
    async def story():
        reading, made = Reading(), []

        async def make(name=b"page"):
            made.append(name)
            await asyncio.sleep(0.05)
            return name

        assert set(await asyncio.gather(*(reading.page("a", make) for _ in range(60)))) == {b"page"}
        assert await reading.page("a", make) == b"page"
        assert made == [b"page"]
        many = [asyncio.create_task(reading.page(n, make)) for n in range(MOST_WAITING)]
        await asyncio.sleep(0.01)
        with pytest.raises(Unavailable, match="reading-busy"):
            await reading.page("one more", make)
        await asyncio.gather(*many)
        reading.close()

    asyncio.run(story())


def test_a_page_that_could_not_be_made_is_tried_again():
    async def story():
        reading, tries = Reading(), []

        async def make():
            tries.append(1)
            if len(tries) == 1:
                raise Unavailable("disk-refuses")
            return b"page"

        with pytest.raises(Unavailable):
            await reading.page("a", make)
        assert await reading.page("a", make) == b"page"
        reading.close()

    asyncio.run(story())


def test_a_refusal_whose_reader_is_gone_is_no_fault(caplog):
    async def story():
        reading = Reading()

        async def make():
            await asyncio.sleep(0)
            raise Refused("record-not-over")

        reader = asyncio.create_task(reading.page("a", make))
        await asyncio.sleep(0)
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)
        await asyncio.sleep(0.01)
        reading.close()

    asyncio.run(story())
    gc.collect()

    assert [record.message for record in caplog.records] == []


def test_a_log_is_read_page_by_page(server):
    ann = server.open_table(bots=["easy"] * 3)

    def numbers(query):
        return [line["number"] for line in server.get(f"/api/tables/{ann['table']}/log.json?{query}")[1]["lines"]]

    assert numbers("") == [1, 2, 3, 4]
    assert numbers("first=1&most=2") == [2, 3]
    assert numbers("first=3&most=50") == [4]
    assert numbers("first=99") == []


def test_only_so_much_may_wait_for_the_thread():
    async def story():
        reading, gate = Reading(), threading.Event()
        work = [asyncio.create_task(reading.apart(gate.wait)) for _ in range(MOST_WORK)]
        await asyncio.sleep(0)
        with pytest.raises(Unavailable, match="reading-busy"):
            await reading.apart(gate.wait)
        gate.set()

        assert all(await asyncio.gather(*work))
        assert await reading.apart(gate.wait)
        reading.close()

    asyncio.run(story())


def test_a_long_game_that_is_woken_and_games_that_are_brought_keep_nobody_from_a_sleeping_table(tmp_path):
    """All tables were woken one after another, and games were checked by threads that tables need."""

    async def story(house, time):
        short = (await house.open("geschenkt", {}, {})).table.id
        time.go_on(1_000)
        await house.sweep()
        gate = threading.Event()
        busy = asyncio.create_task(house.reading.apart(gate.wait))
        long = asyncio.create_task(house.room(LONG))
        brought = asyncio.create_task(house.bring(finished_record()))

        woken = await asyncio.wait_for(house.room(short), 20)

        assert woken.table.id == short
        assert not long.done()
        assert not brought.done()
        gate.set()
        await busy
        assert (await long).table.id == LONG
        assert (await house.room(await brought)).table.brought == ID

    kept(tmp_path / "house.sqlite3", long_journal())
    housed(tmp_path, story)


def finished_record():
    played = Story("sushi-go").starts().ends()
    return record_of(played.table, played.entries)


def clutch(seconds):
    """Work as compiled rules do it: no other thread of the process goes on meanwhile."""
    ctypes.PyDLL(None).usleep(int(seconds * 1_000_000))
    return os.getpid()


def refuse():
    raise Refused("record-not-over")


def hang():
    time.sleep(60)


def fall_over():
    os._exit(1)


async def longest_wait(work):
    """Seconds for which everybody else had to wait at most while some work was done, and what came of it."""
    task, longest = asyncio.create_task(work), 0.0
    while not task.done():
        began = time.monotonic()
        await asyncio.sleep(0.005)
        longest = max(longest, time.monotonic() - began)
    return longest, await task


def test_rules_that_give_way_to_no_thread_hold_up_nobody():
    async def story():
        reading = Reading()
        try:
            await reading.think(clutch, 0)

            longest, where = await longest_wait(reading.think(clutch, 1.0))
        finally:
            reading.close()

        assert where != os.getpid()
        assert longest < 0.5

    asyncio.run(story())


def test_a_process_that_dies_or_hangs_over_a_page_is_replaced_and_says_so(monkeypatch):
    async def story():
        reading = Reading()
        try:
            with pytest.raises(Refused, match="record-not-over"):
                await reading.think(refuse)
            with pytest.raises(Unavailable, match="reading-busy"):
                await reading.think(fall_over)
            assert await reading.think(clutch, 0) != os.getpid()
            monkeypatch.setattr("cardtable.server.web.reading.THINKING_S", 0.2)
            with pytest.raises(Unavailable, match="reading-busy"):
                await reading.think(hang)
        finally:
            reading.close()

    asyncio.run(story())


def test_whatever_asks_the_rules_for_long_is_done_in_another_process(tmp_path, monkeypatch):
    """What somebody makes up, or looks back on, is checked, shown and thought over there."""
    asked = []
    think = Reading.think

    async def noted(self, work, *given):
        page = given[-1] if work is look_back else work
        asked.append(getattr(page, "func", page).__name__)
        return await think(self, work, *given)

    monkeypatch.setattr(Reading, "think", noted)

    async def story(house, _time):
        app = Starlette(routes=Lobby(house).routes())
        id = await house.bring(finished_record())
        hand = {"game": "rummy", "cards": "A♠ 2♠ 3♠ 4♠ Jk Jk Jk Jk", "round": 1}
        for path in ("record.json", "replay", "alternatives?step=3", "scenario?step=3"):
            assert (await ask(app, "GET", f"/api/tables/{id}/{path}", ""))[0] == 200, path
        assert (await ask(app, "GET", f"/api/tables/{id}/what-if?step=3&move=nonsense", ""))[0] == 400
        assert (await ask(app, "GET", "/api/scenarios?text=geschenkt@1;chips=(2,5);face_up=30;pot=4", ""))[0] == 200
        for what in ("best", "check"):
            await ask(app, "POST", f"/api/score/{what}", json.dumps(hand))
        await ask(app, "POST", "/api/score", json.dumps({"game": "rummy", "players": 2, "rounds": []}))

    housed(tmp_path, story)

    assert asked == [
        *("checked", "_record", "_replay", "_alternatives", "_told_moment", "_what_if"),
        *("_shown", "_best", "_check", "_score"),
    ]
