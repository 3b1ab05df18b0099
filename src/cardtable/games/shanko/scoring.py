"""How rounds of Shanko ended, what they counted, and who wins."""

from functools import lru_cache
from typing import Final, Literal

from cardtable.core.cards import card_name
from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence, say
from cardtable.core.view import Part, Result, Sheet, lowest_wins
from cardtable.games.shanko import phases
from cardtable.games.shanko.board import Board
from cardtable.games.shanko.contracts import points
from cardtable.games.shanko.view import FinishedRound

type Ending = Literal["out", "meld", "stalemate"]

OUT: Final[Ending] = "out"
"""Somebody went out."""
ON_MELD: Final[Ending] = "meld"
"""Somebody melded, and the house ends the round there (SH-35)."""
STALEMATE: Final[Ending] = "stalemate"

ENDINGS: Final[tuple[Ending, ...]] = (OUT, ON_MELD, STALEMATE)


def finish(board: Board, ending: Ending, winner: Seat | None) -> FinishedRound:
    """Everybody counts the cards in hand, but for the winner and those who are gone."""
    counting = [[] if board.left[s] or s == winner else board.hands[s] for s in range(board.players)]
    held = tuple([tuple([card_name(card) for card in cards]) for cards in counting])
    return FinishedRound(ending, winner, held, tuple([points(cards) for cards in counting]), board.left)


def totals(board: Board) -> tuple[int, ...]:
    return tuple([sum([one.counted[s] for one in board.finished]) for s in range(board.players)])


def result(board: Board) -> Result:
    """The lowest total wins (SH-34, SH-31)."""
    return lowest_wins(totals(board), board.left, over=board.phase == phases.OVER)


def sheet(board: Board) -> Sheet:
    return tuple([_parts(one) for one in board.finished])


@lru_cache(maxsize=1024)
def _parts(one: FinishedRound) -> tuple[tuple[Part, ...], ...]:
    """The lines that a round adds to the score sheet."""
    return tuple([(Part(_label(one, s), count),) for s, count in enumerate(one.counted)])


def _label(one: FinishedRound, seat: int) -> Sentence:
    if one.gone[seat]:
        return say("shanko-part-left")
    if seat == one.winner:
        return say("shanko-part-melded" if one.ending == ON_MELD else "shanko-part-out")
    held = one.held[seat]
    return say("shanko-part-held", cards=" ".join(held)) if held else say("shanko-part-round")
