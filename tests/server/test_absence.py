"""Silence and absence: the rules say what they mean, the table says when."""

import time

import pytest
from tests.covers import covers
from tests.live import Client, Server, gathered
from tests.server.test_path_of_a_move import two_at_a_table, whose_turn
from tests.server.test_seats import code, cut_off

from cardtable.catalog import GAMES


def playing(server, settings, bots=(), game="geschenkt"):
    ann = server.open_table(game, bots=list(bots), settings={"pace_ms": 0, "turn_time_s": 0, **settings})
    _, bob = server.sit(ann["table"], "Bob")
    clients = gathered([Client(server, ann["table"], who["token"]) for who in (ann, bob)])
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
    table = cut_off(server, mover, name)

    assert Client(server, table, mover.token).view == mover.view
    assert other.view["turn"] == mover.view["seat"]


def test_a_pause_stops_moves_and_clocks(server):
    began = time.monotonic()
    clients = playing(server, {"turn_time_s": 90})
    mover = whose_turn(clients)

    time.sleep(0.5)
    mover.tell("pause", on=True)
    stopped = time.monotonic()
    mover.wait_for(lambda c: c.shown["paused"])
    assert mover.shown["clocks"] == []
    assert code(mover.do("pay")) == "table-is-paused"
    time.sleep(2.0)
    stopped = time.monotonic() - stopped
    mover.tell("pause", on=False)

    mover.wait_for(lambda c: not c.shown["paused"])
    played = time.monotonic() - began - stopped
    assert 90 - played - 0.1 < mover.shown["clocks"][0]["left"] < 89.6
    assert mover.do("pay")["type"] == "done"


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


def test_a_bot_plays_for_nobody_whose_line_has_just_broken(server):
    ann, bob = playing(server, {"absent": "wait", "grace_s": 60})
    cut_off(server, bob, "Bob")

    refusal = ann.tell("seatbot", level="easy", chair=1)

    assert code(refusal) == "seat-is-held"
    assert 55 <= refusal["sentence"]["facts"]["seconds"] <= 60


def test_the_host_can_let_a_bot_play_for_somebody(server):
    ann, bob = playing(server, {"absent": "wait", "grace_s": 0})
    cut_off(server, bob, "Bob")

    ann.tell("seatbot", level="easy", chair=1)

    ann.wait_for(lambda c: c.shown["chairs"][1]["kept"] == "easy")
    assert ann.play_to_the_end()["over"]


def test_a_bot_never_plays_for_somebody_who_is_there(server):
    ann, bob = playing(server, {"absent": "wait"})

    assert code(ann.tell("seatbot", level="easy", chair=1)) == "seat-is-played"
    assert bobs_chair(bob)["kept"] == ""


def test_the_host_sends_the_bot_away_that_keeps_a_seat_and_the_table_waits_again(server):
    ann, bob = playing(server, {"absent": "wait", "grace_s": 0})
    table = cut_off(server, bob, "Bob")
    ann.tell("seatbot", level="easy", chair=1)
    ann.wait_for(lambda c: bobs_chair(c)["kept"] == "easy")
    ann.tell("seatbot", level="hard", chair=1)
    ann.wait_for(lambda c: bobs_chair(c)["kept"] == "hard")

    ann.tell("clear", chair=1)

    ann.wait_for(lambda c: not bobs_chair(c)["kept"])
    assert ann.lines[-1]["sentence"]["code"] == "table-unkept"
    assert not bobs_chair(Client(server, table, bob.token))["left"]


def test_during_the_game_the_host_gives_a_bot_another_level_or_sends_it_away(server):
    ann, bob = playing(server, {}, bots=["easy"])
    assert code(bob.tell("seatbot", level="hard", chair=1)) == "host-only"
    assert code(bob.tell("clear", chair=1)) == "host-only"

    ann.tell("seatbot", level="hard", chair=1)
    ann.wait_for(lambda c: c.shown["chairs"][1]["level"] == "hard")
    assert code(ann.tell("seatbot", level="hard", chair=1)) == "seat-is-a-bots-already"
    ann.tell("clear", chair=1)

    bob.wait_for(lambda c: c.shown["chairs"][1]["left"])


def test_a_player_whom_the_host_removes_is_out_for_good(server):
    ann, bob = playing(server, {}, bots=["easy"])

    ann.tell("clear", chair=2)

    ann.wait_for(lambda c: bobs_chair(c)["left"])
    for command in (
        {"kind": "do", "move": "take", "answers": 1},
        {"kind": "say", "text": "?"},
        {"kind": "pause", "on": True},
    ):
        assert code(bob.tell(**command)) == "onlookers-look"
    assert server.sit(ann.shown["id"], "Bob")[1]["sentence"]["code"] == "seat-is-gone"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_turn_clock_runs_in_every_game_in_sight_of_all_and_answers_for_the_silent(server, game):
    bots = ["easy"] * max(game.fewest - 1, 1)
    seated = server.open_table(game.name, bots=bots, settings={"pace_ms": 0, "turn_time_s": 1, "clock_alone": "yes"})
    ann = Client(server, seated["table"], seated["token"])
    ann.tell("start")
    ann.wait_for(lambda c: c.view and c.view["seat"] in c.view["waiting"])
    seat = ann.view["seat"]
    for client in (Client(server, seated["table"]), ann):
        client.wait_for(lambda c: (seat, 1.0) in [(clock["seat"], clock["of"]) for clock in c.shown["clocks"]])
    question = ann.shown["question"]

    ann.wait_for(lambda c: c.shown["question"] != question)


