"""Two other ways to find the best turn of Rummy With Jokers: trying everything, and an integer program for CP-SAT.

Neither shares anything with the finder but the rules of single melds, and the program not even those.
"""

from dataclasses import dataclass
from itertools import combinations, pairwise, permutations

from ortools.sat.python import cp_model

from cardtable.core.cards import JOKER, Card, card_names, card_of, deck, lacks, rank, suit
from cardtable.core.chance import Fast
from cardtable.core.melds import Meld
from cardtable.core.move import IllegalMove
from cardtable.games.rummy.finder import Finder
from cardtable.games.rummy.melds import grown, meld_of, value
from cardtable.games.rummy.melds import points as points_of

LIMITS = ("no_limit", "no_limit", 1, "not_more_than_naturals")


@dataclass(frozen=True)
class Problem:
    """A hand, the melds it may add to, and what is asked of the turn."""

    hand: tuple[Card, ...]
    table: tuple[Meld, ...] = ()
    need: int = 0
    must: Card | None = None
    limit: str | int = "no_limit"
    jokers_count: bool = True
    may_use_all: bool = False


def found(problem: Problem) -> int | None:
    """What the finder's best turn leaves in hand, after its plan was checked."""
    finder = Finder(problem.hand, problem.table, problem.limit, jokers_count=problem.jokers_count)
    plan = finder.best(problem.need, problem.must, may_use_all=problem.may_use_all)
    if plan is None:
        return None
    rest, table, points, pures = list(problem.hand), list(problem.table), 0, 0
    for piece in plan.pieces:
        for card in piece.cards:
            rest.remove(card)
        if piece.number:
            table[piece.number - 1] = grown(table[piece.number - 1], piece.number, piece.cards, problem.limit)
        else:
            meld = meld_of(piece.cards, piece.kind, problem.limit)
            points += points_of(meld, jokers_count=problem.jokers_count)
            pures += meld.is_pure
    if plan.end is not None:
        rest.remove(plan.end)
    assert plan.end is not None or (problem.may_use_all and not rest)
    assert not problem.need or (points >= problem.need and pures)
    assert problem.must is None or any(problem.must in piece.cards for piece in plan.pieces)
    assert plan.left == sum(map(value, rest))
    return plan.left


def by_brute_force(problem: Problem) -> int | None:
    """The least that can be left, by trying every way to use every card."""
    lefts = [
        left
        for left, points, is_pure, used, ended in _Trial(problem).ways(tuple(sorted(problem.hand)), problem.table, True)
        if (ended or (problem.may_use_all and not left))
        and (not problem.need or (points >= problem.need and is_pure))
        and (problem.must is None or used)
    ]
    return min(lefts, default=None)


class _Trial:
    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.known = {}

    def ways(self, hand, table, may_end):
        """Every outcome: value left, points, a pure sequence, the card that must be used, a card that ends the turn."""
        key = (hand, tuple(meld.cards for meld in table), may_end)
        if key not in self.known:
            self.known[key] = self._tried(hand, table, may_end)
        return self.known[key]

    def _tried(self, hand, table, may_end):
        if not hand:
            return {(0, 0, False, False, not may_end)}
        card, rest = hand[0], hand[1:]
        ways = {(left + value(card), *others) for left, *others in self.ways(rest, table, may_end)}
        if may_end:
            ways |= self.ways(rest, table, False)
        for size in range(len(rest) + 1):
            for others in set(combinations(rest, size)):
                ways |= self._with_group((card, *others), _without(rest, others), table, may_end)
        return ways

    def _with_group(self, group, rest, table, may_end):
        ways = set()
        uses = self.problem.must in group
        meld = self._dearest_meld(group)
        if meld is not None:
            points = points_of(meld, jokers_count=self.problem.jokers_count)
            for left, more, is_pure, used, ended in self.ways(rest, table, may_end):
                ways.add((left, points + more, is_pure or meld.is_pure, used or uses, ended))
        for n, laid in enumerate(table):
            whole = _or_none(lambda laid=laid: grown(laid, 0, group, self.problem.limit))
            if whole is not None:
                bigger = (*table[:n], whole, *table[n + 1 :])
                for left, points, is_pure, used, ended in self.ways(rest, bigger, may_end):
                    ways.add((left, points, is_pure, used or uses, ended))
        return ways

    def _dearest_meld(self, group):
        """The meld of these cards that counts most, in whatever order and of whatever kind."""
        melds = [
            meld
            for kind in ("set", "run")
            if self._meld(group, kind) is not None
            for order in (set(permutations(group)) if JOKER in group else [group])
            if (meld := self._meld(order, kind)) is not None
        ]
        return max(melds, key=lambda meld: points_of(meld, jokers_count=self.problem.jokers_count), default=None)

    def _meld(self, cards, kind):
        return _or_none(lambda: meld_of(cards, kind, self.problem.limit))


