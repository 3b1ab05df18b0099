"""The 108 cards of Sushi Go! and their written forms: tempura, maki3, squid. Knows no points.

Cards of a kind are interchangeable, so a card is its kind: a whole number, in the order of COUNTS.
"""

from collections.abc import Iterable
from typing import Final

from cardtable.core.move import IllegalMove

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
NUMBERS: Final = {name: card for card, name in enumerate(NAMES)}

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


def card_names(cards: Iterable[int]) -> str:
    """The written form of several cards."""
    return " ".join([NAMES[card] for card in cards])


def named(cards: Iterable[int]) -> tuple[str, ...]:
    """Cards by their written forms, one by one."""
    return tuple([NAMES[card] for card in cards])


def parse_card(text: str) -> int:
    """The card with this written form, in small or large letters."""
    card = NUMBERS.get(text.lower())
    if card is None:
        raise IllegalMove("sushi-go-card-unknown", text=text[:20], names=", ".join(NAMES))
    return card


def parse_cards(text: str) -> tuple[int, ...]:
    """Cards written one after the other, with blanks or commas between them."""
    return tuple([parse_card(name) for name in text.replace(",", " ").split()])