def discards(client):
    """Draw and discard, so that the others may buy."""
    client.wait_for(lambda c: c.legal)
    client.do(next(move for move in client.legal if move.startswith("draw")))
    client.wait_for(lambda c: any(move.startswith("turn discard") for move in c.legal))
    client.do(next(move for move in client.legal if move.startswith("turn discard")))


@covers("shanko 10.3")
def test_a_skipped_seat_of_shanko_does_not_hold_up_the_others(server):
    """X-3"""
    ann, bob = playing(server, {"grace_s": 0}, game="shanko")
    cut_off(server, bob, "Bob")

    for _ in range(2):
        if ann.wait_for(lambda c: c.view["waiting"] == [0]).legal:
            discards(ann)

    ann.wait_for(lambda c: any(line["sentence"]["code"] == "shanko-skipped" for line in c.lines))


def test_the_buy_window_has_a_clock_of_its_own(server):
    """SH-23"""
    seated = server.open_table("shanko", settings={"turn_time_s": 0, "buy_window_s": 3})
    others = [server.sit(seated["table"], name)[1] for name in ("Bob", "Cy")]
    clients = [Client(server, seated["table"], who["token"]) for who in (seated, *others)]
    clients[0].tell("start")
    starter = next(c for c in clients if c.wait_for(lambda c: c.view).view["waiting"] == [c.view["seat"]])
    assert starter.shown["clocks"] == []
    discards(starter)

    starter.wait_for(lambda c: c.shown["clocks"])
    assert {clock["of"] for clock in starter.shown["clocks"]} == {3.0}
    assert starter.view["seat"] not in [clock["seat"] for clock in starter.shown["clocks"]]

    starter.wait_for(lambda c: not c.shown["clocks"] and c.shown["version"])


def test_rook_lets_a_bot_play_for_who_is_gone_and_rummy_waits(server):
    """X-3"""
    ann, bob = playing(server, {"grace_s": 0}, bots=["easy"] * 2, game="rook")
    cut_off(server, bob, "Bob")
    while not bobs_chair(ann)["kept"]:
        _ = ann.do(ann.legal[0]) if ann.legal else ann.receive()
    assert bobs_chair(ann)["kept"] == "medium"

    clients = playing(server, {"grace_s": 0}, game="rummy")
    mover = whose_turn(clients)
    table = cut_off(server, mover, mover.shown["chairs"][mover.shown["you"]]["name"])
    time.sleep(0.5)

    assert Client(server, table, mover.token).view == mover.view


def test_the_host_chooses_during_the_game_what_absence_does_where_the_game_allows_it(server):
    """X-3"""
    clients = playing(server, {"grace_s": 0}, game="rummy")
    mover = whose_turn(clients)
    host = next(client for client in clients if client is not mover)
    if host.shown["host"] != host.shown["you"]:
        mover.tell("host", chair=host.shown["you"])
    cut_off(server, mover, mover.shown["chairs"][mover.shown["you"]]["name"])
    assert code(host.tell("arrange", settings={"absent": "default"})) == "option-value"

    host.tell("arrange", settings={"absent": "skip"})

    host.wait_for(lambda c: any(line["sentence"]["code"] == "rummy-skipped" for line in c.lines))


def test_a_clock_survives_a_restart(tmp_path):
    server = Server(tmp_path / "tables.sqlite3").start()
    began = time.monotonic()
    clients = playing(server, {"turn_time_s": 90})
    mover = whose_turn(clients)
    time.sleep(1.0)
    mover.tell("say", text="one second")
    played = time.monotonic() - began

    server.kill()
    server.start()

    (clock,) = Client(server, mover.shown["id"], mover.token).shown["clocks"]
    assert (clock["seat"], clock["of"]) == (mover.view["seat"], 90.0)
    assert 90 - played - 0.5 < clock["left"] < 89.1
    server.stop()


def test_a_table_that_wakes_leaves_nobody_without_time(tmp_path):
    server = Server(tmp_path / "tables.sqlite3").start()
    clients = playing(server, {"turn_time_s": 2})
    mover = whose_turn(clients)
    version = mover.shown["version"]
    server.kill()
    time.sleep(2.5)
    server.start()

    again = Client(server, mover.shown["id"], mover.token)

    assert again.shown["version"] == version
    assert again.shown["clocks"][0]["left"] > 1.5
    server.stop()


def test_a_game_can_be_given_up_without_a_result(server):
    ann, bob = two_at_a_table(server)

    assert code(bob.tell("abandon")) == "host-only"
    ann.tell("abandon")

    assert ann.wait_for(lambda c: c.shown["abandoned"]).shown["phase"] == "over"
