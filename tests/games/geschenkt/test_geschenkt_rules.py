"""Geschenkt by its rule sheet: what may be done, and what comes of it."""

import pytest
from tests.covers import covers

from cardtable import IllegalMove, Refused, game
from cardtable.core.card_sets import set_of
from cardtable.core.move import Seat
from cardtable.games.geschenkt.moves import FORCED_TAKE, PAY, TAKE

ANN, BOB, CY = Seat(0), Seat(1), Seat(2)

geschenkt = game("geschenkt")
position = geschenkt.position


@covers("geschenkt 1.1")
def test_nine_of_the_33_cards_are_removed():
    """GK-E01"""
    state = geschenkt.start(4, seed=7)

    assert len(state.deck) == 24
    assert sorted([*state.deck, *state.removed]) == list(range(3, 36))


@covers("geschenkt 1.1")
def test_the_removed_cards_are_random():
    removed = {tuple(geschenkt.start(4, seed=seed).removed) for seed in range(50)}

    assert len(removed) == 50


@covers("geschenkt 1.2")
@pytest.mark.parametrize("players", range(2, 8))
def test_everybody_gets_eleven_chips_and_sees_them(players):
    view = geschenkt.start(players, seed=7).view(ANN)

    assert view.chips == (11,) * players


@pytest.mark.parametrize(("players", "chips"), [(3, 11), (5, 11), (6, 9), (7, 7)])
def test_official_chips_are_fewer_at_large_tables(players, chips):
    """GK-02"""
    assert geschenkt.start(players, 7, {"chips": "official"}).chips == [chips] * players


@covers("geschenkt 1.3")
@pytest.mark.parametrize("players", [1, 8, 0, -1])
def test_other_than_two_to_seven_players_are_refused_with_the_reason(players):
    """GK-E02"""
    with pytest.raises(Refused) as refusal:
        geschenkt.start(players, seed=7)

    assert refusal.value.sentence.facts == {"game": "geschenkt", "number": players, "fewest": 2, "most": 7}


def test_a_house_can_ask_for_three_players():
    """GK-01"""
    with pytest.raises(Refused):
        geschenkt.start(2, 7, {"min_players": 3})

    assert geschenkt.start(3, 7, {"min_players": 3}).players == 3


@covers("geschenkt 1.4")
def test_the_order_of_play_is_random_and_shown():
    """GK-04"""
    orders = {geschenkt.start(4, seed=seed).view(None).order for seed in range(200)}

    assert len(orders) == 24
    assert all(geschenkt.start(4, seed).turn == geschenkt.start(4, seed).view(None).order[0] for seed in range(20))


@covers("geschenkt 2.1")
def test_a_card_is_turned_up_only_when_the_middle_is_empty():
    """GK-05"""
    state = position(players=3, face_up=30)

    state.play(ANN, PAY)

    assert state.face_up == 30
    state.play(BOB, TAKE)
    assert state.face_up not in (30, None)


@covers("geschenkt 2.2")
def test_pay_or_take_are_the_only_choices():
    state = position(players=2)

    assert state.legal(ANN) == (PAY, TAKE)
    assert state.legal(BOB) == ()


@covers("geschenkt 2.3")
def test_paying_moves_a_chip_to_the_middle_and_the_turn_on():
    """GK-E22"""
    state = position(players=4, face_up=35)

    for turn in range(8):
        state.play(Seat(turn % 4), PAY)

    assert state.pot == 8
    assert state.chips == [9, 9, 9, 9]


@covers("geschenkt 2.4", "geschenkt 3.2")
def test_taking_wins_card_and_pot_and_keeps_the_turn():
    """GK-07"""
    state = position(chips=(2, 5), face_up=30, pot=4)

    state.play(ANN, TAKE)

    assert (state.chips, state.pot, state.turn) == ([6, 5], 0, ANN)
    assert state.cards[ANN] == set_of([30])


def test_a_house_can_let_the_next_player_go_on():
    """GK-06"""
    state = position(players=3, face_up=30, options={"after_take": "next_player"})

    state.play(ANN, TAKE)

    assert state.turn == BOB


@covers("geschenkt 2.3", "geschenkt 2.4")
def test_three_players_pay_and_the_first_takes():
    """GK-E19"""
    state = position(chips=(10, 10, 13), cards=[[], [], [20]], face_up=28, order=[2, 0, 1], turn=2)

    for seat, move in [(CY, PAY), (ANN, PAY), (BOB, PAY), (CY, TAKE)]:
        state.play(seat, move)

    assert state.chips == [9, 9, 15]
    assert state.cards[CY] == set_of([20, 28])


@covers("geschenkt 2.3", "geschenkt 2.4")
def test_two_players_pay_in_turn_and_one_takes():
    """GK-E32, GK-25"""
    state = position(players=2, face_up=9)

    for seat, move in [(ANN, PAY), (BOB, PAY), (ANN, PAY), (BOB, TAKE)]:
        state.play(seat, move)

    assert (state.chips, state.pot, state.cards[BOB]) == ([9, 13], 0, set_of([9]))


@covers("geschenkt 2.5")
def test_silence_takes_card_and_chips_and_the_next_player_goes_on():
    """GK-E23, GK-09"""
    state = position(chips=(10, 5, 14), face_up=30, pot=4, order=[1, 2, 0], turn=1)

    state.play(BOB, state.default(BOB))

    assert state.default(BOB) == FORCED_TAKE
    assert (state.chips[BOB], state.cards[BOB], state.turn) == (9, set_of([30]), CY)
    assert state.face_up is not None


