"""The 108 cards of Sushi Go! and their written forms: tempura, maki3, squid. Knows no points.

Cards of a kind are interchangeable, so a card is its kind: a whole number, in the order of COUNTS.
"""

from typing import Final

from cardtable.core.notation import Notation

COUNTS: Final = {
    "tempura": 14,
    "sashimi": 14,
    "dumpling": 14,
    "maki1": 6,
    "maki2": 12,
    "maki3": 8,
    "salmon": 10,
    "squid": 5,
    "egg": 5,
    "pudding": 10,
    "wasabi": 6,
    "chopsticks": 4,
}
"""How many there are of each kind (rule 1.1)."""

NAMES: Final = tuple(COUNTS)
KINDS: Final = len(NAMES)
NOTATION: Final = Notation(NAMES, "sushi-go-card-unknown", names=", ".join(NAMES))
NUMBERS: Final = NOTATION.called
named: Final = NOTATION.names
card_names: Final = NOTATION.write
parse_cards: Final = NOTATION.parse_all
cards_given: Final = NOTATION.parse_given

TEMPURA: Final = 0
SASHIMI: Final = 1
DUMPLING: Final = 2
MAKI_1: Final = 3
MAKI_2: Final = 4
MAKI_3: Final = 5
SALMON: Final = 6
SQUID: Final = 7
EGG: Final = 8
PUDDING: Final = 9
WASABI: Final = 10
CHOPSTICKS: Final = 11

DECK: Final = [card for card, count in enumerate(COUNTS.values()) for _ in range(count)]
"""All cards, sorted."""

SIZES: Final = {2: 10, 3: 9, 4: 8, 5: 7}
"""How many cards each player is dealt (rule 1.2)."""


def is_nigiri(card: int) -> bool:
    return SALMON <= card <= EGG


def rolls(card: int) -> int:
    """How many maki rolls are on a card."""
    return card - MAKI_1 + 1 if MAKI_1 <= card <= MAKI_3 else 0
