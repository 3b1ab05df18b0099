"""Scenarios to play on from, what could have been done instead, and the deal of the day."""

from urllib.parse import quote

import pytest
from tests.live import Client, serving

SCENARIO = "geschenkt@1;chips=(2,5,9);face_up=30;pot=4;turn=1"
FAST = {"pace_ms": 0}


def begun(server, seated):
    """At a table that was just opened, without waiting for bots."""
    client = Client(server, seated["table"], seated["token"])
    client.tell("arrange", settings=FAST)
    client.tell("start", nonce="ab" * 16)
    return client.wait_for(lambda c: c.shown["phase"] == "playing")


def daily_cards(server, name="Ann"):
    """What is seen first of the deal of the day, and the table."""
    _, seated = server.post("/api/daily", {"game": "geschenkt", "name": name})
    client = begun(server, seated)
    return client.view, client


def asked(server, client, page):
    """What whoever sits at a table is told."""
    headers = {"authorization": f"Bearer {client.token}"}
    return server.request("GET", f"/api/tables/{client.shown['id']}/{page}", headers=headers)[1]


def test_a_scenario_is_shown_as_its_seat_sees_it_and_played_on_with_the_seat_for_oneself(server):
    _, shown = server.get(f"/api/scenarios?text={quote(SCENARIO)}")
    status, seated = server.post("/api/scenarios", {"scenario": SCENARIO, "name": "Ann", "level": "easy"})
    ann = begun(server, seated)

    assert shown["view"]["face_up"] == 30
    assert shown["seat"] == 1
    assert status == 201
    assert seated["chair"] == 1
    assert ann.view["face_up"] == 30
    assert ann.view["pot"] == 4
    assert ann.view["chips"] == [2, 5, 9]
    assert ann.shown["commitment"] == "", "a deal that was chosen proves nothing"
    ann.play_to_the_end()


@pytest.mark.parametrize("text", ["geschenkt@1;chips=(", "whist", "geschenkt;players=9999999", "geschenkt;deck=(3"])
def test_what_is_no_scenario_is_refused(server, text):
    assert server.get(f"/api/scenarios?text={quote(text)}")[0] in (400, 404)
    assert server.post("/api/scenarios", {"scenario": text})[0] in (400, 404)


def test_the_expert_answers_for_a_scenario(server):
    status, hint = server.get(f"/api/scenarios/hint?text={quote(SCENARIO)}")

    assert status == 200
    assert hint["move"] in ("take", "pay")
    assert hint["why"]["code"]


@pytest.fixture(scope="module")
def played(server):
    """A finished game that began with the deal of the day, and what was seen first."""
    first, ann = daily_cards(server)
    ann.play_to_the_end()
    return first, ann


def test_the_deal_of_the_day_is_the_same_for_everybody_and_nobody_stirs_it(server, played):
    again, _ = daily_cards(server)

    assert again == {**played[0], "prompt": again["prompt"]}


def test_results_with_the_deal_of_the_day_stand_beside_each_other(server, played):
    _, daily = server.get("/api/daily")

    found = next(one for one in daily["games"] if one["game"] == "geschenkt")
    mine = next(one for one in found["results"] if one["table"] == played[1].shown["id"])
    assert mine["place"] == 1
    assert mine["name"] == "Ann"
    assert mine["score"] == played[1].view["result"]["scores"][0]
    assert mine["counts"]
    assert len({one["commitment"] for one in daily["games"]}) == 5


def test_whoever_plays_the_deal_of_the_day_again_is_not_counted_beside_the_others(server):
    """Not even if the first game was never played to its end."""
    daily_cards(server, "Cy")
    _, again = daily_cards(server, "CY")
    again.play_to_the_end()

    _, daily = server.get("/api/daily")

    found = next(one for one in daily["games"] if one["game"] == "geschenkt")
    results = {one["table"]: one["counts"] for one in found["results"]}
    assert results[again.shown["id"]] is False


def test_only_who_played_a_daily_deal_can_look_back_on_it(server, played):
    """Its id stands in the list of results, and others are still to play the same cards."""
    for page in ("log.json", "replay?seat=0", "record.json", "scenario?step=5", "review"):
        assert server.get(f"/api/tables/{played[1].shown['id']}/{page}")[0] == 403


def test_a_server_keeps_the_deal_of_the_day_when_it_starts_again(tmp_path):
    with serving(tmp_path / "db") as server:
        first = server.get("/api/daily")
    with serving(tmp_path / "db") as server:
        assert server.get("/api/daily") == first
        assert server.get("/api/history")[1] == [], "a deal is no game"


def test_bots_answer_the_same_moves_with_the_same_ones(server):
    """Two who take every card meet the same game."""
    games = []
    for _ in range(2):
        _, ann = daily_cards(server)
        ann.play_to_the_end(lambda legal: "take" if "take" in legal else legal[0])
        games.append((ann.view["runs"], ann.view["result"]))

    assert games[0] == games[1]


def test_a_moment_of_a_finished_game_is_a_scenario_and_other_moves_can_be_tried(server, played):
    told = asked(server, played[1], "scenario?step=5&seat=0")
    others = asked(server, played[1], "alternatives?step=1")
    verdicts = [asked(server, played[1], f"what-if?step=1&move={one['move']}") for one in others["moves"]]

    assert told["scenario"].startswith("geschenkt@0;")
    assert server.get(f"/api/scenarios?text={quote(told['scenario'])}")[0] == 200
    assert {one["played"] for one in verdicts} == {"take", "pay"}
    assert len({one["best"] for one in verdicts}) == 1


def test_the_secret_cards_of_geschenkt_stay_secret_in_its_scenarios(server, played):
    """Without a seat it is told through the eyes of whoever is to move."""
    told = asked(server, played[1], "scenario?step=5")

    assert told["scenario"].startswith("geschenkt@")
