"""Everything that a hand could lay down: new melds, and additions to melds on the table. Knows no turn and no score.

Each kind of natural card in the hand has a field of three bits in one number: two count it, one guards. So a piece fits
into what is left exactly if a subtraction leaves every guard standing.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from cardtable.core.cards import ACE, HIGH_ACE, JOKER, Card, card_of, rank, suit
from cardtable.core.melds import Meld, naturals
from cardtable.core.runs import LONGEST, Run
from cardtable.games.rummy.melds import (
    LARGEST_SET,
    NO_LIMIT,
    NOT_MORE_THAN_NATURALS,
    RUN,
    SET,
    SHORTEST,
    VALUES,
    allows,
    are_allowed,
)

FIELD: Final = 3
GUARD: Final = 4
NEW: Final = 0
LONGEST_NEEDED: Final[dict[str | int, int]] = {1: 5, NO_LIMIT: 7, NOT_MORE_THAN_NATURALS: 10}
"""With at most four jokers any longer new run can be split into two melds of the same cards."""


class Piece:
    """Cards that can be laid down together, as a new meld or on a meld of the table."""

    def __init__(
        self, number: int, kind: str, cards: tuple[Card, ...], mask: int = 0, gain: int = 0, points: int = 0
    ) -> None:
        self.number: Final = number
        """The meld on the table that grows, or NEW."""
        self.kind: Final = kind
        self.cards: Final = cards
        self.mask: Final = mask
        self.gain: Final = gain
        """What it takes out of the hand."""
        self.points: Final = points
        """What it counts towards the first declaration."""
        self.jokers: Final = cards.count(JOKER)
        self.is_pure: Final = number == NEW and kind == RUN and self.jokers == 0
        self.bit: Final = 0 if number == NEW else 1 << (number - 1)


class Cards:
    """A hand as fields of a number, and its jokers apart; what each card in hand is worth to be rid of."""

    def __init__(self, hand: Sequence[Card], worth: Sequence[int]) -> None:
        self.worth: Final = worth
        self.kinds: Final = sorted({card for card in hand if card != JOKER})
        self.fields: Final = [0] * (JOKER + 1)
        self.suits: Final = [0] * HIGH_ACE
        """By the rank, the suits that the hand has of it, as bits."""
        self.rows: Final = [0, 0, 0, 0]
        """By the suit, the places in a row for which the hand has natural cards, as bits."""
        for i, card in enumerate(self.kinds):
            self.fields[card] = 1 << (FIELD * i)
            self.suits[rank(card)] |= 1 << suit(card)
            self.rows[suit(card)] |= 1 << rank(card) | (1 << HIGH_ACE if rank(card) == ACE else 0)
        self.whole: Final = self.mask(hand)
        self.jokers: Final = sum([card == JOKER for card in hand])
        self.guards: Final = GUARD * sum(self.fields)
        self.total: Final = self.gain(hand)

    def of_rank(self, of_rank: int) -> list[Card]:
        """The kinds of cards that the hand has of a rank."""
        return [card_of(s, of_rank) for s in range(4) if self.suits[of_rank] >> s & 1]

    def mask(self, cards: Sequence[Card]) -> int:
        """The fields of natural cards."""
        return sum([self.fields[card] for card in cards if card != JOKER])

    def gain(self, cards: Sequence[Card]) -> int:
        """What these cards are worth to be rid of."""
        return sum([self.worth[card] for card in cards])


def new_melds(hand: Cards, limit: str | int, *, jokers_count: bool) -> list[Piece]:
    """The new melds of a hand; of those that use the same cards, the one that counts most."""
    best: dict[tuple[int, int], Piece] = {}
    for kind, found in ((SET, _sets(hand, limit)), (RUN, _runs(hand, limit))):
        for cards, points in found:
            counts = points if jokers_count else sum([VALUES[card] for card in cards if card != JOKER])
            piece = Piece(NEW, kind, cards, hand.mask(cards), hand.gain(cards), counts)
            known = best.get((piece.mask, piece.jokers))
            if known is None or known.points < counts:
                best[piece.mask, piece.jokers] = piece
    return list(best.values())


def additions(hand: Cards, limit: str | int, number: int, meld: Meld, *, spare_jokers: bool) -> list[Piece]:
    """Ways to add natural cards to a meld, with jokers only where they close gaps unless spare ones are wanted."""
    if meld.run is None:
        of_rank = _of_rank(hand, limit, rank(naturals(meld.cards)[0]), meld.cards)
        found = [cards for cards in of_rank if spare_jokers or JOKER not in cards]
    else:
        found = _to_run(hand, limit, meld.run, spare_jokers=spare_jokers)
    pieces: dict[tuple[int, int], Piece] = {}
    for cards in found:
        piece = Piece(number, meld.kind, cards, hand.mask(cards), hand.gain(cards))
        pieces.setdefault((piece.mask, piece.jokers), piece)
    return list(pieces.values())


def room(limit: str | int, meld: Meld) -> int:
    """How many jokers alone could be added to a meld."""
    jokers, size = meld.cards.count(JOKER), len(meld.cards)
    free = (LARGEST_SET if meld.run is None else LONGEST) - size
    while free and not allows(limit, size - jokers, jokers + free):
        free -= 1
    return free


type Found = list[tuple[tuple[Card, ...], int]]
"""Melds, each with the points it counts, its jokers as what they stand for."""


def _sets(hand: Cards, limit: str | int) -> Found:
    found: Found = []
    for first in hand.kinds:
        suits = hand.suits[rank(first)]
        if suits.bit_count() + hand.jokers >= SHORTEST and not suits & ((1 << suit(first)) - 1):
            found += [(cards, VALUES[first] * len(cards)) for cards in _of_rank(hand, limit, rank(first))]
    return found


def _runs(hand: Cards, limit: str | int) -> Found:
    found: Found = []
    for of_suit, places in enumerate(hand.rows):
        may_be = places if hand.jokers else places & places >> 1 & places >> 2
        longest = min(LONGEST_NEEDED[limit], places.bit_count() + hand.jokers) if may_be else 0
        for size in range(SHORTEST, longest + 1):
            for low in range(ACE, HIGH_ACE + 2 - size):
                if (places >> low & (1 << size) - 1).bit_count() + hand.jokers >= size:
                    row = range(low, low + size)
                    points = sum([VALUES[card_of(of_suit, r)] for r in row])
                    for cards in _in_row(hand, limit, of_suit, row):
                        if size < 2 * SHORTEST or not _can_be_split(limit, cards):
                            found.append((cards, points))
    return found


def _can_be_split(limit: str | int, cards: tuple[Card, ...]) -> bool:
    """Whether a run is two melds laid side by side, which count the same and can only be purer."""
    return any(
        are_allowed(limit, cards[:cut]) and are_allowed(limit, cards[cut:])
        for cut in range(SHORTEST, len(cards) - SHORTEST + 1)
    )


def _to_run(hand: Cards, limit: str | int, run: Run, *, spare_jokers: bool) -> list[tuple[Card, ...]]:
    """Cards that make a run grow; without spare jokers it ends in natural cards where it has grown."""
    places = hand.rows[run.suit] & ~((1 << (run.high + 1)) - (1 << run.low))
    found: list[tuple[Card, ...]] = []
    if not places:
        return found
    lows = [r for r in range(run.low - 1, ACE - 1, -1) if spare_jokers or places >> r & 1]
    highs = [r for r in range(run.high + 1, HIGH_ACE + 1) if spare_jokers or places >> r & 1]
    for low in (run.low, *lows):
        for high in (run.high, *highs):
            row = [*range(low, run.low), *range(run.high + 1, high + 1)]
            if row and high - low < LONGEST:
                for cards in _in_row(hand, limit, run.suit, row, run.cards):
                    ends_natural = (low == run.low or cards[0] != JOKER) and (high == run.high or cards[-1] != JOKER)
                    if spare_jokers or ends_natural:
                        found.append(cards)
    return found


def _of_rank(hand: Cards, limit: str | int, of_rank: int, laid: tuple[Card, ...] = ()) -> list[tuple[Card, ...]]:
    """Cards of a rank, in suits that aren't laid yet, and jokers, so that they and what is laid make a set."""
    laid_jokers = laid.count(JOKER)
    fits, free = [card for card in hand.of_rank(of_rank) if card not in laid], LARGEST_SET - len(laid)
    found: list[tuple[Card, ...]] = []
    for size in range(1, min(free, len(fits)) + 1):
        for jokers in range(max(SHORTEST - len(laid) - size, 0), min(hand.jokers, free - size) + 1):
            if allows(limit, len(laid) - laid_jokers + size, laid_jokers + jokers):
                found += [(*added, *[JOKER] * jokers) for added in combinations(fits, size)]
    return found


def _in_row(
    hand: Cards, limit: str | int, of_suit: int, row: Sequence[int], laid: tuple[Card, ...] = ()
) -> list[tuple[Card, ...]]:
    """Cards for a row of places beside what is laid: a joker or, where there is one, a natural card in each."""
    here = [r for r in row if hand.rows[of_suit] >> r & 1]
    laid_jokers = laid.count(JOKER)
    found: list[tuple[Card, ...]] = []
    for jokers in range(len(row) - len(here), min(hand.jokers, len(row) - 1) + 1):
        size = len(row) - jokers
        if allows(limit, len(laid) - laid_jokers + size, laid_jokers + jokers):
            for some in combinations(here, size):
                found.append(tuple([card_of(of_suit, r) if r in some else JOKER for r in row]))
    return found
