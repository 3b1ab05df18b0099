"""What a seat of Geschenkt sees, and what it is asked."""

from functools import cache

from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence, say
from cardtable.core.view import Own
from cardtable.games.geschenkt.board import Board
from cardtable.games.geschenkt.scoring import result, runs_shown
from cardtable.games.geschenkt.view import CountedOwn, GeschenktShared


def prompt(board: Board, seat: Seat | None) -> Sentence:
    if board.is_over:
        return say("game-is-over")
    card = board.offer
    if seat != board.turn:
        return _wait(board.turn, card, board.pot)
    if not board.chips[seat]:
        return say("geschenkt-must-take", card=card, pot=board.pot)
    return say("geschenkt-decide", card=card, pot=board.pot, chips=board.chips[seat])


@cache
def _wait(turn: Seat, card: int, pot: int) -> Sentence:
    """All who wait are told the same: made once, it is seen to be the same at a glance."""
    return say("geschenkt-wait", player=turn, card=card, pot=pot)


def shared(board: Board) -> GeschenktShared:
    """Counts of chips are open, unless the house hides them until the end (GK-03)."""
    chips = _chips(board, None)
    return GeschenktShared(
        waiting=board.waiting,
        left=board.leavers(),
        result=result(board, chips),
        options=board.options,
        order=board.turn_order(),
        turn=board.turn,
        face_up=board.face_up,
        pot=board.pot,
        deck_left=max(board.to_come - 1, 0),
        runs=tuple([runs_shown(cards) for cards in board.cards]),
        chips=chips,
        share=tuple(board.share),
        paid=tuple(board.paid),
        won=tuple([board.won(s) for s in range(board.players)]),
    )


def own(board: Board, seat: Seat | None) -> Own:
    if _hides_chips(board) and seat is not None:
        chips = _chips(board, seat)
        return CountedOwn(seat, prompt(board, seat), (), chips, result(board, chips))
    return Own(seat, prompt(board, seat), ())


def _hides_chips(board: Board) -> bool:
    return board.options.chip_visibility == "hidden" and not board.is_over


def _chips(board: Board, seat: Seat | None) -> tuple[int | None, ...]:
    """The counts that this seat, or an onlooker, may know."""
    if not _hides_chips(board):
        return tuple(board.chips)
    return tuple([chips if s == seat else None for s, chips in enumerate(board.chips)])
