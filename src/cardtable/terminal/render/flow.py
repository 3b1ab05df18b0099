"""Texts that flow from line to line and are never broken inside, like cards laid out on a table."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

GAP: Final = 2


def folded(grid: Grid) -> Grid:
    """A grid in which long words go on in the next line, instead of being cut off."""
    for column in grid.columns:
        column.overflow = "fold"
    return grid


class Flow:
    def __init__(self, items: Iterable[Text], gap: int = 1) -> None:
        self.items: Sequence[Text] = tuple(items)
        self.gap: int = gap

    def lines(self, width: int) -> list[Text]:
        """The items in as few lines of this width as there must be."""
        laid: list[Text] = []
        for item in self.items:
            if laid and laid[-1].cell_len + self.gap + item.cell_len <= width:
                laid[-1].append(" " * self.gap).append_text(item)
            else:
                laid.append(item.copy())
        return laid

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(options.max_width) or [Text()]

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self.items] or [0]
        whole = sum(widths) + self.gap * (len(widths) - 1)
        return Measurement(max(widths), whole).with_maximum(options.max_width)


class Indented:
    """A text behind a short one; where it goes on, it stands below itself."""

    def __init__(self, before: Text, text: Text) -> None:
        self.before: Text = before
        self.text: Text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        indent = self.before.cell_len
        lines = self.text.wrap(console, max(options.max_width - indent, 1), overflow="fold")
        yield from [Text.assemble(" " * indent if at else self.before, line) for at, line in enumerate(lines)]


class Hanging:
    """A line of a list: its number, a short text in a column of this width, and a longer one beside it, which goes on
    below itself."""

    def __init__(self, number: Text, short: Text, long: Text, width: int) -> None:
        self.number: Text = number
        self.short: Text = short
        self.long: Text = long
        self.width: int = width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        before = self.number.cell_len + GAP
        left = self.short.wrap(console, max(self.width, 1), overflow="fold")
        right = self.long.wrap(console, max(options.max_width - before - self.width - GAP, 1), overflow="fold")
        for at in range(max(len(left), len(right))):
            line = Text.assemble(self.number if at == 0 else " " * self.number.cell_len, " " * GAP)
            short = left[at] if at < len(left) else Text()
            line.append_text(short).append(" " * (self.width - short.cell_len + GAP))
            yield line.append_text(right[at]) if at < len(right) else line


class Lazy:
    """Something that is made only when it is drawn."""

    def __init__(self, make: Callable[[], RenderableType]) -> None:
        self.make: Callable[[], RenderableType] = make

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.make()
