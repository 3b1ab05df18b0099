"""The cards of Rook and their written forms: R14, Y5, G10, B1, ROOK. Knows no tricks and no scores.

Fourteen cards for each colour from the one up, then the Rook.
"""

from typing import Final

from cardtable.core.card_sets import Card, Cards, cards_in
from cardtable.core.move import IllegalMove

type Colour = int
"""The place of a colour in COLOURS."""

COLOURS: Final = ("red", "yellow", "green", "black")
LETTERS: Final = "RYGB"
NUMBERS: Final = 14
ROOK: Final = 4 * NUMBERS
DECK_SIZE: Final = ROOK + 1

THE_ROOK: Final = 1 << ROOK
COLOUR_CARDS: Final = [((1 << NUMBERS) - 1) << (NUMBERS * colour) for colour in range(4)]
TRUMP_CARDS: Final = [cards | THE_ROOK for cards in COLOUR_CARDS]
"""The Rook belongs to the colour that is trump (RK-13)."""
COLOUR_OF: Final = [card // NUMBERS for card in range(ROOK)]

NAMES: Final = (*(f"{letter}{number + 1}" for letter in LETTERS for number in range(NUMBERS)), "ROOK")
WRITTEN: Final = {name: card for card, name in enumerate(NAMES)}


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
