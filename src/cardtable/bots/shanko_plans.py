"""Plans for a hand of Shanko: which triplets and sequences it grows towards, and what it could spare. Knows no table.

A plan chooses as many rows (four places of a suit) and ranks as the contract asks for, so that the hand covers most of
them; where two cover as much, the one for which more helpful cards are still unseen. What that is worth is counted in
hundredths of a card.
"""

from functools import lru_cache
from typing import Final

from cardtable.core.cards import JOKER, Card
from cardtable.core.rows import PLACES, WIDTH
from cardtable.core.vectors import i64, vec
from cardtable.games.shanko.contracts import SEQUENCE_SIZE, TRIPLET_SIZE, Contract, contract_of
from cardtable.games.shanko.finder import WINDOWS

RANKS: Final = 13
LOWS: Final = 11
"""In each suit so many rows begin."""

THERE: Final = 100
"""What a card that is there is worth."""
HOPE: Final = 3
"""What an unseen copy of a card that would help is worth."""
WORSE: Final = 1
"""Rows that cover so much less than the best one still count."""
MOST_TRIPLETS: Final = 3
SHARES: Final = 128
"""Numbers for the shares of ranks, counted down: three cards of each rank, then the next three of each, and so on."""
NO_RANKS: Final = vec[i64]([0] * RANKS)
NONE: Final = vec[i64]([0] * (JOKER + 1))
"""By the card, how often it is there: never."""
FIRST_PLACE: Final = vec[i64]([number // LOWS * WIDTH + LOWS - number % LOWS for number in range(len(WINDOWS))])
"""Where each row begins, as in core/rows.py."""
COVERED: Final = vec[i64]([places.bit_count() for places in range(1 << SEQUENCE_SIZE)])
ALL_FOUR: Final[i64] = (1 << SEQUENCE_SIZE) - 1


class Row:
    """Four places of a suit, how many of them the hand covers, and what that is worth."""

    def __init__(self, cards: tuple[Card, ...], covered: i64, value: i64) -> None:
        self.cards: Final = cards
        self.covered: Final[i64] = covered
        self.value: Final[i64] = value


class Plan:
    """What a hand grows towards: the cards it uses, how many the contract still lacks, and how good that is."""

    def __init__(self, used: vec[i64], missing: int, value: float) -> None:
        self.used: Final = used
        """By the card, how often."""
        self.missing: Final = missing
        self.value: Final = value

    def spares(self, hand: list[Card]) -> list[Card]:
        """The cards of the hand that it doesn't use."""
        used = self.used[:]
        spare: list[Card] = []
        for card in hand:
            if used[card]:
                used[card] -= 1
            else:
                spare.append(card)
        return spare


def plan(counts: vec[i64], contract: Contract, unseen: vec[i64]) -> Plan:
    """The best plan for a hand (by the card, how often it is held), given how often each card is still unseen."""
    return _planned(counts, contract, unseen).plan()


@lru_cache(maxsize=20_000)
def missing(hand: tuple[Card, ...], number: int) -> int:
    """How many cards a hand lacks for the contract of a round, at least."""
    counts, contract = counted(list(hand)), contract_of(number)
    covered: i64 = _planned(counts, contract, NONE).best // THERE + counts[JOKER]
    return max(contract.size - covered, 0)


def counted(hand: list[Card]) -> vec[i64]:
    """By the card, how often it is there."""
    counts = NONE[:]
    for card in hand:
        counts[card] += 1
    return counts


def _planned(counts: vec[i64], contract: Contract, unseen: vec[i64]) -> "Planner":
    """The search, done."""
    planner = Planner(counts, contract, unseen)
    planner.choose_rows(contract.sequences, 0, 0)
    return planner


class Planner:
    """The search for the best plan."""

    def __init__(self, counts: vec[i64], contract: Contract, unseen: vec[i64]) -> None:
        self.counts: Final = counts[:]
        self.contract: Final = contract
        self.unseen: Final = unseen
        self.of_rank: Final = _by_rank(counts)
        self.unseen_of_rank: Final = _by_rank(unseen)
        self.most_for_triplets: Final[i64] = self._triplets_worth() if contract.sequences else 0
        self.candidates: Final = self._candidates() if contract.sequences else []
        self.rows: Final[list[Row]] = []
        self.best: i64 = -1
        self.best_rows: list[Row] = []

    def choose_rows(self, more: int, start: int, so_far: i64) -> None:
        """Try the choices of rows, best first, as long as they can beat the best."""
        if not more:
            self._keep(so_far + self._triplets_worth())
            return
        for number in range(start, len(self.candidates)):
            row = self.candidates[number]
            if so_far + more * row.value + self.most_for_triplets <= self.best:
                return
            taken = self._take(row)
            self.rows.append(row)
            worth = row.value if COVERED[taken] == row.covered else THERE * COVERED[taken]
            self.choose_rows(more - 1, number, so_far + worth)
            self.rows.pop()
            self._change(row, taken, 1)

    def plan(self) -> Plan:
        """The best choice, in cards."""
        jokers: int = self.counts[JOKER]
        used = NONE[:]
        used[JOKER] = jokers
        lacking: i64 = self.contract.size - jokers
        for row in self.best_rows:
            taken = self._take(row)
            _add(used, row, taken, 1)
            lacking -= COVERED[taken]
        first, second, third = self._best_shares()
        lacking -= self._use(first, used) + self._use(second, used) + self._use(third, used)
        return Plan(used, max(lacking, 0), self.best / THERE + jokers)

    def _keep(self, value: i64) -> None:
        if value > self.best:
            self.best = value
            self.best_rows = self.rows.copy()

    def _candidates(self) -> list[Row]:
        """The rows that cover most, best first."""
        held = self._held()
        most: i64 = 1 + WORSE
        for first in FIRST_PLACE:
            most = max(most, COVERED[(held >> first) & ALL_FOUR])
        rows: list[Row] = []
        for number, window in enumerate(WINDOWS):
            covered = COVERED[(held >> FIRST_PLACE[number]) & ALL_FOUR]
            if covered >= most - WORSE:
                rows.append(Row(window, covered, THERE * covered + self._hope(window)))
        rows.sort(key=_value_of, reverse=True)
        return rows

    def _held(self) -> i64:
        """The places that the hand covers."""
        held: i64 = 0
        for card in range(JOKER):
            if self.counts[card]:
                held |= PLACES[card]
        return held

    def _hope(self, window: tuple[Card, ...]) -> i64:
        """What unseen cards for the open places are worth."""
        hope: i64 = 0
        for card in window:
            if not self.counts[card]:
                hope += HOPE * self.unseen[card]
        return hope

    def _take(self, row: Row) -> i64:
        """Put the cards of the hand that it needs into a row; which of its places they fill, as bits."""
        taken: i64 = 0
        bit: i64 = 1
        for card in row.cards:
            if self.counts[card]:
                taken |= bit
            bit <<= 1
        self._change(row, taken, -1)
        return taken

    def _change(self, row: Row, taken: i64, by: i64) -> None:
        """These cards of a row leave the hand, or come back."""
        _add(self.counts, row, taken, by)
        for card in row.cards:
            if taken & 1:
                self.of_rank[card % RANKS] += by
            taken >>= 1

    def _triplets_worth(self) -> i64:
        """What the best ranks for triplets are worth."""
        first, second, third = self._best_shares()
        return first // SHARES + second // SHARES + third // SHARES

    def _best_shares(self) -> tuple[i64, i64, i64]:
        """The best shares of ranks, as many as triplets are wanted. Each is what it is worth and below that its number,
        so that the better one is the larger."""
        best: i64 = 0
        second: i64 = 0
        third: i64 = 0
        for rank in range(RANKS):
            size = self.of_rank[rank]
            number: i64 = SHARES - 1 - rank
            while size > 0:
                worth: i64 = THERE * TRIPLET_SIZE
                if size < TRIPLET_SIZE:
                    worth = THERE * size + HOPE * self.unseen_of_rank[rank]
                share: i64 = worth * SHARES + number
                if share > best:
                    best, second, third = share, best, second
                elif share > second:
                    second, third = share, second
                elif share > third:
                    third = share
                size, number = size - TRIPLET_SIZE, number - RANKS
        wanted = self.contract.triplets
        return best if wanted else 0, second if wanted > 1 else 0, third if wanted == MOST_TRIPLETS else 0

    def _use(self, share: i64, used: vec[i64]) -> i64:
        """Use the cards of a share, three at most; how many there were."""
        if not share:
            return 0
        place = SHARES - 1 - share % SHARES
        card = place % RANKS
        size = min(self.of_rank[card] - place // RANKS * TRIPLET_SIZE, TRIPLET_SIZE)
        left = size
        while left:
            if self.counts[card]:
                self.counts[card] -= 1
                used[card] += 1
                left -= 1
            else:
                card += RANKS
        return size


def _by_rank(counts: vec[i64]) -> vec[i64]:
    """By the rank, how many natural cards there are."""
    found = NO_RANKS[:]
    for rank in range(RANKS):
        found[rank] = counts[rank] + counts[rank + RANKS] + counts[rank + 2 * RANKS] + counts[rank + 3 * RANKS]
    return found


def _add(counts: vec[i64], row: Row, taken: i64, by: i64) -> None:
    """Count these cards of a row."""
    for card in row.cards:
        if taken & 1:
            counts[card] += by
        taken >>= 1


def _value_of(row: Row) -> int:
    return row.value
