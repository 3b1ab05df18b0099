"""What may be seen of Rummy With Jokers."""

from dataclasses import dataclass

from cardtable.core.move import Seat
from cardtable.core.view import MeldShown, Place, View, What, Where
from cardtable.games.rummy.options import RummyOptions


@dataclass(frozen=True)
class Tally:
    """What counted for one player when a deal ended; nobody who had left before it was dealt is present."""

    present: bool
    closed: bool
    declared: bool
    excused: bool
    """The last player at the table pays nothing for a deal that the others left."""
    cards: tuple[str, ...]
    pures: int
    perfect: bool


@dataclass(frozen=True)
class RummyView(View):
    options: RummyOptions
    deal: int
    round: int
    phase: str
    """draw, play, between (two deals) or over."""
    turn: Seat
    starter: Seat
    hand: tuple[str, ...]
    drawn: str | None
    """The card this seat has drawn in this turn."""
    hands: tuple[int, ...]
    """For each seat, how many cards it holds."""
    declared: tuple[str, ...]
    """For each seat yes or no."""
    stock: int
    up_card: str | None
    discards: tuple[str, ...]
    """The discard pile, its top card last."""
    thrown: tuple[tuple[str, ...], ...]
    """For each seat, all it has discarded in this deal, taken again or not."""
    melds: tuple[MeldShown, ...]
    pures: tuple[int, ...]
    """For each seat, how many pure sequences it has laid down."""
    recycles: int
    recycled: tuple[str, ...]
    """The cards that were shuffled into the draw pile when it was last renewed."""
    skips: int
    """How many turns in a row were passed over because nobody was there."""
    closed: bool
    """Whether a card lies face down on the draw pile."""
    history: tuple[tuple[Tally, ...], ...]
    """For each deal that is over, what counted for each seat."""
    dealt_in: tuple[bool, ...]
    hints: tuple[tuple[str, ...], ...]
    """The melds that could be made of this seat's own cards, so that the least is left."""
    fits: tuple[tuple[str, ...], ...]
    """For each meld, the cards of this seat that could be added to it, one by one."""


PLACES = (
    Place("up_card", Where.MIDDLE, What.CARD),
    Place("stock", Where.MIDDLE, What.NUMBER),
    Place("round", Where.MIDDLE, What.NUMBER),
    Place("melds", Where.MIDDLE, What.MELDS),
    Place("declared", Where.SEATS, What.WORD),
    Place("hands", Where.SEATS, What.NUMBER),
    Place("hand", Where.MINE, What.CARDS),
    Place("hints", Where.MINE, What.GROUPS),
)
