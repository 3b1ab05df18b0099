"""What must happen once happens once, whichever server does it; and who is where is known on all of them."""

import time

from tests.cluster.servers import servers
from tests.live import Client
from tests.server.test_metrics import measured

QUIET = {"turn_time_s": 0, "absent": "wait", "pace_ms": 0}
UNKNOWN = 30
"""Tables that don't exist may be asked for so often at once."""


def seated(shown):
    return [chair and chair["connected"] for chair in shown["chairs"] if chair]


def eventually(ask, holds):
    """The first answer of which something holds."""
    until = time.monotonic() + 10
    while not holds(answer := ask()):
        assert time.monotonic() < until, answer
        time.sleep(0.1)
    return answer


def test_who_is_connected_is_known_on_every_server(two):
    here, there = two
    ann = here.open_table(settings=QUIET)
    one = Client(here, ann["table"], ann["token"])
    _, bob = there.sit(ann["table"], "Bob")
    other = Client(there, ann["table"], bob["token"])

    one.wait_for(lambda client: seated(client.shown) == [True, True])
    other.wait_for(lambda client: seated(client.shown) == [True, True])
    assert there.sit(ann["table"], "Ann")[1]["sentence"]["code"] == "name-at-the-table"
    looker = Client(here, ann["table"])
    other.wait_for(lambda client: client.shown["onlookers"] == 1)
    looker.close()

    other.close()
    one.wait_for(lambda client: seated(client.shown) == [True, False] and client.shown["onlookers"] == 0)


def test_the_host_on_one_server_mutes_and_pauses_on_the_other(two):
    here, there = two
    ann = here.open_table(settings=QUIET)
    _, bob = there.sit(ann["table"], "Bob")
    one, other = Client(here, ann["table"], ann["token"]), Client(there, ann["table"], bob["token"])
    one.tell("start")
    other.wait_for(lambda client: client.shown["phase"] == "playing")

    one.tell("mute", chair=1, on=True)
    other.wait_for(lambda client: client.shown["chairs"][1]["muted"])
    assert other.tell("say", text="hello")["sentence"]["code"] == "word-muted"
    other.tell("pause", on=True)
    one.wait_for(lambda client: client.shown["paused"])


def test_whoever_asks_on_one_server_is_let_in_on_the_other(two):
    here, there = two
    ann = here.open_table(settings=QUIET | {"rejoin": "ask"})
    _, bob = here.sit(ann["table"], "Bob")
    one, gone = Client(here, ann["table"], ann["token"]), Client(there, ann["table"], bob["token"])
    one.wait_for(lambda client: seated(client.shown) == [True, True])
    gone.close()
    one.wait_for(lambda client: seated(client.shown) == [True, False])
    back = eventually(lambda: there.sit(ann["table"], "Bob")[1], lambda answer: "token" in answer)
    other = Client(there, ann["table"], back["token"])

    one.wait_for(lambda client: client.shown["asking"] == [1])
    assert one.tell("admit", chair=1)["type"] == "done"
    other.wait_for(lambda client: client.shown["you"] == 1)


def test_keys_are_guessed_no_more_often_on_two_servers_than_on_one(database, tmp_path):
    with servers(database, tmp_path, 2, "--rate", "1") as (here, there):
        ann = here.open_table()
        tries = [(here, there)[n % 2].sit(ann["table"], "Ann", key="WRON-GKEY") for n in range(8)]

    assert [status for status, _ in tries].count(429) == 3


def test_tables_that_do_not_exist_are_tried_no_more_often_on_two_servers_than_on_one(database, tmp_path):
    """By request and by socket, on either server: one bucket for each address."""

    def by_socket(server):
        answer = Client(server, "kyoto-ume-1").answers[-1]["sentence"]["code"]
        return 429 if answer == "too-often" else 404

    with servers(database, tmp_path, 2, "--rate", "1") as pair:
        tries = [pair[n % 2].get("/api/tables/kyoto-ume-1")[0] for n in range(UNKNOWN)]
        refused = [by_socket(server) for server in pair for _ in range(3)]

    assert set(tries) == {404}
    assert 429 in refused


def test_a_bot_plays_on_when_the_server_that_tends_it_dies(database, tmp_path):
    with servers(database, tmp_path) as (here, there):
        ann = here.open_table(bots=["easy", "easy"], settings=QUIET | {"pace_ms": 300})
        _, bob = there.sit(ann["table"], "Bob")
        one = Client(here, ann["table"], ann["token"])
        other = Client(there, ann["table"], bob["token"])
        one.tell("start")
        other.wait_for(lambda client: client.shown["phase"] == "playing")

        here.kill()
        killed = time.monotonic()
        back = Client(there, ann["table"], ann["token"])
        version = back.shown["version"]
        while back.shown["version"] < version + 8 and back.shown["phase"] == "playing":
            mover = next((client for client in (back, other) if client.legal), None)
            if mover is not None:
                mover.do(mover.legal[0])
            for client in (back, other):
                client.wait_for(lambda client, least=client.shown["version"]: client.shown["version"] >= least)
            if mover is None:
                back.receive()
            other.wait_for(lambda client: client.shown["version"] >= back.shown["version"])
            back.wait_for(lambda client: client.shown["version"] >= other.shown["version"])

        taken_over = measured(there)["cardtable_take_over_seconds_count"]

    assert time.monotonic() - killed < 15
    assert taken_over > 0
