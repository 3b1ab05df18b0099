"""The standing of a game of Rummy With Jokers, and the tallies of a deal that is over."""

from cardtable.core.move import Seat
from cardtable.core.view import Result, Sheet, lowest_wins
from cardtable.games.rummy.board import Board
from cardtable.games.rummy.tallies import counted, parts
from cardtable.games.rummy.view import Tally


def result(board: Board) -> Result:
    """The lowest total wins (rules 8.2 and 9.3)."""
    return lowest_wins(board.totals(), board.left, over=board.is_over)


def sheet(board: Board) -> Sheet:
    return tuple(tuple(parts(tally, board.options) for tally in deal) for deal in board.history)


def tallies(board: Board, closer: Seat | None, *, is_perfect: bool) -> tuple[Tally, ...]:
    """What counts for everybody now; the last one at the table is excused."""
    alone = len(board.active()) == 1
    return tuple(
        Tally(
            present=board.dealt_in[s],
            closed=s == closer,
            declared=board.declared[s],
            excused=alone and not board.left[s],
            cards=counted(board.hands[s], declared=board.declared[s]),
            pures=board.pures[s],
            perfect=s == closer and is_perfect,
        )
        for s in range(board.players)
    )
