"""Buying in Shanko: who may ask for the fresh discard, who gets it, and what silence means."""

import pytest
from tests.covers import covers
from tests.games.shanko.at_the_table import (
    ANN,
    BOB,
    CY,
    DEE,
    EVE,
    SOME,
    claims,
    discarded,
    do,
    hand,
    position,
    told,
    why_not,
)

from cardtable.core.cards import RANKS


@covers("shanko 12.1")
def test_after_a_discard_everybody_else_is_asked_but_for_the_next_player():
    """SH-20"""
    state = discarded()

    assert state.view(CY).phase == "window"
    assert state.waiting == (CY, DEE)
    assert [str(move) for move in state.legal(CY)] == ["buy", "pass"]
    assert [str(move) for move in state.legal(BOB)] == ["take"]
    assert state.legal(ANN) == ()
    assert state.is_window


@covers("shanko 12.3", "shanko 12.4", "shanko 13.3", "shanko 13.5")
def test_a_buyer_gets_the_discard_and_a_hidden_card_and_has_a_buy_less():
    """SH-23, SH-27"""
    state = discarded(draws="QS")

    do(state, CY, "buy")
    events = do(state, BOB, "leave")

    view = state.view(DEE)
    assert (view.hands[CY], view.buys) == (13, (3, 3, 2, 3))
    assert {"9♥", "Q♠"} <= set(hand(state, CY).split())
    assert view.known[CY] == ("9♥",)
    assert (view.phase, view.turn) == ("draw", BOB)
    assert told(events, DEE) == ["shanko-left-it", "shanko-bought"]
    assert events[-1].told_to(CY).facts["card_hidden"] == "Q♠"
    assert "Q♠" not in str(events[-1].told_to(DEE))


@covers("shanko 15.4", "shanko 16.3", "shanko 15.2")
def test_who_has_melded_is_passed_over():
    """SH-E43"""
    state = discarded(melds=[(CY, "QS QH QD"), (CY, "KS KH KD")])

    assert why_not(state, CY, "buy").code == "shanko-buy-melded"

    do(state, DEE, "buy")
    do(state, BOB, "leave")

    assert "9♥" in hand(state, DEE).split()


@covers("shanko 12.1")
def test_the_next_player_draws_the_card_instead_of_buying_it():
    """SH-E44"""
    state = discarded()

    assert why_not(state, BOB, "buy").code == "shanko-buy-next"

    do(state, BOB, "take")

    assert state.view(BOB).drawn == "9♥"


@covers("shanko 12.1")
def test_nobody_buys_back_their_own_discard():
    """SH-E46"""
    assert why_not(discarded(), ANN, "buy").code == "shanko-buy-own"


@covers("shanko 16.1", "shanko 16.2", "shanko 16.4", "shanko 16.5")
@pytest.mark.parametrize("order", [(ANN, BOB, EVE), (EVE, ANN, BOB), (BOB, EVE, ANN)])
def test_of_several_the_one_whose_turn_comes_first_buys(order):
    """SH-E47"""
    state = discarded(players=5, discarder=CY)
    for seat in order:
        if seat in state.waiting:
            do(state, seat, "buy")
    do(state, DEE, "leave")

    assert [len(held) for held in state.hands] == [11, 11, 11, 11, 13]
    assert state.view(None).buys == (3, 3, 3, 3, 2)
    assert why_not(state, ANN, "buy").code == "shanko-buy-nothing"


@covers("shanko 12.2")
def test_two_players_never_buy():
    """SH-E49"""
    state = discarded(players=2)

    assert state.view(None).phase == "draw"
    assert why_not(state, ANN, "buy").code == "shanko-buy-two"
    assert why_not(state, BOB, "buy").code == "shanko-buy-two"
    assert state.view(None).buys == (0, 0)


@covers("shanko 12.1", "shanko 12.5")
def test_the_first_up_card_can_not_be_bought():
    """SH-E50, SH-24"""
    state = position(players=4, top="QS")

    assert why_not(state, CY, "buy").code == "shanko-buy-nothing"

    do(state, ANN, "take")

    assert state.view(ANN).drawn == "Q♠"


@covers("shanko 14.2", "shanko 14.3")
def test_a_card_to_go_out_with_can_not_be_bought():
    """SH-E52, SH-27"""
    state = position(players=4, hands={ANN: "9H 2C"}, melds=["5H 6H 7H 8H"])
    do(state, ANN, "lay 1 9H ; out 2C")

    assert why_not(state, CY, "buy").code == "shanko-round-over"


@covers("shanko 12.5")
def test_the_card_beneath_a_bought_one_may_be_drawn_but_not_bought():
    """SH-25"""
    state = discarded(top="QS")
    do(state, CY, "buy")
    do(state, BOB, "leave")

    assert state.view(None).up_card == "Q♠"
    assert why_not(state, DEE, "buy").code == "shanko-buy-nothing"

    do(state, BOB, "take")

    assert state.view(BOB).drawn == "Q♠"


@covers("shanko 13.1", "shanko 13.4")
def test_after_three_buys_there_are_no_more_in_this_round():
    state = discarded(buys={CY: 0})

    assert state.waiting == (DEE,)
    assert why_not(state, CY, "buy").code == "shanko-buy-used-up"


@covers("shanko 13.1", "shanko 13.2", "shanko 13.3")
def test_each_round_gives_three_buys():
    state = position(players=3, buys={BOB: 0, CY: 2}, hands={ANN: "9H 2C"}, melds=["5H 6H 7H 8H"])
    do(state, ANN, "lay 1 9H ; out 2C")
    for seat in (ANN, BOB, CY):
        do(state, seat, "ready")

    assert state.view(None).buys == (3, 3, 3)


