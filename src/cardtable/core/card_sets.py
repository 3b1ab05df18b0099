"""Sets of cards as whole numbers with a bit for each card, for games that have every card once. Knows no suits."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from cardtable.core.chance import Chance

type Card = int
"""The place of a card in its deck, from 0 up."""
type Cards = int
"""A set of cards."""

BIT: Final = [1 << card for card in range(61)]
PAIRS: Final[i64] = 0x1555555555555555
QUADS: Final[i64] = 0x1333333333333333
OCTETS: Final[i64] = 0x0F0F0F0F0F0F0F0F


def set_of(cards: Iterable[Card]) -> Cards:
    """These cards as a set."""
    found = 0
    for card in cards:
        found |= BIT[card]
    return found


def cards_in(cards: i64) -> list[Card]:
    """The cards of a set, lowest first."""
    found: list[Card] = []
    while cards:
        found.append(count((cards & -cards) - 1))
        cards = cards & (cards - 1)
    return found


def count(cards: i64) -> int:
    """How many cards a set has: bits are added up in pairs, then fours, then eights."""
    cards = cards - ((cards >> 1) & PAIRS)
    cards = (cards & QUADS) + ((cards >> 2) & QUADS)
    cards = (cards + (cards >> 4)) & OCTETS
    cards = cards + (cards >> 8)
    cards = cards + (cards >> 16)
    return (cards + (cards >> 32)) & 127


def nth(cards: i64, place: i64) -> int:
    """The card at a place of a set, the lowest first."""
    while place:
        cards = cards & (cards - 1)
        place = place - 1
    return count((cards & -cards) - 1)


def some_of(cards: Cards, number: int, chance: Chance) -> Cards:
    """So many cards of a set."""
    chosen = 0
    for left in range(count(cards), count(cards) - number, -1):
        bit = BIT[nth(cards, chance.below(left))]
        chosen |= bit
        cards ^= bit
    return chosen
