"""Single melds of Rummy With Jokers: sequences, sets, jokers, and how melds grow."""

import pytest
from tests.covers import covers

from cardtable import IllegalMove
from cardtable.core.cards import JOKER, card_names, parse_card, parse_cards
from cardtable.core.runs import as_run
from cardtable.games.rummy.melds import (
    fitting,
    grown,
    is_set,
    meld_of,
    value,
)
from cardtable.games.rummy.melds import points as points_of


def is_sequence(cards):
    return len(cards) >= 3 and as_run(cards) is not None


def is_pure_sequence(cards):
    return JOKER not in cards and is_sequence(cards)


def meld(text, kind="", limit="no_limit"):
    return meld_of(parse_cards(text), kind, limit)


def why_not(text, kind="", limit="no_limit"):
    with pytest.raises(IllegalMove) as refusal:
        meld(text, kind, limit)
    return refusal.value.sentence


@covers("rummy 20.1", "rummy 18.6", "rummy 23.4")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        pytest.param("3C 4C 5C", 12, id="RJ-E01"),
        pytest.param("AS 2S 3S", 15, id="RJ-E04"),
        pytest.param("QS KS AS", 30, id="RJ-E05"),
        pytest.param("10H JH QH KH AH", 50, id="RJ-E17"),
        pytest.param("9H 10H JH", 29, id="RJ-E23"),
        pytest.param("AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD", 94, id="a whole suit"),
    ],
)
def test_three_or_more_of_one_suit_in_a_row_are_a_pure_sequence(cards, points):
    """RJ-08, RJ-09"""
    sequence = meld(cards)

    assert (sequence.kind, sequence.is_pure, points_of(sequence), sequence.jokers) == ("run", True, points, ())
    assert is_pure_sequence(parse_cards(cards))
    assert not is_set(parse_cards(cards))


@covers("rummy 20.2", "rummy 23.2", "rummy 23.3", "rummy 26.3", "rummy 26.5")
@pytest.mark.parametrize(
    ("cards", "lies", "jokers", "points"),
    [
        pytest.param("8D Jk 10D", "8♦ Jk 10♦", ("9♦",), 27, id="RJ-E02"),
        pytest.param("QD KD Jk", "Q♦ K♦ Jk", ("A♦",), 30, id="RJ-E16"),
        pytest.param("Jk 2S 3S", "Jk 2♠ 3♠", ("A♠",), 15, id="a joker as low ace"),
        pytest.param("KS AS Jk", "Jk K♠ A♠", ("Q♠",), 30, id="nothing beyond the ace"),
        pytest.param("10D Jk 8D", "8♦ Jk 10♦", ("9♦",), 27, id="sorted"),
        pytest.param("3C 4C 5C Jk", "3♣ 4♣ 5♣ Jk", ("6♣",), 18, id="RJ-15"),
        pytest.param("Jk 3C 4C 5C", "Jk 3♣ 4♣ 5♣", ("2♣",), 14, id="in front"),
        pytest.param("4C 6C Jk Jk Jk", "4♣ Jk 6♣ Jk Jk", ("5♣", "7♣", "8♣"), 30, id="gaps first, then the high end"),
    ],
)
def test_jokers_stand_in_for_missing_cards_of_a_sequence_and_count_as_them(cards, lies, jokers, points):
    """RJ-02, RJ-12"""
    sequence = meld(cards)

    assert (sequence.kind, sequence.is_pure) == ("run", False)
    assert (card_names(sequence.cards), sequence.jokers, points_of(sequence)) == (lies, jokers, points)
    assert is_sequence(parse_cards(cards))
    assert not is_pure_sequence(parse_cards(cards))


@covers("rummy 21.1", "rummy 21.2", "rummy 23.3")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        pytest.param("QC QD QH QS", 40, id="RJ-E08"),
        pytest.param("QC QD Jk Jk", 40, id="RJ-E13"),
        pytest.param("QC QD Jk", 30, id="the example of the rules"),
        pytest.param("6C 6D 6S", 18, id="RJ-E22"),
        pytest.param("AC AD AH", 30, id="aces"),
    ],
)
def test_three_or_four_of_one_rank_in_different_suits_are_a_set(cards, points):
    """RJ-10, RJ-11"""
    found = meld(cards)

    assert (found.kind, found.is_pure, points_of(found)) == ("set", False, points)
    assert is_set(parse_cards(cards))
    assert not is_sequence(parse_cards(cards))


def test_a_joker_in_a_set_is_a_rank_whose_suit_stays_open():
    """RJ-12"""
    assert meld("QC QD Jk").stands == ("Q♣", "Q♦", "Q")
    assert meld("8D Jk 10D").stands == ("8♦", "9♦", "10♦")