def _or_none(make):
    try:
        return make()
    except IllegalMove:
        return None


def _without(cards, taken):
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


def some_problem(seed: int, largest: int) -> Problem:
    """A random hand of up to so many cards, from all cards or from few ranks, beside a random table."""
    chance = Fast(seed)
    pile = [int(card) for card in (*deck(2), *deck(2))]
    chance.shuffle(pile)
    limit = LIMITS[chance.below(len(LIMITS))]
    table = [meld for _ in range(chance.below(5)) if (meld := _some_meld(pile, limit, chance)) is not None]
    if chance.below(2):
        high = 4 + chance.below(8)
        pile.sort(key=lambda card: card != JOKER and rank(Card(card)) > high)
    if chance.below(2):
        pile.sort(key=lambda card: card != JOKER or not chance.below(2))
    hand = tuple(Card(card) for card in pile[: 2 + chance.below(largest - 1)])
    return Problem(
        hand=hand,
        table=tuple(table),
        need=(0, 0, 0, 48, 3 * largest)[chance.below(5)],
        must=hand[chance.below(len(hand))] if not chance.below(4) else None,
        limit=limit,
        jokers_count=bool(chance.below(4)),
        may_use_all=not chance.below(4),
    )


def _some_meld(pile, limit, chance):
    """A meld from the pile with a joker here and there, if it turns out to be one."""
    of_suit, of_rank, size = chance.below(4), 1 + chance.below(14), 3 + chance.below(4)
    if chance.below(2):
        cards = [card_of(of_suit, of_rank + i) for i in range(size)]
    else:
        cards = [card_of(s, of_rank) for s in range(4)][: min(size, 4)]
    cards = [JOKER if not chance.below(6) else card for card in cards]
    if lacks(pile, cards) is not None:
        return None
    try:
        meld = meld_of(cards, "", limit)
    except IllegalMove:
        return None
    for card in cards:
        pile.remove(card)
    return meld


def by_integer_program(problem: Problem) -> int | None:
    """The least that can be left, by CP-SAT: rows with a natural card or a joker in each place, sets with suits."""
    return _Program(problem).solve()


