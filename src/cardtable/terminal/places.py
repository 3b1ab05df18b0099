"""The table as a view shows it: the middle, everybody's places and one's own. Made from PLACES and words alone."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cardtable.core.view import Place, What, Where
from cardtable.terminal.flow import Flow
from cardtable.terminal.pen import NOTHING, Pen, points

SHORT = {What.NUMBER, What.CARD, What.PLAYER, What.WORD}
"""What takes so little room that several places share a line."""


def table(pen: Pen) -> RenderableType:
    """Everything that lies on the table, and one's own hand below it."""
    return Group(*middle(pen), seats(pen), *mine(pen))


def middle(pen: Pen) -> Iterator[RenderableType]:
    """What is shared."""
    yield from _listed(pen, [place for place in pen.shown.game.places if place.where == Where.MIDDLE])


def mine(pen: Pen) -> Iterator[RenderableType]:
    """What only the one who looks may see."""
    if pen.shown.seat is not None:
        yield from _listed(pen, [place for place in pen.shown.game.places if place.where == Where.MINE])


def seats(pen: Pen) -> Grid:
    """A line for each player; an arrow marks those the game waits for."""
    columns = [place for place in pen.shown.game.places if place.where == Where.SEATS]
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim", expand=False)
    grid.add_column("", width=2)
    grid.add_column(pen.voice.text("terminal-player"), no_wrap=True)
    grid.add_column(pen.voice.text("terminal-score"), justify="right", no_wrap=True)
    for place in columns:
        right = place.what == What.NUMBER
        grid.add_column(pen.label(place), justify="right" if right else "left", no_wrap=right, min_width=4)
    for seat in range(len(pen.shown.names)):
        grid.add_row(*_who(pen, seat), *(pen.value(place, _of_seat(pen, place, seat)) for place in columns))
    return grid


def _who(pen: Pen, seat: int) -> tuple[Text, Text, Text]:
    is_awaited = seat in pen.shown.view.waiting
    score = pen.shown.view.result.scores[seat]
    name = pen.player(seat)
    if is_awaited:
        name.stylize("bold")
    return (
        Text(" ▶" if is_awaited else "", "bold yellow"),
        name,
        Text(points(score)),
    )


def _of_seat(pen: Pen, place: Place, seat: int) -> object:
    values: tuple[object, ...] = getattr(pen.shown.view, place.name)
    return values[seat]


def _listed(pen: Pen, places: list[Place]) -> Iterator[RenderableType]:
    """Places with their labels: short ones side by side, long ones below each other."""
    short = [place for place in places if place.what in SHORT]
    if short:
        yield Flow([_labelled(pen, place) for place in short], gap=4)
    long = [place for place in places if place.what not in SHORT]
    if long:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column()
        for place in long:
            grid.add_row(pen.label(place), _or_nothing(pen.value(place, getattr(pen.shown.view, place.name))))
        yield grid


def _labelled(pen: Pen, place: Place) -> Text:
    value = pen.value(place, getattr(pen.shown.view, place.name))
    assert isinstance(value, Text)
    return Text.assemble((pen.label(place), "dim"), " ", value)


def _or_nothing(value: Text | Flow) -> Text | Flow:
    is_empty = not value.items if isinstance(value, Flow) else not value.plain
    return Text(NOTHING, "dim") if is_empty else value
