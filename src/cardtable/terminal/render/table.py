"""The table as a view shows it: the middle, everybody's places and one's own. Made from PLACES and words alone."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cardtable.core.view import Place, What, Where
from cardtable.terminal.render.flow import Flow, folded
from cardtable.terminal.render.renderer import Renderer, points

SHORT = {What.NUMBER, What.CARD, What.PLAYER, What.WORD}
"""What takes so little room that several places share a line."""


def tables(renderer: Renderer) -> list[RenderableType]:
    """Everything that lies on the table, and one's own hand below it; then the same with less and less of what the
    players have, for screens with little room."""
    long = _long(renderer, Where.SEATS)
    return [table(renderer, long[:count]) for count in range(len(long), min(len(long), 1) - 1, -1)]


def table(renderer: Renderer, long: Sequence[Place]) -> RenderableType:
    """The table with these of the players' longer places."""
    return Group(*middle(renderer), *seats(renderer, long), *mine(renderer))


def middle(renderer: Renderer) -> Iterator[RenderableType]:
    """What is shared."""
    short = _short(renderer, Where.MIDDLE)
    if short:
        yield Flow([_labelled(renderer, place) for place in short], gap=4)
    yield from _listed(renderer, _long(renderer, Where.MIDDLE))


def mine(renderer: Renderer) -> Iterator[RenderableType]:
    """What only the one who looks may see."""
    if renderer.shown.seat is None:
        return
    short = _short(renderer, Where.MINE)
    if short:
        yield Flow([_labelled(renderer, place) for place in short], gap=4)
    yield from _listed(renderer, _long(renderer, Where.MINE))


def seats(renderer: Renderer, long: Sequence[Place]) -> Iterator[RenderableType]:
    """A line for each player; what takes more room stands in it where it is the only such thing, and else below."""
    is_one = len(_long(renderer, Where.SEATS)) == 1
    shown = [place for place in long if is_one and any(getattr(renderer.shown.view, place.name))]
    yield _players(renderer, [*_short(renderer, Where.SEATS), *shown])
    if not is_one:
        yield from _by_place(renderer, long)


def _players(renderer: Renderer, columns: Sequence[Place]) -> Grid:
    """An arrow marks those the game waits for."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", width=2)
    grid.add_column(renderer.voice.text("terminal-player"), no_wrap=True)
    grid.add_column(renderer.voice.text("terminal-score"), justify="right", no_wrap=True)
    for place in columns:
        right = place.what == What.NUMBER
        grid.add_column(renderer.label(place), justify="right" if right else "left", no_wrap=place.what == What.CARD)
    for seat in range(len(renderer.shown.names)):
        grid.add_row(
            *_who(renderer, seat), *(renderer.value(place, _of_seat(renderer, place, seat)) for place in columns)
        )
    return grid


def _who(renderer: Renderer, seat: int) -> tuple[Text, Text, Text]:
    is_awaited = seat in renderer.shown.view.waiting
    name = renderer.player(seat)
    if is_awaited:
        name.stylize("bold")
    return Text(" ▶" if is_awaited else "", "bold yellow"), name, Text(points(renderer.shown.view.result.scores[seat]))


def _by_place(renderer: Renderer, long: Sequence[Place]) -> Iterator[Grid]:
    """For each place what the players have there; a hand that stands below anyway isn't said twice."""
    grid = _rows()
    grid.add_column(no_wrap=True)
    grid.add_column()
    own = [getattr(renderer.shown.view, place.name) for place in _long(renderer, Where.MINE)]
    for place in long:
        label = renderer.label(place)
        for seat, name in enumerate(renderer.shown.names):
            value = _of_seat(renderer, place, seat)
            if value and not (seat == renderer.shown.seat and value in own):
                grid.add_row(label, name, renderer.value(place, value))
                label = ""
    if grid.row_count:
        yield folded(grid)


def _listed(renderer: Renderer, places: Sequence[Place]) -> Iterator[Grid]:
    """Places that take room of their own, below each other, with their labels."""
    grid = _rows()
    grid.add_column()
    for place in places:
        value = getattr(renderer.shown.view, place.name)
        if value:
            grid.add_row(renderer.label(place), renderer.value(place, value))
    if grid.row_count:
        yield folded(grid)


def _rows() -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="dim")
    return grid


def _labelled(renderer: Renderer, place: Place) -> Text:
    value = renderer.value(place, getattr(renderer.shown.view, place.name))
    assert isinstance(value, Text)
    return Text.assemble((renderer.label(place), "dim"), " ", value)


def _of_seat(renderer: Renderer, place: Place, seat: int) -> object:
    values: tuple[object, ...] = getattr(renderer.shown.view, place.name)
    return values[seat]


def _short(renderer: Renderer, where: Where) -> list[Place]:
    return [place for place in renderer.shown.game.places if place.where == where and place.what in SHORT]


def _long(renderer: Renderer, where: Where) -> list[Place]:
    return [place for place in renderer.shown.game.places if place.where == where and place.what not in SHORT]
