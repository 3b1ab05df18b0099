"""A finished game is thought over on the server: it grows while somebody asks, and is kept with the game."""

import asyncio
import time

import pytest
from tests.live import PATIENCE, Client, Server
from tests.server.test_memory import housed
from tests.server.test_reading import finished_record

from cardtable.core.move import Unavailable
from cardtable.server.rooms.reviewer import MOST_WAITING


def finished_game(server):
    host = server.open_table("geschenkt", bots=["easy"] * 2, settings={"pace_ms": 0})
    ann = Client(server, host["table"], host["token"])
    ann.tell("start")
    ann.wait_for(lambda c: c.shown["phase"] == "playing")
    return host["table"], ann


def whole_review(server, table):
    done, until = -1, 0.0
    while True:
        status, found = server.get(f"/api/tables/{table}/review")
        assert status == 200
        if found["shares"]:
            return found
        if found["done"] > done:
            done, until = found["done"], time.monotonic() + PATIENCE
        assert time.monotonic() < until, f"no progress: {found}"
        time.sleep(0.2)


def test_a_review_grows_and_is_kept_with_the_game_for_ever(tmp_path):
    server = Server(tmp_path / "tables.sqlite3", "--rate", "0").start()
    try:
        table, ann = finished_game(server)
        assert server.get(f"/api/tables/{table}/review")[0] == 400, "a running game isn't reviewed"
        ann.play_to_the_end()

        found = whole_review(server, table)
        part = server.get(f"/api/tables/{table}/review?first=10")[1]
        server.stop()
        server.start()
        kept = server.get(f"/api/tables/{table}/review")[1]
    finally:
        server.stop()

    assert found["done"] == found["steps"]
    assert len(found["shares"]) == 3
    assert [d for d in found["decisions"] if d["step"] >= 10] == part["decisions"]
    assert kept == found, "it was thought over anew"


def test_a_game_is_read_once_for_all_who_ask_and_not_at_all_where_too_many_wait(tmp_path):
    """A request that could only be refused had a long game read first."""

    async def story(house, time):
        record, read = finished_record(), []

        async def looked(id):
            async def past():
                read.append(id)
                return await house.past(id)

            return await house.reviewer.look(await house.room(id), 0, past)

        games = [await house.bring(record) for _ in range(MOST_WAITING + 1)]
        shown = await asyncio.gather(*(looked(games[0]) for _ in range(5)))
        for id in games[1:-1]:
            await looked(id)
        with pytest.raises(Unavailable, match="reading-busy"):
            await looked(games[-1])

        assert {one.steps for one in shown} == {len(record.steps)}
        assert read == games[:-1]

    housed(tmp_path, story)
