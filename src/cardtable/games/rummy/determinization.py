"""A state that could lie behind a view of Rummy With Jokers, made from the view alone. What is unseen is dealt anew."""

from functools import lru_cache

from cardtable.core.cards import JOKER, Card, called, parse_card
from cardtable.core.chance import Chance
from cardtable.core.move import Seat
from cardtable.core.stock import taken, taken_within
from cardtable.games.rummy.board import COPIES, Board
from cardtable.games.rummy.melds import NO_LIMIT, Meld, meld_of
from cardtable.games.rummy.state import RummyState
from cardtable.games.rummy.view import RummyView


def guess(view: RummyView, chance: Chance) -> RummyState:
    """A state that could lie behind this view."""
    state = RummyState(len(view.hands), view.options, chance.below(1 << 30))
    state.left = [s in view.left for s in range(state.players)]
    state.deal, state.round = view.deal, view.round
    state.starter, state.turn = view.starter, view.turn
    state.discards = called(view.discards)
    state.melds = [_meld(meld.owner, meld.kind, meld.cards) for meld in view.melds]
    state.declared = [declared == "yes" for declared in view.declared]
    state.pures = list(view.pures)
    state.thrown = [called(cards) for cards in view.thrown]
    state.dealt_in = list(view.dealt_in)
    state.recycles, state.recycled, state.skips = view.recycles, called(view.recycled), view.skips
    state.history = list(view.history)
    if state.is_deal_over:
        state.ready = [s not in view.waiting for s in range(state.players)]
    _guess_hidden(state, view, chance)
    return state


def _guess_hidden(board: Board, view: RummyView, chance: Chance) -> None:
    """Deal the cards that the seat can't see: the draw pile, the other hands, a card that lies face down."""
    known = [_known_of(board, view, s) for s in range(board.players)]
    unseen = _unseen(board, known)
    chance.shuffle(unseen)
    loose = [Card(card) for card in unseen]
    pile = _stock(board, loose, view.stock + view.closed)
    board.closing = pile.pop() if view.closed else None
    board.stock = pile
    for s, size in enumerate(view.hands):
        short = size - len(known[s])
        board.hands[s] = [*known[s], *loose[:short]]
        del loose[:short]
    if view.phase == "play":
        board.drawn = parse_card(view.drawn) if view.drawn is not None else board.hands[view.turn][-1]


def _unseen(board: Board, known: list[list[Card]]) -> list[int]:
    """The cards that lie where this seat can't see them, sorted."""
    left = COPIES.copy()
    for card in board.discards:
        left[card] -= 1
    for meld in board.melds:
        for card in meld.cards:
            left[card] -= 1
    for hand in known:
        for card in hand:
            left[card] -= 1
    return [card for card in range(JOKER + 1) for _ in range(left[card])]


def _known_of(board: Board, view: RummyView, seat: int) -> list[Card]:
    """The cards of a seat that are known: one's own, and what counted when the deal was over."""
    if seat == view.seat:
        return called(view.hand)
    return called(board.history[-1][seat].cards) if board.is_deal_over else []


def _stock(board: Board, loose: list[Card], size: int) -> list[Card]:
    """So many of the cards that may lie in the draw pile, taken out of the loose ones: of those that were recycled, and
    after a deal first jokers that nobody counted."""
    if board.is_deal_over:
        return taken_within(loose, size, sorted(loose, reverse=True)[:size])
    return taken_within(loose, size, board.recycled) if board.recycles else taken(loose, size)


@lru_cache(maxsize=4096)
def _meld(owner: Seat, kind: str, names: tuple[str, ...]) -> Meld:
    """The meld that lies like this; it never changes, so that many guesses share it."""
    return meld_of(called(names), kind, NO_LIMIT, owner)
