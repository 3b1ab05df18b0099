"""A state that could lie behind a view of Shanko, made from the view alone. Knows what an attentive player knows."""

from cardtable.core.cards import JOKER, Card, called, parse_card
from cardtable.core.chance import Chance
from cardtable.core.meld_table import guessed_stock, lay_open, unseen
from cardtable.core.move import Seat
from cardtable.core.stock import taken
from cardtable.games.shanko import phases
from cardtable.games.shanko.board import Board
from cardtable.games.shanko.contracts import JOKERS_IN_A_DECK
from cardtable.games.shanko.melds import as_it_lies
from cardtable.games.shanko.sight import HIDDEN
from cardtable.games.shanko.state import ShankoState
from cardtable.games.shanko.view import ShankoView
from cardtable.games.shanko.window import shows_by_itself


def guess(view: ShankoView, chance: Chance) -> ShankoState:
    """What is open as it is, what is hidden dealt at random."""
    state = ShankoState(len(view.hands), view.options, chance.below(1 << 30))
    state.shuffles = 1
    lay_open(state, view, as_it_lies)
    state.phase, state.decks = phases.PHASES.index(view.phase), view.decks
    state.took, state.face_down = view.took, view.face_down
    state.known = [called(cards) for cards in view.known]
    state.declared, state.buys = list(view.declared), list(view.buys)
    state.ready, state.finished = list(view.ready), list(view.finished)
    _deal_the_rest(state, view, chance)
    _answer(state, view, chance)
    return state


def _deal_the_rest(board: Board, view: ShankoView, chance: Chance) -> None:
    """Hands keep what is known of them; the draw pile comes out of what it was last made of."""
    board.hands = [_known_hand(view, Seat(s)) for s in range(board.players)]
    loose = unseen(board, board.hands, [*[board.decks] * JOKER, JOKERS_IN_A_DECK * board.decks], chance)
    board.stock = guessed_stock(board, loose, view.stock)
    if board.face_down:
        board.discards.append(loose.pop())
    for seat, size in enumerate(view.hands):
        missing = size - len(board.hands[seat])
        if seat == board.turn and board.phase == phases.PLAY:
            board.drawn = _drawn(board, view, loose, missing)
        board.hands[seat] = sorted([*board.hands[seat], *taken(loose, missing)])


def _known_hand(view: ShankoView, seat: Seat) -> list[Card]:
    if seat == view.seat:
        return called(view.hand)
    if len(view.finished) == view.round and view.hands[seat] == len(view.finished[-1].held[seat]):
        return called(view.finished[-1].held[seat])
    return called(view.known[seat])


def _drawn(board: Board, view: ShankoView, loose: list[Card], missing: int) -> Card:
    """The card drawn in this turn: as it was seen, or any hidden card of that hand."""
    if view.drawn is not None:
        return parse_card(view.drawn)
    return loose[0] if missing else board.hands[board.turn][0]


def _answer(board: Board, view: ShankoView, chance: Chance) -> None:
    """Answers that can't be known are made up; an answer that shows by itself was a pass."""
    hidden = [Seat(s) for s, claim in enumerate(view.claims) if claim == HIDDEN]
    board.answers = [phases.PASSED if claim == HIDDEN else phases.ANSWERS.index(claim) for claim in view.claims]
    for seat in hidden:
        asks = not shows_by_itself(board, seat) and bool(chance.below(2))
        board.answers[seat] = phases.ASKED if asks else phases.PASSED