@covers("rummy 18.6", "rummy 20.1", "rummy 21.1", "rummy 22.5")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        pytest.param("QC QC QD", "rummy-set-suit", id="RJ-E07"),
        pytest.param("7D 8D 10D", "rummy-run-gap", id="RJ-E10"),
        pytest.param("7D 8D 9H", "rummy-no-meld", id="RJ-E11"),
        pytest.param("Jk Jk Jk", "rummy-meld-jokers-only", id="RJ-E14"),
        pytest.param("KS AS 2S", "rummy-run-gap", id="RJ-09"),
        pytest.param("KS AS 2S 3S", "rummy-run-gap", id="K-A-2-3"),
        pytest.param("5S 5S 6S", "rummy-run-twice", id="RJ-37"),
        pytest.param("7D 8D", "rummy-meld-short", id="two cards"),
        pytest.param("QC Jk", "rummy-meld-short", id="two with a joker"),
        pytest.param("QC QD QH QS Jk", "rummy-set-full", id="five in a set"),
        pytest.param("QC QD QC Jk", "rummy-set-suit", id="twice beside a joker"),
        pytest.param("4C 9C Jk", "rummy-run-gap", id="too far apart"),
        pytest.param("3C 4C 5D 6C", "rummy-no-meld", id="a foreign suit"),
        pytest.param("AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD Jk", "rummy-run-long", id="fourteen"),
    ],
)
def test_what_is_no_meld_is_refused_with_the_reason(cards, code):
    assert why_not(cards).code == code
    assert not is_set(parse_cards(cards))
    assert not is_sequence(parse_cards(cards))


def test_one_natural_card_with_jokers_is_what_the_player_says():
    """RJ-12"""
    assert why_not("7D Jk Jk").code == "rummy-set-or-run"
    assert (meld("7D Jk Jk", "set").kind, points_of(meld("7D Jk Jk", "set"))) == ("set", 21)
    assert (meld("7D Jk Jk", "run").jokers, points_of(meld("7D Jk Jk", "run"))) == (("8♦", "9♦"), 24)
    assert meld("Jk Jk 7D", "run").jokers == ("5♦", "6♦")
    assert meld("Jk 7D Jk", "run").jokers == ("6♦", "8♦")


def test_a_stated_kind_must_be_the_right_one():
    assert why_not("7D 8D 9D", "set").code == "rummy-set-rank"
    assert why_not("7D 7H 7S", "run").code == "rummy-run-suits"


@pytest.mark.parametrize(
    ("limit", "cards", "code"),
    [
        (1, "QC QD Jk", None),
        (1, "QC QD Jk Jk", "rummy-jokers-one"),
        (1, "8D Jk Jk JD", "rummy-jokers-one"),
        ("not_more_than_naturals", "QC QD Jk Jk", None),
        ("not_more_than_naturals", "4C Jk 6C Jk Jk", "rummy-jokers-outnumber"),
        ("no_limit", "4C Jk 6C Jk Jk", None),
    ],
)
def test_a_house_can_limit_the_jokers_of_a_meld(limit, cards, code):
    """RJ-11"""
    if code is None:
        assert points_of(meld(cards, "", limit))
    else:
        assert why_not(cards, "", limit).code == code


@covers("rummy 23.5")
def test_a_house_can_count_jokers_in_melds_as_nothing():
    """RJ-02"""
    assert points_of(meld("8D Jk 10D"), jokers_count=False) == 18
    assert points_of(meld("QC QD Jk"), jokers_count=False) == 20


@covers("rummy 26.1", "rummy 26.2", "rummy 26.4", "rummy 25.6", "rummy 25.7", "rummy 25.8")
def test_cards_in_hand_count_their_number_court_cards_aces_and_jokers_ten():
    cards = parse_cards("2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS Jk")

    assert [value(card) for card in cards] == [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10, 10]


