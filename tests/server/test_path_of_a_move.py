"""From a click to every screen: commit, then acknowledge, then show."""

import json
import urllib.request

from tests.covers import covers
from tests.live import Client, Server, gathered

FAST = {"pace_ms": 0, "turn_time_s": 0}


def two_at_a_table(server, settings=None, **wish):
    ann = server.open_table(settings={**FAST, **(settings or {})}, **wish)
    status, bob = server.sit(ann["table"], "Bob")
    assert status == 201
    seats = gathered([Client(server, ann["table"], who["token"]) for who in (ann, bob)])
    assert seats[0].tell("start")["type"] == "done"
    return [seat.wait_for(lambda client: client.shown["phase"] == "playing") for seat in seats]


def whose_turn(clients):
    return next(client for client in clients if client.wait_for(lambda c: c.view).legal)


@covers("geschenkt 3.3", "geschenkt 5.1", "sushi-go 18.3")
def test_everybody_sees_a_move_and_the_mover_is_told_first_that_it_is_saved(server):
    clients = two_at_a_table(server)
    mover = whose_turn(clients)
    version = mover.shown["version"]

    answer = mover.do("pay")

    assert answer == {"type": "done", "id": answer["id"], "version": version + 1}
    for client in clients:
        client.wait_for(lambda c: c.shown["version"] == version + 1)
        assert client.view["pot"] == 1
        assert sorted(client.view["chips"]) == [10, 11]


@covers("geschenkt 5.3")
def test_a_refused_move_is_answered_to_that_player_alone_and_changes_nothing(server):
    clients = two_at_a_table(server)
    mover = whose_turn(clients)
    other = next(client for client in clients if client is not mover)
    before = other.shown["version"]

    assert other.do("take")["sentence"]["code"] == "not-your-turn"
    assert mover.do("fly")["sentence"]["code"] == "move-unknown"
    assert mover.do("forced-take")["sentence"]["code"] == "only-the-table"

    assert mover.do("pay")["version"] == before + 1


def test_a_repeated_click_counts_once(server):
    """GK-17"""
    clients = two_at_a_table(server)
    mover = whose_turn(clients)
    question = mover.shown["question"]

    first = mover.do("pay", id="the-same")
    again = mover.do("pay", id="the-same", answers=question)

    assert (first["type"], again["type"]) == ("done", "done")
    assert clients[0].wait_for(lambda c: c.shown["version"] == first["version"]).view["pot"] == 1


def test_an_answer_to_a_question_that_is_gone_is_refused(server):
    clients = two_at_a_table(server)
    mover = whose_turn(clients)
    question = mover.shown["question"]
    mover.do("pay")

    late = mover.do("pay", answers=question)

    assert late["sentence"]["code"] == "question-is-gone"


def test_an_opinion_is_given_without_doing_anything(server):
    clients = two_at_a_table(server)
    mover = whose_turn(clients)
    version = mover.shown["version"]

    good, bad = mover.tell("ask", move="take"), mover.tell("ask", move="jump")

    assert (good["legal"], good["move"], good["means"]["code"]) == (True, "take", "geschenkt-means-take")
    assert (bad["legal"], bad["means"]["code"]) == (False, "move-unknown")
    assert mover.shown["version"] == version


def test_the_rules_say_whether_a_draft_only_lacks_something(server):
    mover = whose_turn(two_at_a_table(server, game="shanko"))
    mover.do("draw")

    lacking, wrong = mover.tell("ask", move="turn"), mover.tell("ask", move="turn dance")

    assert (lacking["legal"], lacking["open"], lacking["means"]["code"]) == (False, True, "shanko-missing-discard")
    assert (wrong["legal"], wrong.get("open", False)) == (False, False)


def test_an_expert_gives_advice(server):
    clients = two_at_a_table(server)
    mover = whose_turn(clients)

    advice = mover.tell("hint")

    assert advice["move"] in mover.legal
    assert advice["why"]["code"].startswith(("geschenkt-why", "geschenkt-prefers"))


def test_a_whole_game_with_bots_is_played_and_kept_in_the_history(server):
    seated = server.open_table(bots=["easy", "medium"], settings={**FAST, "listed": "yes"})
    ann = Client(server, seated["table"], seated["token"])
    ann.tell("start")

    result = ann.play_to_the_end()

    history = server.get("/api/history")[1]
    kept = next(game for game in history if game["id"] == seated["table"])
    assert kept["scores"] == result["scores"]
    assert kept["places"] == result["places"]


@covers("geschenkt 4.5", "geschenkt 5.2", "geschenkt 5.5")
def test_the_log_is_numbered_with_turns_and_can_be_exported(server):
    """GK-16, GK-23"""
    seated = server.open_table(bots=["medium"], settings=FAST)
    ann = Client(server, seated["table"], seated["token"])
    ann.tell("start")
    ann.play_to_the_end()
    path = f"/api/tables/{seated['table']}/log"

    exported = server.get(f"{path}.json")[1]

    assert [line["number"] for line in exported["lines"]] == list(range(1, len(exported["lines"]) + 1))
    assert exported["lines"][-1]["turn"] == sum(line["code"] in TURNS for line in exported["lines"])
    for kind in ("csv", "txt"):
        text = urllib.request.urlopen(f"{server.address}{path}.{kind}?language=ja").read().decode()
        assert "チップ" in text


TURNS = ("geschenkt-paid", "geschenkt-took", "geschenkt-forced")


def test_a_killed_server_goes_on_where_it_was(tmp_path):
    server = Server(tmp_path / "tables.sqlite3").start()
    clients = two_at_a_table(server)
    mover = whose_turn(clients)
    done = mover.do("pay")
    view = mover.wait_for(lambda c: c.shown["version"] == done["version"]).view
    table = mover.shown["id"]

    server.kill()
    server.start()

    again = Client(server, table, mover.token)
    assert again.shown["version"] == done["version"]
    assert again.view == view
    assert [line["number"] for line in again.lines] == list(range(1, len(again.lines) + 1))
    server.stop()


def test_messages_are_refused_by_the_thousand_and_change_nothing(server):
    clients = two_at_a_table(server)
    mover = whose_turn(clients)
    version = mover.shown["version"]
    wrong = [
        "",
        "{}",
        "[]",
        "null",
        "[" * 4000,
        '{"type":"do"}',
        '{"type":"do","move":1,"answers":1,"id":"x"}',
        "NaN",
        '{"type":"do","move":"take","answers":true,"id":"x"}',
        '{"type":"start","id":"x","extra":1}',
        '{"type":"do","move":"take","answers":1e400,"id":"x"}',
        json.dumps({"type": "say", "text": "x" * 5000, "id": "a"}),
    ]

    for text in wrong * 30:
        mover.send(text)
        message = mover.receive()
        assert (message["type"], message["id"]) == ("refusal", None)

    assert mover.shown["version"] == version
    assert mover.do("pay")["type"] == "done"
