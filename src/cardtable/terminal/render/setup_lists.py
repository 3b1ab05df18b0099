"""Lists for the pages before a game: who plays, and by which house rules. Made from words and chosen values alone."""

from collections.abc import Iterable, Mapping
from string import ascii_lowercase

from rich.table import Table as Grid
from rich.text import Text

from cardtable.core.game import Game
from cardtable.core.options import Option, Value, options_of
from cardtable.terminal.render.flow import folded
from cardtable.words import Speech


def players(voice: Speech, sitting: Iterable[tuple[int, str, str]]) -> Grid:
    """Numbered players, with a remark about each."""
    grid = _grid(voice.text("terminal-players"))
    for number, name, remark in sitting:
        grid.add_row(str(number), name, Text(remark, "quiet"))
    return grid


def house_rules(
    voice: Speech, game: Game, chosen: Mapping[str, Value], clock: int, *, unusual_only: bool = False
) -> Grid:
    """Each house rule with its letter and what was chosen; what is not usual stands out, or where room is short,
    stands there alone."""
    grid = _grid(voice.text("terminal-house-rules"))
    for letter, option in lettered(game).items():
        value = chosen[option.name]
        if unusual_only and value == option.default:
            continue
        grid.add_row(
            letter, rule_name(voice, game, option), Text(_value(voice, game, option, value), _style(option, value))
        )
    seconds = voice.text("terminal-clock-seconds", seconds=clock) if clock else voice.text("terminal-clock-off")
    grid.add_row("clock", voice.text("terminal-clock"), Text(seconds))
    return folded(grid)


def lettered(game: Game) -> dict[str, Option]:
    """The house rules by the letters that change them."""
    return dict(zip(ascii_lowercase, options_of(game.options), strict=False))


def rule_name(voice: Speech, game: Game, option: Option) -> str:
    """What a house rule is called."""
    return voice.text(f"{game.name}-option-{option.name.replace('_', '-')}")


def _value(voice: Speech, game: Game, option: Option, value: Value) -> str:
    """A value in words; a number may speak for itself."""
    code = f"{game.name}-option-{option.name.replace('_', '-')}-{value}"
    return voice.text(code) if voice.has(code) else str(value)


def _style(option: Option, value: Value) -> str:
    return "" if value == option.default else "bold"


def _grid(heading: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, title=heading, title_justify="left", show_header=False)
    grid.title_style = "quiet"
    grid.add_column(justify="right", style="key", min_width=3)
    grid.add_column()
    grid.add_column()
    return grid
