"""Laying off in Shanko: what may be added to melds, and jokers that are swapped."""

import pytest
from tests.covers import covers
from tests.games.shanko.at_the_table import (
    ANN,
    BOB,
    CY,
    after_the_meld,
    do,
    hand,
    meld,
    position,
    why_not,
)


def test_a_lay_off_never_empties_the_hand():
    """SH-E37, SH-05"""
    state = after_the_meld("9H 4H", "5H 6H 7H 8H")

    assert why_not(state, ANN, "lay 1 9H ; lay 1 4H").code == "shanko-keep-one"
    assert why_not(state, ANN, "lay 1 9H 4H").code == "shanko-keep-one"
    assert why_not(state, ANN, "lay 1 9H").facts == {"card": "4♥"}

    do(state, ANN, "lay 1 9H ; out 4H")

    assert state.finished[-1].counted[ANN] == 0


@covers("shanko 17.6")
@pytest.mark.parametrize(
    ("table", "lay", "result"),
    [
        pytest.param("5H 6H 7H 8H", "9H", "5♥ 6♥ 7♥ 8♥ 9♥", id="SH-E32"),
        pytest.param("5H 6H 7H 8H", "9H 10H", "5♥ 6♥ 7♥ 8♥ 9♥ 10♥", id="SH-E32 two"),
        pytest.param("5H 6H 7H 8H", "low Jk", "Jk 5♥ 6♥ 7♥ 8♥", id="a joker below"),
        pytest.param("JS QS KS AS", "10S", "10♠ J♠ Q♠ K♠ A♠", id="SH-E34"),
        pytest.param("9C 9D 9H", "9C", "9♣ 9♦ 9♥ 9♣", id="SH-E64"),
        pytest.param("9C 9D 9H", "Jk", "9♣ 9♦ 9♥ Jk", id="SH-E64 joker"),
    ],
)
def test_whoever_has_melded_adds_cards_to_any_meld(table, lay, result):
    """SH-01, SH-02"""
    own = after_the_meld("9H 10H 10S 9C Jk KC", table)
    others = position(players=3, hands={ANN: "9H 10H 10S 9C Jk KC"}, melds=[(BOB, table)], melded=[ANN])

    for state in (own, others):
        do(state, ANN, f"lay 1 {lay} ; discard KC")
        assert meld(state, 1) == result


@covers("shanko 17.6")
@pytest.mark.parametrize(
    ("table", "lay", "fits"),
    [
        pytest.param("JS QS KS AS", "2S", "10♠", id="SH-E34 beyond the high ace"),
        pytest.param("AC 2C 3C 4C", "KC", "5♣", id="SH-E34 beyond the low ace"),
        pytest.param("9C 9D 9H", "10C", "9♠ 9♥ 9♦ 9♣", id="SH-E64"),
        pytest.param("5H 6H 7H 8H", "10C", "4♥ 9♥", id="another suit"),
    ],
)
def test_what_does_not_fit_is_refused_with_what_would(table, lay, fits):
    state = after_the_meld("2S KC 10C 3D", table)

    assert why_not(state, ANN, f"lay 1 {lay} ; discard 3D").facts["cards_fit"] == fits


@covers("shanko 17.5", "shanko 17.6")
def test_a_joker_that_was_laid_off_stands_for_its_card_from_then_on():
    """SH-E35, SH-15"""
    state = position(players=2, hands=["Jk 2C 3C", "10H 9H 4C"], melds=[(ANN, "5H 6H 7H 8H")], melded=[ANN, BOB])

    do(state, ANN, "lay 1 Jk ; discard 2C")
    do(state, BOB, "draw")

    assert state.view(BOB).melds[0].stands[-1] == "9♥"

    do(state, BOB, "lay 1 10H ; swap 1 9H ; discard Jk")

    assert meld(state, 1) == "5♥ 6♥ 7♥ 8♥ 9♥ 10♥"


