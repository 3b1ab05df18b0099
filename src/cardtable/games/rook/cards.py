"""The cards of Rook and their written forms: R14, Y5, G10, B1, ROOK. Knows no tricks and no scores.

A set of cards is a whole number with a bit for each card: a hand, the nest, a colour.
"""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from cardtable.core.move import IllegalMove

type Card = int
"""Fourteen cards for each colour from the one up, then the Rook."""
type Cards = int
"""A set of cards."""
type Colour = int
"""The place of a colour in COLOURS."""

COLOURS: Final = ("red", "yellow", "green", "black")
LETTERS: Final = "RYGB"
NUMBERS: Final = 14
ROOK: Final = 4 * NUMBERS
DECK_SIZE: Final = ROOK + 1

BIT: Final = [1 << card for card in range(DECK_SIZE)]
THE_ROOK: Final = 1 << ROOK
COLOUR_CARDS: Final = [((1 << NUMBERS) - 1) << (NUMBERS * colour) for colour in range(4)]
TRUMP_CARDS: Final = [cards | THE_ROOK for cards in COLOUR_CARDS]
"""The Rook belongs to the colour that is trump (RK-13)."""
COLOUR_OF: Final = [card // NUMBERS for card in range(ROOK)]

NAMES: Final = (*(f"{letter}{number + 1}" for letter in LETTERS for number in range(NUMBERS)), "ROOK")
WRITTEN: Final = {name: card for card, name in enumerate(NAMES)}

PAIRS: Final[i64] = 0x1555555555555555
QUADS: Final[i64] = 0x1333333333333333
OCTETS: Final[i64] = 0x0F0F0F0F0F0F0F0F


def names(cards: Cards) -> tuple[str, ...]:
    """The written forms of a set of cards, colour by colour."""
    return tuple([NAMES[card] for card in cards_in(cards)])


def written(cards: Cards) -> str:
    """A set of cards in one line."""
    return " ".join(names(cards))


def parse_card(text: str) -> Card:
    """The card with this written form, in either case."""
    card = WRITTEN.get(text.strip().upper())
    if card is None:
        raise IllegalMove("rook-card-unknown", text=text[:20])
    return card


def parse_cards(text: str) -> list[Card]:
    """Cards written one after the other, with blanks or commas between them."""
    return [parse_card(word) for word in text.replace(",", " ").split()]


def parse_colour(text: str) -> Colour:
    """The colour with this name, or with this letter."""
    word = text.strip().lower()
    for colour, name in enumerate(COLOURS):
        if word in (name, LETTERS[colour].lower()):
            return colour
    raise IllegalMove("rook-colour-unknown", text=text[:20])


def set_of(cards: Iterable[Card]) -> Cards:
    """These cards as a set."""
    found = 0
    for card in cards:
        found |= BIT[card]
    return found


def cards_in(cards: i64) -> list[Card]:
    """The cards of a set, lowest first, colour by colour."""
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
    return int((cards + (cards >> 32)) & 127)


def nth(cards: i64, place: i64) -> int:
    """The card at a place of a set, the lowest first."""
    while place:
        cards = cards & (cards - 1)
        place = place - 1
    return count((cards & -cards) - 1)
