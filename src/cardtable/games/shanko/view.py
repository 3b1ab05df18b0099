"""What may be seen of Shanko."""

from dataclasses import dataclass

from cardtable.core.move import Seat
from cardtable.core.view import MeldShown, Place, View, What, Where
from cardtable.games.shanko.options import ShankoOptions


@dataclass(frozen=True)
class FinishedRound:
    ending: str
    """out, meld or stalemate."""
    winner: Seat | None
    held: tuple[tuple[str, ...], ...]
    counted: tuple[int, ...]
    gone: tuple[bool, ...]
    """Who had left by then."""


@dataclass(frozen=True)
class ShankoView(View):
    options: ShankoOptions
    round: int
    contract: str
    """round-1 to round-7, for the words."""
    triplets: int
    sequences: int
    decks: int
    starter: Seat
    turn: Seat
    """In the buy window already the next player."""
    phase: str
    """draw, turn, window, offer, ready or over."""
    stock: int
    discards: tuple[str, ...]
    """Those that can be seen, the top one last."""
    up_card: str | None
    face_down: bool
    """On top lies the card with which somebody went out."""
    melds: tuple[MeldShown, ...]
    """Triplets and sequences, numbered from 1 in this order; a joker in a triplet stands for a rank."""
    hand: tuple[str, ...]
    drawn: str | None
    """The card drawn in this turn, where this seat may know it."""
    took: bool
    """It came from the discard pile."""
    hands: tuple[int, ...]
    """For each seat, how many cards it holds."""
    known: tuple[tuple[str, ...], ...]
    """For each seat the cards that everybody has seen go into that hand, and not yet out of it."""
    declared: tuple[bool, ...]
    """Who has laid down the contract."""
    buys: tuple[int, ...]
    """How many each seat may still buy; none where buying is off."""
    claims: tuple[str, ...]
    """In the buy window: open, answered, or nothing for who isn't asked; buy and pass where this seat may know it."""
    recycles: int
    """How often in a row the draw pile was made anew with no meld, lay-off or swap in between."""
    recycled: tuple[str, ...]
    """What lay in the draw pile when it was last made anew."""
    skips: int
    """How many turns in a row went by for absent players."""
    ready: tuple[bool, ...]
    finished: tuple[FinishedRound, ...]
    """The rounds before, and this one once it is over."""


PLACES = (
    Place("contract", Where.MIDDLE, What.WORD),
    Place("up_card", Where.MIDDLE, What.CARD),
    Place("stock", Where.MIDDLE, What.NUMBER),
    Place("melds", Where.MIDDLE, What.MELDS),
    Place("hands", Where.SEATS, What.NUMBER),
    Place("buys", Where.SEATS, What.NUMBER),
    Place("known", Where.SEATS, What.CARDS),
    Place("hand", Where.MINE, What.CARDS),
)
