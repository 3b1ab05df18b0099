"""What silence means at a table of Rummy With Jokers, and what somebody does who doesn't think. Knows no strategy.

A careless player takes what lies at hand: runs, sets and additions seen by bits, none weighed against another.
"""

from typing import Final

from cardtable.core.bonds import at_hand, loosest
from cardtable.core.card_sets import BIT, count, first
from cardtable.core.cards import JOKER, Card
from cardtable.core.chance import Chance
from cardtable.core.move import READY, Seat
from cardtable.core.rows import PLACES, both_aces, cards_at, place_of, rows_of
from cardtable.core.turns import DRAW, SKIP
from cardtable.core.vectors import append, i64, vec
from cardtable.games.rummy.board import Board
from cardtable.games.rummy.melds import SHORTEST, VALUE_AT, fitting, points_at
from cardtable.games.rummy.moves import DISCARDS, Declare, Extend, Proposal, RummyMove, Turn
from cardtable.games.rummy.suggestions import ending, is_promising, prospect

NO_MELDS: Final = vec[i64]([])


class Rest:
    """What is left of a hand while a turn is made up: natural cards by their places, as in core/rows.py, and jokers."""

    def __init__(self, hand: list[Card]) -> None:
        rows: i64 = 0
        twice: i64 = 0
        jokers: i64 = 0
        for card in hand:
            places = PLACES[card]
            twice |= rows & places
            rows |= places
            if not places:
                jokers += 1
        self.rows: i64 = rows
        self.twice: i64 = twice
        """The places of cards that are there twice."""
        self.jokers: i64 = jokers
        self.size: i64 = len(hand)

    def lay_down(self, places: i64, size: i64, jokers: i64) -> None:
        """So many cards: one of each place, and jokers."""
        cards = both_aces(places)
        self.rows = (self.rows & ~cards) | (self.twice & cards)
        self.twice &= ~cards
        self.jokers -= jokers
        self.size -= size

    def number(self, card: Card) -> i64:
        """How often a card is there."""
        if card == JOKER:
            return self.jokers
        return ((self.rows >> place_of(card)) & 1) + ((self.twice >> place_of(card)) & 1)

    def of(self, hand: list[Card]) -> list[Card]:
        """What is left in the order of the hand; of two cards that are alike, the first was laid down."""
        rows, twice, jokers = self.rows, self.twice, self.jokers
        left: list[Card] = []
        for card in reversed(hand):
            places = PLACES[card]
            if twice & places:
                twice &= ~places
            elif rows & places:
                rows &= ~places
            elif card == JOKER and jokers:
                jokers -= 1
            else:
                continue
            left.append(card)
        left.reverse()
        return left


def some(board: Board, seat: Seat, chance: Chance) -> RummyMove:
    """A random legal move."""
    if board.is_deal_over:
        return READY
    if board.drawn is None:
        looks = board.is_open and bool(board.discards) and bool(chance.below(2))
        return (_careless(board, chance, board.discards[-1]) if looks else None) or DRAW
    turn = _careless(board, chance) if board.is_open else None
    return DISCARDS[loosest(board.hands[seat], chance)] if turn is None else turn


def default(board: Board, seat: Seat) -> RummyMove:
    """Draw, and discard the drawn card again (rule 9.2)."""
    if board.is_deal_over:
        return READY
    return DRAW if board.drawn is None else DISCARDS[board.drawn]


def skip(board: Board, seat: Seat) -> RummyMove | None:
    """Turns are passed over as long as somebody plays in between; after that, silence is answered as usual."""
    if board.is_deal_over:
        return READY
    return SKIP if board.skips < len(board.active()) else None


def _careless(board: Board, chance: Chance, taken: Card | None = None) -> Turn | None:
    """Some of what could be laid down, with a card that was taken among it; nothing where nothing is seen."""
    hand, has_declared = board.hands[board.turn], board.declared[board.turn]
    if taken is not None:
        hand = [*hand, taken]
    if not is_promising(hand, rows_of(hand), board.melds, has_declared=has_declared):
        return None
    if has_declared and board.may_swap:
        turns = prospect(board, taken).turns()
        return turns[chance.below(len(turns))] if turns else None
    rest = Rest(hand)
    had = 0 if taken is None else rest.number(taken)
    melds = _melds(board, rest, chance, has_declared=has_declared)
    added = _additions(board, rest, chance) if has_declared or len(melds) else []
    if not (len(melds) or added) or (taken is not None and rest.number(taken) == had):
        return None
    declares = [Declare(tuple([Proposal(_cards(places)) for places in melds]))] if len(melds) else []
    left = rest.of(hand)
    return Turn([*declares, *added], ending(left, loosest(left, chance) if left else None), takes=taken is not None)


def _melds(board: Board, rest: Rest, chance: Chance, *, has_declared: bool) -> vec[i64]:
    """The places of new melds, laid down; a first declaration as large as it goes, or none if that isn't enough."""
    found = NO_MELDS[:]
    points: i64 = 0
    places = at_hand(rest.rows, has_joker=rest.jokers > 0)
    while places:
        naturals = count(places)
        size: i64 = max(naturals, SHORTEST)
        if rest.size < size + board.keeps_one or (has_declared and chance.below(2)):
            break
        jokers = size - naturals
        rest.lay_down(places, size, jokers)
        found = append(found, places)
        points += points_at(places)
        if board.jokers_count:
            points += jokers * VALUE_AT[first(places)]
        places = at_hand(rest.rows, has_joker=rest.jokers > 0)
    return found if has_declared or points >= board.opening_points else found[:0]


def _cards(places: i64) -> tuple[Card, ...]:
    """Such a meld in cards, with a joker where two natural ones are not enough."""
    cards = cards_at(places)
    return tuple(cards) if len(cards) >= SHORTEST else (*cards, JOKER)


def _additions(board: Board, rest: Rest, chance: Chance) -> list[Extend]:
    """Single cards added to melds of the table, taken out of the hand."""
    rows, has_joker = rest.rows, rest.jokers > 0
    found: list[Extend] = []
    for n, meld in enumerate(board.melds):
        if (rows & meld.places or has_joker) and rest.size > 1 and chance.below(2):
            fits = [card for card in fitting(meld, board.joker_limit) if rest.number(card)]
            if fits:
                card = fits[chance.below(len(fits))]
                _lay_down_one(rest, card)
                found.append(Extend(n + 1, (card,)))
    return found


def _lay_down_one(rest: Rest, card: Card) -> None:
    if card == JOKER:
        rest.lay_down(0, 1, 1)
    else:
        rest.lay_down(BIT[place_of(card)], 1, 0)
