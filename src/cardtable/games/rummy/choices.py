"""What silence means at a table of Rummy With Jokers, and what somebody does who doesn't think. Knows no strategy."""

from cardtable.core.chance import Chance
from cardtable.core.move import READY, Seat
from cardtable.core.turns import DRAW, SKIP, Discard
from cardtable.games.rummy import careless
from cardtable.games.rummy.board import Board
from cardtable.games.rummy.moves import RummyMove, Turn
from cardtable.games.rummy.suggestions import ending


def some(board: Board, seat: Seat, chance: Chance) -> RummyMove:
    """A random legal move."""
    if board.is_deal_over:
        return READY
    if board.drawn is None:
        looks = board.is_open and bool(board.discards) and bool(chance.below(2))
        return (careless.turn(board, chance, board.discards[-1]) if looks else None) or DRAW
    turn = careless.turn(board, chance) if board.is_open else None
    return turn or Turn((), ending(board.hands[seat], careless.discard(board.hands[seat], chance)))


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
