"""Everything that a hand could lay down: new melds, and additions to melds on the table. Knows no turn and no score.

Where cards stand is told by places as in core/rows.py. Besides, each kind of natural card in the hand has a field of
three bits in one number: two count it, one guards. So a piece fits into what is left exactly if a subtraction leaves
every guard standing.
"""

from collections.abc import Sequence
from typing import Final

from cardtable.core.card_sets import BIT, count
from cardtable.core.cards import ACE, HIGH_ACE, JOKER, Card, rank
from cardtable.core.melds import Meld, natural_in
from cardtable.core.rows import (
    CARD_AT,
    OF_A_RANK,
    ONE_SUIT,
    SIZE,
    WIDTH,
    lowest,
    pairs_in,
    ranks_in,
    rows_of,
    runs_in,
    threes_in,
)
from cardtable.core.runs import LONGEST, Run
from cardtable.core.vectors import i64, vec
from cardtable.games.rummy.melds import LARGEST_SET, LONGEST_NEEDED, RUN, SET, SHORTEST, VALUES, allows, points_at

FIELD: Final = 3
GUARD: Final = 4
JOKER_BITS: Final = 3
NEW: Final = 0
RANKS: Final[i64] = (1 << HIGH_ACE) - (1 << ACE)
NO_FIELDS: Final = vec[i64]([0] * (JOKER + 1))


class Piece:
    """Cards that can be laid down together, as a new meld or on a meld of the table."""

    def __init__(
        self, number: int, kind: str, held: i64, row: i64, jokers: int, mask: i64, gain: int, points: int
    ) -> None:
        self.number: Final = number
        """The meld on the table that grows, or NEW."""
        self.kind: Final = kind
        self.held: Final[i64] = held
        """The places of its natural cards."""
        self.row: Final[i64] = row
        """The places of all its cards, if it is a run or makes one grow."""
        self.jokers: Final = jokers
        self.mask: Final[int] = mask
        self.gain: Final = gain
        """What it takes out of the hand."""
        self.points: Final = points
        """What it counts towards the first declaration."""
        self.is_pure: Final = number == NEW and kind == RUN and jokers == 0
        self.bit: Final = 0 if number == NEW else 1 << (number - 1)

    @property
    def cards(self) -> tuple[Card, ...]:
        """In a run each card at its place, else natural cards first."""
        cards: list[Card] = []
        left: i64 = self.row or self.held
        while left:
            cards.append(CARD_AT[lowest(left)] if self.held & left & -left else JOKER)
            left &= left - 1
        return tuple(cards) if self.row else (*cards, *[JOKER] * self.jokers)


class Cards:
    """A hand as fields of a number, and its jokers apart; what each card in hand is worth to be rid of."""

    def __init__(self, hand: Sequence[Card], worth: list[int], limit: str | int) -> None:
        self.worth: Final = worth
        self.limit: Final = limit
        self.kinds: Final[list[Card]] = []
        self.fields: Final = NO_FIELDS[:]
        """By the card."""
        self.whole: i64 = 0
        self.guards: i64 = 0
        self.jokers: int = 0
        self.total: int = 0
        for card in sorted(hand):
            self._hold(card)
        self.rows: Final[i64] = rows_of(self.kinds)

    def _hold(self, card: Card) -> None:
        """One more card, in the order of all cards."""
        self.total += self.worth[card]
        if card == JOKER:
            self.jokers += 1
            return
        if not self.fields[card]:
            self.fields[card] = BIT[FIELD * len(self.kinds)]
            self.guards += GUARD * self.fields[card]
            self.kinds.append(card)
        self.whole += self.fields[card]

    def piece(self, number: int, kind: str, held: i64, row: i64, jokers: int, points: int = 0) -> Piece:
        """Cards and jokers of this hand; what its natural cards are in fields, and all of them worth."""
        mask: i64 = 0
        gain, left = jokers * self.worth[JOKER], held
        while left:
            card = CARD_AT[lowest(left)]
            mask += self.fields[card]
            gain += self.worth[card]
            left &= left - 1
        return Piece(number, kind, held, row, jokers, mask, gain, points)


def new_melds(hand: Cards, *, jokers_count: bool) -> list[Piece]:
    """The new melds of a hand; of those that use the same cards, the one that counts most."""
    found: list[Piece] = []
    ranks = _ranks(hand)
    while ranks:
        number = lowest(ranks)
        worth = VALUES[CARD_AT[number]]
        for held, jokers in _of_rank(hand, hand.rows & (OF_A_RANK << number), 0, 0):
            size = count(held) + jokers if jokers_count else count(held)
            found.append(hand.piece(NEW, SET, held, 0, jokers, worth * size))
        ranks &= ranks - 1
    for suit in range(4):
        found += _runs(hand, suit * WIDTH, jokers_count=jokers_count)
    return _best_of(found) if hand.jokers else found


def additions(hand: Cards, number: int, meld: Meld, *, spare_jokers: bool) -> list[Piece]:
    """Ways to add natural cards to a meld, with jokers only where they close gaps unless spare ones are wanted."""
    if not hand.jokers and not hand.rows & meld.places:
        return []
    jokers = meld.joker_count
    if meld.run is not None:
        return _best_of(_to_run(hand, number, meld.run, jokers, spare_jokers=spare_jokers))
    of_rank: i64 = rank(natural_in(meld.cards))
    suits = hand.rows & (OF_A_RANK << of_rank) & ~rows_of(list(meld.cards))
    found = _of_rank(hand, suits, len(meld.cards) - jokers, jokers) if suits else []
    return [hand.piece(number, SET, held, 0, more) for held, more in found if spare_jokers or not more]