def test_nobody_lays_off_before_their_own_meld():
    """SH-01"""
    state = position(players=2, hands={ANN: "9H 2C"}, melds=[(BOB, "5H 6H 7H 8H")])

    assert why_not(state, ANN, "lay 1 9H ; discard 2C").code == "shanko-lay-before"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("lay 2 9H ; discard 2C", "turn-no-such-meld"),
        ("lay 0 9H ; discard 2C", "turn-no-such-meld"),
        ("lay 1 KS ; discard 2C", "turn-not-held"),
        ("lay 1 ; discard 2C", "shanko-lay-nothing"),
        ("swap 1 9H ; discard 2C", "shanko-swap-no-joker"),
        ("discard KS", "turn-not-held"),
        ("turn", "shanko-missing-discard"),
    ],
)
@covers("shanko 10.5")
def test_refusals_say_what_is_wrong(text, reason):
    assert why_not(after_the_meld("9H 2C 3C", "5H 6H 7H 8H"), ANN, text).code == reason


def test_where_nothing_lies_nothing_can_be_added():
    state = position(players=2, hands={ANN: "9H 2C"}, melded=[ANN])

    assert why_not(state, ANN, "lay 1 9H ; discard 2C").code == "turn-no-melds"


@covers("shanko 17.1", "shanko 17.3", "shanko 17.4")
def test_a_card_swaps_the_joker_that_stands_for_it_into_the_hand():
    """SH-E38, SH-14"""
    state = after_the_meld("6H 2C 3C", (BOB, "5H Jk 7H 8H"))

    do(state, ANN, "swap 1 6H ; discard 2C")

    assert meld(state, 1) == "5♥ 6♥ 7♥ 8♥"
    assert hand(state, ANN) == "3♣ Jk"
    assert state.view(BOB).known[ANN] == ("Jk",)


def test_a_swapped_joker_may_be_discarded():
    """SH-14"""
    state = after_the_meld("6H 2C 3C", "5H Jk 7H 8H")

    do(state, ANN, "swap 1 6H ; discard Jk")

    assert state.view(BOB).up_card == "Jk"


@covers("shanko 17.5")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_swapped_joker_may_be_added_to_any_meld(number):
    """SH-16"""
    state = after_the_meld("6H 2C 3C", (BOB, "5H Jk 7H 8H"), (CY, "3D 4D 5D 6D"), (BOB, "9C 9D 9H"), round=5)

    do(state, ANN, f"swap 1 6H ; lay {number} Jk ; discard 2C")

    assert "Jk" in meld(state, number)
    assert hand(state, ANN) == "3♣"


@covers("shanko 17.1")
def test_jokers_are_not_swapped_in_the_turn_of_the_meld():
    """SH-E40"""
    state = position(
        players=3, round=2, hands={ANN: "7S 7H 7D 3S 4S 5S 6S 6H 2C 4C 9D QS"}, melds=[(BOB, "5H Jk 7H 8H")]
    )

    refusal = why_not(state, ANN, "meld 7S 7H 7D / 3S 4S 5S 6S ; swap 1 6H ; discard QS")

    assert refusal.code == "shanko-swap-later"
    assert why_not(state, ANN, "swap 1 6H ; discard QS").code == "shanko-swap-before"


@covers("shanko 17.2")
def test_a_joker_never_leaves_a_triplet():
    """SH-E41"""
    state = after_the_meld("9H 2C 3C", (BOB, "9C 9D Jk"))

    assert why_not(state, ANN, "swap 1 9H ; discard 2C").code == "shanko-swap-triplet"


@covers("shanko 17.3")
def test_only_the_card_itself_replaces_a_joker():
    """SH-15"""
    state = after_the_meld("9H 6S 2C", (BOB, "5H Jk 7H 8H"))

    refusal = why_not(state, ANN, "swap 1 6S ; discard 2C")

    assert (refusal.code, refusal.facts["cards_joker"]) == ("shanko-swap-other", "6♥")


def test_cards_on_the_table_stay_where_they_lie():
    """SH-17: no play takes a natural card out of a meld."""
    state = after_the_meld("7H 9C 2C", (BOB, "5H 6H 7H 8H"), (CY, "9C 9D 9H"), round=2)

    assert why_not(state, ANN, "swap 1 7H ; discard 2C").code == "shanko-swap-no-joker"
    assert why_not(state, ANN, "swap 2 9C ; discard 2C").code == "shanko-swap-triplet"
