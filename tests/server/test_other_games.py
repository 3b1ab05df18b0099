"""What the other games ask of a table: simultaneous picks, pauses, teams, records that can be checked."""

import json
import subprocess
import sys
import time
import urllib.request

import pytest
from tests.covers import covers
from tests.live import Client, gathered
from tests.server.test_seats import code, cut_off

from cardtable.catalog import game
from cardtable.table.record import Record, verify
from cardtable.wire.codec import read_body

FAST = {"pace_ms": 0, "turn_time_s": 0}


def playing(server, game, bots=(), settings=None, names=("Bob",)):
    ann = server.open_table(game, bots=list(bots), settings={**FAST, **(settings or {})})
    others = [server.sit(ann["table"], name)[1] for name in names]
    clients = gathered([Client(server, ann["table"], who["token"]) for who in (ann, *others)])
    clients[0].tell("start")
    return [client.wait_for(lambda c: c.shown["phase"] == "playing") for client in clients]


@covers("sushi-go 18.1", "sushi-go 3.3", "sushi-go 18.2")
def test_others_learn_that_somebody_has_chosen_and_nothing_else_until_all_have(server):
    ann, bob = playing(server, "sushi-go")
    picked = ann.legal[0]

    ann.do(picked)

    bob.wait_for(lambda c: c.shown["version"] > ann.shown["version"] - 1)
    bob.wait_for(lambda c: any(line["sentence"]["code"] == "sushi-go-chose" for line in c.lines))
    card = picked.split()[1]
    assert not any(card in str(line["sentence"]["facts"]) for line in bob.lines)
    bob.do(bob.legal[0])
    ann.wait_for(lambda c: any(card in str(line["sentence"]["facts"]) for line in c.lines))


@covers("sushi-go 19.3")
def test_a_second_selection_in_the_same_turn_is_refused(server):
    ann, _ = playing(server, "sushi-go")
    legal = ann.legal
    ann.do(legal[0])

    again = ann.tell("do", move=legal[-1], answers=ann.shown["question"] or 0)

    assert again["type"] == "refusal"


@covers("sushi-go 18.4")
def test_the_game_pauses_at_once_when_somebody_is_gone_and_goes_on_when_they_are_back(server):
    """SG-27"""
    ann, bob = playing(server, "sushi-go")
    table = cut_off(server, bob, "Bob")

    ann.wait_for(lambda c: c.shown["paused"])
    assert code(ann.do(ann.legal[0])) == "table-is-paused"
    assert any(line["sentence"]["code"] == "table-waits" for line in ann.lines)
    Client(server, table, bob.token)

    assert ann.wait_for(lambda c: not c.shown["paused"]).do(ann.legal[0])["type"] == "done"


def test_those_who_are_left_may_let_a_bot_play_on(server):
    """SG-27"""
    ann, bob = playing(server, "sushi-go", settings={"patience_s": 1})
    cut_off(server, bob, "Bob")
    ann.wait_for(lambda c: c.shown["paused"])
    assert ann.tell("seatbot", level="easy", chair=1)["sentence"]["code"] == "seat-is-held"
    time.sleep(1)

    ann.tell("seatbot", level="easy", chair=1)

    ann.wait_for(lambda c: not c.shown["paused"])
    assert ann.play_to_the_end()["over"]


def test_those_who_are_left_may_end_the_game_without_a_result(server):
    """SG-27"""
    ann, bob = playing(server, "sushi-go", settings={"patience_s": 1})
    cut_off(server, ann, "Ann")
    bob.wait_for(lambda c: c.shown["paused"])
    assert bob.tell("abandon")["sentence"]["code"] == "seat-is-held"
    time.sleep(1)

    bob.tell("abandon")

    assert bob.wait_for(lambda c: c.shown["phase"] == "over").shown["abandoned"]


@pytest.fixture(scope="module")
def record(server):
    """The record of a finished game of Sushi Go!, as the page offers it."""
    (ann,) = playing(server, "sushi-go", bots=["easy", "medium"], names=())
    ann.play_to_the_end()
    shown = ann.wait_for(lambda c: c.shown["seed"]).shown
    with urllib.request.urlopen(f"{server.address}/api/tables/{shown['id']}/record.json") as answer:
        return shown, json.loads(answer.read())


def verified(tmp_path, record):
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    command = [sys.executable, "-m", "cardtable", "verify", str(file)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_finished_game_can_be_dealt_and_played_again_by_anybody(record, tmp_path):
    shown, kept = record

    assert kept["commitment"] == shown["commitment"]
    assert verified(tmp_path, kept).returncode == 0


@pytest.mark.parametrize("change", ["seed", "move", "result"])
def test_a_changed_record_is_found_out(record, tmp_path, change):
    kept = json.loads(json.dumps(record[1]))
    if change == "seed":
        kept["seed"] = "00" * 32
    elif change == "move":
        kept["steps"] = kept["steps"][1:]
    else:
        kept["result"]["scores"][0] += 1

    found = verified(tmp_path, kept)

    assert found.returncode == 1
    assert found.stderr.strip()


def test_a_finished_game_can_be_brought_to_another_server_and_replayed_there(record, own_server):
    status, brought = own_server.post("/api/history", record[1])
    assert status == 201

    _, replay = own_server.get(f"/api/tables/{brought['table']}/replay?seat=1")

    assert replay["total"] == len(record[1]["steps"]) + 1
    assert replay["steps"][0]["view"]["seat"] == 1
    assert own_server.get("/api/history")[1][0]["places"] == record[1]["result"]["places"]


def test_a_record_that_does_not_hold_is_not_kept(record, server):
    status, answer = server.post("/api/history", {**record[1], "seed": "11" * 32})

    assert (status, code(answer)) == (400, "record-commitment")


def test_geschenkt_keeps_its_deal_secret_for_ever(server):
    """GK-14"""
    (ann,) = playing(server, "geschenkt", bots=["easy"], names=())
    ann.play_to_the_end()
    table = ann.shown["id"]
    with urllib.request.urlopen(f"{server.address}/api/tables/{table}/record.json") as answer:
        kept = json.loads(answer.read())

    assert ann.shown["seed"] is None
    assert kept["seed"] is None


def test_a_running_game_has_no_record_and_no_replay(server):
    ann, _ = playing(server, "sushi-go")

    for page in ("record.json", "replay"):
        status, answer = server.get(f"/api/tables/{ann.shown['id']}/{page}")
        assert (status, code(answer)) == (400, "record-not-over")


@covers("sushi-go 20.1", "sushi-go 20.3")
def test_the_whole_game_is_served_as_json_when_it_is_asked_for(record):
    """SG-33"""
    shown, kept = record

    told = verify(game("sushi-go"), read_body(json.dumps(kept).encode(), Record, 2_000_000)).state.to_json()

    assert told["scores"] == shown["view"]["result"]["scores"]
    assert (told["round"], told["hands"]) == (3, [[], [], []])
    dishes = [card for round_ in (*told["past"], told["collections"]) for dishes in round_ for card in dishes]
    assert len(dishes) + len(told["deck"]) == 108
