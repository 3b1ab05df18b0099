"""The course of a game of Shanko: the deal, the rounds, scores, the piles."""

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
    shanko,
    told,
    why_not,
)

from cardtable import Refused
from cardtable.core.cards import JOKER, RANKS, parse_cards
from cardtable.core.chance import Fast
from cardtable.games.shanko.contracts import points
from cardtable.words import speech

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")


@covers("shanko 1.1", "shanko 1.3", "shanko 1.4", "shanko 1.5", "shanko 1.6", "shanko 1.7", "shanko 9.1")
@pytest.mark.parametrize(
    ("players", "cards", "pile"),
    [(2, 112, 89), (3, 112, 78), (4, 112, 67), (5, 168, 112), (6, 168, 101), (7, 224, 146), (8, 224, 135)],
)
def test_decks_hands_and_piles_by_the_number_of_players(players, cards, pile):
    """SH-E58, SH-E59, SH-39"""
    state = shanko.start(players, seed=3)

    view = state.view(ANN)
    assert view.hands == (11,) * players
    assert (view.stock, len(view.discards), view.decks) == (pile, 1, cards // 56)
    assert len(cards_of(state)) == cards
    assert cards_of(state).count(JOKER) == cards // 56 * 4
    assert all(cards_of(state).count(card) == cards // 56 for card in range(JOKER))


@covers("shanko 1.2")
@pytest.mark.parametrize("players", [0, 1, 9])
def test_other_than_two_to_eight_players_are_refused(players):
    with pytest.raises(Refused) as refusal:
        shanko.start(players, seed=1)

    assert refusal.value.sentence.facts["most"] == 8


@covers("shanko 1.1")
def test_every_round_deals_eleven_cards_anew():
    """SH-38"""
    state = position(players=3, hands={ANN: "9H 2C"}, melds=["5H 6H 7H 8H"])
    do(state, ANN, "lay 1 9H ; out 2C")
    everybody_ready(state)

    view = state.view(None)
    assert (view.round, view.hands, view.melds) == (3, (11, 11, 11), ())
    assert len(cards_of(state)) == 112


@pytest.mark.parametrize(("players", "fewest"), [(2, 89), (3, 60), (4, 43), (5, 82), (6, 65), (7, 104), (8, 87)])
def test_the_piles_never_both_run_dry(players, fewest):
    """SH-E65, SH-30: hands grow by buying alone, since every turn draws a card and discards one."""
    state = position(players=players, phase="turn", buys=3 if players == 2 else 0)

    view = state.view(ANN)
    assert view.stock + len(view.discards) == fewest


@covers("shanko 4.1")
@pytest.mark.parametrize("seat", range(4))
def test_the_youngest_starts(seat):
    """SH-32"""
    for seed in range(5):
        state = shanko.start(4, seed, {"youngest": seat + 1})
        assert state.view(None).starter == state.view(None).turn == seat


@covers("shanko 4.1")
def test_with_nobody_marked_somebody_starts_at_random():
    """SH-32"""
    assert {shanko.start(4, seed).view(None).starter for seed in range(40)} == {0, 1, 2, 3}
    assert {shanko.start(4, seed, {"first_start": "random"}).view(None).starter for seed in range(40)} == {0, 1, 2, 3}


def test_a_mark_that_makes_no_sense_is_refused():
    """SH-32"""
    with pytest.raises(Refused, match="shanko-youngest-unused"):
        shanko.start(4, 1, {"first_start": "random", "youngest": 1})
    with pytest.raises(Refused, match="shanko-youngest-unknown"):
        shanko.start(4, 1, {"youngest": 5})


@covers("shanko 4.2", "shanko 5.2")
def test_the_start_moves_to_the_left_from_round_to_round():
    """SH-33"""
    state = shanko.start(3, 1, {"youngest": 3})
    starters = []
    while state.waiting:
        if state.view(None).round > len(starters):
            starters.append(state.view(None).starter)
        seat = state.waiting[0]
        state.play(seat, state.default(seat))

    assert starters == [2, 0, 1, 2, 0, 1, 2]


def test_the_start_passes_over_who_has_left():
    """SH-33"""
    state = position(players=4, starter=BOB, phase="ready", left=[BOB, CY])

    everybody_ready(state)

    assert state.view(None).starter == DEE


@covers("shanko 5.2", "shanko 5.3")
def test_each_round_announces_its_number_and_contract():
    state = position(players=2, round=4, phase="ready")

    do(state, ANN, "ready")
    events = do(state, BOB, "ready")

    view = state.view(ANN)
    assert (view.round, view.triplets, view.sequences, view.contract) == (5, 2, 1, "round-5")
    announced = speech("en").says(events[-1].told_to(None), "shanko", NAMES)
    assert announced.startswith("Round 5: 11 cards each")
    assert announced.endswith("2 triplets and one sequence.")


def test_between_rounds_everybody_is_asked_and_silence_is_yes():
    state = position(players=3, phase="ready")

    assert state.waiting == (ANN, BOB, CY)
    assert str(state.default(ANN)) == "ready"

    do(state, BOB, "ready")

    assert why_not(state, BOB, "ready").code == "move-not-now"
    assert why_not(state, ANN, "draw").code == "shanko-round-over"
    assert state.waiting == (ANN, CY)


@covers("shanko 11.1", "shanko 11.2", "shanko 11.3", "shanko 11.4", "shanko 9.5", "shanko 8.2")
@pytest.mark.parametrize(
    ("cards", "count"),
    [
        pytest.param("2C 5D 10H JS QS KD AC Jk", 112, id="SH-E53"),
        pytest.param("2S 2H 3D 4C 6C 7H 9H 10D KS AD Jk", 118, id="SH-E55"),
        pytest.param("2S 3S 4S 5S 6S 7S 8S 9S 10S", 54, id="numbers at face value"),
        pytest.param("AS", 15, id="ace"),
        pytest.param("", 0, id="nothing"),
    ],
)
def test_cards_left_in_hand_count(cards, count):
    assert points(parse_cards(cards)) == count


@covers("shanko 8.1", "shanko 8.2", "shanko 8.3", "shanko 8.4", "shanko 14.5")
def test_points_of_a_round_are_added_to_the_totals_and_shown():
    """SH-36: melded cards never count."""
    state = position(
        round=3,
        hands=["9H 2C", "2S 2H 3D 4C 6C 7H 9H 10D KS AD Jk", "KC KD"],
        melds=["5H 6H 7H 8H", (CY, "3S 4S 5S 6S")],
        scores=[[10, 0], [0, 25], [30, 40]],
    )

    events = do(state, ANN, "lay 1 9H ; out 2C")

    assert state.view(BOB).result.scores == (10, 143, 90)
    assert [part.points for seat in state.result.sheet[2] for part in seat] == [0, 118, 20]
    assert state.result.sheet[2][1][0].label.facts["cards"].split() == hand(state, BOB).split()
    assert told(events)[-3:] == ["shanko-scored"] * 3


@covers("shanko 5.5", "shanko 8.5", "shanko 8.1")
def test_the_lowest_total_after_seven_rounds_wins_and_equals_share():
    """SH-E56, SH-34"""
    rounds = [[0, 25, 40, 0, 65, 10, 30], [35, 0, 20, 55, 0, 60, 0], [50, 60, 0, 20, 5, 0, 75]]

    result = position(scores=rounds).result

    assert (result.over, result.scores, result.places) == (True, (170, 170, 210), (1, 1, 3))


@covers("shanko 5.1", "shanko 5.2")
def test_a_game_has_exactly_seven_rounds():
    state = shanko.start(2, seed=4)
    chance = Fast(4)
    while state.waiting:
        seat = state.waiting[0]
        state.play(seat, state.some(seat, chance))

    assert len(state.finished) == 7
    assert why_not(state, ANN, "draw").code == "game-over"


@covers("shanko 10.1")
def test_the_draw_pile_is_made_anew_as_soon_as_its_last_card_leaves_it():
    """SH-29"""
    state = position(players=2, phase="draw", pile="QS", discards="KH KD 9C")

    events = do(state, ANN, "draw")

    view = state.view(ANN)
    assert (view.drawn, view.discards, view.recycles) == ("Q♠", ("9♣",), 1)
    assert {"K♥", "K♦"} <= set(view.recycled)
    assert view.stock == len(view.recycled)
    assert told(events) == ["shanko-drew", "shanko-recycled"]


def about_to_recycle(recycles, hand=None, most=2, **more):
    """Ann is to draw the last card of the draw pile, which has been made anew so often already."""
    hands = {} if hand is None else {"hands": {ANN: hand}}
    options = {"stalemate_recycles": most}
    return position(
        players=2, phase="draw", pile="QS", discards="KH 9C", recycles=recycles, recycled="QS", options=options,
        **hands, **more,
    )  # fmt: skip


@covers("shanko 10.2")
@pytest.mark.parametrize("most", [2, 4])
def test_a_pile_made_anew_too_often_with_nothing_put_down_is_a_stalemate(most):
    """SH-30"""
    state = about_to_recycle(most - 2, most=most)
    do(state, ANN, "draw")
    do(state, ANN, "discard QS")

    assert (state.view(None).phase, state.view(None).turn) == ("draw", BOB)

    again = about_to_recycle(most - 1, most=most)
    do(again, ANN, "draw")
    events = do(again, ANN, "discard QS")

    assert again.finished[-1].ending == "stalemate"
    assert all(count > 0 for count in again.finished[-1].counted)
    assert "shanko-ended-stalemate" in told(events)


@covers("shanko 10.2")
def test_a_turn_that_has_begun_is_finished_before_a_stalemate():
    """SH-30: the card that was drawn last may complete the contract."""
    state = about_to_recycle(1, "QH QD 7S 7H 7D 2C 3H 4D 9S 10H 5D")
    do(state, ANN, "draw")

    assert (state.view(ANN).phase, state.view(ANN).turn, state.view(ANN).recycles) == ("turn", ANN, 2)
    assert shanko.from_json(state.to_json()).to_json() == state.to_json()

    do(state, ANN, "meld QS QH QD / 7S 7H 7D ; discard 10H")

    assert (state.view(None).phase, state.view(None).turn, state.view(None).recycles) == ("draw", BOB, 0)


@pytest.mark.parametrize(
    ("held", "turn", "ending"),
    [
        pytest.param("9H 2C", "lay 1 9H ; discard 2C", None, id="a lay-off"),
        pytest.param("6H 2C", "swap 2 6H ; discard 2C", None, id="a swap"),
        pytest.param("9H", "lay 1 9H ; out QS", "out", id="going out"),
        pytest.param("9H 2C", "discard 2C", "stalemate", id="nothing"),
    ],
)
def test_a_turn_that_puts_something_down_averts_a_stalemate(held, turn, ending):
    """SH-30"""
    state = about_to_recycle(1, held, round=3, melds=["5H 6H 7H 8H", "5H Jk 7H 8H"], melded=[ANN])
    do(state, ANN, "draw")

    do(state, ANN, turn)

    assert (state.finished[-1].ending if len(state.finished) == 3 else None) == ending


def test_a_stalemate_that_is_due_comes_when_the_player_in_turn_leaves():
    """SH-30, SH-31"""
    state = position(
        players=3, phase="draw", pile="QS", discards="KH 9C", recycles=1, recycled="QS", hands={ANN: "2C 3C 4D"}
    )
    do(state, ANN, "draw")

    state.leave(ANN)

    assert state.finished[-1].ending == "stalemate"


def test_anything_put_down_begins_the_count_anew():
    """SH-30"""
    state = position(players=2, hands={ANN: "9H 2C 3C"}, melds=["5H 6H 7H 8H"], recycles=1)

    do(state, ANN, "lay 1 9H ; discard 2C")

    assert state.view(None).recycles == 0


@covers("shanko 10.2")
def test_a_player_who_can_draw_from_neither_pile_is_a_stalemate():
    """SH-30"""
    suits = [" ".join(f"{rank}{suit}" for rank in RANKS) for suit in "SHDC"]
    state = position(
        round=7,
        hands=[[*suits[3].split(), "AC"], ["Jk"] * 8, suits[3].split()[1:]],
        drawn="AC",
        melds=[(owner, suit) for owner in (BOB, CY) for suit in suits[:3]],
        melded=[ANN, BOB, CY],
        pile=[],
        discards=[],
        options={"melded_may_draw_discard": "no"},
    )

    do(state, ANN, "discard AC")

    assert state.finished[-1].ending == "stalemate"


@covers("shanko 13.5", "shanko 6.5")
def test_everybody_sees_what_went_openly_into_a_hand():
    """SH-23"""
    state = position(players=3, top="QS")

    do(state, ANN, "take")

    assert state.view(BOB).known == (("Q♠",), (), ())
    assert state.view(BOB).drawn == "Q♠"

    do(state, ANN, "discard QS")

    assert state.view(BOB).known == ((), (), ())


def test_a_hidden_draw_is_seen_by_its_owner_alone():
    state = position(players=3, draws="QS")

    events = do(state, ANN, "draw")

    assert (state.view(ANN).drawn, state.view(BOB).drawn, state.view(None).drawn) == ("Q♠", None, None)
    assert events[0].told_to(ANN).facts["card"] == "Q♠"
    assert "Q♠" not in str(events[0].told_to(BOB))
    assert state.view(BOB).hands == (12, 11, 11)
