"""Texts that flow from line to line and are never broken inside, like cards laid out on a table."""

from collections.abc import Iterable, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text


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
