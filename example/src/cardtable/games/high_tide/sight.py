"""What a seat of High Tide sees, and what it is asked."""

from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence, say
from cardtable.core.view import Choice, Sheet
from cardtable.games.high_tide.board import Board
from cardtable.games.high_tide.scoring import result, sheet
from cardtable.games.high_tide.view import HighTideView


def prompt(board: Board, seat: Seat | None) -> Sentence:
    if board.is_over:
        return say("game-is-over")
    is_asked = seat in board.waiting
    if board.is_between:
        return say("high-tide-ready" if is_asked else "high-tide-wait-ready", round=board.round)
    if is_asked:
        return say("high-tide-turn", card=board.discards[-1])
    return say("high-tide-wait", player=board.turn, card=board.discards[-1])


def view(board: Board, seat: Seat | None) -> HighTideView:
    """What people see: what this seat may know, what it may do, and the score sheet."""
    return knowledge(board, seat, board.choices(seat), sheet(board))


def knowledge(board: Board, seat: Seat | None, legal: tuple[Choice, ...] = (), scored: Sheet = ()) -> HighTideView:
    """All that this seat, or an onlooker, may know."""
    return HighTideView(
        seat=seat,
        waiting=board.waiting,
        left=board.leavers(),
        prompt=prompt(board, seat),
        legal=legal,
        result=result(board, scored),
        options=board.options,
        round=board.round,
        turn=board.turn,
        ready=tuple(board.ready),
        top_card=board.discards[-1],
        discards=tuple(board.discards),
        stock_left=len(board.stock),
        hand=() if seat is None else tuple(sorted(board.hands[seat])),
        held=tuple([len(hand) for hand in board.hands]),
        points=tuple(board.points),
        finished=tuple([tuple(points) for points in board.finished]),
    )
