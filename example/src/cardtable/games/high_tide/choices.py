"""Moves that need no player: a random one, and what silence means."""

from cardtable.core.chance import Chance
from cardtable.core.move import READY, Seat
from cardtable.games.high_tide.board import Board
from cardtable.games.high_tide.moves import DRAW, HighTideMove, Play


def some(board: Board, seat: Seat, chance: Chance) -> HighTideMove:
    if board.is_between:
        return READY
    hand = board.hands[seat]
    number = chance.below(len(hand) + bool(board.stock))
    return Play(hand[number]) if number < len(hand) else DRAW


def default(board: Board, seat: Seat) -> HighTideMove:
    """Silence plays the lowest card (rule 2.4)."""
    return READY if board.is_between else Play(min(board.hands[seat]))
