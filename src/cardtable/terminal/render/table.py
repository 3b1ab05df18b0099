"""The table as a view shows it: the middle, everybody's places and one's own. Made from PLACES and words alone."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from enum import Enum, auto
from functools import partial
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cardtable.core.view import MeldShown, Place, What, Where
from cardtable.terminal.render.flow import Flow, Lazy, folded
from cardtable.terminal.render.renderer import Renderer, points

SHORT: Final = {What.NUMBER, What.CARD, What.PLAYER, What.WORD}
"""What takes so little room that several places share a line."""
ADVICE: Final = "hints"
"""A place of this name holds advice, which not everybody wants."""


type Sitting = Callable[[], Iterable[RenderableType]]
"""Makes the lines of all players."""


class Melds(Enum):
    """How melds are listed."""

    BY_OWNER = auto()
    """Those of each player in a line of their own."""
    IN_A_ROW = auto()
    """One after the other, each with its owner's name."""
    IN_SHORT = auto()
    """By rank and size, or by their ends."""


def tables(renderer: Renderer) -> list[RenderableType]:
    """Everything that lies on the table, and one's own hand below it; then the same with less and less of what the
    players have, and at last with all players in a line or two, for screens with little room."""
    long = _long(renderer, Where.SEATS)
    counts = range(len(long), min(len(long), 1) - 1, -1)
    forms: list[tuple[Sitting, Melds]] = [
        *((partial(seats, renderer, long[:count]), Melds.BY_OWNER) for count in counts),
        (partial(seats, renderer, long[:1]), Melds.IN_A_ROW),
        (partial(_in_a_line, renderer, is_explained=True), Melds.IN_A_ROW),
        (partial(_in_a_line, renderer), Melds.IN_A_ROW),
    ]
    return [Lazy(partial(_form, renderer, sitting, melds)) for sitting, melds in forms]


def cramped_table(renderer: Renderer) -> RenderableType:
    """The table with melds in short and without advice."""
    plain = replace(renderer, hints=False)
    return Lazy(partial(_form, plain, partial(_in_a_line, plain), Melds.IN_SHORT))


def _form(renderer: Renderer, sitting: Sitting, melds: Melds) -> Group:
    return Group(*middle(renderer, melds), *sitting(), *mine(renderer))


def middle(renderer: Renderer, melds: Melds = Melds.BY_OWNER) -> Iterator[RenderableType]:
    """What is shared."""
    yield from _in_lines(renderer, Where.MIDDLE)
    yield from listed(renderer, _long(renderer, Where.MIDDLE), melds)


def mine(renderer: Renderer) -> Iterator[RenderableType]:
    """What only the one who looks may see."""
    if renderer.shown.seat is None:
        return
    yield from _in_lines(renderer, Where.MINE)
    yield from listed(renderer, _long(renderer, Where.MINE))


def seats(renderer: Renderer, long: Sequence[Place]) -> Iterator[RenderableType]:
    """A line for each player; what takes more room stands in it where it is the only such thing, and else below."""
    is_one = len(_long(renderer, Where.SEATS)) == 1
    shown = [place for place in long if is_one and any(getattr(renderer.shown.view, place.name))]
    yield _players(renderer, [*_short(renderer, Where.SEATS), *shown])
    if not is_one:
        yield from _by_place(renderer, long)


def listed(renderer: Renderer, wanted: Sequence[Place], melds: Melds = Melds.BY_OWNER) -> Iterator[Grid]:
    """Places that take room of their own, below each other, with their labels."""
    grid = _rows()
    grid.add_column()
    for place in wanted:
        value = getattr(renderer.shown.view, place.name)
        if value and place.what == What.MELDS:
            grid.add_row(renderer.label(place), _melds(renderer, value, melds))
        elif value:
            grid.add_row(renderer.label(place), renderer.value(place, value))
    if grid.row_count:
        yield folded(grid)


def places(renderer: Renderer, where: Where) -> list[Place]:
    """What lies there, without advice for those who don't want it."""
    return [place for place in renderer.shown.game.places if place.where == where and is_shown(renderer, place)]


def is_shown(renderer: Renderer, place: Place) -> bool:
    return renderer.hints or place.name != ADVICE


def seat_value(renderer: Renderer, place: Place, seat: int) -> object:
    """What a player has there; None where nobody has anything now."""
    values: tuple[object, ...] = getattr(renderer.shown.view, place.name)
    return values[seat] if values else None


