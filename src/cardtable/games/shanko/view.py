"""What may be seen of Shanko."""

from cardtable.core.move import Seat
from cardtable.core.places import CARD, CARDS, MELDS, NUMBER, WORD, middle, mine, seats
from cardtable.core.values import Value
from cardtable.core.view import MeldTableOwn, MeldTableShared, MeldTableView
from cardtable.games.shanko.options import ShankoOptions


class FinishedRound(Value, frozen=True):
    ending: str
    """out, meld or stalemate."""
    winner: Seat | None
    held: tuple[tuple[str, ...], ...]
    counted: tuple[int, ...]
    gone: tuple[bool, ...]
    """Who had left by then."""


class ShankoShared(MeldTableShared):
    """In the buy window it is already the next player's turn; a joker in a triplet stands for a rank. Recycles count
    in a row, with no meld, lay-off or swap in between."""

    options: ShankoOptions
    contract: str
    """round-1 to round-7, for the words."""
    triplets: int
    sequences: int
    decks: int
    phase: str
    """draw, turn, window, offer, ready or over."""
    face_down: bool
    """On top of the discards lies the card with which somebody went out."""
    took: bool
    """The card drawn in this turn came from the discard pile."""
    known: tuple[tuple[str, ...], ...]
    """For each seat the cards that everybody has seen go into that hand, and not yet out of it."""
    declared: tuple[bool, ...]
    """Who has laid down the contract."""
    buys: tuple[int, ...]
    """How many each seat may still buy; none where buying is off."""
    ready: tuple[bool, ...]
    finished: tuple[FinishedRound, ...]
    """The rounds before, and this one once it is over."""


class ShankoOwn(MeldTableOwn):
    claims: tuple[str, ...]
    """In the buy window: open, answered, or nothing for who isn't asked; buy and pass where this seat may know it."""


class ShankoView(ShankoOwn, ShankoShared, MeldTableView):
    """All that may be seen of Shanko."""


PLACES = (
    *middle(contract=WORD, up_card=CARD, stock=NUMBER, melds=MELDS),
    *seats(hands=NUMBER, buys=NUMBER, known=CARDS),
    *mine(hand=CARDS),
)
