"""The buy window of Shanko when answers do not come: silence, and those who leave."""

import pytest
from tests.games.shanko.at_the_table import (
    ANN,
    BOB,
    CY,
    DEE,
    EVE,
    discarded,
    do,
    hand,
    told,
    why_not,
)


def test_silence_means_pass_and_leave():
    """SH-22, SH-41"""
    state = discarded()

    assert str(state.default(CY)) == "pass"

    do(state, CY, "buy")

    assert str(state.default(BOB)) == "leave"


@pytest.mark.parametrize("absent", [{CY}, {DEE}, {CY, DEE}, {BOB, CY, DEE}])
def test_the_window_never_hangs(absent):
    """SH-22, SH-31: whoever says nothing, the table answers, and play goes on."""
    state = discarded()
    while state.view(None).phase in ("window", "offer"):
        seat = state.waiting[0]
        state.play(seat, state.default(seat) if seat in absent else state.legal(seat)[0])

    assert state.view(None).phase in ("draw", "turn")
    assert state.view(None).turn == BOB


@pytest.mark.parametrize(
    ("leaver", "phase", "turn", "waiting"),
    [
        (CY, "window", BOB, (DEE, EVE)),
        (BOB, "window", CY, (DEE, EVE)),
        (ANN, "window", BOB, (CY, DEE, EVE)),
    ],
)
def test_who_leaves_is_taken_out_of_the_window(leaver, phase, turn, waiting):
    """SH-22: and whoever becomes the next player draws the card instead of buying it."""
    state = discarded(players=5)

    state.leave(leaver)

    view = state.view(None)
    assert (view.phase, view.turn, view.waiting) == (phase, turn, waiting)


def test_a_window_with_the_last_open_answer_gone_closes():
    state = discarded()
    do(state, DEE, "buy")

    state.leave(CY)

    assert (state.view(None).phase, state.waiting) == ("offer", (BOB,))


def test_an_offer_ends_when_its_only_buyer_leaves():
    state = discarded()
    do(state, CY, "buy")

    state.leave(CY)

    assert (state.view(None).phase, state.view(None).up_card) == ("draw", "9♥")


def test_a_buyer_who_becomes_the_next_player_draws_instead():
    state = discarded(players=5)
    do(state, EVE, "buy")
    do(state, DEE, "pass")
    do(state, CY, "buy")

    state.leave(BOB)

    assert (state.view(None).phase, state.waiting) == ("offer", (CY,))
    do(state, CY, "leave")
    assert "9♥" in hand(state, EVE).split()


def test_an_offer_is_over_when_the_new_next_player_may_not_take_the_card():
    """SH-18, SH-22"""
    state = discarded(players=5, melded=[CY], options={"melded_may_draw_discard": "no"})
    do(state, DEE, "buy")

    events = state.leave(BOB)

    assert (state.view(None).phase, state.view(None).turn) == ("draw", CY)
    assert "9♥" in hand(state, DEE).split()
    assert told(events) == ["player-left", "shanko-bought"]


def test_buying_is_off_as_soon_as_two_players_are_left():
    """SH-28"""
    state = discarded(players=3)

    assert state.waiting == (CY,)

    state.leave(CY)

    assert (state.view(None).phase, state.waiting) == ("draw", (BOB,))
    assert state.view(None).buys == (0, 0, 0)
    assert why_not(state, ANN, "buy").code == "shanko-buy-two"