def _melds(renderer: Renderer, value: Sequence[object], how: Melds) -> RenderableType:
    """The melds on the table."""
    numbered = list(enumerate(cast(Sequence[MeldShown], value), 1))
    match how:
        case Melds.BY_OWNER:
            return _by_owner(renderer, numbered)
        case Melds.IN_A_ROW:
            return Flow([renderer.owned(number, meld) for number, meld in numbered], gap=3)
        case Melds.IN_SHORT:
            return Flow([renderer.meld_in_short(number, meld) for number, meld in numbered], gap=2)


def _by_owner(renderer: Renderer, numbered: Sequence[tuple[int, MeldShown]]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="quiet")
    grid.add_column()
    for seat, name in enumerate(renderer.shown.names):
        own = [renderer.meld(number, meld) for number, meld in numbered if meld.owner == seat]
        if own:
            grid.add_row(name, Flow(own, gap=3))
    return folded(grid)


def _in_a_line(renderer: Renderer, *, is_explained: bool = False) -> Iterator[Flow]:
    """All players side by side: who they are, their score, and what else is a number; before them, what these are."""
    numbers = [place for place in _short(renderer, Where.SEATS) if place.what in (What.NUMBER, What.CARD)]
    names = [renderer.voice.text("terminal-score"), *map(renderer.label, numbers)]
    key = [Text("/".join(names), "quiet")] if is_explained else []
    yield Flow([*key, *(_brief(renderer, seat, numbers) for seat in range(len(renderer.shown.names)))], gap=3)


def _brief(renderer: Renderer, seat: int, numbers: Sequence[Place]) -> Text:
    arrow, _, score = _who(renderer, seat)
    text = Text.assemble(arrow, (renderer.shown.names[seat], "bold" if arrow.plain else ""), " ", score)
    for place in numbers:
        value = renderer.value(place, seat_value(renderer, place, seat))
        assert isinstance(value, Text)
        text.append("/", "quiet").append_text(value)
    return text


def _players(renderer: Renderer, columns: Sequence[Place]) -> Grid:
    """An arrow marks those the game waits for."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="quiet")
    grid.add_column("", width=2)
    grid.add_column(renderer.voice.text("terminal-player"), no_wrap=True)
    grid.add_column(renderer.voice.text("terminal-score"), justify="right", no_wrap=True)
    for place in columns:
        right = place.what == What.NUMBER
        grid.add_column(renderer.label(place), justify="right" if right else "left", no_wrap=place.what == What.CARD)
    for seat in range(len(renderer.shown.names)):
        grid.add_row(
            *_who(renderer, seat), *(renderer.value(place, seat_value(renderer, place, seat)) for place in columns)
        )
    return grid


def _who(renderer: Renderer, seat: int) -> tuple[Text, Text, Text]:
    is_awaited = seat in renderer.shown.view.waiting
    name = renderer.player(seat)
    if is_awaited:
        name.stylize("bold")
    return Text(" ▶" if is_awaited else "", "turn"), name, Text(points(renderer.shown.view.result.scores[seat]))


def _by_place(renderer: Renderer, long: Sequence[Place]) -> Iterator[Grid]:
    """For each place what the players have there; a hand that stands below anyway isn't said twice."""
    grid = _rows()
    grid.add_column(no_wrap=True)
    grid.add_column()
    own = [getattr(renderer.shown.view, place.name) for place in _long(renderer, Where.MINE)]
    for place in long:
        label = renderer.label(place)
        for seat, name in enumerate(renderer.shown.names):
            value = seat_value(renderer, place, seat)
            if value and not (seat == renderer.shown.seat and value in own):
                grid.add_row(label, name, renderer.value(place, value))
                label = ""
    if grid.row_count:
        yield folded(grid)


def _in_lines(renderer: Renderer, where: Where) -> Iterator[Flow]:
    """What is short, several in a line."""
    short = _short(renderer, where)
    if short:
        yield Flow([_labelled(renderer, place) for place in short], gap=4)


def _rows() -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="quiet")
    return grid


def _labelled(renderer: Renderer, place: Place) -> Text:
    value = renderer.value(place, getattr(renderer.shown.view, place.name))
    assert isinstance(value, Text)
    return Text.assemble((renderer.label(place), "quiet"), " ", value)


def _short(renderer: Renderer, where: Where) -> list[Place]:
    return [place for place in places(renderer, where) if place.what in SHORT]


def _long(renderer: Renderer, where: Where) -> list[Place]:
    return [place for place in places(renderer, where) if place.what not in SHORT]
