"""Moves that need no player: a random one, and what silence means."""

from cardtable.core.chance import Chance
from cardtable.core.move import Seat
from cardtable.games.geschenkt.board import Board
from cardtable.games.geschenkt.moves import FORCED_TAKE, PAY, TAKE, GeschenktMove


def some(board: Board, seat: Seat, chance: Chance) -> GeschenktMove:
    return TAKE if not board.chips[seat] or chance.below(2) else PAY


def default(board: Board, seat: Seat) -> GeschenktMove:
    """Silence takes the card, also from somebody who could pay (GK-09)."""
    return FORCED_TAKE
