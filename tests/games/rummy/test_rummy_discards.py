"""Discards of Rummy With Jokers: taken, thrown away, and the one that closes."""

import pytest
from tests.covers import covers
from tests.games.rummy.at_the_table import (
    ANN,
    BOB,
    declared,
    hand,
    play,
    position,
    refused,
    rummy,
    table,
)

from cardtable.core.cards import card_names, parse_card


@covers("rummy 17.4")
def test_a_taken_discard_may_extend_a_meld():
    """RJ-E35"""
    state = position(hands=["4S KH", None], declared=[ANN], melds=["7D 8D 9D"], up_card="10D", round=5)

    told = play(state, ANN, "take ; extend 1 10D ; discard 4S")

    assert table(state) == ["7♦ 8♦ 9♦ 10♦"]
    assert told[0].code == "rummy-took"
    assert (hand(state, ANN), card_names(state.discards)) == ("K♥", "4♠")


@covers("rummy 17.4")
def test_a_taken_discard_may_be_part_of_the_first_declaration():
    """RJ-E38, RJ-06"""
    state = position(hands=["10H JH 6C 6D 6S 9S 2D"], up_card="QH")

    play(state, ANN, "take ; declare 10HJHQH / 6C6D6S ; discard 9S")

    assert state.declared[ANN]
    assert hand(state, ANN) == "2♦"


def test_a_taken_discard_may_be_played_after_the_first_declaration():
    """RJ-06"""
    state = position(hands=["10H JH QH 6C 6D 6S 9S 2D"], melds=["7D 8D 9D"], declared=[BOB], up_card="10D")

    play(state, ANN, "take ; declare 10HJHQH / 6C6D6S ; extend 1 10D ; discard 9S")

    assert table(state)[0] == "7♦ 8♦ 9♦ 10♦"


@covers("rummy 17.4", "rummy 10.3")
@pytest.mark.parametrize(
    "turn", ["take ; discard KH", "take ; discard 10D", "take ; declare 3S4S5S ; discard KH", "take ; close 10D"]
)
def test_a_taken_discard_that_is_not_played_makes_the_turn_void(turn):
    """RJ-05"""
    state = position(hands=["3S 4S 5S KH 9H", None], declared=[ANN], melds=["7D 8D 9D"], up_card="10D")

    said = refused(state, ANN, turn)

    assert (said.code, said.facts) == ("rummy-taken-unused", {"card": "10♦"})
    play(state, ANN, "draw")


def test_a_taken_card_cannot_close():
    """RJ-E37, RJ-19"""
    state = position(hands=["3S 4S 5S", None], declared=[ANN], melds=["7D 8D 9D"], up_card="10D", round=5)

    assert refused(state, ANN, "take ; declare 3S4S5S ; close 10D").code == "rummy-taken-unused"


def test_of_two_equal_cards_one_is_played_and_the_other_may_go():
    """RJ-37"""
    state = position(hands=["10D KH", None], declared=[ANN], melds=["7D 8D 9D"], up_card="10D")

    play(state, ANN, "take ; extend 1 10D ; discard 10D")

    assert hand(state, ANN) == "K♥"


def test_whoever_has_drawn_cannot_take_as_well():
    state = declared("6D 9S KH", melds=["7D 8D 9D"], up_card="10D")

    assert refused(state, ANN, "take ; extend 1 10D ; discard KH").code == "rummy-drawn-already"


@covers("rummy 17.11", "rummy 17.12")
@pytest.mark.parametrize("card", ["9♠", "K♥", "Jk"])
def test_any_card_may_be_discarded_jokers_too(card):
    """RJ-27"""
    state = declared("9S KH Jk")

    play(state, ANN, f"discard {card}")

    assert (card_names(state.discards[-1:]), state.turn) == (card, BOB)


@covers("rummy 5.1", "rummy 17.10", "rummy 24.1", "rummy 24.2", "rummy 24.3", "rummy 17.12")
def test_with_all_cards_but_one_played_the_last_one_closes_face_down():
    """RJ-E40, RJ-17"""
    state = declared("6D 10D", melds=["7D 8D 9D"])

    assert refused(state, ANN, "extend 1 6D ; extend 1 10D ; close").code == "rummy-keep-one"
    assert refused(state, ANN, "extend 1 6D10D").code == "rummy-keep-one"
    told = play(state, ANN, "extend 1 6D ; close 10D")
    assert state.result.over
    assert state.closing == parse_card("10D")
    assert state.discards[-1] != parse_card("10D")
    assert told[1].code == "rummy-closed"
    assert "card" not in told[1].facts


def test_the_closing_card_stays_hidden_from_the_others():
    state = declared("6D 10D", melds=["7D 8D 9D"])

    events = state.play(ANN, rummy.parse_move("extend 1 6D ; close 10D"))

    assert [events[1].told_to(seat).facts.get("card") for seat in (ANN, BOB, None)] == ["10♦", None, None]
    assert state.view(BOB).closed


@covers("rummy 24.1", "rummy 27.3")
def test_a_perfect_finish_closes_in_the_turn_of_the_first_declaration():
    """RJ-E41, RJ-18"""
    cards = "3C 4C 5C 9S 10S JS 7C 7D 7H KC KD KH KS 2D"
    state = position(hands=[cards])

    told = play(state, ANN, "declare 3C4C5C / 9S10SJS / 7C7D7H / KCKDKHKS ; close 2D")

    assert told[0].facts["points"] == 102
    assert state.result.scores == (0, 100)
    assert state.result.places == (1, 2)


def test_closing_needs_a_first_declaration():
    """RJ-18"""
    state = position(hands=["9S KH", None], drawn=True)

    assert refused(state, ANN, "close KH").code == "rummy-close-undeclared"


def test_closing_needs_all_other_cards_played():
    state = declared("6D 10D KH", melds=["7D 8D 9D"])

    said = refused(state, ANN, "extend 1 6D ; close KH")

    assert (said.code, said.facts) == ("rummy-close-early", {"count": 1, "cards": "10♦"})


@pytest.mark.parametrize("last", ["KH", "Jk"])
def test_any_card_may_close_a_joker_too(last):
    """RJ-19"""
    state = declared(f"6D {last}", melds=["7D 8D 9D"])

    play(state, ANN, f"extend 1 6D ; close {last}")

    assert state.result.over


def test_the_last_card_is_never_discarded_face_up():
    """RJ-20"""
    state = declared("6D 10D", melds=["7D 8D 9D"])

    assert refused(state, ANN, "extend 1 6D ; discard 10D").code == "rummy-last-card-closes"
