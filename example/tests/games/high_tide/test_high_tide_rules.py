"""The rules of High Tide, one example each."""

import pytest

from cardtable.core.move import READY, IllegalMove, Seat
from cardtable.games.high_tide import GAME
from cardtable.games.high_tide.moves import DRAW, Play

ANN, BOB, CY = Seat(0), Seat(1), Seat(2)


def test_a_higher_card_costs_nothing_and_the_next_player_follows():
    state = GAME.position(hands=[[20, 30], [5, 6]], top_card=15)

    state.play(ANN, Play(20))

    assert state.discards == [15, 20]
    assert state.points == [0, 0]
    assert state.waiting == (BOB,)


def test_a_lower_card_costs_three_points():
    state = GAME.position(hands=[[10, 30], [5, 6]], top_card=15)

    state.play(ANN, Play(10))

    assert state.points == [3, 0]


def test_who_draws_looks_at_the_card_alone():
    state = GAME.position(hands=[[10], [5, 6]], top_card=15, players=2)
    card = state.stock[-1]

    events = state.play(ANN, DRAW)

    assert state.hands[ANN] == [10, card]
    assert events[0].told_to(ANN).facts["card"] == card
    assert "card" not in events[0].told_to(BOB).facts


def test_nobody_draws_from_an_empty_stock():
    state = GAME.position(hands=[list(range(1, 20)), list(range(20, 40))], top_card=40, stock=[])

    with pytest.raises(IllegalMove, match="high-tide-stock-empty"):
        state.check(ANN, DRAW)


def test_a_round_ends_with_the_last_card_and_the_others_pay_for_theirs():
    state = GAME.position(hands=[[20], [5, 6]], top_card=15)

    state.play(ANN, Play(20))

    assert state.finished == [[0, 2]]
    assert state.waiting == (ANN, BOB)


def test_the_next_round_begins_when_everybody_is_ready_and_the_second_seat_leads():
    state = GAME.position(hands=[[20], [5, 6]], top_card=15)
    state.play(ANN, Play(20))

    state.play(BOB, READY)
    assert state.waiting == (ANN,)
    state.play(ANN, READY)

    assert (state.round, state.waiting) == (2, (BOB,))
    assert [len(hand) for hand in state.hands] == [4, 4]


def test_the_fewest_points_win_after_the_last_round():
    state = GAME.position(hands=[[20], [5, 6]], top_card=15, finished=[[0, 1]], options={"rounds": 2})

    state.play(ANN, Play(20))

    assert state.waiting == ()
    assert (state.result.scores, state.result.places) == ((0, 3), (1, 2))


def test_the_others_play_on_when_somebody_leaves():
    state = GAME.position(hands=[[20, 21], [5, 6], [7, 8]], top_card=15)

    state.leave(ANN)

    assert state.waiting == (BOB,)
    state.play(BOB, Play(5))
    state.play(CY, Play(7))
    assert state.waiting == (BOB,)
