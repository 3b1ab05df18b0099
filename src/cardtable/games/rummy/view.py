"""What may be seen of Rummy With Jokers."""

from cardtable.core.places import CARD, CARDS, GROUPS, MELDS, NUMBER, WORD, middle, mine, seats
from cardtable.core.values import Value
from cardtable.core.view import MeldTableOwn, MeldTableShared, MeldTableView
from cardtable.games.rummy.options import RummyOptions


class Tally(Value, frozen=True):
    """What counted for one player when a deal ended; nobody who had left before it was dealt is present."""

    present: bool
    closed: bool
    declared: bool
    excused: bool
    """The last player at the table pays nothing for a deal that the others left."""
    cards: tuple[str, ...]
    pures: int
    perfect: bool


class RummyShared(MeldTableShared):
    options: RummyOptions
    deal: int
    phase: str
    """draw, play, between (two deals) or over."""
    declared: tuple[str, ...]
    """For each seat yes or no."""
    thrown: tuple[tuple[str, ...], ...]
    """For each seat, all it has discarded in this deal, taken again or not."""
    pures: tuple[int, ...]
    """For each seat, how many pure sequences it has laid down."""
    closed: bool
    """Whether a card lies face down on the draw pile."""
    history: tuple[tuple[Tally, ...], ...]
    """For each deal that is over, what counted for each seat."""
    dealt_in: tuple[bool, ...]


class RummyOwn(MeldTableOwn):
    hints: tuple[tuple[str, ...], ...]
    """The melds that could be made of this seat's own cards, so that the least is left."""
    fits: tuple[tuple[str, ...], ...]
    """For each meld, the cards of this seat that could be added to it, one by one."""


class RummyView(RummyOwn, RummyShared, MeldTableView):
    """All that may be seen of Rummy With Jokers."""


PLACES = (
    *middle(up_card=CARD, stock=NUMBER, round=NUMBER, melds=MELDS),
    *seats(declared=WORD, hands=NUMBER),
    *mine(hand=CARDS, hints=GROUPS),
)
