"""How soon a hand of Shanko may meet its contract: all plans for it together, each as likely as the cards that it lacks
are to come. Knows no table.

A plan chooses as many rows (four places of a suit) and ranks as the contract asks for. The chance of a place that the
hand doesn't cover grows with the copies of its card that are unseen, as if each came along by itself (a Poisson
process); the chance of a plan is the product of its places', and what a hand promises is the sum over its plans. So a
hand counts for more if it can grow in several ways, which the best plan alone doesn't tell (`shanko_plans`).

Jokers go where they help most. How many a plan uses is kept apart, as the power of a polynomial whose factors are rows
and ranks.
"""

from math import exp, log
from typing import Final

from cardtable.bots.shanko_plans import RANKS
from cardtable.core.cards import JOKER
from cardtable.core.vectors import i64, vec
from cardtable.games.shanko.contracts import SEQUENCE_SIZE, TRIPLET_SIZE, Contract
from cardtable.games.shanko.finder import WINDOWS

ROWS: Final = 12
"""So many rows are looked at, those that are most likely to be filled."""
MOST_JOKERS: Final = 3
"""More of them in a hand make no difference."""
POWERS: Final = MOST_JOKERS + 1
COVERS: Final = 2**SEQUENCE_SIZE
"""In so many ways a hand may cover some places of a row."""
FACTORS: Final = 4
"""The empty product, and up to three rows or ranks."""
PLACES_OF_A_JOKER: Final = 4.0
"""An unseen joker counts for each open place as one of so many copies."""
HARDLY: Final = 1e-7
UNKNOWN: Final = -1.0
CARDS: Final = vec[i64]([card for window in WINDOWS for card in window])
"""The cards of all rows, one after the other."""


def promise(counts: vec[i64], contract: Contract, unseen: vec[i64], looks: float) -> float:
    """The logarithm of what a hand promises (by the card, how often it is held), if of every unseen copy so large a
    part comes along; of jokers, too, it is told how many are unseen."""
    return log(Prospects(counts, contract, unseen, looks).total + HARDLY)


