"""The table with its cards drawn, for screens with much room: the middle, a box for each player, one's own hand."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from cardtable.core.cards import SUITS
from cardtable.core.view import Place, What, Where
from cardtable.terminal.prompt.selection import hand_of
from cardtable.terminal.render.renderer import Renderer, points
from cardtable.terminal.render.table import SHORT, is_shown, listed, places, seat_value
from cardtable.terminal.screen.input import Spot
from cardtable.terminal.screen.lines import pointed

THIN = ("╭", "─", "╮", "│", "╰", "╯")
THICK = ("┏", "━", "┓", "┃", "┗", "┛")
NARROWEST = 3


class Row:
    """Cards side by side, each in lines of one width; what doesn't fit goes on below."""

    def __init__(self, cards: Sequence[Sequence[Text]]) -> None:
        self.cards = cards

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max((card[0].cell_len for card in self.cards), default=1)
        fitting = max(options.max_width // width, 1)
        for first in range(0, len(self.cards), fitting):
            yield from (Text().join(lines) for lines in zip(*self.cards[first : first + fitting], strict=True))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [card[0].cell_len for card in self.cards] or [1]
        return Measurement(max(widths), sum(widths)).with_maximum(options.max_width)


def drawn_table(renderer: Renderer) -> RenderableType:
    """Everything that lies on the table, with its cards drawn."""
    hand = hand_of(renderer.shown.game.places)
    rest = [place for place in places(renderer, Where.MINE) if place != hand and is_shown(renderer, place)]
    return Group(*_middle(renderer), _players(renderer), *_hand(renderer, hand), *listed(renderer, rest))


def drawn(renderer: Renderer, cards: Sequence[str]) -> Row:
    """Cards as they lie."""
    width = _width(renderer, cards)
    return Row([_box(renderer, card, width, THIN) for card in cards])


def _middle(renderer: Renderer) -> Iterator[RenderableType]:
    """What is shared: single cards drawn beside what is a number or a word; then what takes more room."""
    view = renderer.shown.view
    short = [place for place in places(renderer, Where.MIDDLE) if place.what in SHORT]
    grid = Grid.grid(padding=(0, 3, 0, 0))
    cells: list[RenderableType] = []
    for place in short:
        value = getattr(view, place.name)
        shown = drawn(renderer, [str(value)]) if place.what == What.CARD and value is not None else None
        cells.append(Group(Text(renderer.label(place), "quiet"), shown or renderer.value(place, value)))
    if cells:
        grid.add_row(*cells)
        yield grid
    yield from listed(renderer, [place for place in places(renderer, Where.MIDDLE) if place.what not in SHORT])


def _players(renderer: Renderer) -> Columns:
    """A box for each player."""
    boxes = [_player(renderer, seat) for seat in range(len(renderer.shown.names))]
    return Columns(boxes, padding=(0, 1))


def _player(renderer: Renderer, seat: int) -> Panel:
    is_awaited = seat in renderer.shown.view.waiting
    lines: list[RenderableType] = [
        _line(renderer.voice.text("terminal-score"), Text(points(renderer.shown.view.result.scores[seat])))
    ]
    for place in places(renderer, Where.SEATS):
        value = seat_value(renderer, place, seat)
        shown = renderer.value(place, value)
        if place.what in SHORT and isinstance(shown, Text):
            lines.append(_line(renderer.label(place), shown))
        elif (value and seat != renderer.shown.seat) or (value and place.what == What.GROUPS):
            lines += [Text(renderer.label(place), "quiet"), shown]
    title = Text.assemble(("▶ " if is_awaited else "", "turn"), renderer.player(seat))
    return Panel(Group(*lines), title=title, border_style="turn" if is_awaited else "quiet", padding=(0, 1))


def _line(label: str, value: Text) -> Text:
    return Text.assemble((label, "quiet"), " ", value)


def _hand(renderer: Renderer, place: Place | None) -> Iterator[RenderableType]:
    """One's own cards; those in a draft are missing from it."""
    if place is None or renderer.shown.seat is None:
        return
    cards = [(card, at) for card, at in renderer.held(getattr(renderer.shown.view, place.name)) if at is not None]
    if not cards:
        return
    width = _width(renderer, [card for card, _ in cards])
    yield Text(renderer.label(place), "quiet")
    yield Row([_own(renderer, card, at, width) for card, at in cards])


def _own(renderer: Renderer, card: str, at: int, width: int) -> list[Text]:
    """A card of one's own, with a thick edge where the cursor is and a star where it is marked."""
    selection = renderer.selection
    is_here = selection is not None and selection.card == at
    lines = _box(renderer, card, width, THICK if is_here else THIN)
    if selection is not None and at in selection.marked:
        lines[0] = Text.assemble(lines[0][:1], ("*", "key"), lines[0][2:])
    return [pointed(line, Spot("card", at)) for line in lines]


def _box(renderer: Renderer, card: str, width: int, edges: Sequence[str]) -> list[Text]:
    """A card as four lines: its rank or first word, its suit or the rest."""
    left_top, level, right_top, upright, left_bottom, right_bottom = edges
    text = renderer.card(card)
    rows = [_filled(part, width, str(text.style)) for part in _halves(card, text.plain)]
    return [
        Text(f"{left_top}{level * width}{right_top}", "quiet"),
        *(Text.assemble((upright, "quiet"), row, (upright, "quiet")) for row in rows),
        Text(f"{left_bottom}{level * width}{right_bottom}", "quiet"),
    ]


def _filled(part: str, width: int, style: str) -> Text:
    """A word in the middle of a line."""
    before = (width - cell_len(part)) // 2
    return Text.assemble(" " * before, (part, style), " " * (width - before - cell_len(part)))


def _halves(card: str, name: str) -> tuple[str, str]:
    if card[-1:] in SUITS and name == card:
        return card[:-1], card[-1]
    first, _, rest = name.partition(" ")
    return first, rest


def _width(renderer: Renderer, cards: Sequence[str]) -> int:
    """The width inside the widest of these cards."""
    halves = [half for card in cards for half in _halves(card, renderer.card(card).plain)]
    return max([NARROWEST, *(cell_len(half) for half in halves)])
