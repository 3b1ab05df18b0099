"""What Rook asks of a table: a bot for who is gone, and no talk between partners."""

import time

import pytest
from tests.live import Client
from tests.server.test_absence import bobs_chair, playing
from tests.server.test_seats import cut_off


@pytest.fixture
def four(server):
    """Ann and Cy against Bob and Dee."""
    ann = server.open_table("rook", settings={"pace_ms": 0, "turn_time_s": 0})
    tokens = [ann["token"], *(server.sit(ann["table"], name)[1]["token"] for name in ("Bob", "Cy", "Dee"))]
    clients = [Client(server, ann["table"], token) for token in tokens]
    clients[0].tell("start")
    return [client.wait_for(lambda c: c.shown["phase"] == "playing") for client in clients]


def test_after_the_grace_a_bot_plays_until_the_player_is_back(server):
    """RK-26"""
    ann, bob = playing(server, {"grace_s": 0}, bots=["easy"] * 2, game="rook")
    table = cut_off(server, bob, "Bob")
    while not bobs_chair(ann)["kept"]:
        _ = ann.do(ann.legal[0]) if ann.legal else ann.receive()

    back = Client(server, table, bob.token)

    back.wait_for(lambda c: not bobs_chair(c)["kept"])
    assert any(line["sentence"]["code"] == "table-handed-back" for line in back.lines)


def test_a_house_can_pause_instead(server):
    """RK-26"""
    ann, bob = playing(server, {"grace_s": 0, "absent": "pause"}, bots=["easy"] * 2, game="rook")
    table = cut_off(server, bob, "Bob")

    ann.wait_for(lambda c: c.shown["paused"])
    assert not bobs_chair(ann)["kept"]
    Client(server, table, bob.token)

    ann.wait_for(lambda c: not c.shown["paused"])


def test_no_bot_speaks_before_people_had_time_to_look_at_a_deal(server):
    """RK-33"""
    pace = 0.25
    host = server.open_table("rook", bots=["easy"] * 3, settings={"pace_ms": int(pace * 1000), "turn_time_s": 0})
    ann = Client(server, host["table"], host["token"])
    ann.tell("start")
    ann.wait_for(lambda c: c.shown["phase"] == "playing")
    dealt = time.monotonic()

    while all(spoken["player"] == ann.view["seat"] for spoken in ann.view["auction"]):
        _ = ann.do("pass") if ann.view["seat"] in ann.view["waiting"] else ann.receive()

    assert time.monotonic() - dealt > 3.8 * pace


def test_what_is_said_to_a_partner_is_said_to_the_table(four):
    """RK-30"""
    ann, *others = four

    ann.tell("say", text="I hold the Rook")

    for other in others:
        other.wait_for(lambda c: c.shown["words"])
        assert [(word["name"], word["text"]) for word in other.shown["words"]] == [("Ann", "I hold the Rook")]


@pytest.mark.parametrize("whom", [{"to": 2}, {"seat": 2}, {"team": True}])
def test_there_is_no_channel_between_partners(four, whom):
    """RK-30"""
    ann, bob, *_ = four

    ann.send({"type": "say", "text": "lead green", "id": "x", **whom})

    assert ann.receive()["type"] == "refusal"
    assert not bob.shown["words"]
