"""The standing of a game of Rook, and the score sheet. What a single round brings stands in rounds."""

from cardtable.core.sentence import say
from cardtable.core.view import Part, Result, Sheet, ranked
from cardtable.games.rook.board import Board
from cardtable.games.rook.phases import OVER
from cardtable.games.rook.rounds import SEATS, Round, Team, team_of


def result(board: Board, sheet: Sheet = ()) -> Result:
    """The total of each seat's team; places by team once the game is over (rule 8.4)."""
    scores = board.scores
    places = ranked([(-scores[0],), (-scores[1],)]) if board.phase == OVER else ()
    return Result(
        over=board.phase == OVER,
        scores=tuple([scores[team_of(seat)] for seat in SEATS]),
        places=tuple([places[team_of(seat)] for seat in SEATS]) if places else (),
        sheet=sheet,
    )


def sheet(board: Board) -> Sheet:
    """For each round, for each seat, the parts of its team's score."""
    lines = [tuple([_parts(played, team_of(seat)) for seat in SEATS]) for played in board.rounds]
    if board.earlier_rounds or any(board.earlier_scores):
        carried = [(Part(say("rook-part-carried"), board.earlier_scores[team_of(seat)]),) for seat in SEATS]
        lines.insert(0, tuple(carried))
    return tuple(lines)


def _parts(played: Round, team: Team) -> tuple[Part, ...]:
    if played.losers == team:
        label = say("rook-part-set", bid=played.bid, captured=played.captured[team])
        is_renege = played.offender is not None
        return (Part(say("rook-part-renege", bid=played.bid) if is_renege else label, -played.bid),)
    tricks = Part(say("rook-part-tricks"), played.tricks[team])
    nest = Part(say("rook-part-nest"), played.nest[team])
    return (tricks, nest) if nest.points else (tricks,)
