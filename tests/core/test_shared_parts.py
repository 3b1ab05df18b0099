"""What several games have in common: who is next, rounds, a stock made anew, descriptions that leave much unsaid."""

import pytest

from cardtable import game
from cardtable.core.cards import parse_card
from cardtable.core.move import READY, IllegalMove, IllegalState, Seat, bare, parse_by_verb
from cardtable.core.rounds import Rounds
from cardtable.core.scenario import by_seat, flags, refuse_unknown, spoken_of
from cardtable.core.stock import remaining, taken, taken_within


class TwoRounds(Rounds):
    """As much of a game as rounds need."""

    rounds = 1

    def next_round(self):
        self.rounds += 1


TwoRounds.__abstractmethods__ = frozenset()


def test_the_next_seat_is_the_next_of_those_who_have_not_left():
    state = game("geschenkt").start(4, seed=1)
    state.left = (False, True, True, False)

    assert state.active() == [0, 3]
    assert [state.next_seat(Seat(s)) for s in range(4)] == [3, 3, 3, 0]


def test_a_stock_is_made_of_all_discards_but_the_top_one():
    state, discards = game("geschenkt").start(2, seed=1), [5, 6, 7, 8, 9]

    stock = state.restocked(discards)

    assert sorted(stock) == [5, 6, 7, 8]
    assert discards == [9]
    assert state.shuffles == 3


def test_the_next_round_begins_when_all_who_are_left_are_ready():
    state = TwoRounds(3, None, 1)
    state.be_ready(Seat(0))
    state.be_ready(Seat(2))
    assert (state.rounds, state.unready()) == (1, (1,))

    state.left = (False, True, False)
    state.go_on_when_ready()

    assert (state.rounds, state.ready) == (2, [False, False, False])


def test_what_remains_of_a_deck_counts_every_card_once():
    assert remaining([1, 1, 2, 3, 3], [3], [1, 3]) == [1, 2]


def test_cards_are_taken_from_the_front_and_within_what_is_possible():
    cards = [1, 2, 3, 2, 1]

    assert taken_within(cards, 2, [2, 2, 1]) == [1, 2]
    assert cards == [3, 2, 1]
    assert taken(cards, 2) == [3, 2]
    assert cards == [1]


def test_what_concerns_seats_may_be_said_for_all_or_for_some():
    assert by_seat(["a", None], 2, "-") == by_seat({0: "a"}, 2, "-") == ["a", "-"]
    assert by_seat(None, 2, "-") == ["-", "-"]
    assert flags([True, False], 2) == flags([0], 2) == [True, False]
    assert spoken_of({"hands": {0: "x"}, "scores": [1, 2, 3]}, ("hands", "scores")) == 3


def test_an_unknown_word_of_a_description_is_refused():
    with pytest.raises(IllegalState) as refusal:
        refuse_unknown({"hands": [], "hnads": []}, ("hands",))

    assert refusal.value.sentence.facts == {"field": "hnads"}


def test_a_card_that_cannot_be_read_is_an_illegal_move():
    verbs = {"play": lambda text: bare(READY)(str(parse_card(text))), "ready": bare(READY)}

    with pytest.raises(IllegalMove) as refusal:
        parse_by_verb("play 77", verbs)

    assert refusal.value.sentence.code == "card-unknown"
