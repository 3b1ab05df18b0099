"""Any server serves any table: what happens on one is seen on the others."""

import asyncio

import pytest
from tests.cluster.servers import servers
from tests.live import Client
from tests.postgres import rows
from tests.server.test_metrics import measured

from cardtable.store.postgres.journal import PostgresJournal

QUIET = {"turn_time_s": 0, "absent": "wait", "pace_ms": 0}


def test_a_move_on_one_server_is_seen_on_the_other(two):
    here, there = two
    ann = here.open_table(settings=QUIET)
    _, bob = there.sit(ann["table"], "Bob")
    one, other = Client(here, ann["table"], ann["token"]), Client(there, ann["table"], bob["token"])

    one.tell("start")
    other.wait_for(lambda client: client.shown["phase"] == "playing")
    for _ in range(6):
        mover, watcher = (one, other) if one.legal else (other, one)
        answer = mover.do(mover.legal[-1])
        assert answer["type"] == "done", answer
        for client in (mover, watcher):
            client.wait_for(lambda client, version=answer["version"]: client.shown["version"] >= version)

    assert one.lines == other.lines
    assert measured(there)["cardtable_news_seconds_count"] > 0


@pytest.mark.parametrize("word", [{"text": "hello"}, {"text": "👏", "reaction": True}], ids=["word", "reaction"])
def test_a_word_and_a_reaction_on_one_server_are_heard_on_the_other(two, word):
    here, there = two
    ann = here.open_table(settings=QUIET)
    _, bob = there.sit(ann["table"], "Bob")
    one, other = Client(here, ann["table"], ann["token"]), Client(there, ann["table"], bob["token"])

    other.tell("say", **word)
    one.wait_for(lambda client: client.shown.get("words"))

    heard = one.shown["words"][-1]
    assert (heard["text"], heard["reaction"]) == (word["text"], word.get("reaction", False))


def test_a_server_that_hears_nothing_for_a_while_catches_up_by_itself(database, tmp_path):
    """Its line for notifications is cut in the middle of play, and what was told meanwhile is gone."""
    deaf = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cardtable listener'"
    with servers(database, tmp_path) as (here, there):
        ann = here.open_table(settings=QUIET)
        _, bob = there.sit(ann["table"], "Bob")
        one, other = Client(here, ann["table"], ann["token"]), Client(there, ann["table"], bob["token"])
        one.tell("start")
        other.wait_for(lambda client: client.shown["phase"] == "playing")

        for _ in range(3):
            mover, watcher = (one, other) if one.legal else (other, one)
            asyncio.run(rows(database, deaf))
            answer = mover.do(mover.legal[-1])
            for client in (mover, watcher):
                client.wait_for(lambda client, version=answer["version"]: client.shown["version"] >= version)

    assert one.lines == other.lines


def test_a_table_that_is_erased_is_shown_on_no_server_any_more(two):
    """Whoever was there went on at a table that nobody else could find, until the server forgot it."""
    here, there = two
    ann = here.open_table(settings=QUIET)
    _, bob = there.sit(ann["table"], "Bob")
    clients = [Client(here, ann["table"], ann["token"]), Client(there, ann["table"], bob["token"])]

    asyncio.run(erased(here.database, ann["table"]))

    for client in clients:
        client.wait_for(lambda client: client.answers)
        assert client.answers[-1]["sentence"]["code"] == "table-unknown"
    for server in two:
        assert server.get(f"/api/tables/{ann['table']}")[0] == 404


async def erased(address, table):
    journal = PostgresJournal(address)
    await journal.erase(table)
    await journal.close()
