"""The buy window: who may buy the fresh discard, in which order, and when the answers are in (SH-20 to SH-28).

Knows no turns: it says what has come of the answers, and the course of the game follows from that.
"""

from typing import Final

from cardtable.core.cards import card_name
from cardtable.core.move import IllegalMove, Seat
from cardtable.games.shanko import phases
from cardtable.games.shanko.board import Board
from cardtable.games.shanko.contracts import BUYS, DECKS

FEWEST_TO_BUY: Final = 3
AROUND: Final = [
    [tuple([Seat((first + s) % players) for s in range(players)]) for first in range(players)]
    for players in range(len(DECKS))
]
"""By the number of players and the seat that comes first, all seats in their order."""


def can_buy(board: Board, seat: Seat) -> bool:
    """A player who has melded buys no more, nor does one whose buys are used up."""
    return not board.declared[seat] and board.buys[seat] > 0


def clockwise(board: Board) -> tuple[Seat, ...]:
    """All seats in the order of their turns, from the player whose turn comes next."""
    return AROUND[board.players][board.turn]


def open_window(board: Board, discarder: Seat) -> bool:
    """Ask everybody who may buy; whether there is anybody. The next player draws the card instead."""
    if not board.stock or board.number_active() < FEWEST_TO_BUY:
        return False
    is_open = False
    for s in range(board.players):
        if s != discarder and s != board.turn and not board.left[s] and can_buy(board, Seat(s)):
            board.answers[s] = phases.OPEN
            is_open = True
    return is_open


def is_settled(board: Board) -> bool:
    """All have answered, or one has asked and everyone with an earlier claim has passed."""
    return not is_anybody_asked(board) or first_claim(board) is not None


def is_anybody_asked(board: Board) -> bool:
    """Whether the window waits for an answer."""
    return any(answer == phases.OPEN for answer in board.answers)


def first_claim(board: Board) -> Seat | None:
    """The seat that gets the card, as soon as nobody with an earlier claim can still ask."""
    for seat in clockwise(board):
        if board.answers[seat] == phases.OPEN:
            return None
        if board.answers[seat] == phases.ASKED:
            return seat
    return None


def shows_by_itself(board: Board, seat: Seat) -> bool:
    """Whether an answer can be told although the window is open: with no open claim before it, it must be a pass."""
    order = clockwise(board)
    return phases.OPEN not in [board.answers[s] for s in order[: order.index(seat)]]


def why_no_buy(board: Board, seat: Seat) -> IllegalMove:
    """Why a seat that is not asked may not buy, and what it can do instead."""
    if len(board.active()) < FEWEST_TO_BUY:
        return IllegalMove("shanko-buy-two")
    if board.phase == phases.READY:
        return IllegalMove("shanko-round-over")
    if board.declared[seat]:
        return IllegalMove("shanko-buy-melded")
    if not board.buys[seat]:
        return IllegalMove("shanko-buy-used-up", most=BUYS)
    if board.up_card is None or board.phase == phases.PLAY:
        return IllegalMove("shanko-buy-nothing")
    return _why_not_this(board, seat, card_name(board.up_card))


def _why_not_this(board: Board, seat: Seat, card: str) -> IllegalMove:
    if seat == board.turn:
        return IllegalMove("shanko-buy-next", card=card)
    if not board.stock:
        return IllegalMove("shanko-buy-no-pile", card=card)
    if board.phase != phases.WINDOW:
        return IllegalMove("shanko-buy-nothing")
    if board.answers[seat] != phases.NOT_ASKED:
        return IllegalMove("shanko-answered", card=card)
    return IllegalMove("shanko-buy-own", card=card)
