"""Which cards of a hand of Rummy With Jokers can be spared: those that promise least, and are of no use to the next.

Where cards stand is told by places as in core/rows.py: what may still join a card is a look at the places beside it.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from typing import Final

from cardtable.core.cards import ACE, HIGH_ACE, JOKER, Card, suit
from cardtable.core.rows import (
    HIGH_ACES,
    LOW_ACES,
    PLACES,
    WIDTH,
    both_aces,
    grouped,
    in_runs,
    in_sets,
    place_of,
    rows_of,
)
from cardtable.core.vectors import i64, vec
from cardtable.games.rummy.finder import Finder
from cardtable.games.rummy.melds import value
from cardtable.games.rummy.state import RummyState

COPIES: Final = 2
FOR_A_MELD: Final = 3
"""So many cards kept close the deal if a drawn one makes a meld of two of them: the third is the last."""
FOR_A_BRIDGE: Final = 2
"""Likewise if a drawn one brings another to the table."""
RUN_WANTED: Final = 1.6
"""How much more a chance of a sequence is worth to one who has no pure sequence yet."""
FEEDS: Final = 6.0
"""How bad it is to discard a card that the next player can lay off."""
KEEP: Final = 100.0
"""What speaks for keeping a joker."""
CLOSES: Final = 2.0
"""How much more an unseen card is worth that would close the deal."""
COST: Final = 0.25
"""What a point in hand is worth, measured in unseen cards."""
BESIDE: Final = 2
"""Two cards of a sequence of three are no further apart."""
ALL_UNSEEN: Final = vec[i64](
    [COPIES if ACE <= place % WIDTH <= HIGH_ACE else 0 for place in range(-BESIDE, 4 * WIDTH + BESIDE)]
)
"""By the place how many copies there are, with room to look beyond the first and the last suit."""


def discard(state: RummyState, rest: Sequence[Card]) -> Card:
    """The card that promises least; where two promise as little, the dearer one."""
    hopes, has_declared, held = Hopes(state, list(rest)), state.declared[state.turn], len(rest) - 1
    cards = _eligible(rest, has_declared=has_declared)
    best, least, most = cards[0], inf, 0
    for card in cards:
        hope = hopes.of_use(card, held) if has_declared else hopes.promise(card)
        if hope < least or (hope == least and value(card) > most):
            best, least, most = card, hope, value(card)
    return best


def spared(state: RummyState, rest: Sequence[Card]) -> list[Card]:
    """The cards that promise least first."""
    hopes, has_declared, held = Hopes(state, list(rest)), state.declared[state.turn], len(rest) - 1
    weighed: list[tuple[float, int, Card]] = []
    for card in _eligible(rest, has_declared=has_declared):
        hope = hopes.of_use(card, held) if has_declared else hopes.promise(card)
        weighed.append((hope, -value(card), card))
    return [card for _, _, card in sorted(weighed)]


def _eligible(rest: Sequence[Card], *, has_declared: bool) -> Sequence[Card]:
    """The kinds of cards of which one may be discarded, in order."""
    if has_declared:
        return sorted(set(rest))
    return loose_of(tuple(sorted([card for card in rest if card != JOKER]))) or sorted(set(rest))


@lru_cache(maxsize=8192)
def loose_of(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The kinds of cards outside the best melds of a hand without jokers; those go with anything, and stay. In a search
    the same hands come again and again."""
    cards = list(hand)
    rows = rows_of(cards)
    melded = grouped(rows)
    loose = [card for card in cards if not PLACES[card] & melded]
    if melded and not (loose and _is_plain(cards, rows)):
        plan, loose = Finder(hand).best(), cards
        for piece in plan.melds if plan is not None else ():
            for card in piece.cards:
                loose.remove(card)
    return tuple(sorted(set(loose)))


def _is_plain(hand: list[Card], rows: i64) -> bool:
    """Whether every card that could be in a meld has its place in one alone, and is there once: so none is in doubt."""
    runs, sets = in_runs(rows), in_sets(rows)
    if both_aces(runs) & sets or both_aces(runs & LOW_ACES) & runs & HIGH_ACES:
        return False
    seen: i64 = 0
    twice: i64 = 0
    for card in hand:
        twice |= seen & PLACES[card]
        seen |= PLACES[card]
    return not twice & (runs | sets)


