"""Two other ways to find the best meld of a Shanko contract: trying everything, and an integer program for CP-SAT.

Neither shares anything with the finder but the rules of single melds, and the program not even those.
"""

from dataclasses import dataclass
from itertools import combinations

from ortools.sat.python import cp_model
from tests.games.shanko.at_the_table import is_sequence, is_triplet

from cardtable.core.cards import JOKER, Card, card_names, card_of, lacks, rank, suit
from cardtable.core.chance import Fast
from cardtable.games.shanko.contracts import CONTRACTS, POINTS, Contract, all_cards, points
from cardtable.games.shanko.finder import meet

SMALL = 12
LARGE = 18


@dataclass(frozen=True)
class Problem:
    """A hand, the contract of a round, and whether the house allows jokers for half of a meld only."""

    hand: tuple[Card, ...]
    round: int
    half: bool = False

    @property
    def contract(self) -> Contract:
        return CONTRACTS[self.round - 1]


def found(problem: Problem) -> int | None:
    """What the finder leaves in hand, after its melds were checked."""
    best = meet(list(problem.hand), problem.contract, half=problem.half)
    if best is None:
        return None
    used = [card for meld in best.melds for card in meld]
    triplets = [meld for meld in best.melds if is_triplet(meld, half=problem.half)]
    sequences = [meld for meld in best.melds if is_sequence(meld, half=problem.half)]
    assert (len(triplets), len(sequences)) == (problem.contract.triplets, problem.contract.sequences)
    assert lacks(problem.hand, used) is None
    assert best.left == points(problem.hand) - points(used)
    return best.left


def by_brute_force(problem: Problem) -> int | None:
    """The least that can be left, by trying every group of three and four cards."""
    places = range(len(problem.hand))
    groups = {
        size: [
            (sum(1 << i for i in some), points([problem.hand[i] for i in some]))
            for some in combinations(places, size)
            if asked([problem.hand[i] for i in some], half=problem.half)
        ]
        for size, asked in ((3, is_triplet), (4, is_sequence))
    }
    sizes = [3] * problem.contract.triplets + [4] * problem.contract.sequences
    most = _most(groups, sizes, 0, 0)
    return None if most is None else points(problem.hand) - most


def _most(groups, sizes, used, start):
    """The most points that go into groups of these sizes, beside the cards used."""
    if not sizes:
        return 0
    best = None
    same = len(sizes) > 1 and sizes[1] == sizes[0]
    for number, (cards, count) in enumerate(groups[sizes[0]][start:], start):
        if not cards & used:
            rest = _most(groups, sizes[1:], used | cards, number + 1 if same else 0)
            if rest is not None and (best is None or rest + count > best):
                best = rest + count
    return best


def by_integer_program(problem: Problem) -> int | None:
    """The least that can be left, by CP-SAT: rows with a natural card or a joker in each place, triplets by rank."""
    model = cp_model.CpModel()
    have = {card: problem.hand.count(card) for card in set(problem.hand)}
    uses = {card: [] for card in have}
    windows = [[card_of(s, low + i) for i in range(4)] for s in range(4) for low in range(1, 12)]
    rows = [_row(model, problem, uses, cards) for cards in windows if _is_thinkable(have, cards, 4)]
    fours = [[card_of(s, r) for s in range(4)] for r in range(1, 14)]
    ranks = [_rank(model, problem, uses, cards) for cards in fours if _is_thinkable(have, cards, 3)]
    model.add(sum(laid for laid, _ in rows) == problem.contract.sequences)
    model.add(sum(laid for laid, _ in ranks) == problem.contract.triplets)
    jokers = sum(wild for _, wild in rows) + sum(wild for _, wild in ranks)
    model.add(jokers <= have.get(JOKER, 0))
    for card, used in uses.items():
        model.add(sum(used) <= have[card])
    naturals = sum(POINTS[card] * use for card, used in uses.items() for use in used)
    model.maximize(naturals + POINTS[JOKER] * jokers)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    if solver.solve(model) != cp_model.OPTIMAL:
        return None
    return points(problem.hand) - round(solver.objective_value)


def _is_thinkable(have, cards, size):
    """Whether these cards and all jokers are enough for a meld."""
    naturals = sum(have.get(card, 0) for card in cards)
    return 0 < naturals >= size - have.get(JOKER, 0)


def _row(model, problem, uses, cards):
    """How often a row of four places is laid, and with how many jokers."""
    laid = model.new_int_var(0, problem.contract.sequences, "")
    places = [_use(model, problem, uses, card) for card in cards if card in uses]
    for place in places:
        model.add(place <= laid)
    model.add(sum(places) >= (2 if problem.half else 1) * laid)
    return laid, 4 * laid - sum(places)


def _rank(model, problem, uses, cards):
    """How many triplets of a rank are laid, and with how many jokers."""
    laid = model.new_int_var(0, problem.contract.triplets, "")
    naturals = [_use(model, problem, uses, card) for card in cards if card in uses]
    model.add(sum(naturals) <= 3 * laid)
    model.add(sum(naturals) >= (2 if problem.half else 1) * laid)
    return laid, 3 * laid - sum(naturals)


def _use(model, problem, uses, card):
    """How often a card is used here."""
    use = model.new_int_var(0, problem.hand.count(card), "")
    uses[card].append(use)
    return use


def some_problem(seed: int, largest: int) -> Problem:
    """A random hand of up to so many cards, from all cards or from few ranks and suits, with few jokers or many."""
    chance = Fast(seed)
    pile = [int(card) for card in all_cards(2 + chance.below(3))]
    chance.shuffle(pile)
    if chance.below(2):
        low, suits = 1 + chance.below(8), 1 + chance.below(4)
        pile.sort(key=lambda card: card != JOKER and not (low <= rank(card) < low + 7 and suit(card) < suits))
    jokers = [card for card in pile if card == JOKER][: chance.below(5)]
    others = [card for card in pile if card != JOKER]
    number = 1 + chance.below(len(CONTRACTS))
    size = min(largest, CONTRACTS[number - 1].size + chance.below(largest - 5))
    hand = tuple(Card(card) for card in (jokers + others)[:size])
    return Problem(hand, number, half=not chance.below(4))


def disagreement(seed: int) -> str | None:
    """One random hand, tried with the finder and an oracle; what is wrong, if anything is."""
    is_small = not seed % 4
    problem = some_problem(seed, SMALL if is_small else LARGE)
    left, right = found(problem), (by_brute_force if is_small else by_integer_program)(problem)
    if left == right:
        return None
    return f"shanko {seed}: {card_names(problem.hand)}, round {problem.round}, half {problem.half}: {left}, not {right}"