@covers("geschenkt 3.1", "geschenkt 3.4")
def test_without_chips_only_taking_is_possible_and_paying_is_refused_with_a_reason():
    """GK-E20, GK-10"""
    state = position(chips=(0, 22), face_up=33)

    with pytest.raises(IllegalMove) as refusal:
        state.play(ANN, PAY)

    assert refusal.value.sentence.code == "geschenkt-no-chips"
    assert state.legal(ANN) == (TAKE,)
    assert state.prompt(ANN).code == "geschenkt-must-take"
    assert (state.chips, state.turn) == ([0, 22], ANN)


@covers("geschenkt 3.1")
def test_a_last_chip_paid_means_taking_next_time():
    """GK-E31"""
    state = position(chips=(1, 21), face_up=33)

    state.play(ANN, PAY)
    state.play(BOB, PAY)

    assert state.legal(ANN) == (TAKE,)


@covers("geschenkt 3.3", "geschenkt 3.5", "geschenkt 5.1")
def test_everybody_sees_card_chips_pot_and_turn_after_each_move():
    """GK-24"""
    state = position(players=3, face_up=30)

    state.play(ANN, PAY)

    for seat in (ANN, BOB, CY, None):
        view = state.view(seat)
        assert (view.face_up, view.pot, view.turn, view.chips) == (30, 1, BOB, (10, 11, 11))
    assert state.prompt(BOB).facts == {"card": 30, "pot": 1, "chips": 11}


def test_hidden_chips_stay_out_of_others_views_and_logs():
    """GK-03"""
    state = position(players=3, face_up=30, options={"chip_visibility": "hidden"})

    events = state.play(ANN, PAY)

    assert [state.view(seat).chips for seat in (ANN, BOB, None)] == [(10, None, None), (None, 11, None), (None,) * 3]
    assert "chips" not in events[0].told_to(BOB).facts
    assert events[0].told_to(ANN).facts["chips"] == 10
    assert state.view(BOB).paid == (1, 0, 0)


def test_hidden_chips_are_shown_when_the_game_is_over():
    state = position(
        players=2,
        deck=[],
        cards=[list(range(3, 15)), list(range(15, 27))],
        removed=list(range(27, 36)),
        options={"chip_visibility": "hidden"},
    )

    assert state.view(ANN).chips == (11, 11)
    assert state.view(None).result.scores == (-8, 4)


@covers("geschenkt 4.1")
def test_the_game_ends_when_the_24th_card_is_taken():
    """GK-E25, GK-15"""
    state = geschenkt.start(2, seed=3)
    for _ in range(24):
        state.play(state.turn, TAKE)

    assert state.waiting == ()
    assert state.result.over
    with pytest.raises(IllegalMove):
        state.play(ANN, TAKE)


@covers("geschenkt 5.2")
def test_every_action_is_told_with_player_card_pot_and_chips():
    """GK-16"""
    state = position(chips=(2, 5), face_up=30, pot=4)

    paid = state.play(ANN, PAY)[0].told_to(None)
    took = state.play(BOB, TAKE)[0].told_to(None)

    assert (paid.code, paid.facts) == ("geschenkt-paid", {"player": ANN, "card": 30, "pot": 5, "chips": 1})
    assert (took.code, took.facts) == ("geschenkt-took", {"player": BOB, "card": 30, "pot": 5, "chips": 10})


@covers("geschenkt 5.3")
@pytest.mark.parametrize(("seat", "move"), [(BOB, TAKE), (BOB, PAY)])
def test_an_invalid_action_changes_nothing(seat, move):
    state = position(players=2, face_up=30)
    before = state.to_json()

    with pytest.raises(IllegalMove) as refusal:
        state.play(seat, move)

    assert refusal.value.sentence.facts == {"player": ANN}
    assert state.to_json() == before


@covers("geschenkt 5.4")
def test_help_says_what_taking_would_do_to_the_score():
    """GK-18"""
    state = position(chips=(2, 20), cards=[[15], []], face_up=14, pot=5)

    facts = state.means(ANN, TAKE).facts

    assert facts == {"card": 14, "pot": 5, "gain": "−1", "total": "−6"}


@covers("geschenkt 1.5")
def test_the_removed_cards_never_appear_in_a_view_or_an_event():
    """GK-14"""
    state = geschenkt.start(3, seed=11)
    told = []
    while state.waiting:
        told += state.play(state.turn, TAKE)

    shown = {int(card) for run in state.view(None).runs for cards in run for card in cards}
    named = {event.told_to(None).facts.get("card") for event in told}
    assert not set(state.removed) & (shown | named)
    assert not geschenkt.seed_is_told


@covers("geschenkt 1.4", "geschenkt 5.2")
def test_the_start_tells_the_order_of_play_and_the_chips():
    """GK-16"""
    state = geschenkt.start(4, seed=3, options={"chips": "official"})

    (told,) = state.opening()

    assert state.turn_order() == state.view(None).order != (0, 1, 2, 3)
    assert told.told_to(None).facts == {"player": state.turn_order()[0], "chips": 11, "card": state.deck[-1]}
