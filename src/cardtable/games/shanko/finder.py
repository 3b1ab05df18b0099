"""The contract finder: whether a hand can meet a contract, and the way that leaves the fewest points. It is exact.

A joker counts more than any other card, so the best way uses every joker that has a place, and how many natural cards
go down is known beforehand. Sequences are chosen first by branch and bound, those with the fewest jokers first and the
dearest of them first. Once they are out, suits no longer matter, and triplets are chosen by rank alone in the same way.
It knows no state: a hand and a contract are all it needs.
"""

from collections.abc import Sequence
from typing import Final

from cardtable.core.cards import JOKER, Card, card_of
from cardtable.games.shanko.contracts import (
    POINTS,
    POINTS_OF_A_RANK,
    SEQUENCE_SIZE,
    TRIPLET_SIZE,
    Contract,
    most_jokers,
    points,
)

WINDOWS: Final = tuple(
    tuple(card_of(suit, low + i) for i in range(SEQUENCE_SIZE)) for suit in range(4) for low in range(11, 0, -1)
)
"""Every sequence there is, in natural cards; the highest first, so that spare jokers stand at the high end."""

CHOICES: Final = tuple(
    tuple(i for i in range(SEQUENCE_SIZE) if chosen >> i & 1) for chosen in range(1, 2**SEQUENCE_SIZE)
)
"""Every choice of the places of a sequence that hold natural cards; there is at least one."""

DEAREST_RANKS: Final = sorted(range(1, 14), key=lambda rank: -POINTS_OF_A_RANK[rank])


class Found:
    """A way to meet a contract: the melds, triplets first, and the points of what is left."""

    def __init__(self, melds: tuple[tuple[Card, ...], ...], left: int) -> None:
        self.melds: Final = melds
        self.left: Final = left


class Row:
    """A sequence that could be melded, and the points of its natural cards."""

    def __init__(self, window: tuple[Card, ...], places: tuple[int, ...], naturals: tuple[Card, ...]) -> None:
        self.naturals: Final = naturals
        self.cards: Final = tuple([window[i] if i in places else JOKER for i in range(SEQUENCE_SIZE)])
        self.points: Final = points(self.naturals)


class Three:
    """A triplet that could be melded: so many natural cards of a rank."""

    def __init__(self, rank: int, naturals: int) -> None:
        self.rank: Final = rank
        self.naturals: Final = naturals
        self.points: Final = naturals * POINTS_OF_A_RANK[rank]


THREES: Final = [[Three(r, TRIPLET_SIZE - jokers) for r in DEAREST_RANKS] for jokers in range(TRIPLET_SIZE)]
"""Every triplet there is by its jokers, dearest first."""


def meet(hand: Sequence[Card], contract: Contract, *, half: bool = False) -> Found | None:
    """The way to meet the contract that leaves the fewest points, or None if there is none."""
    search = Search(hand, contract, half=half)
    search.add_rows(contract.sequences, 0, 0, 0)
    if not search.found:
        return None
    melds = search.melds()
    return Found(melds, points(hand) - sum([points(meld) for meld in melds]))


