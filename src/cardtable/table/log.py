"""The log that people read: what happened, line by line, each told to a reader as that reader may know it; and what
they said meanwhile."""

from collections.abc import Iterable

from cardtable.core.move import Event, Seat
from cardtable.core.sentence import Sentence
from cardtable.core.values import Value


class LogLine(Value, frozen=True):
    """A line of the log in the form for one reader. It is the same on the wire, in a file and on a screen."""

    number: int
    turn: int
    """The running number of decisions."""
    at: float
    sentence: Sentence


class Line(Value, frozen=True):
    """A line as the table keeps it, with what only some may know. It never leaves the table."""

    number: int
    turn: int
    at: float
    event: Event

    def told_to(self, seat: Seat | None) -> LogLine:
        return LogLine(self.number, self.turn, self.at, self.event.told_to(seat))

    def whole(self) -> LogLine:
        """Once all is over, what was hidden may be read."""
        return LogLine(self.number, self.turn, self.at, self.event.secret or self.event.seen)


class Word(Value, frozen=True):
    """Something said in the chat."""

    number: int
    at: float
    name: str
    text: str
    reaction: bool


def log_for(lines: Iterable[Line], seat: Seat | None) -> list[LogLine]:
    """The log as this seat, or an onlooker, may read it."""
    return [line.told_to(seat) for line in lines]


def whole_log(lines: Iterable[Line]) -> list[LogLine]:
    """The log with everything that was hidden, for games that are over."""
    return [line.whole() for line in lines]
