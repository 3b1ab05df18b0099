"""What a player could well do: the finder's plans as turns, and melds to hint at.

It sees one player's hand and the table.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from cardtable.core.bonds import bonds
from cardtable.core.cards import JOKER, Card, card_names
from cardtable.core.melds import Meld
from cardtable.core.rows import PLACES, grouped, rows_of, runs_in, threes_in
from cardtable.core.turns import Discard, Swap
from cardtable.core.vectors import i64
from cardtable.games.rummy.board import Board
from cardtable.games.rummy.finder import Finder, Plan
from cardtable.games.rummy.melds import SHORTEST, VALUES, value, with_swap
from cardtable.games.rummy.moves import Close, Declare, End, Extend, Play, Turn, proposal
from cardtable.games.rummy.options import RummyOptions
from cardtable.games.rummy.pieces import NEW, Piece

MOST_SWAPS: Final = 2
"""More jokers are hardly ever swapped in one turn."""
MOST_HANDS: Final = 8192
"""Those of two thousand busy tables for four: every move shows to everybody what fits together, and one hand at most is
new then."""


class Worth:
    """What each card is worth to be rid of."""

    def __init__(self, of: list[int]) -> None:
        self.of: Final = of


IN_POINTS: Final = Worth(VALUES)


class Prospect:
    """A hand and the melds it might add to, with an eye on what the finder makes of them."""

    def __init__(
        self,
        hand: Sequence[Card],
        table: Sequence[Meld],
        options: RummyOptions,
        *,
        has_declared: bool,
        taken: Card | None = None,
        worth: Worth = IN_POINTS,
        swaps: tuple[Swap, ...] = (),
        takes: bool = False,
    ) -> None:
        self.hand: Final = sorted([*hand, *([] if taken is None else [taken])])
        self.table: Final = table
        self.options: Final = options
        self.has_declared: Final = has_declared
        self.taken: Final = taken
        self.worth: Final = worth
        self.takes: Final = takes or taken is not None
        self.swaps: Final = swaps
        """The jokers taken out of melds before (RJ-13); hand and table are as they are then."""

    def best(self) -> Plan | None:
        """The plan that leaves the least, if anything can be laid down."""
        if not has_hope(self.hand, self.table, self.options.opening_points, self.taken, has_declared=self.has_declared):
            return None
        house = self.options
        need = 0 if self.has_declared else house.opening_points
        must = JOKER if self.swaps and self.taken is None else self.taken
        counts, may_use_all = house.joker_opening_value == "substituted", house.close_without_last_card == "yes"
        limit = house.max_jokers_per_meld
        hand, table = tuple(self.hand), tuple(self.table)
        plan = _best(hand, table, self.worth, limit, need, must, jokers_count=counts, may_use_all=may_use_all)
        return plan if plan is not None and self._is_enough(plan.pieces) else None

    def ways(self) -> list[tuple["Prospect", Plan]]:
        """The best plan as it is, and with each joker of the table that could be swapped for a card in hand."""
        found = [(self, plan) for plan in (self.best(),) if plan is not None]
        if self.options.joker_swap == "yes" and self.has_declared and len(self.swaps) < MOST_SWAPS:
            for number, meld in enumerate(self.table, 1):
                for card in _swappable(meld, self.hand):
                    found += self._after(Swap(number, card)).ways()
        return found

    def best_way(self) -> tuple["Prospect", Plan] | None:
        """The one of these that leaves the least; swaps only where they help."""
        return min(self.ways(), key=lambda way: way[1].left, default=None)

    def turns(self) -> list[Turn]:
        """The best plan, its new melds alone, and each of its pieces alone, as far as that is allowed."""
        return list(dict.fromkeys([turn for way, plan in self.ways() for turn in way.turns_of(plan)]))

    def turns_of(self, plan: Plan) -> list[Turn]:
        some = [plan.pieces, plan.melds]
        if self.has_declared:
            some += [[piece] for piece in plan.pieces]
        return [self.turn(chosen) for chosen in some if self._is_enough(chosen)]

    def turn(self, pieces: Sequence[Piece], discard: Card | None = None) -> Turn:
        """A turn that lays these pieces down and ends with this card, or with the dearest one left."""
        rest = self.rest(pieces)
        return Turn([*self.swaps, *plays(pieces)], ending(rest, discard), takes=self.takes)

    def rest(self, pieces: Sequence[Piece]) -> list[Card]:
        """What is left in hand when these pieces are laid down."""
        rest = self.hand.copy()
        for piece in pieces:
            for card in piece.cards:
                rest.remove(card)
        return rest

    def _after(self, swap: Swap) -> "Prospect":
        """What follows when a joker was swapped; a card that was taken is used if it took the joker's place."""
        table = list(self.table)
        natural = with_swap(table[swap.number - 1], swap.card)
        assert natural is not None
        table[swap.number - 1] = natural
        is_used = swap.card == self.taken
        hand = self.hand.copy()
        for card in (swap.card, *([] if self.taken is None or is_used else [self.taken])):
            hand.remove(card)
        return Prospect(
            [*hand, JOKER],
            table,
            self.options,
            has_declared=True,
            taken=None if is_used else self.taken,
            worth=self.worth,
            swaps=(*self.swaps, swap),
            takes=self.takes,
        )

    def _is_enough(self, pieces: Sequence[Piece]) -> bool:
        """Whether something is played, and with it the card that was taken and every joker that was swapped."""
        jokers = sum([piece.jokers for piece in pieces]) if self.swaps else 0
        owed = len(self.swaps) + (self.taken == JOKER) if self.swaps else 0
        is_used = self.taken is None or any(self.taken in piece.cards for piece in pieces)
        return bool(pieces) and is_used and jokers >= owed


