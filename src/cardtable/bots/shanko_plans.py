"""Plans for a hand of Shanko: which triplets and sequences it grows towards, and what it could spare. Knows no table.

A plan chooses as many rows (four places of a suit) and ranks as the contract asks for, so that the hand covers most of
them; where two cover as much, the one for which more helpful cards are still unseen.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from cardtable.core.cards import ACE, HIGH_ACE, JOKER, Card
from cardtable.games.shanko.contracts import SEQUENCE_SIZE, TRIPLET_SIZE, Contract, contract_of
from cardtable.games.shanko.finder import WINDOWS

RANKS: Final = 13
LOWS: Final = 11
"""In each suit so many rows begin."""

HOPE: Final = 0.03
"""What an unseen copy of a card that would help is worth, beside a card that is there."""
WORSE: Final = 1
"""Rows that cover so much less than the best one still count."""
NOWHERE: Final = [0] * (JOKER + 1)
"""By the card, how often it is unseen, for those who don't look."""
ROW_OF: Final = [(window[0] // RANKS, LOWS - number % LOWS) for number, window in enumerate(WINDOWS)]
"""The suit and the lowest place of each row."""
COVERED: Final = [places.bit_count() for places in range(1 << SEQUENCE_SIZE)]


class Row:
    """Four places of a suit, how many of them the hand covers, and what that is worth."""

    def __init__(self, cards: tuple[Card, ...], covered: int, value: float) -> None:
        self.cards: Final = cards
        self.covered: Final = covered
        self.value: Final = value


class Plan:
    """What a hand grows towards: the cards it uses, how many the contract still lacks, and how good that is."""

    def __init__(self, used: list[int], missing: int, value: float) -> None:
        self.used: Final = used
        """By the card, how often."""
        self.missing: Final = missing
        self.value: Final = value

    def spares(self, hand: Sequence[Card]) -> list[Card]:
        """The cards of the hand that it doesn't use."""
        used = self.used.copy()
        spare: list[Card] = []
        for card in hand:
            if used[card]:
                used[card] -= 1
            else:
                spare.append(card)
        return spare


def plan(counts: Sequence[int], contract: Contract, unseen: Sequence[int]) -> Plan:
    """The best plan for a hand (by the card, how often it is held), given how often each card is still unseen."""
    planner = Planner(counts, contract, unseen)
    planner.choose_rows(contract.sequences, 0, 0.0)
    return planner.plan()


@lru_cache(maxsize=20_000)
def missing(hand: tuple[Card, ...], number: int) -> int:
    """How many cards a hand lacks for the contract of a round, at least."""
    return plan(counted(hand), contract_of(number), NOWHERE).missing


def counted(hand: Sequence[Card]) -> list[int]:
    """By the card, how often it is there."""
    counts = [0] * (JOKER + 1)
    for card in hand:
        counts[card] += 1
    return counts


class Planner:
    """The search for the best plan."""

    def __init__(self, counts: Sequence[int], contract: Contract, unseen: Sequence[int]) -> None:
        self.counts: Final = list(counts)
        self.contract: Final = contract
        self.unseen: Final = unseen
        self.of_rank: Final = [0] * RANKS
        for card in range(JOKER):
            self.of_rank[card % RANKS] += counts[card]
        self.hope_of_rank: Final = self._hope_of_rank()
        self.most_for_triplets: Final = self._triplets_worth()
        self.candidates: Final = self._candidates() if contract.sequences else []
        self.rows: Final[list[Row]] = []
        self.best: float = -1.0
        self.best_rows: list[Row] = []

    def choose_rows(self, more: int, start: int, so_far: float) -> None:
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
            worth = row.value if len(taken) == row.covered else float(len(taken))
            self.choose_rows(more - 1, number, so_far + worth)
            self.rows.pop()
            for card in taken:
                self.counts[card] += 1
                self.of_rank[card % RANKS] += 1

    def plan(self) -> Plan:
        """The best choice, in cards."""
        used = [0] * (JOKER + 1)
        used[JOKER] = self.counts[JOKER]
        for row in self.best_rows:
            for card in self._take(row):
                used[card] += 1
        for rank, number in self._shares():
            self._use_rank(rank, number, used)
        return Plan(used, max(self.contract.size - sum(used), 0), self.best + used[JOKER])

    def _keep(self, value: float) -> None:
        if value > self.best:
            self.best = value
            self.best_rows = self.rows.copy()

    def _candidates(self) -> list[Row]:
        """The rows that cover most, best first."""
        places = self._places()
        covers = [COVERED[places[of_suit] >> low & 15] for of_suit, low in ROW_OF]
        least = max(max(covers) - WORSE, 1)
        rows: list[Row] = []
        for number, covered in enumerate(covers):
            if covered >= least:
                rows.append(Row(WINDOWS[number], covered, covered + self._hope(WINDOWS[number])))
        rows.sort(key=_value_of, reverse=True)
        return rows

    def _places(self) -> list[int]:
        """By the suit, the places in a row that the hand covers, as bits."""
        places = [0, 0, 0, 0]
        for card in range(JOKER):
            if self.counts[card]:
                places[card // RANKS] |= 1 << (card % RANKS + ACE)
        return [row | (row >> ACE & 1) << HIGH_ACE for row in places]

    def _hope(self, window: tuple[Card, ...]) -> float:
        """Unseen cards for the open places."""
        if self.unseen is NOWHERE:
            return 0.0
        return HOPE * sum([self.unseen[card] for card in window if not self.counts[card]])

    def _take(self, row: Row) -> list[Card]:
        """The cards of the hand that go into a row."""
        taken = [card for card in row.cards if self.counts[card]]
        for card in taken:
            self.counts[card] -= 1
            self.of_rank[card % RANKS] -= 1
        return taken

    def _hope_of_rank(self) -> list[float]:
        hope = [0.0] * RANKS
        if self.unseen is not NOWHERE:
            for card in range(JOKER):
                hope[card % RANKS] += HOPE * self.unseen[card]
        return hope

    def _triplets_worth(self) -> float:
        """What the best ranks for triplets are worth."""
        if not self.contract.triplets:
            return 0.0
        worths = [self._worth(rank, count) for rank, count in enumerate(self.of_rank) if count]
        more = [(rank, count - TRIPLET_SIZE) for rank, count in enumerate(self.of_rank) if count > TRIPLET_SIZE]
        worths += [self._worth(rank, count) for rank, count in more]
        worths.sort(reverse=True)
        return sum(worths[: self.contract.triplets])

    def _worth(self, rank: int, number: int) -> float:
        return float(TRIPLET_SIZE) if number >= TRIPLET_SIZE else number + self.hope_of_rank[rank]

    def _shares(self) -> list[tuple[int, int]]:
        """The best ranks for triplets, and how many cards of them are there."""
        if not self.contract.triplets:
            return []
        shares = [(rank, min(count, TRIPLET_SIZE)) for rank, count in enumerate(self.of_rank) if count]
        shares += [(rank, count - TRIPLET_SIZE) for rank, count in enumerate(self.of_rank) if count > TRIPLET_SIZE]
        shares.sort(key=self._worth_of, reverse=True)
        return shares[: self.contract.triplets]

    def _worth_of(self, share: tuple[int, int]) -> float:
        return self._worth(share[0], share[1])

    def _use_rank(self, rank: int, number: int, used: list[int]) -> None:
        for suit in range(4):
            card = Card(rank + RANKS * suit)
            while number and self.counts[card]:
                self.counts[card] -= 1
                used[card] += 1
                number -= 1


def _value_of(row: Row) -> float:
    return row.value
