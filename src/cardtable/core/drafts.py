"""A turn of a rummy in the making: its plays, tried one after the other on a copy of hand and melds.

Nothing on the table changes before the whole turn is found good; a draft that was refused is thrown away. It knows
neither what may be laid down nor what a turn ends with.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import Enum, auto
from typing import Any, Final

from cardtable.core.cards import JOKER, Card, card_name, take_out
from cardtable.core.meld_table import MeldTable
from cardtable.core.melds import Meld
from cardtable.core.move import IllegalMove, Seat
from cardtable.core.turns import ComposedTurn


class How(Enum):
    """How cards leave a hand for the melds."""

    DECLARED = auto()
    LAID_OFF = auto()
    SWAPPED = auto()


class Step:
    """One meld laid down or changed: its number on the table, the meld as it lies then, and the cards that came."""

    def __init__(self, how: How, number: int, meld: Meld, cards: tuple[Card, ...]) -> None:
        self.how: Final = how
        self.number: Final = number
        self.meld: Final = meld
        self.cards: Final = cards


class Draft[P](ABC):
    """What a turn, as far as it is composed, makes of hand and melds. Its plays are in their canonical form."""

    def __init__(self, board: MeldTable, seat: Seat, taken: Card | None = None) -> None:
        self.seat: Final = seat
        self.had_declared: Final = board.declared[seat]
        self.taken: Final = taken
        """The discard that was taken for this turn, if that is part of it."""
        self.hand: list[Card] = [*board.hands[seat], *([] if taken is None else [taken])]
        self.melds: list[Meld] = board.melds.copy()
        self.plays: list[P] = []
        self.steps: list[Step] = []

    @abstractmethod
    def play(self, play: P, *, is_last: bool = False) -> None:
        """Try one more play; the last one of a draft without an end may lack something."""

    def play_all(self, turn: ComposedTurn[P, Any]) -> None:
        """Try the plays of a turn."""
        for play in turn.plays:
            self.play(play, is_last=turn.end is None and play is turn.plays[-1])

    @property
    def played(self) -> list[Card]:
        """All cards that were laid down."""
        return [card for step in self.steps for card in step.cards]

    def cards(self, how: How) -> list[Card]:
        """The cards that were laid down in this way."""
        return [card for step in self.steps if step.how is how for card in step.cards]

    def spend(self, cards: Sequence[Card]) -> None:
        """Cards leave the hand."""
        for card in tuple(cards):
            if not take_out(self.hand, card):
                raise IllegalMove("turn-not-held", card=card_name(card))

    def on_table(self, number: int) -> Meld:
        """The meld with this number."""
        if not 1 <= number <= len(self.melds):
            code = "turn-no-such-meld" if self.melds else "turn-no-melds"
            raise IllegalMove(code, number=number, most=len(self.melds))
        return self.melds[number - 1]

    def lay(self, melds: list[Meld], play: P) -> None:
        """A play lays down these melds."""
        for meld in melds:
            self.melds.append(meld)
            self.steps.append(Step(How.DECLARED, len(self.melds), meld, meld.cards))
        self.plays.append(play)

    def lay_off(self, number: int, meld: Meld, cards: tuple[Card, ...], play: P) -> None:
        """A play makes this of a meld on the table by adding these cards."""
        self._change(Step(How.LAID_OFF, number, meld, cards), play)

    def swap(self, number: int, meld: Meld, card: Card, play: P) -> None:
        """A play makes this of a meld by putting a card in a joker's place; the joker comes to the hand."""
        self.hand.append(JOKER)
        self._change(Step(How.SWAPPED, number, meld, (card,)), play)

    def _change(self, step: Step, play: P) -> None:
        self.melds[step.number - 1] = step.meld
        self.steps.append(step)
        self.plays.append(play)
