"""The parts of a turn that both rummies write alike. Knows no rules."""

from collections.abc import Sequence
from typing import ClassVar, Final

from cardtable.core.cards import NAMES, Card, card_name
from cardtable.core.move import Move, Word


class Draw(Word):
    """Draw the top card of the draw pile."""


class Skip(Word):
    """The turn of an absent player goes by."""

    by_table: ClassVar[bool] = True


class LayOff:
    """Add cards to a meld on the table; jokers go to the low end if that is said."""

    verb: ClassVar[str] = "lay"
    between: ClassVar[str] = " "
    """What stands between its cards."""

    def __init__(self, number: int, cards: tuple[Card, ...], *, low: bool = False) -> None:
        self.number: Final = number
        self.cards: Final = cards
        self.low: Final = low

    def __str__(self) -> str:
        cards = self.between.join([NAMES[card] for card in self.cards])
        return f"{self.verb} {self.number} {'low ' if self.low else ''}{cards}"


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


class ComposedTurn[P, E](Move):
    """What a player does in a turn after drawing, or in place of drawing with the discard taken: plays and an end, as
    one move. Without an end it is a draft."""

    def __init__(self, plays: Sequence[P], end: E | None, *, takes: bool = False) -> None:
        self.plays: Final[tuple[P, ...]] = tuple(plays)
        self.end: Final = end
        self.takes: Final = takes
        self._written: str = ""

    def __str__(self) -> str:
        """Written when it is first asked for: a search makes many turns of which nobody reads."""
        if not self._written:
            self._written = self._write()
        return self._written

    def _write(self) -> str:
        parts = ["take"] if self.takes else []
        parts += [str(play) for play in self.plays]
        return ("turn " + " ; ".join(parts if self.end is None else [*parts, str(self.end)])).strip()


class Tried:
    """A turn that was just made up, and the draft in which it was tried: whoever makes it needs no second one."""

    def __init__(self, turn: Move, draft: object) -> None:
        self.turn: Final = turn
        self.draft: Final = draft


DRAW: Final = Draw()
SKIP: Final = Skip()
