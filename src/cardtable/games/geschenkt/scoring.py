"""What cards and chips are worth in Geschenkt, and who has won."""

from collections.abc import Iterable, Sequence

from cardtable.core.sentence import say
from cardtable.core.view import Part, Result, ranked
from cardtable.games.geschenkt.board import Board


def runs(cards: Iterable[int]) -> list[list[int]]:
    """The cards sorted and split into runs of consecutive numbers (rule 4.1)."""
    groups: list[list[int]] = []
    for card in sorted(cards):
        if groups and card == groups[-1][-1] + 1:
            groups[-1].append(card)
        else:
            groups.append([card])
    return groups


def points(cards: Iterable[int], chips: int) -> int:
    """A run counts its lowest card; every chip takes a point off (rules 4.1 and 4.2)."""
    held = set(cards)
    return sum(card for card in held if card - 1 not in held) - chips


def result(board: Board, known: Sequence[int | None] = ()) -> Result:
    """As somebody sees it who knows these counts of chips, or all; the fewest points win (rules 4.3 and 4.4)."""
    chips = known or board.chips
    scores = tuple([None if own is None else points(board.cards[s], own) for s, own in enumerate(chips)])
    if board.deck:
        return Result(over=False, scores=scores)
    keys = [(points(board.cards[s], board.chips[s]), -board.chips[s]) for s in range(board.players)]
    sheet = tuple(_parts(board.cards[s], board.chips[s]) for s in range(board.players))
    return Result(over=True, scores=scores, places=ranked(keys), sheet=(sheet,))


def _parts(cards: list[int], chips: int) -> tuple[Part, ...]:
    """The lines of a player's final score."""
    lines = [Part(say("geschenkt-part-run", cards=" ".join(map(str, run))), run[0]) for run in runs(cards)]
    return (*lines, Part(say("geschenkt-part-chips", chips=chips), -chips))
