"""Finding words in a page that somebody reads. Pure: lines in, the number of a line out."""

from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style

from cardtable.terminal.prompt.spelling import normal
from cardtable.terminal.screen.lines import Line, plain

FOUND = Style(reverse=True)


def found(lines: Sequence[Line], wanted: str, at: int, step: int) -> int | None:
    """The next line with these words, from one line on forward or back, and round the page."""
    words = normal(wanted).casefold()
    around = (at + step * distance for distance in range(1, len(lines) + 1))
    has = (number % len(lines) for number in around if words in normal(plain(lines[number % len(lines)])).casefold())
    return next(has, None) if words else None


def marked(line: Line) -> Line:
    """The line in which something was found."""
    return list(Segment.apply_style(line, post_style=FOUND))
