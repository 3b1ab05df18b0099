"""The contract finder: whether a hand can meet a contract, and the way that leaves the fewest points. It is exact.

A joker counts more than any other card, so the best way uses every joker that has a place, and how many natural cards
go down is known beforehand. Sequences are chosen first by branch and bound, those with the fewest jokers first and the
dearest of them first. Once they are out, suits no longer matter, and triplets are chosen by rank alone in the same way.
It knows no state: a hand and a contract are all it needs.
"""

from collections.abc import Callable
from typing import Final

from cardtable.core.card_sets import count
from cardtable.core.cards import JOKER, NATURALS, Card, card_of, rank, suit
from cardtable.core.chance import Chance
from cardtable.core.rows import ONE_SUIT, PLACES, WIDTH, fullest_four, rows_of
from cardtable.core.vectors import append, i64, vec
from cardtable.games.shanko.contracts import (
    CONTRACTS,
    POINTS_OF_A_RANK,
    SEQUENCE_SIZE,
    TRIPLET_SIZE,
    Contract,
    all_cards,
    most_jokers,
    points,
)
from cardtable.games.shanko.melds import ALIKE

WINDOWS: Final = [
    tuple([card_of(suit, low + i) for i in range(SEQUENCE_SIZE)]) for suit in range(4) for low in range(11, 0, -1)
]
"""Every sequence there is, in natural cards; the highest first, so that spare jokers stand at the high end."""
DEAREST_RANKS: Final = vec[i64](sorted(range(1, 14), key=lambda rank: -POINTS_OF_A_RANK[rank]))
HOPELESS: Final = -1000
RANK_BIT: Final = vec[i64]([1 << rank(card) for card in NATURALS] + [0])
"""By the card, a bit for its rank; a joker has none."""
SUIT_BITS: Final = 8
ONE_OF_SUIT: Final = vec[i64]([1 << SUIT_BITS * suit(card) for card in NATURALS] + [1 << 4 * SUIT_BITS])
"""By the card, what it adds to a number that counts each suit, and jokers behind them."""
FEW: Final = 2**SUIT_BITS - 1
NO_CARDS: Final = vec[i64]([0] * (JOKER + 1))
NO_RANKS: Final = vec[i64]([0] * 14)


class Found:
    """A way to meet a contract: the melds, triplets first, and the points of what is left."""

    def __init__(self, melds: tuple[tuple[Card, ...], ...], left: int) -> None:
        self.melds: Final = melds
        self.left: Final = left


class Group:
    """The natural cards of a sequence, or the rank of a triplet as often as it has natural cards; the rest are jokers.

    Of a triplet it isn't known yet which cards they are."""

    def __init__(self, takes: tuple[int, ...], points: int, cards: tuple[Card, ...] = (), places: i64 = 0) -> None:
        self.takes: Final = takes
        self.points: Final = points
        self.cards: Final = cards
        self.places: Final[i64] = places


def _all_sequences() -> list[list[Group]]:
    """By their jokers, every choice of natural cards for a sequence, dearest first."""
    found: dict[tuple[Card, ...], Group] = {}
    for window in WINDOWS:
        for chosen in range(1, 2**SEQUENCE_SIZE):
            some = tuple([card for i, card in enumerate(window) if chosen >> i & 1])
            cards = tuple([card if card in some else JOKER for card in window])
            found.setdefault(some, Group(some, points(some), cards, rows_of(list(some))))
    dearest = sorted(found.values(), key=lambda group: -group.points)
    return [[group for group in dearest if len(group.takes) == SEQUENCE_SIZE - n] for n in range(SEQUENCE_SIZE)]


SEQUENCES: Final = _all_sequences()
TRIPLETS: Final = [[Group((r,) * size, size * POINTS_OF_A_RANK[r]) for r in range(14)] for size in range(4)]
"""By how many natural cards they have and by their rank."""


def meet(hand: list[Card], contract: Contract, *, half: bool = False) -> Found | None:
    """The way to meet the contract that leaves the fewest points, or None if there is none."""
    if not _has_hope(hand, contract):
        return None
    search = Search(hand, contract, half=half)
    search.choose(contract.sequences, contract.triplets, 0, 0, 0)
    if search.best < 0:
        return None
    melds = search.melds()
    return Found(melds, points(hand) - sum([points(meld) for meld in melds]))