@covers("shanko 16.1")
def test_the_next_player_may_take_the_card_at_once_and_requests_cost_nothing():
    """SH-21, SH-22"""
    state = discarded()
    do(state, DEE, "buy")

    do(state, BOB, "take")

    view = state.view(DEE)
    assert (view.phase, view.turn, view.up_card) == ("turn", BOB, state.view(ANN).up_card)
    assert (view.buys[DEE], view.hands[DEE], claims(state)) == (3, 11, ("",) * 4)


@covers("shanko 16.1")
def test_when_somebody_asks_the_next_player_is_asked_once_more():
    """SH-22"""
    state = discarded()
    do(state, CY, "pass")
    do(state, DEE, "buy")

    assert (state.view(None).phase, state.waiting) == ("offer", (BOB,))
    assert [str(move) for move in state.legal(BOB)] == ["take", "leave"]
    assert state.prompt(BOB).facts == {"card": "9♥", "player": DEE}
    assert why_not(state, BOB, "draw").code == "shanko-draw-in-offer"

    do(state, BOB, "take")

    assert (state.view(BOB).drawn, state.view(None).buys[DEE]) == ("9♥", 3)


def test_the_next_player_does_not_draw_from_the_pile_while_the_window_is_open():
    """SH-22"""
    state = discarded()

    assert why_not(state, BOB, "draw").code == "shanko-draw-in-window"

    do(state, CY, "pass")
    do(state, DEE, "pass")
    do(state, BOB, "draw")

    assert state.view(None).phase == "turn"


def test_the_window_closes_when_one_has_asked_and_all_before_have_passed():
    """SH-22"""
    first, second = discarded(), discarded()

    do(first, CY, "buy")
    do(second, DEE, "buy")

    assert first.view(None).phase == "offer"
    assert second.view(None).phase == "window"

    do(second, CY, "pass")

    assert second.view(None).phase == "offer"


def test_the_window_closes_when_all_have_passed():
    """SH-22"""
    state = discarded()
    do(state, DEE, "pass")
    events = do(state, CY, "pass")

    assert (state.view(None).phase, state.waiting) == ("draw", (BOB,))
    assert told(events)[-1] == "shanko-unwanted"


def test_answers_are_hidden_until_the_window_closes():
    """SH-22"""
    asks, passes = discarded(players=5), discarded(players=5)

    events = do(asks, EVE, "buy")
    do(passes, EVE, "pass")

    assert asks.view(CY) == passes.view(CY)
    assert claims(asks, EVE)[EVE] == "buy"
    assert claims(asks, CY)[EVE] == "answered"
    assert told(events, CY) == ["shanko-answer-given"]
    assert told(events, EVE) == ["shanko-you-ask"]

    do(asks, CY, "pass")
    do(asks, DEE, "pass")

    assert claims(asks, CY)[EVE] == "buy"


def test_an_answer_is_final():
    state = discarded(players=5)
    do(state, DEE, "pass")

    assert why_not(state, DEE, "buy").code == "shanko-answered"
    assert why_not(state, DEE, "pass").code == "shanko-pass-nothing"


def test_a_buy_that_empties_the_draw_pile_recycles_it_afterwards():
    """SH-26, SH-29"""
    state = position(players=4, hands={ANN: SOME}, pile="QS", discards="KH KD")
    do(state, ANN, "discard 9H")
    do(state, CY, "buy")
    do(state, BOB, "leave")

    view = state.view(None)
    assert {"9♥", "Q♠"} <= set(hand(state, CY).split())
    assert (view.discards, view.recycles) == (("K♦",), 1)
    assert view.stock == len(view.recycled) > 0


def test_without_a_card_in_the_draw_pile_nothing_can_be_bought():
    """SH-26"""
    suits = [" ".join(f"{rank}{suit}" for rank in RANKS) for suit in "SHDC"]
    clubs = suits[3].split()

    state = position(
        round=7,
        phase="draw",
        turn=BOB,
        hands=[clubs, clubs[:-1], "Jk Jk Jk Jk", "Jk Jk Jk Jk"],
        melds=[(owner, suit) for owner in (CY, DEE) for suit in suits[:3]],
        pile=[],
        discards="KC",
        buys=[2, 2, 0, 0],
    )

    assert why_not(state, ANN, "buy").code == "shanko-buy-no-pile"


def test_a_house_can_let_buyers_come_before_the_next_player():
    """SH-21"""
    state = discarded(options={"buy_precedence": "buyers_first"})

    assert state.legal(BOB) == ()
    assert why_not(state, BOB, "take").code == "shanko-buyers-first"

    do(state, CY, "buy")

    assert (state.view(None).phase, state.view(None).buys[CY]) == ("draw", 2)
    assert "9♥" in hand(state, CY).split()


def test_where_buyers_come_first_a_card_nobody_buys_can_still_be_drawn():
    """SH-21"""
    state = discarded(options={"buy_precedence": "buyers_first"})
    do(state, CY, "pass")
    do(state, DEE, "pass")

    do(state, BOB, "take")

    assert state.view(BOB).drawn == "9♥"


def test_a_next_player_who_may_not_take_discards_is_not_asked():
    """SH-18, SH-22"""
    state = discarded(melded=[BOB], options={"melded_may_draw_discard": "no"})

    assert state.legal(BOB) == ()

    do(state, CY, "buy")

    assert (state.view(None).phase, state.view(None).buys[CY]) == ("draw", 2)
