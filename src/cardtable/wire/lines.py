"""Lines of the log in the short form in which changes carry them: they are much of what a move sends.

A line is `[code, facts, number, turn, at]`. One that ends after its facts goes on from the line before it: with the
next number, in the same turn, at the same time.
"""

from collections.abc import Iterable

from cardtable.core.move import Seat
from cardtable.core.sentence import Fact, Sentence
from cardtable.table.log import Line, LogLine
from cardtable.wire.messages import LineTold

type Short = tuple[str, dict[str, Fact]] | tuple[str, dict[str, Fact], int, int, float]


def shortened(lines: Iterable[Line], seat: Seat | None) -> list[Short]:
    """Lines as this seat, or an onlooker, may read them."""
    told: list[Short] = []
    turn, at = -1, 0.0
    for line in lines:
        sentence = line.event.told_to(seat)
        code, facts, before, since = sentence.code, sentence.facts, turn, at
        turn, at = line.turn, line.at
        told.append((code, facts) if turn == before and at == since else (code, facts, line.number, turn, at))
    return told


def whole(told: Iterable[LineTold]) -> list[LogLine]:
    """Lines as a client keeps them."""
    lines: list[LogLine] = []
    number, turn, at = 0, 0, 0.0
    for line in told:
        number, turn, at = (line.number, line.turn, line.at) if line.number else (number + 1, turn, at)
        lines.append(LogLine(number, turn, at, Sentence(line.code, line.facts)))
    return lines
