"""A turn of a rummy in the making: its plays, tried one after the other on a copy of hand and melds.

Nothing on the table changes before the whole turn is found good; a draft that was refused is thrown away. It knows
neither what may be laid down nor what a turn ends with.
"""

from collections.abc import Sequence
from typing import Final

from cardtable.core.cards import Card, card_name
from cardtable.core.meld_table import MeldTable
from cardtable.core.melds import Meld
from cardtable.core.move import IllegalMove, Seat


class Draft[P]:
    """What a turn, as far as it is composed, makes of hand and melds. Its plays are in their canonical form."""

    def __init__(self, board: MeldTable, seat: Seat, taken: Card | None = None) -> None:
        self.game: Final = board.game
        self.seat: Final = seat
        self.had_declared: Final = board.declared[seat]
        self.taken: Final = taken
        """The discard that was taken for this turn, if that is part of it."""
        self.hand: list[Card] = [*board.hands[seat], *([] if taken is None else [taken])]
        self.melds: list[Meld] = board.melds.copy()
        self.plays: list[P] = []

    def spend(self, cards: Sequence[Card]) -> None:
        """Cards leave the hand."""
        for card in cards:
            if card not in self.hand:
                raise IllegalMove(f"{self.game}-not-held", card=card_name(card))
            self.hand.remove(card)

    def on_table(self, number: int) -> Meld:
        """The meld with this number."""
        if not 1 <= number <= len(self.melds):
            code = f"{self.game}-no-such-meld" if self.melds else f"{self.game}-no-melds"
            raise IllegalMove(code, number=number, most=len(self.melds))
        return self.melds[number - 1]

    def change(self, number: int, meld: Meld, play: P) -> None:
        """A play makes this of a meld on the table."""
        self.melds[number - 1] = meld
        self.plays.append(play)