@covers("rummy 4.1", "rummy 4.2", "rummy 22.2", "rummy 22.3", "rummy 19.5")
@pytest.mark.parametrize(
    ("laid", "added", "lies"),
    [
        pytest.param("7D 8D 9D", "6D", "6♦ 7♦ 8♦ 9♦", id="RJ-E29 low"),
        pytest.param("7D 8D 9D", "10D", "7♦ 8♦ 9♦ 10♦", id="RJ-E29 high"),
        pytest.param("7D 8D 9D", "6D 10D", "6♦ 7♦ 8♦ 9♦ 10♦", id="RJ-E29 both"),
        pytest.param("7D 8D 9D", "JD 10D", "7♦ 8♦ 9♦ 10♦ J♦", id="two at one end"),
        pytest.param("7D 8D 9D", "Jk", "7♦ 8♦ 9♦ Jk", id="RJ-14"),
        pytest.param("7D 8D 9D", "Jk JD", "7♦ 8♦ 9♦ Jk J♦", id="a joker as bridge"),
        pytest.param("QD KD Jk", "JD", "J♦ Q♦ K♦ Jk", id="beside a joker as ace"),
        pytest.param("2D 3D 4D", "AD", "A♦ 2♦ 3♦ 4♦", id="a low ace"),
        pytest.param("JD QD KD", "AD", "J♦ Q♦ K♦ A♦", id="a high ace"),
        pytest.param("QC QD Jk", "QH", "Q♣ Q♦ Jk Q♥", id="RJ-E31"),
        pytest.param("QC QD QH", "Jk", "Q♣ Q♦ Q♥ Jk", id="a joker to a set"),
    ],
)
def test_a_meld_grows_by_what_keeps_it_a_meld(laid, added, lies):
    assert card_names(grown(meld(laid), 1, parse_cards(added)).cards) == lies


@covers("rummy 4.2", "rummy 22.3", "rummy 22.4", "rummy 22.5", "rummy 22.6", "rummy 22.7", "rummy 19.5")
@pytest.mark.parametrize(
    ("laid", "added", "code"),
    [
        pytest.param("7D 8D 9D", "5D", "rummy-extend-run", id="RJ-E29 a gap"),
        pytest.param("7D 8D 9D", "10H", "rummy-extend-run", id="RJ-E29 a foreign suit"),
        pytest.param("7D 8D 9D", "8D", "rummy-extend-run", id="RJ-37"),
        pytest.param("AD 2D 3D", "KD", "rummy-extend-run", id="no king before the ace"),
        pytest.param("QD KD AD", "2D", "rummy-extend-run", id="no two after the ace"),
        pytest.param("QD KD Jk", "2D", "rummy-extend-run", id="no two after a joker as ace"),
        pytest.param("8D Jk 10D", "9D", "rummy-extend-run", id="RJ-13"),
        pytest.param("QC QD Jk QH", "QS", "rummy-extend-set-full", id="RJ-E31"),
        pytest.param("QC QD QH", "QH", "rummy-extend-set-suit", id="RJ-E32"),
        pytest.param("QC QD QH", "KH", "rummy-extend-set-rank", id="another rank"),
        pytest.param("QC QD QH", "QS Jk", "rummy-extend-set-full", id="two at once"),
        pytest.param("AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD", "Jk", "rummy-extend-run-full", id="a whole suit"),
    ],
)
def test_what_would_break_a_meld_is_refused_with_what_would_fit(laid, added, code):
    with pytest.raises(IllegalMove) as refusal:
        grown(meld(laid), 3, parse_cards(added))

    assert refusal.value.sentence.code == code
    assert refusal.value.sentence.facts["number"] == 3


def test_a_refused_extension_names_the_cards_that_fit():
    with pytest.raises(IllegalMove) as refusal:
        grown(meld("AD 2D 3D"), 1, parse_cards("KD"))

    assert refusal.value.sentence.facts["cards_fit"] == "4♦"


def test_a_spare_joker_goes_to_the_low_end_if_that_is_said():
    """RJ-12"""
    assert card_names(grown(meld("7D 8D 9D"), 1, parse_cards("Jk"), low=True).cards) == "Jk 7♦ 8♦ 9♦"


@pytest.mark.parametrize("limit", [1, "not_more_than_naturals"])
def test_a_limit_of_jokers_holds_for_extensions_too(limit):
    """RJ-11"""
    laid = meld("QC QD Jk", "", limit) if limit == 1 else meld("QC Jk QD Jk", "", limit)
    run = grown(meld("7D Jk 9D", "", limit), 1, parse_cards("10D"), limit)

    assert card_names(run.cards) == "7♦ Jk 9♦ 10♦"
    assert parse_card("Jk") not in fitting(laid, limit)
    with pytest.raises(IllegalMove):
        grown(meld("7D Jk 9D", "", limit), 1, parse_cards("Jk Jk"), limit)


@pytest.mark.parametrize(
    ("laid", "fits"),
    [
        ("7D 8D 9D", "6♦ 10♦ Jk"),
        ("AD 2D 3D", "4♦ Jk"),
        ("QD KD AD", "J♦ Jk"),
        ("QC QD Jk", "Q♠ Q♥ Jk"),
        ("QC QD QH QS", ""),
        ("AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD", ""),
    ],
)
def test_the_cards_that_fit_a_meld_are_known(laid, fits):
    assert card_names(fitting(meld(laid))) == fits
