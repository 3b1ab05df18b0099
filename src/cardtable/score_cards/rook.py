"""Rook with real cards: who played for what, and which counters each team captured."""

from typing import Final

from cardtable.core.card_sets import Cards, cards_in, set_of
from cardtable.core.move import Refused
from cardtable.core.score_card import Answers, Ask, ScoreCard
from cardtable.games.rook.auction import LOWEST_BID, STEP
from cardtable.games.rook.board import Board
from cardtable.games.rook.cards import NAMES, WRITTEN
from cardtable.games.rook.phases import OVER
from cardtable.games.rook.rounds import Pair, Round, team_of


def asks(board: Board) -> tuple[Ask, ...]:
    """Who won the last trick where that brings points of its own, and who reneged where the house allows it."""
    counters = {NAMES[card]: 1 for card in cards_in(board.pack.counters)}
    asked = [
        Ask("bidder", "seat"),
        Ask("bid", "number", low=LOWEST_BID, high=board.pack.top, step=STEP),
        Ask("counters", "cards", "team", deck=counters),
    ]
    if board.options.last_trick:
        asked.append(Ask("last", "seat"))
    if not board.is_strict:
        asked.append(Ask("offender", "seat"))
    return tuple(asked)


def enter(board: Board, answers: Answers) -> None:
    bidder, bid = answers.seat("bidder"), answers.number("bid")
    offender = None if board.is_strict else answers.seat("offender")
    if bidder is None:
        raise Refused("rook-score-bidder-missing")
    captured = [set_of([WRITTEN[card] for card in cards]) for cards in answers.cards("counters")]
    if offender is None:
        captured = _whole(board, captured)
    board.add_round(Round(bidder, bid, _points(board, captured, answers), (0, 0), offender))
    if board.is_won:
        board.phase = OVER


def _whole(board: Board, captured: list[Cards]) -> list[Cards]:
    """Every counter was captured by somebody; a team of which nothing is said has what the other one hasn't."""
    rest = board.pack.counters & ~(captured[0] | captured[1])
    if rest and captured[0] and captured[1]:
        raise Refused("rook-score-counters-missing", cards=" ".join(NAMES[card] for card in cards_in(rest)))
    return [cards or rest for cards in captured]


def _points(board: Board, captured: list[Cards], answers: Answers) -> Pair:
    first, second = int(board.pack.worth(captured[0])), int(board.pack.worth(captured[1]))
    last = answers.seat("last") if board.options.last_trick else None
    if last is None:
        return first, second
    more = board.options.last_trick
    return (first + more, second) if team_of(last) == 0 else (first, second + more)


SCORE_CARD: Final = ScoreCard(asks=asks, enter=enter)
