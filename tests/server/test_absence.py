"""Silence and absence: the rules say what they mean, the table says when."""

from tests.covers import covers
from tests.live import Client
from tests.server.test_path_of_a_move import two_at_a_table, whose_turn
from tests.server.test_seats import code, cut_off


def playing(server, settings, bots=()):
    ann = server.open_table(bots=list(bots), settings={"pace_ms": 0, "turn_time_s": 0, **settings})
    _, bob = server.sit(ann["table"], "Bob")
    clients = [Client(server, ann["table"], who["token"]) for who in (ann, bob)]
    clients[0].tell("start")
    return [client.wait_for(lambda c: c.shown["phase"] == "playing") for client in clients]


@covers("geschenkt 2.5")
def test_when_the_clock_runs_out_the_card_is_taken_and_the_next_player_goes_on(server):
    """GK-08"""
    clients = playing(server, {"turn_time_s": 1})
    mover = whose_turn(clients)
    seat = mover.view["seat"]
    assert mover.shown["clocks"][0]["of"] == 1.0

    mover.wait_for(lambda c: c.view["runs"][seat])

    assert any(line["sentence"]["code"] == "geschenkt-forced" for line in mover.lines)
    assert mover.view["turn"] != seat


def test_after_three_silences_of_somebody_gone_a_bot_plays_until_they_are_back(server):
    """GK-09"""
    ann, bob = playing(server, {"grace_s": 0}, bots=["easy"])
    table = cut_off(server, bob, "Bob")

    ann.wait_for(lambda c: bobs_chair(c)["kept"] or not answers(c))
    assert bobs_chair(ann)["kept"] == "medium"

    back = Client(server, table, bob.token)
    back.wait_for(lambda c: not bobs_chair(c)["kept"])
    assert any(line["sentence"]["code"] == "table-handed-back" for line in back.lines)


def bobs_chair(client):
    return next(chair for chair in client.shown["chairs"] if chair and chair["name"] == "Bob")


def answers(client):
    """Play on, so that the table reaches the absent seat again."""
    while client.shown["phase"] == "playing" and client.legal and not bobs_chair(client)["kept"]:
        client.do(client.legal[0])
    return client.shown["phase"] == "playing"


def test_a_table_can_wait_for_whoever_is_gone(server):
    clients = playing(server, {"absent": "wait", "grace_s": 0})
    mover = whose_turn(clients)
    other = next(client for client in clients if client is not mover)
    name = mover.shown["chairs"][mover.shown["you"]]["name"]
    version = mover.shown["version"]
    table = cut_off(server, mover, name)

    assert Client(server, table, mover.token).shown["version"] == version
    assert other.shown["version"] == version


def test_a_pause_stops_moves_and_clocks(server):
    clients = playing(server, {"turn_time_s": 30})
    mover = whose_turn(clients)

    mover.tell("pause", on=True)
    mover.wait_for(lambda c: c.shown["paused"])
    assert mover.shown["clocks"] == []
    assert code(mover.do("pay")) == "table-is-paused"
    mover.tell("pause", on=False)

    assert mover.wait_for(lambda c: not c.shown["paused"]).do("pay")["type"] == "done"


def test_who_leaves_for_good_is_told_and_the_game_goes_on(server):
    """GK-21"""
    ann, bob = playing(server, {})

    bob.tell("leave")

    ann.wait_for(lambda c: c.shown["chairs"][1]["left"])
    assert ann.play_to_the_end()["over"]
    assert code(bob.wait_for(lambda c: c.shown["phase"] == "over").do("take", answers=1)) in (
        "game-over",
        "already-left",
    )


def test_the_host_can_let_a_bot_play_for_somebody(server):
    ann, bob = playing(server, {"absent": "wait"})
    cut_off(server, bob, "Bob")

    ann.tell("seatbot", level="easy", chair=1)

    ann.wait_for(lambda c: c.shown["chairs"][1]["kept"] == "easy")
    assert ann.play_to_the_end()["over"]


def test_a_game_can_be_given_up_without_a_result(server):
    ann, bob = two_at_a_table(server)

    assert code(bob.tell("abandon")) == "host-only"
    ann.tell("abandon")

    assert ann.wait_for(lambda c: c.shown["abandoned"]).shown["phase"] == "over"
