"""All who only wait are told the same message, made once; whoever is shown something else, another."""

import json
from types import SimpleNamespace

from cardtable.core.move import Seat
from cardtable.core.sentence import say
from cardtable.core.view import Choice, Own
from cardtable.server.rooms.broadcast import News, Picture
from cardtable.wire.difference import Unpacked


def news():
    picture = SimpleNamespace(number=3, has_new_words=lambda since: False)
    return News(picture, {}, Unpacked(None), Unpacked(None), [], 0)


def waits(seat, pot, question=1, legal=()):
    return Picture(question, None, Own(Seat(seat), say("geschenkt-wait", pot=pot), legal))


def told(message):
    return json.loads(message).get("view", {})


def test_two_who_see_the_same_before_and_after_are_told_the_same():
    told_to = news()

    first = told_to.of(0, waits(0, pot=1), waits(0, pot=2))

    assert told(first) == {"prompt.facts": {"pot": 2}}
    assert told_to.of(1, waits(1, pot=1), waits(1, pot=2)) is first


def test_whoever_sees_something_else_is_told_that():
    told_to = news()
    told_to.of(0, waits(0, pot=1), waits(0, pot=2))

    assert told(told_to.of(1, waits(1, pot=1), waits(1, pot=5))) == {"prompt.facts": {"pot": 5}}
    assert told(told_to.of(1, waits(1, pot=2), waits(1, pot=2))) == {}
    choice = (Choice("take", say("take")),)
    assert "legal.0" in told(told_to.of(1, waits(1, pot=1), waits(1, pot=2, legal=choice)))


def test_a_new_question_is_told_to_whom_it_is_put():
    told_to = news()
    told_to.of(0, waits(0, pot=1), waits(0, pot=2))

    asked = told_to.of(1, waits(1, pot=1), waits(1, pot=2, question=7))

    assert json.loads(asked)["table"] == {"question": 7}


def test_whoever_sees_the_game_for_the_first_time_is_told_their_own_seat():
    told_to, outside = news(), Picture(1, None, None)
    told_to.of(0, outside, waits(0, pot=1))

    assert told(told_to.of(1, outside, waits(1, pot=1)))["seat"] == 1
