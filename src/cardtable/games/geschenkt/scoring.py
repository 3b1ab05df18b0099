"""What cards and chips are worth in Geschenkt, and who has won."""

from collections.abc import Iterable
from typing import Final

from cardtable.core.card_sets import Cards, cards_in, first
from cardtable.core.sentence import say
from cardtable.core.vectors import i64
from cardtable.core.view import Part, Result, Sheet, ranked
from cardtable.games.geschenkt.board import Board

type Runs = tuple[tuple[int, ...], ...]

MOST_KEPT: Final = 4096
"""Sets of cards whose runs are remembered: most moves change nobody's."""
_RUNS: Final[dict[int, Runs]] = {}
"""A dictionary of our own: asking one of functools takes four times as long."""


def runs(cards: Iterable[int]) -> list[list[int]]:
    """The cards sorted and split into runs of consecutive numbers (rule 4.1)."""
    groups: list[list[int]] = []
    for card in sorted(cards):
        if groups and card == groups[-1][-1] + 1:
            groups[-1].append(card)
        else:
            groups.append([card])
    return groups


def runs_shown(cards: int) -> Runs:
    """The runs in a set of cards, as everybody sees them."""
    known = _RUNS.get(cards)
    if known is None:
        if len(_RUNS) >= MOST_KEPT:
            _RUNS.clear()
        known = _RUNS[cards] = tuple([tuple(run) for run in runs(cards_in(cards))])
    return known


def points(cards: Cards, chips: i64) -> i64:
    """A run counts its lowest card; every chip takes a point off (rules 4.1 and 4.2)."""
    lowest, points = cards & ~(cards << 1), -chips
    while lowest:
        points += first(lowest)
        lowest &= lowest - 1
    return points


def result(board: Board, known: tuple[int | None, ...] = ()) -> Result:
    """As somebody sees it who knows these counts of chips, or all; the fewest points win (rules 4.3 and 4.4)."""
    chips = known or tuple(board.chips)
    scores = tuple([None if own is None else int(points(board.cards[s], own)) for s, own in enumerate(chips)])
    if not board.is_over:
        return Result(over=False, scores=scores)
    keys = [(points(board.cards[s], board.chips[s]), -board.chips[s]) for s in range(board.players)]
    return Result(over=True, scores=scores, places=ranked(keys))


def sheet(board: Board) -> Sheet:
    """One round, counted at the end."""
    return (tuple([_parts(board.cards[s], board.chips[s]) for s in range(board.players)]),) if board.is_over else ()


def _parts(cards: Cards, chips: int) -> tuple[Part, ...]:
    """The lines of a player's final score."""
    lines = [Part(say("geschenkt-part-run", cards=" ".join(map(str, run))), run[0]) for run in runs(cards_in(cards))]
    return (*lines, Part(say("geschenkt-part-chips", chips=chips), -chips))
