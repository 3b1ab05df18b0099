"""The cards of Rook and their written forms: R14, Y5, G10, B1, ROOK. Knows no tricks and no scores.

Fourteen cards for each colour from the one up, then the Rook.
"""

from typing import Final

from cardtable.core.card_sets import BIT
from cardtable.core.move import IllegalMove
from cardtable.core.notation import Notation
from cardtable.core.vectors import i64, vec

type Colour = i64
"""The place of a colour in COLOURS."""

COLOURS: Final = ("red", "yellow", "green", "black")
LETTERS: Final = "RYGB"
SUITS: Final = {**dict(zip(LETTERS, COLOURS, strict=True)), "ROOK": "joker"}
NUMBERS: Final = 14
ROOK: Final = 4 * NUMBERS
DECK_SIZE: Final = ROOK + 1

THE_ROOK: Final[i64] = BIT[ROOK]
COLOUR_CARDS: Final = vec[i64]([((1 << NUMBERS) - 1) << (NUMBERS * colour) for colour in range(4)])
TRUMP_CARDS: Final = vec[i64]([cards | THE_ROOK for cards in COLOUR_CARDS])
"""The Rook belongs to the colour that is trump (RK-13)."""
COLOUR_OF: Final = vec[i64]([card // NUMBERS for card in range(ROOK)])

NAMES: Final = (*(f"{letter}{number + 1}" for letter in LETTERS for number in range(NUMBERS)), "ROOK")
NOTATION: Final = Notation(NAMES, "rook-card-unknown")
WRITTEN: Final = NOTATION.called
parse_card: Final = NOTATION.parse
parse_cards: Final = NOTATION.parse_all
cards_given: Final = NOTATION.parse_given
names: Final = NOTATION.set_names
written: Final = NOTATION.write_set
"""The written forms of a set of cards, colour by colour; and in one line."""


def parse_colour(text: str) -> Colour:
    """The colour with this name, or with this letter."""
    word = text.strip().lower()
    for colour, name in enumerate(COLOURS):
        if word in (name, LETTERS[colour].lower()):
            return colour
    raise IllegalMove("rook-colour-unknown", text=text[:20])
