"""The house rules of Shanko, each value by itself; those of buying and of the stalemate stand with their rules."""

import pytest
from tests.games.shanko.at_the_table import ANN, BOB, do, meld, position, shanko, tried, why_not

from cardtable import Refused


def after_the_meld(held, *table, **options):
    return position(players=3, hands={ANN: held}, melds=list(table), melded=[ANN], options=options)


def meld_turn(**options):
    """Round 2: Ann has drawn, can meld, and could lay off at once."""
    return position(players=2, round=2, hands={ANN: "7S 7H 7D 3S 4S 5S 6S 7S 7C KC KD KH"}, options=options)


@pytest.mark.parametrize(("layoff", "fits"), [("all", True), ("sequences", False), ("after_swap", False)])
def test_laying_off_on_triplets(layoff, fits):
    """SH-01, SH-02"""
    state = after_the_meld("9S 2C 3C", "9C 9D 9H", layoff=layoff)

    if fits:
        do(state, ANN, "lay 1 9S ; discard 2C")
        assert meld(state, 1) == "9♣ 9♦ 9♥ 9♠"
    else:
        code = "shanko-lay-sequences" if layoff == "sequences" else "shanko-lay-after-swap"
        assert why_not(state, ANN, "lay 1 9S ; discard 2C").code == code


@pytest.mark.parametrize(("layoff", "fits"), [("all", True), ("sequences", True), ("after_swap", False)])
def test_laying_off_on_sequences(layoff, fits):
    """SH-01"""
    state = after_the_meld("9H 2C 3C", "5H 6H 7H 8H", layoff=layoff)

    if fits:
        do(state, ANN, "lay 1 9H ; discard 2C")
        assert meld(state, 1) == "5♥ 6♥ 7♥ 8♥ 9♥"
    else:
        assert why_not(state, ANN, "lay 1 9H ; discard 2C").code == "shanko-lay-after-swap"


def test_after_a_swap_the_strict_house_lets_sequences_grow():
    """SH-01: the letter of criterion 17.5."""
    state = after_the_meld("6H 9H 9S 2C 3C", "5H Jk 7H 8H", (BOB, "9C 9D 9H"), layoff="after_swap")

    assert why_not(state, ANN, "lay 1 9H ; swap 1 6H ; discard 2C").code == "shanko-lay-after-swap"
    assert why_not(state, ANN, "swap 1 6H ; lay 2 9S ; discard 2C").code == "shanko-lay-sequences"

    do(state, ANN, "swap 1 6H ; lay 1 9H Jk ; discard 2C")

    assert meld(state, 1) == "5♥ 6♥ 7♥ 8♥ 9♥ Jk"


def test_laying_off_in_the_turn_of_the_meld():
    """SH-03"""
    turn = "meld 7S 7H 7D / 3S 4S 5S 6S ; lay 2 7S ; lay 1 7C ; discard KC"

    tried(meld_turn(), ANN, turn)

    assert why_not(meld_turn(layoff_timing="later_turns"), ANN, turn).code == "shanko-lay-later"


def test_laying_off_in_later_turns_is_always_in_time():
    """SH-03"""
    state = after_the_meld("9H 2C 3C", "5H 6H 7H 8H", layoff_timing="later_turns")

    do(state, ANN, "lay 1 9H ; discard 2C")

    assert meld(state, 1) == "5♥ 6♥ 7♥ 8♥ 9♥"


def test_a_house_can_deal_twelve_cards_in_the_last_round_and_ask_for_the_discard():
    """SH-04"""
    house = {"round7_finish": "deal_12"}
    ready = position(players=2, round=6, phase="ready", options=house)
    do(ready, ANN, "ready")
    do(ready, BOB, "ready")

    assert ready.view(None).hands == (12, 12)

    melds = "3S 4S 5S 6S / 7H 8H 9H 10H / 2D 3D 4D 5D"
    state = position(players=2, round=7, hands={ANN: f"{melds.replace('/', '')} KC"}, options=house)
    none_left = position(players=2, round=7, hands={ANN: melds.replace("/", "")}, options=house)

    assert why_not(none_left, ANN, f"meld {melds} ; all-out").code == "shanko-keep-one"

    do(state, ANN, f"meld {melds} ; out KC")

    assert state.finished[-1].winner == ANN


def test_other_rounds_deal_eleven_in_any_house():
    for number in range(1, 6):
        state = position(players=2, round=number, phase="ready", options={"round7_finish": "deal_12"})
        do(state, ANN, "ready")
        do(state, BOB, "ready")
        assert state.view(None).hands == (11, 11)


def test_a_house_can_end_the_round_with_the_meld():
    """SH-35"""
    state = meld_turn(end_on_meld="yes")

    assert why_not(state, ANN, "meld 7S 7H 7D / 3S 4S 5S 6S ; discard KC").code == "shanko-ends-on-meld"
    assert why_not(state, ANN, "meld 7S 7H 7D / 3S 4S 5S 6S ; lay 1 7C").code == "shanko-ends-on-meld"

    do(state, ANN, "meld 7S 7H 7D / 3S 4S 5S 6S")

    finished = state.finished[-1]
    assert (finished.ending, finished.winner, finished.counted[ANN]) == ("meld", ANN, 0)
    assert state.result.sheet[-1][ANN][0].label.code == "shanko-part-melded"


def test_by_default_a_meld_does_not_end_the_round():
    """SH-35"""
    state = meld_turn()

    do(state, ANN, "meld 7S 7H 7D / 3S 4S 5S 6S ; discard KC")

    assert state.view(None).phase == "draw"


@pytest.mark.parametrize(("value", "moves"), [("yes", ["draw", "take"]), ("no", ["draw"])])
def test_whether_players_who_have_melded_take_discards(value, moves):
    """SH-18"""
    state = position(players=2, melded=[ANN], top="9H", options={"melded_may_draw_discard": value})

    assert [str(move) for move in state.legal(ANN)] == moves
    if value == "no":
        assert why_not(state, ANN, "take").code == "shanko-take-melded"


def test_jokers_for_half_of_a_meld():
    """SH-11"""
    hands = {ANN: "7S Jk Jk KC KD KH 2C 3C 4D 5D 9S QS"}
    turn = "meld 7S Jk Jk / KC KD KH ; discard QS"

    tried(position(players=2, round=1, hands=hands), ANN, turn)

    half = position(players=2, round=1, hands=hands, options={"max_jokers_per_meld": "half"})
    assert why_not(half, ANN, turn).code == "shanko-too-many-jokers"


def test_jokers_for_half_of_a_meld_that_grows():
    """SH-11"""
    state = after_the_meld("Jk Jk 9H 2C", "5H Jk 7H Jk", max_jokers_per_meld="half")

    assert why_not(state, ANN, "lay 1 Jk ; discard 2C").code == "shanko-lay-jokers"

    do(state, ANN, "lay 1 9H Jk ; discard 2C")

    assert meld(state, 1) == "5♥ Jk 7♥ Jk 9♥ Jk"


@pytest.mark.parametrize(
    "options",
    [{"layoff": "none"}, {"stalemate_recycles": 3}, {"youngest": 9}, {"end_on_meld": True}, {"rounds": 3}],
    ids=str,
)
def test_other_values_and_options_are_refused(options):
    with pytest.raises(Refused):
        shanko.start(4, 1, options)
