"""A state that could lie behind a view of Rummy With Jokers, made from the view alone. What is unseen is dealt anew."""

from cardtable.core.cards import Card, called, parse_card
from cardtable.core.chance import Chance
from cardtable.core.meld_table import guessed_stock, lay_open, unseen
from cardtable.core.stock import taken, taken_within
from cardtable.games.rummy.board import COPIES, Board
from cardtable.games.rummy.melds import as_it_lies
from cardtable.games.rummy.state import RummyState
from cardtable.games.rummy.view import RummyView


def guess(view: RummyView, chance: Chance) -> RummyState:
    """A state that could lie behind this view."""
    state = RummyState(len(view.hands), view.options, chance.below(1 << 30))
    lay_open(state, view, as_it_lies)
    state.deal, state.history = view.deal, list(view.history)
    state.declared = [declared == "yes" for declared in view.declared]
    state.pures, state.dealt_in = list(view.pures), list(view.dealt_in)
    state.thrown = [called(cards) for cards in view.thrown]
    if state.is_deal_over:
        state.ready = [s not in view.waiting for s in range(state.players)]
    _guess_hidden(state, view, chance)
    return state


def _guess_hidden(board: Board, view: RummyView, chance: Chance) -> None:
    """Deal the cards that the seat can't see: the draw pile, the other hands, a card that lies face down."""
    known = [_known_of(board, view, s) for s in range(board.players)]
    loose = unseen(board, known, COPIES, chance)
    pile = _stock(board, loose, view.stock + view.closed)
    board.closing = pile.pop() if view.closed else None
    board.stock = pile
    board.hands = [[*known[s], *taken(loose, size - len(known[s]))] for s, size in enumerate(view.hands)]
    if view.phase == "play":
        board.drawn = parse_card(view.drawn) if view.drawn is not None else board.hands[view.turn][-1]


def _known_of(board: Board, view: RummyView, seat: int) -> list[Card]:
    """The cards of a seat that are known: one's own, and what counted when the deal was over."""
    if seat == view.seat:
        return called(view.hand)
    return called(board.history[-1][seat].cards) if board.is_deal_over else []


def _stock(board: Board, loose: list[Card], size: int) -> list[Card]:
    """What may lie in the draw pile; after a deal first jokers that nobody counted."""
    if board.is_deal_over:
        return taken_within(loose, size, sorted(loose, reverse=True)[:size])
    return guessed_stock(board, loose, size)
