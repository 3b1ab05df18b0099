"""What silence means at a table of Rummy With Jokers, and what somebody does who doesn't think. Knows no strategy.

A careless player takes what lies at hand: runs, sets and additions seen by bits, none weighed against another.
"""

from cardtable.core.bonds import at_hand, loosest
from cardtable.core.cards import JOKER, Card
from cardtable.core.chance import Chance
from cardtable.core.move import READY, Seat
from cardtable.core.rows import rows_of
from cardtable.core.turns import DRAW, SKIP, Discard
from cardtable.games.rummy.board import Board
from cardtable.games.rummy.melds import VALUES, fitting
from cardtable.games.rummy.moves import Declare, Extend, Proposal, RummyMove, Turn
from cardtable.games.rummy.options import RummyOptions
from cardtable.games.rummy.suggestions import ending, is_promising, prospect


def some(board: Board, seat: Seat, chance: Chance) -> RummyMove:
    """A random legal move."""
    if board.is_deal_over:
        return READY
    if board.drawn is None:
        looks = board.is_open and bool(board.discards) and bool(chance.below(2))
        return (_careless(board, chance, board.discards[-1]) if looks else None) or DRAW
    turn = _careless(board, chance) if board.is_open else None
    return turn or Turn((), Discard(loosest(board.hands[seat], chance)))


def default(board: Board, seat: Seat) -> RummyMove:
    """Draw, and discard the drawn card again (rule 9.2)."""
    if board.is_deal_over:
        return READY
    return DRAW if board.drawn is None else Turn((), Discard(board.drawn))


def skip(board: Board, seat: Seat) -> RummyMove | None:
    """Turns are passed over as long as somebody plays in between; after that, silence is answered as usual."""
    if board.is_deal_over:
        return READY
    return SKIP if board.skips < len(board.active()) else None


def _careless(board: Board, chance: Chance, taken: Card | None = None) -> Turn | None:
    """Some of what could be laid down, with a card that was taken among it; nothing where nothing is seen."""
    seat = board.turn
    hand, has_declared = board.hands[seat], board.declared[seat]
    if taken is not None:
        hand = [*hand, taken]
    if not is_promising(hand, rows_of(hand), board.melds, has_declared=has_declared):
        return None
    if has_declared and board.options.joker_swap == "yes":
        turns = prospect(board, taken).turns()
        return turns[chance.below(len(turns))] if turns else None
    rest = hand.copy()
    melds = _melds(rest, board.options, chance, has_declared=has_declared)
    added = _additions(board, rest, chance) if has_declared or melds else []
    if not (melds or added) or (taken is not None and rest.count(taken) == hand.count(taken)):
        return None
    declares = [Declare(tuple([Proposal(tuple(cards)) for cards in melds]))] if melds else []
    return Turn([*declares, *added], ending(rest, loosest(rest, chance) if rest else None), takes=taken is not None)


def _melds(rest: list[Card], house: RummyOptions, chance: Chance, *, has_declared: bool) -> list[list[Card]]:
    """New melds, taken out of the hand; a first declaration as large as it goes, or none if that isn't enough."""
    kept = int(house.close_without_last_card == "no")
    found: list[list[Card]] = []
    points = 0
    cards = at_hand(rest)
    while cards and len(rest) >= len(cards) + kept and not (has_declared and chance.below(2)):
        for card in cards:
            rest.remove(card)
        found.append(cards)
        points += _points(cards, jokers_count=house.joker_opening_value == "substituted")
        cards = at_hand(rest)
    return found if has_declared or points >= house.opening_points else []


def _points(cards: list[Card], *, jokers_count: bool) -> int:
    points = 0
    for card in cards:
        points += VALUES[cards[0] if card == JOKER else card] if jokers_count or card != JOKER else 0
    return points


def _additions(board: Board, rest: list[Card], chance: Chance) -> list[Extend]:
    """Single cards added to melds of the table, taken out of the hand."""
    rows, has_joker = rows_of(rest), JOKER in rest
    found: list[Extend] = []
    for number, meld in enumerate(board.melds, 1):
        if (rows & meld.places or has_joker) and len(rest) > 1 and chance.below(2):
            fits = [card for card in fitting(meld, board.options.max_jokers_per_meld) if card in rest]
            if fits:
                card = fits[chance.below(len(fits))]
                rest.remove(card)
                found.append(Extend(number, (card,)))
    return found