class Search:
    """The branch and bound over one hand."""

    def __init__(self, hand: Sequence[Card], contract: Contract, *, half: bool) -> None:
        self.counts: Final = [0] * (JOKER + 1)
        for card in hand:
            self.counts[card] += 1
        self.triplets: Final = contract.triplets
        self.most_in_row: Final = most_jokers(SEQUENCE_SIZE, half=half)
        self.most_in_three: Final = most_jokers(TRIPLET_SIZE, half=half)
        self.jokers: int = min(self.counts[JOKER], self._room(contract.sequences, contract.triplets))
        self.dearest: Final = _sums_of_the_dearest(hand)
        self.possible: Final = self._possible_rows() if contract.sequences else []
        self.of_rank: list[int] = []
        self.rows: list[Row] = []
        self.threes: list[Three] = []
        self.found: bool = False
        self.best: int = -1
        self.best_rows: list[Row] = []
        self.best_threes: list[Three] = []

    def add_rows(self, more: int, fewest: int, start: int, so_far: int) -> None:
        """Choose the sequences that are still missing; each has as many jokers as the one before, or more."""
        if not more:
            self._add_threes_to(so_far)
            return
        low = max(fewest, self.jokers - self._room(more - 1, self.triplets))
        for jokers in range(low, min(self.jokers // more, self.most_in_row) + 1):
            bound = self._most(self.jokers - jokers, more - 1, self.triplets) + so_far
            rows = self.possible[jokers]
            for number in range(start if jokers == fewest else 0, len(rows)):
                row = rows[number]
                if row.points + bound <= self.best:
                    break
                if self._has(row):
                    self._take(row, jokers)
                    self.add_rows(more - 1, jokers, number, so_far + row.points)
                    self._give_back(row, jokers)

    def melds(self) -> tuple[tuple[Card, ...], ...]:
        """The best choice in cards."""
        left = self.counts.copy()
        for row in self.best_rows:
            for card in row.naturals:
                left[card] -= 1
        threes = [_cards_of(three, left) for three in self.best_threes]
        return (*threes, *[row.cards for row in self.best_rows])

    def _add_threes_to(self, so_far: int) -> None:
        if self.triplets:
            counts = self.counts
            self.of_rank = [0, *[counts[r] + counts[r + 13] + counts[r + 26] + counts[r + 39] for r in range(13)]]
        self._add_threes(self.triplets, 0, 0, so_far)

    def _add_threes(self, more: int, fewest: int, start: int, so_far: int) -> None:
        """Choose the triplets that are still missing; each has as many jokers as the one before, or more."""
        if not more:
            self._keep(so_far)
            return
        low = max(fewest, self.jokers - self._room(0, more - 1))
        for jokers in range(low, min(self.jokers // more, self.most_in_three) + 1):
            bound = self._most(self.jokers - jokers, 0, more - 1) + so_far
            for number in range(start if jokers == fewest else 0, len(DEAREST_RANKS)):
                three = THREES[jokers][number]
                if three.points + bound <= self.best:
                    break
                if three.naturals <= self.of_rank[three.rank]:
                    self.of_rank[three.rank] -= three.naturals
                    self.jokers -= jokers
                    self.threes.append(three)
                    self._add_threes(more - 1, jokers, number, so_far + three.points)
                    self.threes.pop()
                    self.jokers += jokers
                    self.of_rank[three.rank] += three.naturals

    def _keep(self, total: int) -> None:
        """Remember the better choice; every joker that has a place was used."""
        if total > self.best:
            self.found = True
            self.best = total
            self.best_rows = self.rows.copy()
            self.best_threes = self.threes.copy()

    def _room(self, rows: int, threes: int) -> int:
        """How many jokers have a place in so many sequences and triplets."""
        return self.most_in_row * rows + self.most_in_three * threes

    def _most(self, jokers: int, rows: int, threes: int) -> int:
        """The natural cards of so many sequences and triplets count no more; hopeless if there are too few."""
        naturals = SEQUENCE_SIZE * rows + TRIPLET_SIZE * threes - jokers
        return self.dearest[naturals] if naturals < len(self.dearest) else -1000

    def _possible_rows(self) -> list[list[Row]]:
        """By their jokers, every choice of natural cards for a sequence that the hand holds, dearest first."""
        rows: list[list[Row]] = [[], [], [], []]
        seen: set[tuple[Card, ...]] = set()
        fewest = SEQUENCE_SIZE - min(self.jokers, self.most_in_row)
        for window in WINDOWS:
            held = [self.counts[card] > 0 for card in window]
            if held.count(True) < fewest:
                continue
            for places in CHOICES:
                if len(places) < fewest or not all(held[i] for i in places):
                    continue
                naturals = tuple([window[i] for i in places])
                if naturals not in seen:
                    seen.add(naturals)
                    rows[SEQUENCE_SIZE - len(places)].append(Row(window, places, naturals))
        for alike in rows:
            alike.sort(key=_points_of, reverse=True)
        return rows

    def _has(self, row: Row) -> bool:
        return all(self.counts[card] for card in row.naturals)

    def _take(self, row: Row, jokers: int) -> None:
        for card in row.naturals:
            self.counts[card] -= 1
        self.jokers -= jokers
        self.rows.append(row)

    def _give_back(self, row: Row, jokers: int) -> None:
        for card in row.naturals:
            self.counts[card] += 1
        self.jokers += jokers
        self.rows.pop()


def _points_of(row: Row) -> int:
    return row.points


def _sums_of_the_dearest(hand: Sequence[Card]) -> list[int]:
    """The points of the n dearest natural cards, for each n."""
    sums = [0]
    for value in sorted([POINTS[card] for card in hand if card != JOKER], reverse=True):
        sums.append(sums[-1] + value)
    return sums


def _cards_of(three: Three, left: list[int]) -> tuple[Card, ...]:
    """The natural cards of a triplet, taken out of what is left, and its jokers."""
    cards: list[Card] = []
    for suit in range(4):
        card = card_of(suit, three.rank)
        while left[card] and len(cards) < three.naturals:
            left[card] -= 1
            cards.append(card)
    return (*cards, *[JOKER] * (TRIPLET_SIZE - len(cards)))
