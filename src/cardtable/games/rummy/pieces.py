"""Everything that a hand could lay down: new melds, and additions to melds on the table. Knows no turn and no score.

Each kind of natural card in the hand has a field of three bits in one number: two count it, one guards. So a piece fits
into what is left exactly if a subtraction leaves every guard standing.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from cardtable.core.cards import ACE, HIGH_ACE, JOKER, Card, card_of, rank, suit
from cardtable.core.melds import Meld
from cardtable.core.runs import LONGEST, Run
from cardtable.games.rummy.melds import (
    LARGEST_SET,
    NO_LIMIT,
    NOT_MORE_THAN_NATURALS,
    RUN,
    SET,
    SHORTEST,
    value,
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


class Limit:
    """How many jokers a meld may have in this house (RJ-11)."""

    def __init__(self, limit: str | int) -> None:
        self.most: Final = int(limit) if isinstance(limit, int) else LONGEST
        self.outnumber: Final = limit != NOT_MORE_THAN_NATURALS
        self.longest: Final = LONGEST_NEEDED[limit]

    def allows(self, naturals: int, jokers: int) -> bool:
        return naturals > 0 and jokers <= self.most and (self.outnumber or jokers <= naturals)


def new_melds(hand: Cards, limit: Limit, *, jokers_count: bool) -> list[Piece]:
    """The new melds of a hand; of those that use the same cards, the one that counts most."""
    best: dict[tuple[int, int], Piece] = {}
    for kind, found in ((SET, _sets(hand, limit, jokers_count)), (RUN, _runs(hand, limit, jokers_count))):
        for cards, points in found:
            piece = Piece(NEW, kind, cards, hand.mask(cards), hand.gain(cards), points)
            known = best.get((piece.mask, piece.jokers))
            if known is None or known.points < points:
                best[piece.mask, piece.jokers] = piece
    return list(best.values())


def additions(hand: Cards, limit: Limit, number: int, meld: Meld, *, spare_jokers: bool) -> list[Piece]:
    """Ways to add natural cards to a meld, with jokers only where they close gaps unless spare ones are wanted."""
    if meld.run is None:
        found = _to_set(hand, limit, meld, spare_jokers=spare_jokers)
    else:
        found = _to_run(hand, limit, meld.run, spare_jokers=spare_jokers)
    pieces: dict[tuple[int, int], Piece] = {}
    for cards in found:
        piece = Piece(number, meld.kind, cards, hand.mask(cards), hand.gain(cards))
        pieces.setdefault((piece.mask, piece.jokers), piece)
    return list(pieces.values())


def room(limit: Limit, meld: Meld) -> int:
    """How many jokers alone could be added to a meld."""
    jokers = meld.cards.count(JOKER)
    size = len(meld.cards)
    free = (LARGEST_SET if meld.run is None else LONGEST) - size
    while free and not limit.allows(size - jokers, jokers + free):
        free -= 1
    return free


type Found = list[tuple[tuple[Card, ...], int]]
"""Melds, each with the points it counts."""


def _sets(hand: Cards, limit: Limit, jokers_count: bool) -> Found:
    found: Found = []
    for first in hand.kinds:
        suits = hand.suits[rank(first)]
        if _number(suits) + hand.jokers < SHORTEST or suits & ((1 << suit(first)) - 1):
            continue
        cards = hand.of_rank(rank(first))
        for size in range(1, len(cards) + 1):
            for jokers in range(max(SHORTEST - size, 0), min(hand.jokers, LARGEST_SET - size) + 1):
                if limit.allows(size, jokers):
                    points = value(first) * (size + jokers if jokers_count else size)
                    found += [((*naturals, *[JOKER] * jokers), points) for naturals in combinations(cards, size)]
    return found


def _runs(hand: Cards, limit: Limit, jokers_count: bool) -> Found:
    found: Found = []
    for of_suit, places in enumerate(hand.rows):
        may_be = places if hand.jokers else places & places >> 1 & places >> 2
        longest = min(limit.longest, _number(places) + hand.jokers) if may_be else 0
        for size in range(SHORTEST, longest + 1):
            for low in range(ACE, HIGH_ACE + 2 - size):
                row = (1 << size) - 1
                if places >> low & row == row or _number(places >> low & row) + hand.jokers >= size:
                    found += _runs_at(hand, limit, of_suit, range(low, low + size), jokers_count)
    return found


def _number(places: int) -> int:
    """How many places these are."""
    number = 0
    while places:
        places &= places - 1
        number += 1
    return number


def _runs_at(hand: Cards, limit: Limit, of_suit: int, row: range, jokers_count: bool) -> Found:
    """The runs in one row: a joker or, where there is one, a natural card in each place."""
    found: Found = []
    here = [r for r in row if hand.rows[of_suit] >> r & 1]
    for jokers in range(len(row) - len(here), min(hand.jokers, len(row) - 1) + 1):
        if not limit.allows(len(row) - jokers, jokers):
            continue
        for naturals in combinations(here, len(row) - jokers):
            cards = tuple([card_of(of_suit, r) if r in naturals else JOKER for r in row])
            if len(row) < 2 * SHORTEST or not _can_be_split(limit, cards):
                counting = list(row if jokers_count else naturals)
                found.append((cards, sum([value(card_of(of_suit, r)) for r in counting])))
    return found


def _can_be_split(limit: Limit, cards: tuple[Card, ...]) -> bool:
    """Whether a run is two melds laid side by side, which count the same and can only be purer."""
    return any(
        _is_allowed(limit, cards[:cut]) and _is_allowed(limit, cards[cut:])
        for cut in range(SHORTEST, len(cards) - SHORTEST + 1)
    )


def _is_allowed(limit: Limit, cards: tuple[Card, ...]) -> bool:
    jokers = cards.count(JOKER)
    return limit.allows(len(cards) - jokers, jokers)


def _to_set(hand: Cards, limit: Limit, meld: Meld, *, spare_jokers: bool) -> list[tuple[Card, ...]]:
    naturals = [card for card in meld.cards if card != JOKER]
    jokers, free = len(meld.cards) - len(naturals), LARGEST_SET - len(meld.cards)
    fits = [card for card in hand.of_rank(rank(naturals[0])) if card not in naturals] if free else []
    found: list[tuple[Card, ...]] = []
    for size in range(1, min(free, len(fits)) + 1):
        for more in range((min(free - size, hand.jokers) if spare_jokers else 0) + 1):
            if limit.allows(len(naturals) + size, jokers + more):
                found += [(*added, *[JOKER] * more) for added in combinations(fits, size)]
    return found


def _to_run(hand: Cards, limit: Limit, run: Run, *, spare_jokers: bool) -> list[tuple[Card, ...]]:
    inside = (1 << (run.high + 1)) - (1 << run.low)
    places = hand.rows[run.suit] & ~inside
    found: list[tuple[Card, ...]] = []
    if not places:
        return found
    lows = _reached(range(run.low - 1, ACE - 1, -1), places, hand.jokers, spare_jokers=spare_jokers)
    highs = _reached(range(run.high + 1, HIGH_ACE + 1), places, hand.jokers, spare_jokers=spare_jokers)
    for low in (run.low, *lows):
        for high in (run.high, *highs):
            row = [*range(low, run.low), *range(run.high + 1, high + 1)]
            if row and high - low < LONGEST:
                found += _to_run_at(hand, limit, run, row, places, spare_jokers=spare_jokers)
    return found


def _reached(row: range, places: int, jokers: int, *, spare_jokers: bool) -> list[int]:
    """How far a run can grow along a row: to each natural card, or to each joker too."""
    reached: list[int] = []
    for r in row:
        is_held = places >> r & 1
        jokers -= 1 - is_held
        if jokers < 0:
            break
        if spare_jokers or is_held:
            reached.append(r)
    return reached


def _to_run_at(
    hand: Cards, limit: Limit, run: Run, row: list[int], places: int, *, spare_jokers: bool
) -> list[tuple[Card, ...]]:
    here = [r for r in row if places >> r & 1]
    jokers = run.cards.count(JOKER)
    ends = [] if spare_jokers else _far_ends(run, row[0], row[-1])
    found: list[tuple[Card, ...]] = []
    for more in range(len(row) - len(here), min(hand.jokers, len(row) - 1) + 1):
        if limit.allows(len(run.cards) - jokers + len(row) - more, jokers + more):
            for naturals in combinations(here, len(row) - more):
                if all(end in naturals for end in ends):
                    found.append(tuple([card_of(run.suit, r) if r in naturals else JOKER for r in row]))
    return found


def _far_ends(run: Run, low: int, high: int) -> list[int]:
    """The outermost places that were added to a run."""
    return [*([low] if low < run.low else []), *([high] if high > run.high else [])]
