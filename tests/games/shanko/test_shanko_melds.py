"""Single melds of Shanko: triplets, sequences, and what jokers stand for."""

import pytest
from tests.covers import covers
from tests.games.shanko.at_the_table import is_sequence, is_triplet

from cardtable.core.cards import card_names, parse_cards
from cardtable.core.move import IllegalMove, Seat
from cardtable.games.shanko.melds import (
    grown,
    meld_of,
    why_not,
    with_swap,
)


def laid(text, half=False):
    return meld_of(Seat(0), parse_cards(text), half=half)


def no_triplet(text, half=False):
    return why_not("triplet", parse_cards(text), half=half).code


def no_sequence(text, half=False):
    return why_not("sequence", parse_cards(text), half=half).code


def added(text, cards, **how):
    bigger = grown(laid(text), parse_cards(cards), **how)
    return None if bigger is None else card_names(bigger.cards)


@covers("shanko 2.1", "shanko 2.2", "shanko 2.3", "shanko 9.2", "shanko 9.3", "shanko 9.4")
@pytest.mark.parametrize(
    "cards",
    [
        pytest.param("7S 7H 7D", id="SH-E01"),
        pytest.param("7S 7S 7H", id="SH-E02"),
        pytest.param("7S Jk Jk", id="SH-E04"),
        pytest.param("AS AH Jk", id="aces"),
        pytest.param("10S 10S 10S", id="the same card of three decks"),
        pytest.param("Jk KH Jk", id="jokers around"),
    ],
)
def test_three_cards_of_a_rank_are_a_triplet_in_any_suits(cards):
    """SH-11, SH-12"""
    assert is_triplet(cards)
    assert laid(cards).kind == "triplet"
    assert not is_sequence(cards)


@covers("shanko 2.3", "shanko 2.4", "shanko 9.4")
@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        pytest.param("Jk Jk Jk", "shanko-no-natural", id="SH-E05"),
        pytest.param("7S 7H", "shanko-triplet-size", id="SH-E07 two"),
        pytest.param("7S 7H 7D 7C", "shanko-triplet-size", id="SH-E07 four"),
        pytest.param("7S 7H 7D Jk", "shanko-triplet-size", id="a joker too many"),
        pytest.param("7S 7H 8D", "shanko-triplet-ranks", id="another rank"),
        pytest.param("", "shanko-triplet-size", id="nothing"),
    ],
)
def test_anything_else_is_refused_as_a_triplet_with_the_reason(cards, reason):
    assert not is_triplet(cards)
    assert no_triplet(cards) == reason


@covers("shanko 3.1", "shanko 3.2", "shanko 3.4", "shanko 3.5", "shanko 9.2", "shanko 9.3")
@pytest.mark.parametrize(
    ("cards", "stands"),
    [
        pytest.param("4S 5S 6S 7S", "4♠ 5♠ 6♠ 7♠", id="SH-E08"),
        pytest.param("JS QS KS AS", "J♠ Q♠ K♠ A♠", id="SH-E10"),
        pytest.param("AC 2C 3C 4C", "A♣ 2♣ 3♣ 4♣", id="ace low"),
        pytest.param("9D Jk Jk Jk", "9♦ 10♦ J♦ Q♦", id="SH-E16 high"),
        pytest.param("Jk Jk Jk 9D", "6♦ 7♦ 8♦ 9♦", id="SH-E16 low"),
        pytest.param("Jk QC KC AC", "J♣ Q♣ K♣ A♣", id="SH-E19"),
        pytest.param("7S 5S 4S 6S", "4♠ 5♠ 6♠ 7♠", id="SH-E61"),
        pytest.param("QC KC AC Jk", "J♣ Q♣ K♣ A♣", id="SH-E62"),
        pytest.param("Jk 2H 3H Jk", "A♥ 2♥ 3♥ 4♥", id="a joker as the low ace"),
        pytest.param("KH Jk QH Jk", "J♥ Q♥ K♥ A♥", id="spare jokers go high up to the ace, then low"),
        pytest.param("5D Jk 8D Jk", "5♦ 6♦ 7♦ 8♦", id="sorted, jokers in the gaps"),
        pytest.param("AH Jk Jk Jk", "A♥ 2♥ 3♥ 4♥", id="an ace first is low"),
        pytest.param("Jk Jk Jk AH", "J♥ Q♥ K♥ A♥", id="an ace last is high"),
    ],
)
def test_four_cards_of_a_suit_in_a_row_are_a_sequence_and_jokers_take_their_places(cards, stands):
    """SH-08, SH-09, SH-10"""
    sequence = laid(cards)

    assert is_sequence(cards)
    assert (sequence.kind, " ".join(sequence.stands)) == ("sequence", stands)


