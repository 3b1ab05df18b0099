"""Absence in Shanko: turns that go by, silence, and those who leave."""

import pytest
from tests.covers import covers
from tests.games.shanko.at_the_table import (
    ANN,
    BOB,
    CY,
    DEE,
    cards_of,
    do,
    everybody_ready,
    hand,
    position,
    told,
    why_not,
)

from cardtable import Refused
from cardtable.core.move import Seat


@covers("shanko 10.3")
def test_the_turns_of_an_absent_player_go_by():
    """SH-31"""
    state = position(players=3, turn=BOB)
    held = hand(state, BOB)

    assert state.skip(BOB).by_table
    events = state.play(BOB, state.skip(BOB))

    assert (state.view(None).turn, hand(state, BOB)) == (CY, held)
    assert told(events) == ["shanko-skipped"]


@pytest.mark.parametrize(
    ("described", "seat", "move"),
    [
        ({"phase": "window", "turn": 1}, CY, "pass"),
        ({"phase": "offer", "turn": 1, "answers": {2: "buy"}}, BOB, "leave"),
        ({"phase": "ready"}, ANN, "ready"),
        ({"hands": {0: "2C 3C"}}, ANN, "turn discard 3♣"),
    ],
)
def test_buying_and_everything_else_passes_an_absent_player_by(described, seat, move):
    """SH-31"""
    state = position(players=4, **described)

    assert str(state.skip(seat)) == move


@covers("shanko 10.2", "shanko 10.3")
def test_where_nobody_is_there_the_round_ends():
    """SH-30, SH-31: skipped turns don't go round for ever."""
    state = position(players=3)
    for seat in (ANN, BOB, CY):
        state.play(seat, state.skip(seat))

    assert state.finished[-1].ending == "stalemate"


def test_a_draw_shows_that_somebody_is_there():
    state = position(players=3, skips=2)

    do(state, ANN, "draw")

    assert state.view(None).skips == 0


def test_silence_draws_from_the_pile_and_discards_the_drawn_card():
    """SH-41"""
    state = position(players=2, draws="QS")

    assert str(state.default(ANN)) == "draw"

    do(state, ANN, "draw")

    assert str(state.default(ANN)) == "turn discard Q♠"


@covers("shanko 10.3")
def test_who_leaves_is_out_of_turns_and_buying_and_melds_stay():
    """SH-31"""
    state = position(players=4, turn=BOB, melds=[(CY, "QS QH QD"), (CY, "KS KH KD")])
    set_aside = state.view(None).hands[CY]

    events = state.leave(CY)

    view = state.view(ANN)
    assert told(events) == ["player-left"]
    assert (view.left, len(view.melds), view.hands[CY]) == ((CY,), 2, set_aside)

    do(state, BOB, "draw")
    state.play(BOB, state.default(BOB))

    assert state.view(None).turn == DEE
    assert CY not in state.waiting
    assert why_not(state, CY, "draw").code == "already-left"


def test_who_leaves_in_their_turn_ends_it_without_a_discard():
    """SH-31"""
    state = position(players=3, hands={ANN: "2C 3D 4H 5S 6C 7D 8H 9S 10C JD QH KS"}, top="9H")

    state.leave(ANN)

    view = state.view(None)
    assert (view.turn, view.phase, view.up_card, view.hands[ANN]) == (BOB, "draw", "9♥", 12)


def test_the_score_of_who_has_left_stands_still_and_can_not_win():
    """SH-31"""
    state = position(
        players=3, round=7, hands={ANN: "9H 2C"}, melds=["5H 6H 7H 8H"], scores=[[50] * 6, [1] * 6, [60] * 6]
    )
    state.leave(BOB)
    do(state, ANN, "lay 1 9H ; out 2C")

    assert state.result.over
    assert state.result.scores[BOB] == 6
    assert state.result.places == (1, 3, 2)
    assert state.result.sheet[-1][BOB][0].label.code == "shanko-part-left"


@covers("shanko 10.3")
def test_the_last_one_left_wins():
    """SH-31"""
    state = position(players=3, scores=[[90], [10], [0]])
    state.leave(BOB)
    events = state.leave(CY)

    assert state.waiting == ()
    assert (state.result.over, state.result.places) == (True, (1, 3, 2))
    assert told(events) == ["player-left", "shanko-alone"]
    with pytest.raises(Refused):
        state.leave(ANN)


@pytest.mark.parametrize(("leavers", "decks"), [((), 4), ((0, 1), 3), ((0, 1, 2, 3), 2)])
def test_later_rounds_take_the_decks_for_those_who_are_left(leavers, decks):
    """SH-31"""
    state = position(players=8, phase="ready", decks=4)
    for seat in leavers:
        state.leave(Seat(seat))
    everybody_ready(state)

    view = state.view(None)
    assert (view.decks, len(cards_of(state))) == (decks, 56 * decks)
    assert [size for seat, size in enumerate(view.hands) if seat in leavers] == [0] * len(leavers)


def test_a_leave_between_rounds_holds_nobody_up():
    state = position(players=3, phase="ready")
    do(state, ANN, "ready")
    do(state, BOB, "ready")

    state.leave(CY)

    assert state.view(None).round == 2