def best_way(board: Board, taken: Card | None, worth: Worth) -> tuple[Prospect, Plan] | None:
    """What leaves the player in turn the least, if anything can be laid down."""
    if board.may_swap:
        return prospect(board, taken, worth).best_way()
    hand = board.hands[board.turn]
    cards = hand if taken is None else [*hand, taken]
    if not has_hope(cards, board.melds, board.opening_points, taken, has_declared=board.declared[board.turn]):
        return None
    own = prospect(board, taken, worth)
    plan = own.best()
    return None if plan is None else (own, plan)


def prospect(board: Board, taken: Card | None = None, worth: Worth = IN_POINTS) -> Prospect:
    """What the player in turn could lay down."""
    hand, has_declared = board.hands[board.turn], board.declared[board.turn]
    return Prospect(hand, board.melds, board.options, has_declared=has_declared, taken=taken, worth=worth)


def plays(pieces: Sequence[Piece]) -> list[Play]:
    """Pieces as plays: new melds together, then what is added to the table."""
    new = [proposal(piece.cards, piece.kind) for piece in pieces if piece.number == NEW]
    added = [Extend(piece.number, piece.cards) for piece in pieces if piece.number != NEW]
    return [*([Declare(tuple(new))] if new else []), *added]


@lru_cache(maxsize=4096)
def _best(
    hand: tuple[Card, ...],
    table: tuple[Meld, ...],
    worth: Worth,
    limit: str | int,
    need: int,
    must: Card | None,
    *,
    jokers_count: bool,
    may_use_all: bool,
) -> Plan | None:
    """What the finder says; in a search the same hands come again and again."""
    finder = Finder(hand, table, limit, jokers_count=jokers_count, worth=worth.of)
    return finder.best(need, must, may_use_all=may_use_all)


@lru_cache(maxsize=MOST_HANDS)
def best_melds(hand: tuple[Card, ...], limit: str | int) -> tuple[tuple[str, ...], ...]:
    """The melds of a hand that leave the least in it."""
    plan = Finder(hand, (), limit).best()
    return tuple(tuple(card_names(piece.cards).split()) for piece in plan.melds) if plan is not None else ()


def dearest(cards: Sequence[Card]) -> Card:
    """The card that costs most in hand; a joker only if nothing else costs as much."""
    return max(cards, key=lambda card: (value(card), card != JOKER, card))


def ending(rest: Sequence[Card], discard: Card | None) -> End:
    if not rest:
        return Close(None)
    if len(rest) == 1:
        return Close(rest[0])
    return Discard(dearest(rest) if discard is None else discard)


def _swappable(meld: Meld, hand: Sequence[Card]) -> list[Card]:
    """The cards of a hand that could take a joker's place in a meld."""
    if JOKER not in meld.cards:
        return []
    return [card for card in sorted(set(hand)) if with_swap(meld, card) is not None]


def has_hope(hand: list[Card], table: Sequence[Meld], opening: int, taken: Card | None, *, has_declared: bool) -> bool:
    """Whether the finder need be asked about a hand: a first declaration wants points, and what was taken must go."""
    rows = rows_of(hand)
    if not is_promising(hand, rows, table, has_declared=has_declared):
        return False
    if not has_declared and not _may_have_points(hand, rows, opening):
        return False
    return taken is None or JOKER in hand or _has_place(PLACES[taken], rows, table)


def _may_have_points(hand: list[Card], rows: i64, opening: int) -> bool:
    """Whether all cards that may find a place in some meld have enough points for a first declaration."""
    jokers = hand.count(JOKER)
    points, sure = jokers * VALUES[JOKER], grouped(rows)
    for card in hand:
        if PLACES[card] & sure or (jokers and card != JOKER and bonds(card, hand) + jokers >= SHORTEST - 1):
            points += VALUES[card]
    return points >= opening


def _has_place(places: i64, rows: i64, table: Sequence[Meld]) -> bool:
    """Whether the natural card of these places may go into a meld of the hand or, with others, on the table."""
    if grouped(rows) & places:
        return True
    return any(_reached(rows, meld) & places for meld in table)


def is_promising(hand: list[Card], rows: i64, table: Sequence[Meld], *, has_declared: bool) -> bool:
    """Whether there is a pure sequence for a first declaration; after it, anything that could be laid down."""
    has_run = runs_in(rows) != 0
    if has_run or not has_declared:
        return has_run
    for meld in table:
        if rows & meld.places:
            return True
    return threes_in(rows) != 0 or JOKER in hand


def _reached(rows: i64, meld: Meld) -> i64:
    """The places of natural cards that may be added to a meld: its ends, and what follows on them in hand."""
    reached: i64 = rows & meld.places
    more: i64 = reached if meld.run is not None else 0
    while more:
        more = rows & ((more << 1) | (more >> 1)) & ~reached
        reached |= more
    return reached
