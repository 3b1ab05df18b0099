"""How high the cards of Rook stand among each other: tables that bots look up. Made once for each deck."""

from functools import cache
from typing import Final

from cardtable.core.card_sets import Card, Cards, set_of
from cardtable.core.vectors import i64, vec
from cardtable.games.rook.cards import DECK_SIZE, NUMBERS, Colour
from cardtable.games.rook.pack import Pack


class Strength:
    """The cards above each card of a deck."""

    def __init__(self, pack: Pack) -> None:
        self._above: Final = vec[i64](
            [all_above(pack, card, trump, led) for trump in range(4) for led in range(4) for card in range(DECK_SIZE)]
        )
        colours = [range(NUMBERS * colour, NUMBERS * (colour + 1)) for colour in range(4)]
        self.best: Final = [sorted(colour, key=lambda card: -pack.rank[card]) for colour in colours]
        """The cards of each colour, the highest first."""

    def beating(self, card: Card, trump: Colour, led: Colour) -> Cards:
        """The cards that beat a card in such a trick."""
        return self._above[(4 * trump + led) * DECK_SIZE + card]


def all_above(pack: Pack, card: Card, trump: Colour, led: Colour) -> Cards:
    power = pack.power(card, trump, led)
    return set_of([other for other in pack.cards if pack.power(other, trump, led) > power])


@cache
def strength_of(pack: Pack) -> Strength:
    return Strength(pack)
