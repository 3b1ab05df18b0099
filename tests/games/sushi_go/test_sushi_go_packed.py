"""Cards in a machine word answer as lists of them do."""

from random import Random

import pytest

from cardtable.games.sushi_go.cards import KINDS
from cardtable.games.sushi_go.packed import (
    LONGEST,
    cards_in,
    hand_of,
    has,
    kinds_in,
    nth,
    number_of,
    row_of,
    sorted_cards,
    without,
)

MANY = [Random(seed).choices(range(KINDS), k=seed % LONGEST + 1) for seed in range(300)]


@pytest.mark.parametrize("kind", range(KINDS))
def test_a_full_hand_of_one_kind_has_room(kind):
    assert sorted_cards(hand_of([kind] * LONGEST)) == [kind] * LONGEST


def test_a_hand_is_sorted_and_has_its_cards_at_their_places():
    for cards in MANY:
        hand = hand_of(cards)

        assert sorted_cards(hand) == [nth(hand, place) for place in range(len(cards))] == sorted(cards)
        assert kinds_in(hand) == sorted(set(cards))
        assert [number_of(hand, card) for card in range(KINDS)] == [cards.count(card) for card in range(KINDS)]


def test_a_row_keeps_the_order_and_loses_the_oldest_of_a_kind():
    for cards in MANY:
        row = row_of(cards)

        assert cards_in(row) == cards
        assert [has(row, card) for card in range(KINDS)] == [card in cards for card in range(KINDS)]
        for card in set(cards):
            left = list(cards)
            left.remove(card)
            assert cards_in(without(row, card)) == left
