"""What may be seen of High Tide."""

from cardtable.core.move import Seat
from cardtable.core.places import CARD, CARDS, NUMBER, middle, mine, seats
from cardtable.core.view import Own, Shared, View
from cardtable.games.high_tide.options import HighTideOptions


class HighTideShared(Shared):
    options: HighTideOptions
    round: int
    turn: Seat
    ready: tuple[bool, ...]
    top_card: int
    discards: tuple[int, ...]
    """All of them, the top card last: they were seen, so they may be remembered."""
    stock_left: int
    held: tuple[int, ...]
    """How many cards each seat holds."""
    points: tuple[int, ...]
    """Of this round."""
    finished: tuple[tuple[int, ...], ...]
    """Of each round before, by seats."""


class HighTideOwn(Own):
    hand: tuple[int, ...]


class HighTideView(HighTideOwn, HighTideShared, View):
    """All that may be seen of High Tide."""


PLACES = (
    *middle(top_card=CARD, stock_left=NUMBER),
    *seats(held=NUMBER, points=NUMBER),
    *mine(hand=CARDS),
)
