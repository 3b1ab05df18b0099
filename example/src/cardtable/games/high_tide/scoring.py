"""What points are counted in High Tide, and who has won."""

from typing import Final

from cardtable.core.sentence import say
from cardtable.core.view import Part, Result, Sheet, ranked
from cardtable.games.high_tide.board import Board

FALL: Final = 3
"""For a card that is lower than the last one (rule 2.2)."""


def round_points(board: Board) -> list[int]:
    """The points of a round at its end: those for falls, and one for each card still in hand (rule 3.2)."""
    return [board.points[seat] + len(board.hands[seat]) for seat in range(board.players)]


def totals(board: Board) -> list[int]:
    """The points of all rounds so far."""
    running = [] if board.is_between else [board.points]
    return [sum(points[seat] for points in [*board.finished, *running]) for seat in range(board.players)]


def result(board: Board) -> Result:
    """The fewest points win; who has left comes after the others (rules 4.2 and 4.3)."""
    scores = totals(board)
    places = ranked([(int(board.left[seat]), scores[seat]) for seat in range(board.players)]) if board.is_over else ()
    return Result(over=board.is_over, scores=tuple(scores), places=places)


def sheet(board: Board) -> Sheet:
    return tuple(tuple((Part(say("high-tide-part"), points),) for points in round_) for round_ in board.finished)
