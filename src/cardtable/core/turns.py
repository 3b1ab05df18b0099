"""The parts of a turn that both rummies write alike. Knows no rules."""

from typing import ClassVar, Final

from cardtable.core.cards import Card, card_name
from cardtable.core.move import Move


class Draw(Move):
    """Draw the top card of the draw pile."""

    def __str__(self) -> str:
        return "draw"


class Skip(Move):
    """The turn of an absent player goes by."""

    by_table: ClassVar[bool] = True

    def __str__(self) -> str:
        return "skip"


class Swap:
    """Put a card in the place of the joker that stands for it, and take the joker."""

    def __init__(self, number: int, card: Card) -> None:
        self.number: Final = number
        self.card: Final = card

    def __str__(self) -> str:
        return f"swap {self.number} {card_name(self.card)}"


class Discard:
    """End the turn by putting a card on the discard pile."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def __str__(self) -> str:
        return f"discard {card_name(self.card)}"


DRAW: Final = Draw()
SKIP: Final = Skip()
