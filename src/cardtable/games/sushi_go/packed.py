"""Cards of Sushi Go! in one machine word, with five bits for each kind or place. Knows no rules.

A *hand*, whose order means nothing, has the number of cards of each kind. A *row*, which lies in the order in which it
was put down, has a card at each place, the oldest in the lowest bits; cards are counted from one there, so that an
empty place is 0.
"""

from collections.abc import Iterable
from typing import Final

from cardtable.core.vectors import i64, vec
from cardtable.games.sushi_go.cards import KINDS, SIZES

type Hand = i64
type Row = i64

LONGEST: Final = max(SIZES.values())
"""No hand and no row has more cards."""
WIDTH: Final = 5
FIELD: Final = 31
FIRSTS: Final[i64] = sum([1 << WIDTH * place for place in range(KINDS)])
LASTS: Final[i64] = FIRSTS << (WIDTH - 1)
"""The first bit of every place, and the last one, which numbers of cards and cards leave free."""
PLACES: Final = vec[i64]([1 << WIDTH * place for place in range(LONGEST)])
"""The first bit of each place."""
EVERYWHERE: Final = vec[i64]([(card + 1) * FIRSTS for card in range(KINDS)])
"""A row of nothing but one kind."""

ONE: Final = vec[i64]([1 << WIDTH * card for card in range(KINDS)])
"""A hand of one card of each kind."""
NOT_BEYOND: Final = vec[i64]([LASTS + place * FIRSTS for place in range(LONGEST)])
"""For each place of a hand what leaves the last bit of a kind where no more cards than that are taken from it."""


def hand_of(cards: list[int]) -> Hand:
    hand: Hand = 0
    for card in cards:
        hand += ONE[card]
    return hand


def number_of(hand: Hand, card: i64) -> i64:
    """How many cards of a kind are in a hand."""
    return (hand >> WIDTH * card) & FIELD


def nth(hand: Hand, place: i64) -> i64:
    """The card at a place of a hand when it is sorted: how many kinds lie before it, each with all kinds below it.

    The product has at each kind the cards up to it; the rest of bits that are `WIDTH` apart by `FIELD` is their number.
    """
    return (((NOT_BEYOND[place] - hand * FIRSTS) >> (WIDTH - 1)) & FIRSTS) % FIELD


def sorted_cards(hand: Hand) -> list[int]:
    found: list[int] = []
    card = 0
    while hand:
        for _ in range(hand & FIELD):
            found.append(card)
        hand >>= WIDTH
        card += 1
    return found


def kinds_in(hand: Hand) -> list[int]:
    """The kinds of card in a hand."""
    found: list[int] = []
    card = 0
    while hand:
        if hand & FIELD:
            found.append(card)
        hand >>= WIDTH
        card += 1
    return found


def row_of(cards: Iterable[int]) -> Row:
    return packed([card + 1 for card in cards])


def packed(numbers: Iterable[int]) -> Row:
    """A small number at each place."""
    row: Row = 0
    for place, number in enumerate(numbers):
        row += number * PLACES[place]
    return row


def cards_in(row: Row) -> list[int]:
    """The cards of a row, the oldest first."""
    found: list[int] = []
    while row:
        found.append((row & FIELD) - 1)
        row >>= WIDTH
    return found


def has(row: Row, card: i64) -> bool:
    """Whether a card lies in a row: beside a row of nothing else no bit differs at its place, so nothing is taken from
    the last one."""
    return (LASTS - (row ^ EVERYWHERE[card])) & LASTS != 0


def without(row: Row, card: i64) -> Row:
    """A row without the oldest card of a kind that lies in it."""
    alike = (LASTS - (row ^ EVERYWHERE[card])) & LASTS
    older = ((alike & -alike) >> (WIDTH - 1)) - 1
    return (row & older) | ((row >> WIDTH) & ~older)


HANDS: Final = vec[i64](
    [hand_of([card for card in cards_in(row) if 0 <= card < KINDS]) for row in range((FIELD + 1) ** 2)]
)
"""The hand of each row of one card or two."""