class _Program:
    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.model = cp_model.CpModel()
        self.naturals: dict[Card, list[cp_model.IntVar]] = {}
        self.jokers: list[cp_model.LinearExpr] = []
        self.points: list[cp_model.LinearExpr] = []
        self.pures: list[cp_model.IntVar] = []
        self.have = {card: problem.hand.count(card) for card in set(problem.hand)}
        self.spare = self.have.get(JOKER, 0)

    def solve(self) -> int | None:
        for of_suit in range(4):
            for low in range(1, 13):
                for high in range(low + 2, min(low + 12, 14) + 1):
                    self._new_runs(of_suit, low, high)
        for of_rank in range(1, 14):
            self._new_sets(of_rank)
        for meld in self.problem.table:
            self._grow_run(meld) if meld.run is not None else self._grow_set(meld)
        return self._least()

    def _new_runs(self, of_suit: int, low: int, high: int) -> None:
        row = [card_of(of_suit, r) for r in range(low, high + 1)]
        here = sum(card in self.have for card in row)
        for laid in self._alike(row) if len(row) - here <= self.spare else ():
            places = [self._place(card, laid) for card in row]
            jokers = len(row) * laid - sum(places)
            self.model.add(sum(places) >= laid)
            self.jokers.append(jokers)
            self._bound(sum(places), jokers)
            pure = self.model.new_bool_var("")
            self.model.add(len(row) * pure <= sum(places))
            self.pures.append(pure)
            counts = zip(row, places, strict=True)
            worth = sum(value(card) for card in row) * laid
            self.points.append(worth if self.problem.jokers_count else sum(value(c) * place for c, place in counts))

    def _new_sets(self, of_rank: int) -> None:
        cards = [card_of(s, of_rank) for s in range(4)]
        for laid in self._alike(cards):
            places = [self._place(card, laid) for card in cards]
            jokers = self.model.new_int_var(0, 3, "")
            size = sum(places) + jokers
            self.model.add(sum(places) >= laid)
            self.model.add(size >= 3 * laid)
            self.model.add(size <= 4 * laid)
            self.jokers.append(jokers)
            self._bound(sum(places), jokers)
            self.points.append(value(cards[0]) * (size if self.problem.jokers_count else sum(places)))

    def _grow_run(self, meld: Meld) -> None:
        run = meld.run
        rows = []
        for low in range(1, run.low + 1):
            for high in range(run.high, min(low + 12, 14) + 1):
                row = [card_of(run.suit, r) for r in range(low, high + 1) if not run.low <= r <= run.high]
                if sum(card not in self.have for card in row) > self.spare:
                    continue
                laid = self.model.new_bool_var("")
                places = [self._place(card, laid) for card in row]
                old = sum(card == JOKER for card in meld.cards)
                jokers = len(row) * laid - sum(places)
                self.jokers.append(jokers)
                self._bound(len(meld.cards) - old + sum(places), old + jokers)
                rows.append(laid)
        self.model.add(sum(rows) <= 1)

    def _grow_set(self, meld: Meld) -> None:
        naturals = [card for card in meld.cards if card != JOKER]
        laid = self.model.new_bool_var("")
        new = [card_of(s, rank(naturals[0])) for s in range(4)]
        places = [self._place(card, laid) for card in new if suit(card) not in {suit(n) for n in naturals}]
        jokers = self.model.new_int_var(0, 4, "")
        self.jokers.append(jokers)
        self.model.add(sum(places) + jokers <= 4 - len(meld.cards))
        old = len(meld.cards) - len(naturals)
        self._bound(len(naturals) + sum(places), old + jokers)

    def _alike(self, cards: list[Card]) -> list[cp_model.IntVar]:
        """Melds in the same place, each of which has a natural card of its own; the first ones are laid first."""
        held = sum(self.have.get(card, 0) for card in cards)
        melds = [self.model.new_bool_var("") for _ in range(min(held, 3, (held + self.spare) // 3))]
        for one, next_one in pairwise(melds):
            self.model.add(next_one <= one)
        return melds

    def _place(self, card: Card, laid: cp_model.IntVar) -> cp_model.IntVar:
        """Whether a natural card lies in a place of a meld that is laid down."""
        place = self.model.new_bool_var("")
        self.model.add(place <= laid)
        self.naturals.setdefault(card, []).append(place)
        return place

    def _bound(self, naturals, jokers) -> None:
        """Not more jokers in a meld than the house allows."""
        if self.problem.limit == 1:
            self.model.add(jokers <= 1)
        elif self.problem.limit == "not_more_than_naturals":
            self.model.add(jokers <= naturals)

    def _least(self) -> int | None:
        ends = {card: self.model.new_bool_var("") for card in self.have}
        played = {card: sum(self.naturals.get(card, [])) for card in self.have if card != JOKER}
        played[JOKER] = sum(self.jokers)
        left = {card: count - played[card] - ends[card] for card, count in self.have.items()}
        for rest in left.values():
            self.model.add(rest >= 0)
        for card, places in self.naturals.items():
            if card not in self.have:
                self.model.add(sum(places) == 0)
        if JOKER not in self.have:
            self.model.add(played[JOKER] == 0)
        self._end(ends, left)
        if self.problem.need:
            self.model.add(sum(self.points) >= self.problem.need)
            self.model.add(sum(self.pures) >= 1)
        if self.problem.must is not None:
            self.model.add(played[self.problem.must] >= 1)
        self.model.minimize(sum(value(card) * rest for card, rest in left.items()))
        return self._solved()

    def _end(self, ends, left) -> None:
        if not self.problem.may_use_all:
            self.model.add(sum(ends.values()) == 1)
            return
        ended = self.model.new_bool_var("")
        self.model.add(sum(ends.values()) == ended)
        self.model.add(sum(left.values()) == 0).only_enforce_if(ended.negated())

    def _solved(self) -> int | None:
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        status = solver.solve(self.model)
        assert status in (cp_model.OPTIMAL, cp_model.INFEASIBLE)
        return round(solver.objective_value) if status == cp_model.OPTIMAL else None


SMALL = 7
LARGE = 14


def disagreement(seed: int) -> str | None:
    """What the finder and an oracle say of one random problem, if not the same; each twentieth is a large one."""
    large = seed % 20 == 0
    problem = some_problem(seed, LARGE if large else SMALL)
    answer, right = found(problem), (by_integer_program if large else by_brute_force)(problem)
    if answer == right:
        return None
    table = " | ".join(card_names(meld.cards) for meld in problem.table)
    return (
        f"{seed}: the finder leaves {answer}, the oracle {right}: {card_names(problem.hand)} beside {table}, {problem}"
    )