class Prospects:
    """The sum over the plans of a hand."""

    def __init__(self, counts: vec[i64], contract: Contract, unseen: vec[i64], looks: float) -> None:
        self.counts: Final = counts[:]
        self.triplets: Final[i64] = contract.triplets
        self.sequences: Final[i64] = contract.sequences
        self.jokers: Final[i64] = min(counts[JOKER], MOST_JOKERS)
        self.of_rank: Final = vec[i64]([0] * RANKS)
        """By the rank, how many natural cards no row has used."""
        self.expected: Final = vec[float]([0.0] * RANKS)
        """By the rank, how many cards of it may come."""
        self.fills: Final = vec[float]([0.0] * JOKER)
        """By the card, how likely one comes."""
        self.open: Final = vec[float]([0.0] * SEQUENCE_SIZE)
        """How likely the open places of a row are filled, the least likely first."""
        self.factor: Final = vec[float]([0.0] * POWERS)
        """What a rank promises, by the jokers used."""
        self.of_rows: Final = vec[float]([0.0] * (FACTORS * POWERS))
        self.of_ranks: Final = vec[float]([0.0] * (FACTORS * POWERS))
        """Products of so many rows, and sums of products of so many ranks; by the jokers used."""
        self.total: float = 0.0
        self._look_at(unseen, looks)
        self.rows: Final = self._best_rows() if self.sequences else vec[i64]([])
        self.row_factors: Final = vec[float]([UNKNOWN] * (len(self.rows) * COVERS * POWERS))
        """What a row promises, by its covered places and the jokers used; worked out when it is first asked for."""
        self.of_rows[0] = 1.0
        self._add_rows(0, 0)

    def _look_at(self, unseen: vec[i64], looks: float) -> None:
        joker = float(unseen[JOKER]) / PLACES_OF_A_JOKER
        for rank in range(RANKS):
            copies: i64 = 0
            for card in range(rank, JOKER, RANKS):
                self.of_rank[rank] += self.counts[card]
                copies += unseen[card]
                self.fills[card] = 1.0 - exp(-(float(unseen[card]) + joker) * looks)
            self.expected[rank] = (float(copies) + joker) * looks

    def _best_rows(self) -> vec[i64]:
        """The rows that are most likely to be filled, each by the place of its first card."""
        found, chances, size = vec[i64]([0] * ROWS), vec[float]([0.0] * ROWS), i64(0)
        for row in range(len(WINDOWS)):
            chance = self._chance_of(SEQUENCE_SIZE * row)
            if chance <= chances[ROWS - 1]:
                continue
            size = min(size + 1, ROWS)
            at = size - 1
            while at > 0 and chances[at - 1] < chance:
                chances[at], found[at] = chances[at - 1], found[at - 1]
                at -= 1
            chances[at], found[at] = chance, SEQUENCE_SIZE * row
        return found[:size]

    def _chance_of(self, first: i64) -> float:
        chance = 1.0
        for place in range(first, first + SEQUENCE_SIZE):
            if not self.counts[CARDS[place]]:
                chance *= self.fills[CARDS[place]]
        return chance

    def _add_rows(self, depth: i64, start: i64) -> None:
        """Choose the next row of a plan in every way; behind the last one come the ranks."""
        here = depth * POWERS
        if depth == self.sequences:
            self._add_ranks(here)
            return
        is_all = depth + 1 == self.sequences and not self.triplets
        for number in range(start, len(self.rows)):
            first = self.rows[number]
            covered = self._covered(first)
            factor = self._row_factor(number, covered)
            if is_all:
                self._add_product(here, factor)
                continue
            self._multiply(here, factor)
            self._use(first, covered, -1)
            self._add_rows(depth + 1, number)
            self._use(first, covered, 1)

    def _add_product(self, here: i64, factor: i64) -> None:
        """Sum a plan up that ends with a row."""
        for jokers in range(self.jokers + 1):
            self.total += self._power(here, factor, jokers)

    def _multiply(self, here: i64, factor: i64) -> None:
        """One row more: the product behind is this one times the factor."""
        for jokers in range(self.jokers + 1):
            self.of_rows[here + POWERS + jokers] = self._power(here, factor, jokers)

    def _power(self, here: i64, factor: i64, jokers: i64) -> float:
        """Of a product of rows times a factor, what uses so many jokers."""
        total = 0.0
        for before in range(jokers + 1):
            total += self.of_rows[here + before] * self.row_factors[factor + jokers - before]
        return total

    def _covered(self, first: i64) -> i64:
        """The places of a row that the hand covers, as bits."""
        covered: i64 = 0
        for place in range(SEQUENCE_SIZE):
            if self.counts[CARDS[first + place]]:
                covered |= i64(1) << place
        return covered

    def _use(self, first: i64, covered: i64, change: i64) -> None:
        """Put cards of the hand into a row, or back."""
        for place in range(SEQUENCE_SIZE):
            if (covered >> place) & 1:
                card = CARDS[first + place]
                self.counts[card] += change
                self.of_rank[card % RANKS] += change

    def _row_factor(self, number: i64, covered: i64) -> i64:
        """Where the factor of a row lies: what its open places promise."""
        here = (number * COVERS + covered) * POWERS
        if self.row_factors[here] == UNKNOWN:
            size: i64 = 0
            for place in range(SEQUENCE_SIZE):
                if not (covered >> place) & 1:
                    size = self._insert(self.fills[CARDS[self.rows[number] + place]], size)
            for jokers in range(self.jokers + 1):
                self.row_factors[here + jokers] = self._product(jokers, size)
        return here

    def _insert(self, chance: float, size: i64) -> i64:
        """Another open place, in the order of their chances."""
        at = size
        while at > 0 and self.open[at - 1] > chance:
            self.open[at] = self.open[at - 1]
            at -= 1
        self.open[at] = chance
        return size + 1

    def _product(self, jokers: i64, size: i64) -> float:
        """The chance that open places are filled if jokers take the least likely ones."""
        if jokers > size:
            return 0.0
        chance = 1.0
        for place in range(jokers, size):
            chance *= self.open[place]
        return chance

    def _add_ranks(self, here: i64) -> None:
        """Sum a choice of rows up, with every choice of ranks beside it."""
        if self.triplets:
            self._choose_ranks()
        last: i64 = self.triplets * POWERS
        for jokers in range(self.jokers + 1):
            if not self.triplets:
                self.total += self.of_rows[here + jokers]
                continue
            for before in range(jokers + 1):
                self.total += self.of_rows[here + before] * self.of_ranks[last + jokers - before]

    def _choose_ranks(self) -> None:
        """The sums of products of one, two or three ranks: elementary symmetric polynomials."""
        for place in range(FACTORS * POWERS):
            self.of_ranks[place] = 0.0
        self.of_ranks[0] = 1.0
        for rank in range(RANKS):
            size = self.of_rank[rank]
            while size > 0:
                self._set_rank(self.expected[rank], TRIPLET_SIZE - min(size, TRIPLET_SIZE))
                self._add_rank()
                size -= TRIPLET_SIZE

    def _set_rank(self, expected: float, lacking: i64) -> None:
        """The factor of a rank: the chance that as many of it come as are lacking beside jokers, two at most."""
        none = exp(-expected) if lacking else 0.0
        for jokers in range(self.jokers + 1):
            left = lacking - jokers
            if left == 2:
                self.factor[jokers] = 1.0 - none * (1.0 + expected)
            else:
                self.factor[jokers] = 1.0 - none if left == 1 else 1.0 if left == 0 else 0.0

    def _add_rank(self) -> None:
        """Let every choice go on with this rank, or without it."""
        for chosen in range(self.triplets, 0, -1):
            here: i64 = chosen * POWERS
            for jokers in range(self.jokers + 1):
                total = 0.0
                for own in range(jokers + 1):
                    total += self.of_ranks[here - POWERS + jokers - own] * self.factor[own]
                self.of_ranks[here + jokers] += total
