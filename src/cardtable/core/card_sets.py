"""Sets of cards as whole numbers with a bit for each card, for games that have every card once. Knows no suits."""

from collections.abc import Iterable
from typing import Final

from cardtable.core.chance import Chance
from cardtable.core.vectors import i64, vec

type Card = i64
"""The place of a card in its deck, from 0 up."""
type Cards = i64
"""A set of cards."""

BIT: Final = vec[i64]([1 << card for card in range(61)])
PLACE: Final = vec[i64]([{pow(2, card, 67): card for card in range(61)}.get(rest, 0) for rest in range(67)])
"""The place of a single bit, by what is left of it over multiples of 67; that is different for each."""
PAIRS: Final[i64] = 0x1555555555555555
QUADS: Final[i64] = 0x1333333333333333
OCTETS: Final[i64] = 0x0F0F0F0F0F0F0F0F


def set_of(cards: Iterable[int]) -> Cards:
    """These cards as a set."""
    found: Cards = 0
    for card in cards:
        found |= BIT[card]
    return found


def cards_in(cards: Cards) -> list[int]:
    """The cards of a set, lowest first."""
    found: list[int] = []
    while cards:
        found.append(first(cards))
        cards = cards & (cards - 1)
    return found


def count(cards: Cards) -> i64:
    """How many cards a set has: bits are added up in pairs, then fours, then eights."""
    cards = cards - ((cards >> 1) & PAIRS)
    cards = (cards & QUADS) + ((cards >> 2) & QUADS)
    cards = (cards + (cards >> 4)) & OCTETS
    cards = cards + (cards >> 8)
    cards = cards + (cards >> 16)
    return (cards + (cards >> 32)) & 127


def nth(cards: Cards, place: i64) -> Card:
    """The card at a place of a set, the lowest first."""
    while place:
        cards = cards & (cards - 1)
        place = place - 1
    return first(cards)


def first(cards: Cards) -> Card:
    """The lowest card of a set."""
    return PLACE[(cards & -cards) % 67]


def some_of(cards: Cards, number: int, chance: Chance) -> Cards:
    """So many cards of a set."""
    chosen: Cards = 0
    for left in range(count(cards), count(cards) - number, -1):
        bit = BIT[nth(cards, chance.below(left))]
        chosen |= bit
        cards ^= bit
    return chosen
