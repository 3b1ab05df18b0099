"""The contract finder: whether a hand can meet a contract, and the way that leaves the fewest points. It is exact.

A joker counts more than any other card, so the best way uses every joker that has a place, and how many natural cards
go down is known beforehand. Sequences are chosen first by branch and bound, those with the fewest jokers first and the
dearest of them first. Once they are out, suits no longer matter, and triplets are chosen by rank alone in the same way.
It knows no state: a hand and a contract are all it needs.
"""

from collections.abc import Callable, Sequence
from typing import Final

from cardtable.core.cards import JOKER, Card, card_of
from cardtable.core.chance import Chance
from cardtable.core.rows import ONE_SUIT, WIDTH, fullest_four, rows_of
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
DEAREST_RANKS: Final = sorted(range(1, 14), key=lambda rank: -POINTS_OF_A_RANK[rank])
HOPELESS: Final = -1000
NO_CARDS: Final = vec[i64]([0] * (JOKER + 1))
NO_SUITS: Final = vec[i64]([0] * 4)
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


def meet(cards: Sequence[Card], contract: Contract, *, half: bool = False) -> Found | None:
    """The way to meet the contract that leaves the fewest points, or None if there is none."""
    hand = list(cards)
    counts = NO_CARDS[:]
    for card in hand:
        counts[card] += 1
    held, of_rank = rows_of(hand), _of_rank(counts)
    if not _has_hope(counts, held, of_rank, contract):
        return None
    search = Search(counts, held, of_rank, contract, half=half)
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

    def __init__(self, counts: vec[i64], held: i64, of_rank: vec[i64], contract: Contract, *, half: bool) -> None:
        self.counts: Final = counts
        self.most_in_sequence: Final[i64] = most_jokers(SEQUENCE_SIZE, half=half)
        self.most_in_triplet: Final[i64] = most_jokers(TRIPLET_SIZE, half=half)
        self.jokers: i64 = min(counts[JOKER], self._room(contract.sequences, contract.triplets))
        self.dearest: Final = _sums_of_the_dearest(of_rank)
        self.sequences: Final = self._possible_sequences(held) if contract.sequences else []
        self.of_rank: vec[i64] = of_rank
        self.triplets: Final = _possible_triplets(of_rank) if contract.triplets else []
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


def _has_hope(counts: vec[i64], held: i64, of_rank: vec[i64], contract: Contract) -> bool:
    """Whether the jokers make up for what the fullest rows, and the ranks that are there most often, lack at least."""
    spare, sequences = counts[JOKER], contract.sequences
    if contract.triplets:
        spare -= _lacking_for_triplets(of_rank, contract.triplets)
    if sequences * (SEQUENCE_SIZE - fullest_four(held)) > spare:
        return False
    return sequences < 2 or _lacking_for_sequences(counts, held, sequences) <= spare


def _lacking_for_sequences(counts: vec[i64], held: i64, sequences: i64) -> i64:
    """How many cards so many sequences lack at least: each takes no more of a suit than its fullest four places have,
    and all of them no more than there are of it."""
    fullest, left = NO_SUITS[:], NO_SUITS[:]
    lacks: i64 = 0
    for suit in range(4):
        fullest[suit] = fullest_four((held >> (WIDTH * suit)) & ONE_SUIT)
        for card in range(13 * suit, 13 * suit + 13):
            left[suit] += counts[card]
    for _ in range(sequences):
        best = 0
        most: i64 = 0
        for suit in range(4):
            if min(fullest[suit], left[suit]) > most:
                best, most = suit, min(fullest[suit], left[suit])
        left[best] -= most
        lacks += SEQUENCE_SIZE - most
    return lacks


def _lacking_for_triplets(of_rank: vec[i64], triplets: i64) -> i64:
    """How many cards the ranks that are there most often lack for so many triplets."""
    whole: i64 = 0
    pairs: i64 = 0
    singles: i64 = 0
    for number in of_rank:
        whole += number // TRIPLET_SIZE
        rest = number % TRIPLET_SIZE
        pairs += rest >> 1
        singles += rest & 1
    lacking: i64 = max(triplets - whole, 0)
    without_pair: i64 = max(lacking - pairs, 0)
    return lacking + without_pair + max(without_pair - singles, 0)


def _possible_triplets(of_rank: vec[i64]) -> list[list[Group]]:
    """By their jokers, every triplet that the hand holds, dearest first."""
    sizes = [TRIPLET_SIZE - jokers for jokers in range(TRIPLET_SIZE)]
    return [[TRIPLETS[size][r] for r in DEAREST_RANKS if of_rank[r] >= size] for size in sizes]


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