class Hopes:
    """What the cards of a hand may still become, given those that the player in turn hasn't seen."""

    def __init__(self, state: RummyState, hand: list[Card]) -> None:
        self.state: Final = state
        self.rows: Final[i64] = rows_of(hand)
        self.unseen: Final = _unseen(state)
        self.fed: Final[i64] = _fed(state)

    def promise(self, card: Card) -> float:
        """What speaks for keeping a card before the first declaration: sequences, and high cards."""
        if card == JOKER:
            return KEEP
        run, alike = self.runs(card), self.sets(card)
        return (RUN_WANTED * run + alike) * (1 + value(card) / 20) + self._feeds(card)

    def of_use(self, card: Card, held: int) -> float:
        """What speaks for keeping a card after the first declaration: it may be rid of soon, and costs little."""
        if card == JOKER:
            return KEEP
        bridges, melds = float(self._bridges(card)), 0.0
        if held >= FOR_A_MELD:
            melds = (self.runs(card) + self.sets(card)) * (CLOSES if held == FOR_A_MELD else 1.0)
        return melds + bridges * (CLOSES if held == FOR_A_BRIDGE else 1.0) + self._feeds(card) - value(card) * COST

    def is_fed(self, card: Card) -> bool:
        """Whether the next player could take a card and lay it off."""
        return self.fed & PLACES[card] != 0

    def runs(self, card: Card) -> int:
        """How many unseen cards make a sequence with a card and another one in hand."""
        place = place_of(card)
        runs = self._runs_at(place)
        return runs + self._runs_at(place + HIGH_ACE - ACE) if place % WIDTH == ACE else runs

    def sets(self, card: Card) -> int:
        """How many unseen cards make a set with a card and another one in hand: each that is there waits for the other
        two suits."""
        own = place_of(card)
        place: i64 = own % WIDTH
        held: i64 = 0
        wanted: i64 = 0
        there: i64 = 0
        while place < 4 * WIDTH:
            if place != own:
                unseen = self.unseen[place + BESIDE]
                wanted += unseen
                if (self.rows >> place) & 1:
                    held += 1
                    there += unseen
            place += WIDTH
        return held * wanted - there

    def _runs_at(self, place: i64) -> i64:
        """The same for one of its places: what lies beside a pair, and between two that leave a place free."""
        unseen, held = self.unseen, (self.rows << BESIDE) >> place
        below, above = unseen[place + 1], unseen[place + 3]
        found: i64 = 0
        if held & 1:
            found += below
        if held & 2:
            found += unseen[place] + above
        if held & 8:
            found += below + unseen[place + 4]
        return found + above if held & 16 else found

    def _bridges(self, card: Card) -> int:
        """How many unseen cards lie between this one and a sequence on the table."""
        found: i64 = 0
        places = PLACES[card]
        for meld in self.state.melds:
            run = meld.run
            if run is not None and run.suit == suit(card):
                low: i64 = WIDTH * run.suit + run.low
                high: i64 = WIDTH * run.suit + run.high
                if ((places << BESIDE) >> low) & 1:
                    found += self.unseen[low - 1 + BESIDE]
                if (places >> (high + BESIDE)) & 1:
                    found += self.unseen[high + 1 + BESIDE]
        return found

    def _feeds(self, card: Card) -> float:
        """What speaks against giving a card to the next player."""
        return FEEDS if self.is_fed(card) else 0.0


def _unseen(state: RummyState) -> vec[i64]:
    """By the place how many copies of its card the player in turn doesn't see."""
    unseen = ALL_UNSEEN[:]
    for card in state.hands[state.turn]:
        _see(unseen, card)
    for card in state.discards:
        _see(unseen, card)
    for meld in state.melds:
        for card in meld.cards:
            _see(unseen, card)
    first: i64 = 0
    while first < 4 * WIDTH:
        unseen[first + HIGH_ACE + BESIDE] = unseen[first + ACE + BESIDE]
        first += WIDTH
    return unseen


def _see(unseen: vec[i64], card: Card) -> None:
    if card != JOKER:
        unseen[place_of(card) + BESIDE] -= 1


def _fed(state: RummyState) -> i64:
    """The places of what the next player could lay off."""
    fed: i64 = 0
    if state.declared[state.next_seat(state.turn)]:
        for meld in state.melds:
            fed |= meld.places
    return fed
