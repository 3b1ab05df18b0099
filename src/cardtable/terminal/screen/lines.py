"""Rich text as lines of a terminal: pieces of text with their styles, and what can be pointed at in them."""

from io import StringIO
from typing import Final

from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.text import Text
from rich.theme import Theme

from cardtable.terminal.screen.console import console_for
from cardtable.terminal.screen.input import Spot

type Line = list[Segment]

SPOT: Final = "spot"
"""Under this name a piece of text knows what is pointed at there."""
EMPTY: Final[Line] = []


class LineRenderer:
    """How rich text becomes lines: in these colours, or without any."""

    def __init__(self, *, colour: bool, theme: Theme | None = None) -> None:
        self.colour: Final = colour
        self.theme: Final = theme
        self._consoles: Final[dict[int, Console]] = {}

    def lines(self, text: RenderableType, width: int) -> list[Line]:
        """The text in lines of at most this width, without empty ones at its end."""
        console = self._consoles.get(width)
        if console is None:
            console = console_for(StringIO(), width=width, theme=self.theme, colour=self.colour)
            self._consoles[width] = console
        lines = console.render_lines(text, console.options, pad=False)
        while len(lines) > 1 and not plain(lines[-1]):
            lines.pop()
        return lines or [EMPTY]


def plain(line: Line) -> str:
    """A line without its styles, and without blanks at its end."""
    return "".join(segment.text for segment in line).rstrip()


def pointed(text: Text, spot: Spot) -> Text:
    """The text as something that can be pointed at."""
    text.apply_meta({SPOT: spot})
    return text
