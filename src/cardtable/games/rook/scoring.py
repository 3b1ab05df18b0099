"""The standing of a game of Rook, and the score sheet. What a single round brings stands in rounds."""

from cardtable.core.sentence import say
from cardtable.core.view import Part, Result, Sheet, ranked
from cardtable.games.rook.board import Board
from cardtable.games.rook.phases import OVER
from cardtable.games.rook.rounds import Round, Team, by_seat


def result(board: Board) -> Result:
    """The total of each seat's team; places by team once the game is over (rule 8.4)."""
    is_over, places = board.phase == OVER, by_seat(ranked([(-points,) for points in board.scores]))
    return Result(over=is_over, scores=by_seat(board.scores), places=places if is_over else ())


def sheet(board: Board) -> Sheet:
    """For each round, for each seat, the parts of its team's score."""
    lines = [by_seat([_parts(played, 0), _parts(played, 1)]) for played in board.rounds]
    if board.earlier_rounds or any(board.earlier_scores):
        lines.insert(0, by_seat([(Part(say("rook-part-carried"), points),) for points in board.earlier_scores]))
    return tuple(lines)


def _parts(played: Round, team: Team) -> tuple[Part, ...]:
    if played.losers == team and played.offender is not None:
        return (Part(say("rook-part-renege", bid=played.bid), -played.bid),)
    if played.losers == team:
        return (Part(say("rook-part-set", bid=played.bid, captured=played.captured[team]), -played.bid),)
    tricks = Part(say("rook-part-tricks"), played.tricks[team])
    return (tricks, Part(say("rook-part-nest"), played.nest[team])) if played.nest[team] else (tricks,)
