"""A lesson is an ordinary table: its deal is described, the others know what to do, and nobody else hears of it."""

import pytest
from tests.live import Client

from cardtable.catalog import game, games


def begin(server, name):
    seated = server.open_table(name, lesson=True, settings={"pace_ms": 0})
    ann = Client(server, seated["table"], seated["token"])
    ann.tell("start")
    return seated["table"], ann


def is_over(ann):
    return ann.shown["lesson"]["done"] == ann.shown["lesson"]["of"]


def follow(ann):
    """Do what the lesson asks for, until it asks for nothing more."""
    while True:
        ann.wait_for(lambda c: c.view is not None and (c.shown["lesson"]["move"] or is_over(c)))
        if is_over(ann):
            return
        done = ann.do(ann.shown["lesson"]["move"])
        assert done["type"] == "done", (ann.shown["lesson"], ann.legal, done)


@pytest.mark.parametrize("name", games())
def test_a_lesson_goes_step_by_step_with_others_who_play_their_part(server, name):
    _, ann = begin(server, name)
    steps = game(name).lesson.steps
    assert ann.shown["lesson"]["says"]["code"] == f"{name}-lesson-{steps[0].idea}"

    follow(ann)

    assert (ann.shown["lesson"]["done"], ann.shown["lesson"]["says"]) == (len(steps), None)


def test_another_move_is_refused_kindly_and_the_adviser_says_what_the_lesson_says(server):
    _, ann = begin(server, "geschenkt")

    assert ann.do("take")["sentence"]["code"] == "lesson-not-yet"
    assert ann.tell("ask", move="take")["means"]["code"] == "lesson-not-yet"
    advice = ann.tell("hint")

    assert (advice["move"], advice["why"]["code"]) == ("pay", "geschenkt-lesson-cost")


def test_a_finished_lesson_stands_in_no_history_and_promises_no_deal(server):
    table, ann = begin(server, "geschenkt")
    follow(ann)
    ann.wait_for(lambda c: c.shown["phase"] == "over")

    assert ann.shown["commitment"] == ""
    assert ann.shown["seed"] is None
    assert server.get(f"/api/tables/{table}")[1]["practice"] is True
    assert table not in [listed["id"] for listed in server.get("/api/history")[1]]
    assert server.get(f"/api/tables/{table}/replay")[1]["sentence"]["code"] == "onlookers-not-here"


def test_the_same_cards_in_another_order_are_as_good(server):
    _, ann = begin(server, "rummy")
    ann.do("draw")
    ann.wait_for(lambda c: c.shown["lesson"]["done"] == 1)

    assert ann.do("turn declare 6♣6♦6♠ / K♥Q♥J♥ ; discard K♠")["type"] == "done"
