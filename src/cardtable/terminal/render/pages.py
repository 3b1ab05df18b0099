"""Pages to read at the table: the menu, help, rules, the log. Each is made from a view and words alone."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cardtable.core.sentence import Sentence
from cardtable.core.view import Choice, What
from cardtable.table.log import LogLine
from cardtable.terminal.prompt.moves import parts
from cardtable.terminal.prompt.offers import Row
from cardtable.terminal.render.flow import Flow, Hanging, folded
from cardtable.terminal.render.renderer import Renderer
from cardtable.terminal.render.table import listed as listed_places
from cardtable.terminal.screen.input import Spot
from cardtable.terminal.screen.lines import pointed
from cardtable.words.speech import rule_sheet

WIDEST_MOVE: Final = 26
NARROW: Final = 16
"""Moves up to this width stand in columns."""


def rows(renderer: Renderer, listed: Sequence[Row], chosen: int) -> list[RenderableType]:
    """The lines of the menu for whoever walks through it: where they stand, what it is, and what it would mean."""
    width = min(max((cell_len(renderer.move(row.move)) for row in listed), default=0), WIDEST_MOVE)
    return [_row(renderer, row, width, at, is_here=at == chosen) for at, row in enumerate(listed)]


def _row(renderer: Renderer, row: Row, width: int, at: int, *, is_here: bool) -> Hanging:
    means = renderer.says(row.means)
    if row.is_refused:
        means.stylize("note")
    move = pointed(Text(renderer.move(row.move), "reverse" if is_here else ""), Spot("row", at))
    number = "" if row.number is None else str(row.number)
    return _grid_row(Text(f"{'▸' if is_here else ' '}{number:>3}"), move, pointed(means, Spot("row", at)), width)


def menu(renderer: Renderer, choices: Sequence[Choice]) -> list[RenderableType]:
    """A numbered line for each choice: how it is typed, and what it would mean."""
    return _lines(renderer, list(enumerate(choices, 1)))


def short_menus(renderer: Renderer, choices: Sequence[Choice]) -> list[RenderableType]:
    """The choices side by side: first with the meaning of those that are composed of several parts, then without."""
    numbered = list(enumerate(choices, 1))
    composed = [(number, choice) for number, choice in numbered if len(parts(choice.move)) > 1]
    simple = [(number, choice) for number, choice in numbered if len(parts(choice.move)) <= 1]
    return [Group(*_lines(renderer, composed), _side_by_side(renderer, simple)), _side_by_side(renderer, numbered)]


def _lines(renderer: Renderer, numbered: Sequence[tuple[int, Choice]]) -> list[RenderableType]:
    width = min(max((cell_len(renderer.move(choice.move)) for _, choice in numbered), default=0), WIDEST_MOVE)
    return [
        _choice(str(number), renderer.move(choice.move), renderer.says(choice.means), width)
        for number, choice in numbered
    ]


def _side_by_side(renderer: Renderer, numbered: Sequence[tuple[int, Choice]]) -> Flow:
    moves = [(number, renderer.move(choice.move)) for number, choice in numbered]
    width = max((cell_len(move) for _, move in moves if cell_len(move) <= NARROW), default=0)
    padded = [(number, set_cell_size(move, max(width, cell_len(move)))) for number, move in moves]
    return Flow([Text.assemble((f"{number:4} ", "key"), move) for number, move in padded], gap=2)


def _choice(number: str, move: str, means: Text, width: int) -> Hanging:
    spot = Spot("choice", int(number))
    return _grid_row(Text(number), pointed(Text(move), spot), pointed(means, spot), width)


def _grid_row(number: Text, move: Text, means: Text, width: int) -> Hanging:
    number.align("right", 4)
    number.stylize("key")
    return Hanging(number, move, means, width)


def moves_page(renderer: Renderer) -> RenderableType:
    """Everything that can be done now."""
    listed = menu(renderer, renderer.shown.view.legal)
    return Group(
        renderer.says(renderer.shown.view.prompt),
        Text(),
        *listed,
        Text(),
        Text(renderer.voice.text("terminal-moves-typed")),
    )


def help_page(renderer: Renderer, commands: Sequence[tuple[str, str]]) -> RenderableType:
    """What can be done now and what it means, and every word that can be typed at any time."""
    voice, game = renderer.voice, renderer.shown.game.name
    now = [
        Text(voice.text("terminal-help-now"), "bold"),
        renderer.says(renderer.shown.view.prompt),
        *menu(renderer, renderer.shown.view.legal),
    ]
    grid = Grid.grid(padding=(0, 2, 0, 2))
    grid.add_column(style="key", no_wrap=True)
    grid.add_column()
    for usage, does in commands:
        grid.add_row(usage, does)
    return Group(
        Text(voice.text(f"{game}-blurb")), Text(), *now, Text(),
        Text(voice.text("terminal-help-moves"), "bold"), Text(voice.text("terminal-help-typing")), Text(),
        Text(voice.text("terminal-help-words"), "bold"), folded(grid),
    )  # fmt: skip


def rules_page(game: str, language: str) -> RenderableType:
    """The rule sheet; what reads Markdown is loaded for it alone."""
    from rich.markdown import Markdown

    return Markdown(rule_sheet(game, language))


def melds_page(renderer: Renderer) -> Group:
    """The melds on the table, those of each player in a line; and how they came there."""
    lines = [line for line in renderer.shown.lines if _is_about_a_meld(line.sentence)]
    places = [place for place in renderer.shown.game.places if place.what == What.MELDS]
    history = _log(renderer, lines)
    if not lines:
        return Group(Text(renderer.voice.text("terminal-no-melds")))
    return Group(
        *listed_places(renderer, places), Text(), Text(renderer.voice.text("terminal-melds-history"), "bold"), history
    )


def _is_about_a_meld(sentence: Sentence) -> bool:
    """Whether somebody has laid cards down, or put one to those that lay there."""
    facts = sentence.facts
    return "player" in facts and ("cards" in facts or ("card" in facts and "number" in facts))


def log_page(renderer: Renderer) -> Grid:
    """The whole log: number, move, time and words."""
    return _log(renderer, renderer.shown.lines)


def _log(renderer: Renderer, lines: Sequence[LogLine]) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="quiet")
    for heading in ("terminal-log-number", "terminal-log-turn", "terminal-log-time"):
        grid.add_column(renderer.voice.text(heading), justify="right", style="quiet")
    grid.add_column("")
    for line in lines:
        time = datetime.fromtimestamp(line.at).astimezone().strftime("%H:%M:%S")
        grid.add_row(str(line.number), str(line.turn), time, renderer.says(line.sentence))
    return folded(grid)
