"""What may be done in Geschenkt, and what it would mean. Changes nothing."""

from typing import Final, assert_never

from cardtable.core.card_sets import BIT
from cardtable.core.move import Checked, IllegalMove, Seat
from cardtable.core.sentence import Sentence, say, signed
from cardtable.games.geschenkt.board import Board
from cardtable.games.geschenkt.moves import PAY, TAKE, ForcedTake, GeschenktMove, Pay, Take
from cardtable.games.geschenkt.scoring import points

PAY_OR_TAKE: Final[tuple[GeschenktMove, ...]] = (PAY, TAKE)
TAKE_ONLY: Final[tuple[GeschenktMove, ...]] = (TAKE,)


def legal(board: Board, seat: Seat) -> tuple[GeschenktMove, ...]:
    """Somebody without chips has no choice (rule 3.1)."""
    if board.is_over or seat != board.turn:
        return ()
    return PAY_OR_TAKE if board.chips[seat] else TAKE_ONLY


def check(board: Board, seat: Seat, move: GeschenktMove) -> Checked[GeschenktMove]:
    board.check_turn(seat)
    if isinstance(move, Pay) and not board.chips[seat]:
        raise IllegalMove("geschenkt-no-chips", card=board.offer, pot=board.pot)
    return Checked(move, means(board, seat, move))


def means(board: Board, seat: Seat, move: GeschenktMove) -> Sentence:
    match move:
        case Pay():
            return say("geschenkt-means-pay", left=board.chips[seat] - 1)
        case Take() | ForcedTake():
            card, pot = board.offer, board.pot
            gain = points(board.cards[seat] | BIT[card], 0) - points(board.cards[seat], 0)
            return say("geschenkt-means-take", card=card, pot=pot, gain=signed(gain), total=signed(gain - pot))
        case _:
            assert_never(move)