def room(limit: str | int, meld: Meld) -> int:
    """How many jokers alone could be added to a meld."""
    jokers, size = meld.joker_count, len(meld.cards)
    free = (LARGEST_SET if meld.run is None else LONGEST) - size
    while free and not allows(limit, size - jokers, jokers + free):
        free -= 1
    return free


def _best_of(pieces: list[Piece]) -> list[Piece]:
    """Of pieces of the same cards, the first of those that count most."""
    best: dict[int, Piece] = {}
    for piece in pieces:
        key = piece.mask << JOKER_BITS | piece.jokers
        known = best.get(key)
        if known is None or known.points < piece.points:
            best[key] = piece
    return list(best.values())


def _ranks(hand: Cards) -> i64:
    """The ranks of which there are enough cards for a set, with the help of jokers."""
    if hand.jokers:
        return RANKS & (pairs_in(hand.rows) if hand.jokers == 1 else ranks_in(hand.rows))
    return RANKS & threes_in(hand.rows)


def _of_rank(hand: Cards, suits: i64, laid: int, laid_jokers: int) -> list[tuple[i64, int]]:
    """Some cards of a rank in these suits, and jokers, so that they and what is laid make a set."""
    found: list[tuple[i64, int]] = []
    for held in _choices(suits):
        size, free = count(held), LARGEST_SET - laid - laid_jokers - count(held)
        for jokers in range(max(SHORTEST - laid - laid_jokers - size, 0), min(hand.jokers, free) + 1):
            if free >= 0 and _allows(hand, laid + size, laid_jokers + jokers):
                found.append((held, jokers))
    return found


def _runs(hand: Cards, first: i64, *, jokers_count: bool) -> list[Piece]:
    """The new runs of the suit whose places begin here."""
    found: list[Piece] = []
    held = (hand.rows >> first) & ONE_SUIT
    if not (held if hand.jokers else runs_in(held)):
        return found
    for size in range(SHORTEST, min(LONGEST_NEEDED[hand.limit], SIZE[held] + hand.jokers) + 1):
        row: i64 = (BIT[size] - 1) << ACE
        for _ in range(HIGH_ACE + 1 - size):
            if size - SIZE[held & row] <= hand.jokers:
                for some in _fillings(hand, held & row, size, 0, 0):
                    if size < 2 * SHORTEST or not _can_be_split(hand.limit, some, row, size):
                        points = points_at((row if jokers_count else some) << first)
                        found.append(hand.piece(NEW, RUN, some << first, row << first, size - SIZE[some], points))
            row <<= 1
    return found


def _to_run(hand: Cards, number: int, run: Run, laid_jokers: int, *, spare_jokers: bool) -> list[Piece]:
    """Cards that make a run grow; without spare jokers it ends in natural cards where it has grown."""
    found: list[Piece] = []
    first: i64 = run.suit * WIDTH
    lying: i64 = BIT[run.high + 1] - BIT[run.low]
    held = (hand.rows >> first) & ONE_SUIT & ~lying
    laid = len(run.cards) - laid_jokers
    may_end = ONE_SUIT if spare_jokers else held | lying
    for low in [low for low in range(run.low, ACE - 1, -1) if BIT[low] & may_end] if held else []:
        for high in [high for high in range(run.high, HIGH_ACE + 1) if BIT[high] & may_end]:
            row: i64 = (BIT[high + 1] - BIT[low]) & ~lying
            ends: i64 = 0 if spare_jokers else (BIT[low] | BIT[high]) & ~lying
            size = SIZE[row]
            if row and high - low < LONGEST and size - SIZE[held & row] <= hand.jokers:
                for some in _fillings(hand, held & row, size, laid, laid_jokers):
                    if some & ends == ends:
                        found.append(hand.piece(number, RUN, some << first, row << first, size - SIZE[some]))
    return found


def _fillings(hand: Cards, held: i64, size: int, laid: int, laid_jokers: int) -> list[int]:
    """The places of natural cards in a row of this size, jokers in the others, as far as hand and house allow."""
    return [
        some
        for some in _choices(held)
        if size - SIZE[some] <= hand.jokers and _allows(hand, laid + SIZE[some], laid_jokers + size - SIZE[some])
    ]


def _allows(hand: Cards, naturals: int, jokers: int) -> bool:
    """Whether the house lets a meld be like this; jokers are all that it minds."""
    return not jokers or allows(hand.limit, naturals, jokers)


def _choices(places: i64) -> list[int]:
    """Some of these places, at least one; all of them first."""
    found: list[int] = []
    some = places
    while some:
        found.append(some)
        some = (some - 1) & places
    return found


def _can_be_split(limit: str | int, held: i64, row: i64, size: int) -> bool:
    """Whether a run is two melds laid side by side, which count the same and can only be purer."""
    for cut in range(SHORTEST, size - SHORTEST + 1):
        below: i64 = (BIT[cut] - 1) << lowest(row)
        low, high = SIZE[held & below], SIZE[held & ~below]
        if allows(limit, low, cut - low) and allows(limit, high, size - cut - high):
            return True
    return False