@covers("shanko 3.1", "shanko 3.2", "shanko 3.3", "shanko 3.6", "shanko 3.7", "shanko 9.4")
@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        pytest.param("KS AS 2S 3S", "shanko-sequence-row", id="SH-E11 K-A-2-3"),
        pytest.param("QS KS AS 2S", "shanko-sequence-row", id="SH-E11 Q-K-A-2"),
        pytest.param("4S 5S 6S", "shanko-sequence-size", id="SH-E13 three"),
        pytest.param("4S 5S 6S 7S 8S", "shanko-sequence-size", id="SH-E13 five"),
        pytest.param("4S 5S 7S 8S", "shanko-sequence-row", id="SH-E14 a gap"),
        pytest.param("4S 4S 5S 6S", "shanko-sequence-row", id="SH-E14 twice the same"),
        pytest.param("KC AC Jk 2C", "shanko-sequence-row", id="SH-E17"),
        pytest.param("4S 5S 6H 7S", "shanko-sequence-suits", id="another suit"),
        pytest.param("4S Jk Jk 8S", "shanko-sequence-row", id="too far apart"),
        pytest.param("Jk Jk Jk Jk", "shanko-no-natural", id="jokers alone"),
    ],
)
def test_anything_else_is_refused_as_a_sequence_with_the_reason(cards, reason):
    assert not is_sequence(cards)
    assert no_sequence(cards) == reason


def test_a_house_can_allow_jokers_for_half_of_a_meld_only():
    """SH-11"""
    assert is_triplet("7S 7H Jk", half=True)
    assert no_triplet("7S Jk Jk", half=True) == "shanko-too-many-jokers"
    assert is_sequence("7S Jk 9S Jk", half=True)
    assert no_sequence("7S Jk Jk Jk", half=True) == "shanko-too-many-jokers"
    assert grown(laid("7S Jk 9S Jk"), parse_cards("Jk"), half=True) is None
    assert grown(laid("7S Jk 9S Jk"), parse_cards("JS Jk"), half=True) is not None


def test_single_melds_can_be_asked_for_with_written_cards_or_with_cards():
    assert is_triplet(["7S", "7♥", "7d"])
    assert is_triplet(parse_cards("7S 7H 7D"))
    assert is_sequence("4s5s6s7s")


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("7S 7H 7D 7C", "shanko-triplet-size"),
        ("7S 7H", "shanko-triplet-size"),
        ("4S 5S 6S", "shanko-sequence-size"),
        ("7S 8H 9D", "shanko-triplet-ranks"),
        ("4S 5S 6S 7H", "shanko-sequence-suits"),
        ("Jk Jk Jk", "shanko-no-natural"),
    ],
)
def test_a_refusal_speaks_of_what_the_player_seems_to_have_meant(cards, reason):
    with pytest.raises(IllegalMove) as refusal:
        laid(cards)

    assert refusal.value.sentence.code == reason


