"""Cards and their written forms."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable import Refused
from cardtable.core.cards import (
    HIGH_ACE,
    JOKER,
    LETTERS,
    NAMES,
    RANKS,
    SUITS,
    Card,
    card_name,
    card_names,
    card_of,
    deck,
    lacks,
    parse_card,
    parse_cards,
    rank,
    suit,
)

CARDS = st.lists(st.integers(0, 52).map(Card), max_size=20)


@given(CARDS)
def test_what_is_written_can_be_read(cards):
    assert parse_cards(card_names(cards)) == tuple(cards)
    assert parse_cards("".join(map(card_name, cards))) == tuple(cards)


@given(CARDS)
def test_letters_do_for_suits_in_either_case(cards):
    letters = card_names(cards).translate(str.maketrans(SUITS, LETTERS))

    assert parse_cards(letters) == parse_cards(letters.lower()) == tuple(cards)


@pytest.mark.parametrize("text", ["8♦–JOKER–10♦", "8d-jk-10D", " 8D,Jk , 10d ", "8♦️Joker10♦︎", "8dJk10d"])
def test_cards_may_be_written_as_people_write_them(text):
    assert card_names(parse_cards(text)) == "8♦ Jk 10♦"


@pytest.mark.parametrize("text", ["1S", "11S", "7X", "S7", "7", "♠", "J", "10", "7S 8", "?", "jkk", "0S"])
def test_what_is_no_card_is_refused(text):
    with pytest.raises(Refused) as refusal:
        parse_cards(text)

    assert refusal.value.sentence.code == "card-unknown"


@pytest.mark.parametrize("text", ["", "7S 8S", "7S8S", "ten"])
def test_one_card_is_one_card(text):
    with pytest.raises(Refused):
        parse_card(text)


def test_every_card_has_one_name_suit_and_rank():
    assert len(set(NAMES)) == 53
    for number in range(52):
        card = Card(number)
        assert card_of(suit(card), rank(card)) == card
        assert card_name(card) == RANKS[rank(card) - 1] + SUITS[suit(card)]


def test_the_ace_stands_below_the_two_and_above_the_king():
    assert card_of(2, 1) == card_of(2, HIGH_ACE) == parse_card("A♦")


@pytest.mark.parametrize("jokers", [0, 2, 4])
def test_a_deck_has_each_card_once_and_its_jokers(jokers):
    assert sorted(deck(jokers)) == [*range(52), *[JOKER] * jokers]


def test_a_hand_lacks_a_card_that_it_holds_less_often():
    hand = parse_cards("7S 7S 8D")

    assert lacks(hand, parse_cards("7S 7S")) is None
    assert lacks(hand, parse_cards("7S 8D 8D")) == parse_card("8D")
    assert lacks(hand, parse_cards("Jk")) == JOKER
