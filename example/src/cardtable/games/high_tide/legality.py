"""What may be done in High Tide, and what it would mean. Changes nothing."""

from typing import assert_never

from cardtable.core.move import READY, Checked, IllegalMove, Ready, Seat
from cardtable.core.sentence import Sentence, say
from cardtable.games.high_tide.board import Board
from cardtable.games.high_tide.moves import DRAW, Draw, HighTideMove, Play


def legal(board: Board, seat: Seat) -> tuple[HighTideMove, ...]:
    if seat not in board.waiting:
        return ()
    if board.is_between:
        return (READY,)
    plays = tuple([Play(card) for card in sorted(board.hands[seat])])
    return (*plays, DRAW) if board.stock else plays


def check(board: Board, seat: Seat, move: HighTideMove) -> Checked[HighTideMove]:
    board.check_turn(seat)
    if board.is_between != isinstance(move, Ready):
        raise IllegalMove("high-tide-between-rounds" if board.is_between else "high-tide-round-goes-on")
    match move:
        case Play():
            if move.card not in board.hands[seat]:
                held = " ".join(map(str, sorted(board.hands[seat])))
                raise IllegalMove("high-tide-not-in-hand", card=move.card, cards=held)
        case Draw():
            if not board.stock:
                raise IllegalMove("high-tide-stock-empty")
        case Ready():
            pass
        case _:
            assert_never(move)
    return Checked(move, board.means(seat, move))


def means(board: Board, seat: Seat, move: HighTideMove) -> Sentence:
    match move:
        case Play():
            return say("high-tide-means-fall" if board.is_fall(move.card) else "high-tide-means-rise", card=move.card)
        case Draw():
            return say("high-tide-means-draw")
        case Ready():
            return say("means-ready")
        case _:
            assert_never(move)
