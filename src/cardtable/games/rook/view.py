"""What may be seen of Rook. Declarations only."""

from cardtable.core.move import Seat
from cardtable.core.places import CARD, CARDS, NUMBER, PLAYER, WORD, middle, mine, seats
from cardtable.core.values import Value
from cardtable.core.view import Own, Shared, View
from cardtable.games.rook.options import RookOptions


class Spoken(Value, frozen=True):
    """What a player said in the auction; no bid is a pass."""

    player: Seat
    bid: int | None


class ShownHand(Value, frozen=True):
    """A hand without counters that was laid open for a new deal."""

    player: Seat
    cards: tuple[str, ...]


class Trick(Value, frozen=True):
    """A trick in order of play; the one on the table has no winner yet."""

    leader: Seat
    cards: tuple[str, ...]
    winner: Seat | None
    points: int


class RoundLine(Value, frozen=True):
    """A finished round: points of each team from tricks and nest, and what they scored."""

    bidder: Seat
    bid: int
    tricks: tuple[int, ...]
    nest: tuple[int, ...]
    offender: Seat | None
    scores: tuple[int, ...]


class RookShared(Shared):
    options: RookOptions
    teams: tuple[tuple[Seat, ...], ...]
    phase: str
    round: int
    dealer: Seat
    turn: Seat | None
    """Whom the auction, the nest or the trick waits for."""
    sizes: tuple[int, ...]
    """How many cards each seat holds."""
    auction: tuple[Spoken, ...]
    bids: tuple[int | None, ...]
    """The last bid of each seat; 0 for one that passed without a bid."""
    passed: tuple[bool, ...]
    high_bid: int | None
    bidder: Seat | None
    throw_ins: int
    """How often nobody bid and the same dealer dealt again."""
    redealt: ShownHand | None
    trump: str | None
    leader: Seat | None
    """Who led the trick on the table."""
    table: tuple[str | None, ...]
    """The card of each seat in the trick on the table."""
    last_trick: tuple[str, ...]
    tricks: tuple[Trick, ...]
    """All tricks of this round, the one on the table included."""
    earlier: tuple[tuple[str, ...], ...]
    """What each team took before the first of these tricks, in a described position."""
    captured: tuple[int, ...]
    """The points that the team of each seat has taken in this round's tricks."""
    tricks_won: tuple[int, ...]
    voids: tuple[tuple[str, ...], ...]
    """The colours that each seat is known not to hold."""
    shown: tuple[tuple[str, ...], ...]
    """Cards that each seat is known to hold."""
    again: tuple[str, ...]
    """What the players to come had played to this trick before it was corrected."""
    calls_left: tuple[int, ...]
    """Wrong calls that the team of each seat can still afford."""
    ready: tuple[bool, ...]
    rounds: tuple[RoundLine, ...]
    earlier_rounds: int
    earlier_scores: tuple[int, ...]


class RookOwn(Own):
    hand: tuple[str, ...]
    playable: tuple[str, ...]
    """The cards of one's own hand that keep the rules, when it is one's turn to play."""
    nest: tuple[str, ...]
    """The cards that came from the nest, for the high bidder until five are laid aside."""
    buried: tuple[str, ...] | None
    """The five cards laid aside, for those who may know them."""


class RookView(RookOwn, RookShared, View):
    """All that may be seen of Rook."""


PLACES = (
    *middle(phase=WORD, trump=WORD, high_bid=NUMBER, bidder=PLAYER, dealer=PLAYER, last_trick=CARDS, buried=CARDS),
    *seats(table=CARD, bids=NUMBER, captured=NUMBER, sizes=NUMBER, shown=CARDS),
    *mine(hand=CARDS, nest=CARDS),
)
