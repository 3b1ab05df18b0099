"""The table as a view shows it: the middle, everybody's places and one's own. Made from PLACES and words alone."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cardtable.core.view import Place, What, Where
from cardtable.terminal.flow import Flow, folded
from cardtable.terminal.pen import Pen, points

SHORT = {What.NUMBER, What.CARD, What.PLAYER, What.WORD}
"""What takes so little room that several places share a line."""


def tables(pen: Pen) -> list[RenderableType]:
    """Everything that lies on the table, and one's own hand below it; then the same with less and less of what the
    players have, for screens with little room."""
    long = _long(pen, Where.SEATS)
    return [table(pen, long[:count]) for count in range(len(long), min(len(long), 1) - 1, -1)]


def table(pen: Pen, long: Sequence[Place]) -> RenderableType:
    """The table with these of the players' longer places."""
    return Group(*middle(pen), *seats(pen, long), *mine(pen))


def middle(pen: Pen) -> Iterator[RenderableType]:
    """What is shared."""
    short = _short(pen, Where.MIDDLE)
    if short:
        yield Flow([_labelled(pen, place) for place in short], gap=4)
    yield from _listed(pen, _long(pen, Where.MIDDLE))


def mine(pen: Pen) -> Iterator[RenderableType]:
    """What only the one who looks may see."""
    if pen.shown.seat is None:
        return
    short = _short(pen, Where.MINE)
    if short:
        yield Flow([_labelled(pen, place) for place in short], gap=4)
    yield from _listed(pen, _long(pen, Where.MINE))


def seats(pen: Pen, long: Sequence[Place]) -> Iterator[RenderableType]:
    """A line for each player; what takes more room stands in it where it is the only such thing, and else below."""
    is_one = len(_long(pen, Where.SEATS)) == 1
    shown = [place for place in long if is_one and any(getattr(pen.shown.view, place.name))]
    yield _players(pen, [*_short(pen, Where.SEATS), *shown])
    if not is_one:
        yield from _by_place(pen, long)


def _players(pen: Pen, columns: Sequence[Place]) -> Grid:
    """An arrow marks those the game waits for."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", width=2)
    grid.add_column(pen.voice.text("terminal-player"), no_wrap=True)
    grid.add_column(pen.voice.text("terminal-score"), justify="right", no_wrap=True)
    for place in columns:
        right = place.what == What.NUMBER
        grid.add_column(pen.label(place), justify="right" if right else "left", no_wrap=place.what == What.CARD)
    for seat in range(len(pen.shown.names)):
        grid.add_row(*_who(pen, seat), *(pen.value(place, _of_seat(pen, place, seat)) for place in columns))
    return grid


def _who(pen: Pen, seat: int) -> tuple[Text, Text, Text]:
    is_awaited = seat in pen.shown.view.waiting
    name = pen.player(seat)
    if is_awaited:
        name.stylize("bold")
    return Text(" ▶" if is_awaited else "", "bold yellow"), name, Text(points(pen.shown.view.result.scores[seat]))


def _by_place(pen: Pen, long: Sequence[Place]) -> Iterator[Grid]:
    """For each place what the players have there; a hand that stands below anyway isn't said twice."""
    grid = _rows()
    grid.add_column(no_wrap=True)
    grid.add_column()
    own = [getattr(pen.shown.view, place.name) for place in _long(pen, Where.MINE)]
    for place in long:
        label = pen.label(place)
        for seat, name in enumerate(pen.shown.names):
            value = _of_seat(pen, place, seat)
            if value and not (seat == pen.shown.seat and value in own):
                grid.add_row(label, name, pen.value(place, value))
                label = ""
    if grid.row_count:
        yield folded(grid)


def _listed(pen: Pen, places: Sequence[Place]) -> Iterator[Grid]:
    """Places that take room of their own, below each other, with their labels."""
    grid = _rows()
    grid.add_column()
    for place in places:
        value = getattr(pen.shown.view, place.name)
        if value:
            grid.add_row(pen.label(place), pen.value(place, value))
    if grid.row_count:
        yield folded(grid)


def _rows() -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="dim")
    return grid


def _labelled(pen: Pen, place: Place) -> Text:
    value = pen.value(place, getattr(pen.shown.view, place.name))
    assert isinstance(value, Text)
    return Text.assemble((pen.label(place), "dim"), " ", value)


def _of_seat(pen: Pen, place: Place, seat: int) -> object:
    values: tuple[object, ...] = getattr(pen.shown.view, place.name)
    return values[seat]


def _short(pen: Pen, where: Where) -> list[Place]:
    return [place for place in pen.shown.game.places if place.where == where and place.what in SHORT]


def _long(pen: Pen, where: Where) -> list[Place]:
    return [place for place in pen.shown.game.places if place.where == where and place.what not in SHORT]
