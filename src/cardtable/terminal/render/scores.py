"""How the game stands: places, totals, each round with its parts, and a picture of it. Made from a result alone."""

from collections.abc import Iterator
from itertools import accumulate

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cardtable.core.view import Part
from cardtable.terminal.render import chart
from cardtable.terminal.render.flow import folded
from cardtable.terminal.render.renderer import Renderer, points


def score_page(renderer: Renderer) -> RenderableType:
    """Everything there is to say about the score."""
    return Group(*_with_gaps([standing(renderer), *_rounds(renderer), *_breakdown(renderer), *_picture(renderer)]))


def standing(renderer: Renderer) -> Grid:
    """Who has how many points; once it is over, in the order of places."""
    result = renderer.shown.view.result
    grid = _grid()
    if result.places:
        grid.add_column(renderer.voice.text("terminal-place"), justify="right")
    grid.add_column(renderer.voice.text("terminal-player"))
    grid.add_column(renderer.voice.text("terminal-score"), justify="right", style="bold")
    seats = range(len(result.scores))
    for seat in sorted(seats, key=lambda s: result.places[s]) if result.places else seats:
        place = [str(result.places[seat])] if result.places else []
        grid.add_row(*place, renderer.player(seat), points(result.scores[seat]))
    return grid


def _rounds(renderer: Renderer) -> Iterator[Grid]:
    """What each round brought each player, if there were several."""
    sheet = renderer.shown.view.result.sheet
    if len(sheet) < 2:
        return
    grid = _grid()
    grid.add_column(renderer.period(), justify="right", style="quiet")
    for name in renderer.shown.names:
        grid.add_column(name, justify="right")
    for number, parts in enumerate(sheet, 1):
        grid.add_row(str(number), *(points(_sum(of_seat)) for of_seat in parts))
    yield grid


def _breakdown(renderer: Renderer) -> Iterator[Grid]:
    """The parts of the last round's scores."""
    sheet = renderer.shown.view.result.sheet
    if not sheet:
        return
    grid = _grid()
    grid.add_column(renderer.period(len(sheet)))
    grid.add_column("", justify="right")
    grid.add_column("")
    for seat, parts in enumerate(sheet[-1]):
        name = renderer.shown.names[seat]
        for number, part in enumerate(parts):
            grid.add_row("" if number else name, points(part.points), renderer.says(part.label))
    yield folded(grid)


def _picture(renderer: Renderer) -> Iterator[Group]:
    """Lines over the rounds, or bars; nothing while scores are hidden."""
    result, names = renderer.shown.view.result, renderer.shown.names
    scores = [score for score in result.scores if score is not None]
    if len(scores) < len(names):
        return
    if len(result.sheet) < 2:
        yield Group(*chart.bars(names, scores))
        return
    by_seat = [list(accumulate(_sum(parts[seat]) for parts in result.sheet)) for seat in range(len(names))]
    yield Group(*chart.lines(names, list(zip(*by_seat, strict=True))))


def _sum(parts: tuple[Part, ...]) -> int:
    return sum(part.points for part in parts)


def _grid() -> Grid:
    return Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="quiet")


def _with_gaps(parts: list[RenderableType]) -> Iterator[RenderableType]:
    for number, part in enumerate(parts):
        yield from ([Text(), part] if number else [part])