@covers("shanko 17.6")
@pytest.mark.parametrize(
    ("table", "cards", "result"),
    [
        pytest.param("5H 6H 7H 8H", "9H", "5♥ 6♥ 7♥ 8♥ 9♥", id="SH-E32 above"),
        pytest.param("5H 6H 7H 8H", "4H", "4♥ 5♥ 6♥ 7♥ 8♥", id="SH-E32 below"),
        pytest.param("5H 6H 7H 8H", "9H 10H", "5♥ 6♥ 7♥ 8♥ 9♥ 10♥", id="SH-E32 two"),
        pytest.param("5H 6H 7H 8H", "10H 4H 9H", "4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥", id="both ends in any order"),
        pytest.param("5H 6H 7H 8H", "10H", None, id="not next to it"),
        pytest.param("5H 6H 7H 8H", "9S", None, id="another suit"),
        pytest.param("JS QS KS AS", "2S", None, id="SH-E34 beyond the high ace"),
        pytest.param("JS QS KS AS", "10S", "10♠ J♠ Q♠ K♠ A♠", id="SH-E34 below"),
        pytest.param("AC 2C 3C 4C", "KC", None, id="SH-E34 beyond the low ace"),
        pytest.param("AC 2C 3C 4C", "5C", "A♣ 2♣ 3♣ 4♣ 5♣", id="SH-E34 above"),
        pytest.param("5H 6H 7H 8H", "Jk 10H", "5♥ 6♥ 7♥ 8♥ Jk 10♥", id="a joker bridges the gap"),
        pytest.param("JS QS KS AS", "Jk", "Jk J♠ Q♠ K♠ A♠", id="a joker can't stand beyond the ace"),
        pytest.param("9C 9D 9H", "9C", "9♣ 9♦ 9♥ 9♣", id="SH-E64 the same card of the other deck"),
        pytest.param("9C 9D 9H", "Jk", "9♣ 9♦ 9♥ Jk", id="SH-E64 joker"),
        pytest.param("9C 9D 9H", "10C", None, id="SH-E64 another rank"),
        pytest.param("9C 9D Jk", "9S 9H", "9♣ 9♦ Jk 9♠ 9♥", id="two at once"),
    ],
)
def test_melds_on_the_table_grow_by_what_fits(table, cards, result):
    """SH-01, SH-02, SH-09"""
    assert added(table, cards) == result


def test_a_spare_joker_goes_to_the_high_end_or_where_the_player_wants_it():
    assert added("5H 6H 7H 8H", "Jk") == "5♥ 6♥ 7♥ 8♥ Jk"
    assert added("5H 6H 7H 8H", "Jk", low=True) == "Jk 5♥ 6♥ 7♥ 8♥"


def test_a_sequence_holds_thirteen_cards_at_most_with_an_ace_at_one_end():
    """SH-09"""
    longest = grown(laid("AS 2S 3S 4S"), parse_cards("5S 6S 7S 8S 9S 10S JS QS KS"))

    assert len(longest.cards) == 13
    assert longest.ends == ()
    assert grown(longest, parse_cards("AS")) is None
    assert grown(longest, parse_cards("Jk")) is None


@covers("shanko 17.2", "shanko 17.3")
def test_a_joker_gives_way_to_the_card_it_stands_for_in_sequences_alone():
    """SH-15"""
    sequence = laid("5H Jk 7H 8H")

    assert card_names(with_swap(sequence, *parse_cards("6H")).cards) == "5♥ 6♥ 7♥ 8♥"
    assert with_swap(sequence, *parse_cards("6S")) is None
    assert with_swap(laid("9C 9D Jk"), *parse_cards("9H")) is None


@covers("shanko 17.3")
def test_what_each_joker_stands_for_is_kept():
    assert laid("5H Jk 7H Jk").jokers == ("6♥", "8♥")
    assert laid("9C Jk Jk").jokers == ("9", "9")


@pytest.mark.parametrize(
    ("written", "stands"),
    [
        pytest.param("Jk AC Jk Jk", ("J♣", "Q♣", "K♣", "A♣"), id="out of order"),
        pytest.param("AC Jk Jk Jk", ("A♣", "2♣", "3♣", "4♣"), id="the ace first"),
        pytest.param("Jk Jk Jk AC", ("J♣", "Q♣", "K♣", "A♣"), id="the ace last"),
    ],
)
def test_an_ace_that_could_stand_at_either_end_stands_above_the_king(written, stands):
    """SH-08"""
    assert laid(written).stands == stands
