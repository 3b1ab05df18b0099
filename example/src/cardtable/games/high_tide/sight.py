"""What a seat of High Tide sees, and what it is asked."""

from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence, say
from cardtable.games.high_tide.board import Board
from cardtable.games.high_tide.scoring import result
from cardtable.games.high_tide.view import HighTideOwn, HighTideShared


def prompt(board: Board, seat: Seat | None) -> Sentence:
    if board.is_over:
        return say("game-is-over")
    is_asked = seat in board.waiting
    if board.is_between:
        return say("high-tide-ready" if is_asked else "high-tide-wait-ready", round=board.round)
    if is_asked:
        return say("high-tide-turn", card=board.discards[-1])
    return say("high-tide-wait", player=board.turn, card=board.discards[-1])


def shared(board: Board) -> HighTideShared:
    return HighTideShared(
        waiting=board.waiting,
        left=board.leavers(),
        result=result(board),
        options=board.options,
        round=board.round,
        turn=board.turn,
        ready=tuple(board.ready),
        top_card=board.discards[-1],
        discards=tuple(board.discards),
        stock_left=len(board.stock),
        held=tuple([len(hand) for hand in board.hands]),
        points=tuple(board.points),
        finished=tuple([tuple(points) for points in board.finished]),
    )


def own(board: Board, seat: Seat | None) -> HighTideOwn:
    hand = () if seat is None else tuple(sorted(board.hands[seat]))
    return HighTideOwn(seat, prompt(board, seat), (), hand)