def trial(chance: Chance) -> Callable[[], object]:
    """A dealt hand to be thought about, for those who time it."""
    cards = all_cards(2)
    chance.shuffle(cards)
    contract, size = CONTRACTS[chance.below(len(CONTRACTS))], 12 + 2 * chance.below(4)
    return lambda: meet(cards[:size], contract)


class Search:
    """The branch and bound over one hand."""

    def __init__(self, hand: list[Card], contract: Contract, *, half: bool) -> None:
        counts = _counted(hand)
        of_rank = _of_rank(counts)
        self.counts: Final = counts
        self.most_in_sequence: Final[i64] = most_jokers(SEQUENCE_SIZE, half=half)
        self.most_in_triplet: Final[i64] = most_jokers(TRIPLET_SIZE, half=half)
        self.jokers: i64 = min(counts[JOKER], self._room(contract.sequences, contract.triplets))
        self.dearest: Final = _sums_of_the_dearest(of_rank)
        self.sequences: Final = self._possible_sequences(rows_of(hand)) if contract.sequences else []
        self.of_rank: vec[i64] = of_rank
        self.triplets: Final = self._possible_triplets() if contract.triplets else []
        self.chosen: list[Group] = []
        self.best: i64 = -1
        self.best_chosen: list[Group] = []

    def choose(self, sequences: i64, triplets: i64, fewest: i64, start: i64, so_far: i64) -> None:
        """Choose what is still missing, sequences first; each has as many jokers as the last of its kind, or more.
        When all are chosen, every joker that has a place is used, and the better choice is remembered."""
        if not sequences and not triplets:
            if so_far > self.best:
                self.best, self.best_chosen = so_far, self.chosen.copy()
            return
        groups, counts, most = self.triplets, self.of_rank, self.most_in_triplet
        then_sequences, then_triplets, alike = sequences, triplets - 1, triplets
        if sequences:
            groups, counts, most = self.sequences, self.counts, self.most_in_sequence
            then_sequences, then_triplets, alike = sequences - 1, triplets, sequences
        low: i64 = max(fewest, self.jokers - self._room(then_sequences, then_triplets))
        for jokers in range(low, min(self.jokers // alike, most) + 1):
            bound = self._most(self.jokers - jokers, then_sequences, then_triplets) + so_far
            for number in range(start if jokers == fewest else 0, len(groups[jokers])):
                group = groups[jokers][number]
                if group.points + bound <= self.best:
                    break
                if self._take(group, jokers, counts):
                    if sequences == 1:
                        self.of_rank = _of_rank(counts)
                        self.choose(0, triplets, 0, 0, so_far + group.points)
                    else:
                        self.choose(then_sequences, then_triplets, jokers, number, so_far + group.points)
                    self._give_back(jokers, counts)

    def melds(self) -> tuple[tuple[Card, ...], ...]:
        """The best choice in cards."""
        sequences, left = [sequence for sequence in self.best_chosen if sequence.cards], self.counts[:]
        for sequence in sequences:
            for card in sequence.takes:
                left[card] -= 1
        triplets = [_cards_of(triplet, left) for triplet in self.best_chosen if not triplet.cards]
        return (*triplets, *[sequence.cards for sequence in sequences])

    def _take(self, group: Group, jokers: i64, counts: vec[i64]) -> bool:
        """Choose a group, if what it takes is there."""
        for number, key in enumerate(group.takes):
            if not counts[key]:
                for taken in group.takes[:number]:
                    counts[taken] += 1
                return False
            counts[key] -= 1
        self.jokers -= jokers
        self.chosen.append(group)
        return True

    def _give_back(self, jokers: i64, counts: vec[i64]) -> None:
        for key in self.chosen.pop().takes:
            counts[key] += 1
        self.jokers += jokers

    def _room(self, sequences: i64, triplets: i64) -> i64:
        """How many jokers have a place in so many sequences and triplets."""
        return self.most_in_sequence * sequences + self.most_in_triplet * triplets

    def _most(self, jokers: i64, sequences: i64, triplets: i64) -> i64:
        """The natural cards of so many sequences and triplets count no more; hopeless if there are too few."""
        naturals = SEQUENCE_SIZE * sequences + TRIPLET_SIZE * triplets - jokers
        if naturals < len(self.dearest):
            return self.dearest[naturals]
        return HOPELESS

    def _possible_sequences(self, held: i64) -> list[list[Group]]:
        """By their jokers, every choice of natural cards for a sequence that the hand holds, dearest first."""
        most = min(self.jokers, self.most_in_sequence)
        return [[group for group in alike if group.places & held == group.places] for alike in SEQUENCES[: most + 1]]

    def _possible_triplets(self) -> list[list[Group]]:
        """The same for triplets."""
        most = min(self.jokers, self.most_in_triplet)
        return [self._triplets_of(TRIPLET_SIZE - jokers) for jokers in range(most + 1)]

    def _triplets_of(self, size: i64) -> list[Group]:
        """Those with so many natural cards."""
        some, of_rank = TRIPLETS[size], self.of_rank
        return [some[r] for r in DEAREST_RANKS if of_rank[r] >= size]


def _has_hope(hand: list[Card], contract: Contract) -> bool:
    """Whether the jokers make up for what the fullest rows, and the ranks that are there most often, lack at least."""
    held, of_suits = _rows_and_suits(hand)
    spare: i64 = of_suits >> (4 * SUIT_BITS)
    if contract.triplets:
        spare -= _lacking_for_triplets(hand, contract.triplets)
    sequences: i64 = contract.sequences
    if sequences * (SEQUENCE_SIZE - fullest_four(held)) > spare:
        return False
    return sequences < 2 or _lacking_for_sequences(held, of_suits, sequences) <= spare


def _rows_and_suits(hand: list[Card]) -> tuple[i64, i64]:
    """The places for which there are cards, and how many there are of each suit."""
    held: i64 = 0
    of_suits: i64 = 0
    for card in hand:
        held |= PLACES[card]
        of_suits += ONE_OF_SUIT[card]
    return held, of_suits


def _lacking_for_sequences(held: i64, of_suits: i64, sequences: i64) -> i64:
    """How many cards so many sequences lack at least: each takes no more of a suit than its fullest four places have,
    and all of them no more than there are of it."""
    lacks: i64 = 0
    for _ in range(sequences):
        best: i64 = 0
        most: i64 = 0
        for number in range(4):
            row, left = (held >> (WIDTH * number)) & ONE_SUIT, (of_suits >> (SUIT_BITS * number)) & FEW
            if min(fullest_four(row), left) > most:
                best, most = number, min(fullest_four(row), left)
        of_suits -= most << (SUIT_BITS * best)
        lacks += SEQUENCE_SIZE - most
    return lacks


def _lacking_for_triplets(hand: list[Card], triplets: i64) -> i64:
    """How many cards the ranks that are there most often lack for so many triplets."""
    lacking: i64 = triplets
    pairs: i64 = 0
    singles: i64 = 0
    for card in hand:
        bit = RANK_BIT[card]
        if pairs & bit:
            pairs ^= bit
            lacking -= 1
        elif singles & bit:
            singles ^= bit
            pairs |= bit
        else:
            singles |= bit
    if lacking <= 0:
        return 0
    without_pair: i64 = max(lacking - count(pairs), 0)
    return lacking + without_pair + max(without_pair - count(singles), 0)


def _counted(hand: list[Card]) -> vec[i64]:
    """By the card, how many there are."""
    counts = NO_CARDS[:]
    for card in hand:
        counts[card] += 1
    return counts


def _of_rank(counts: vec[i64]) -> vec[i64]:
    """By the rank, how many cards there are."""
    found = NO_RANKS[:]
    for r in range(13):
        found[r + 1] = counts[r] + counts[r + 13] + counts[r + 26] + counts[r + 39]
    return found


def _sums_of_the_dearest(of_rank: vec[i64]) -> vec[i64]:
    """The points of the n dearest natural cards, for each n."""
    sums = vec[i64]([0])
    total: i64 = 0
    for r in DEAREST_RANKS:
        worth: i64 = POINTS_OF_A_RANK[r]
        for _ in range(of_rank[r]):
            total += worth
            sums = append(sums, total)
    return sums


def _cards_of(triplet: Group, left: vec[i64]) -> tuple[Card, ...]:
    """The natural cards of a triplet, taken out of what is left, and its jokers."""
    cards: list[Card] = []
    for card in ALIKE[triplet.takes[0]]:
        while left[card] and len(cards) < len(triplet.takes):
            left[card] -= 1
            cards.append(card)
    return (*cards, *[JOKER] * (TRIPLET_SIZE - len(cards)))
