"""What is on a screen, as a value: its parts, and how they are fitted into lines and columns. Draws nothing."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from cardtable.terminal.render.renderer import Renderer
from cardtable.terminal.render.table import tables
from cardtable.terminal.screen.console import console_for

FEWEST_CHOICES: Final = 4
"""So many choices are listed even where room is short."""
FEWEST_LOG_LINES: Final = 3
MOST_LOG_LINES: Final = 40


@dataclass(frozen=True)
class Scene:
    """All that a person sees at once, part by part; how much of it fits is decided when it is drawn."""

    title: Text
    tables: Sequence[RenderableType] = ()
    """What lies on the table, and the same shorter and shorter."""
    log: Sequence[Text] = ()
    sentence: Text | None = None
    draft: Sequence[Text] = ()
    choices: Sequence[RenderableType] = ()
    short_choices: Sequence[RenderableType] = ()
    """All choices with less and less of their meaning, where room is short."""
    more_choices: str = ""
    """What is said where not all choices fit; gets their number in place of `{}`."""
    note: Text | None = None
    label: str = ""
    footer: str = ""
    completions: Sequence[str] = ()
    deadline: float | None = None


@dataclass(frozen=True)
class LineRenderer:
    """How rich text becomes lines for a terminal."""

    colour: bool

    def lines(self, text: RenderableType, width: int) -> list[str]:
        """The text in lines of at most this width, with escape sequences for its styles."""
        file = StringIO()
        console_for(file, width=width, colour=self.colour).print(text)
        return file.getvalue().rstrip("\n").split("\n")


def title_of(renderer: Renderer) -> Text:
    """The game, and how far it has gone."""
    title = Text(renderer.voice.text(f"{renderer.shown.game.name}-title"), "bold")
    title.append(f"  {renderer.voice.text('terminal-turn', turn=renderer.shown.turn)}", "dim")
    states = {"terminal-paused": renderer.shown.paused, "terminal-hurried": renderer.shown.hurried}
    for state in (name for name, holds in states.items() if holds):
        title.append(f"  {renderer.voice.text(state)}", "yellow")
    return title


def log_of(renderer: Renderer) -> list[Text]:
    """The last lines of the log with their numbers, and between them what was said at the table."""
    recent = renderer.shown.lines[-MOST_LOG_LINES:]
    lines = [(line.at, Text.assemble((f"{line.number:4}  ", "dim"), renderer.says(line.sentence))) for line in recent]
    words = [(word.at, Text(f"      {word.name}: {word.text}", "cyan")) for word in renderer.shown.words]
    said = sorted([*lines, *words], key=lambda at_and_text: at_and_text[0]) if words else lines
    return [text for _, text in said]


def prompt_of(renderer: Renderer) -> Text:
    """The one sentence that says what is expected."""
    text = renderer.says(renderer.shown.view.prompt)
    text.stylize("bold")
    return text


def scene_of(renderer: Renderer) -> Scene:
    """A table to look at."""
    return Scene(
        title_of(renderer), tables(renderer), log_of(renderer), prompt_of(renderer), deadline=renderer.shown.deadline
    )


def lay_out(scene: Scene, line_renderer: LineRenderer, width: int, height: int) -> list[str]:
    """The scene in lines. Where room is short the log goes first, then choices; what is asked is always there."""
    head = [*line_renderer.lines(scene.title, width), *line_renderer.lines(Rule(style="dim"), width)]
    question = _lines([scene.sentence, *scene.draft], line_renderer, width)
    note = _lines([scene.note], line_renderer, width)
    listed = [line_renderer.lines(choice, width) for choice in scene.choices]
    short = [line_renderer.lines(choices, width) for choices in scene.short_choices]
    room = height - len(head) - len(question) - len(note)
    all_choices = min([sum(map(len, listed)), *map(len, short)])
    left = [room - FEWEST_LOG_LINES - lines for lines in (all_choices, min(all_choices, FEWEST_CHOICES))]
    middle = _middle([line_renderer.lines(table, width) for table in scene.tables], left)
    free = room - len(middle)
    menu = _menu(listed, short, scene.more_choices, max(FEWEST_CHOICES, free - FEWEST_LOG_LINES))
    log = _log(scene.log, line_renderer, width, free - len(menu))
    return [*head, *middle, *log, *question, *menu, *note]


def _middle(tables: list[list[str]], rooms: Sequence[int]) -> list[str]:
    """The most complete form of the table that fits into the first of these rooms that any fits into; else the
    shortest one."""
    fitting = [lines for room in rooms for lines in tables if len(lines) <= room]
    return [*fitting, *tables[-1:], []][0]


def _lines(texts: Sequence[Text | None], line_renderer: LineRenderer, width: int) -> list[str]:
    return [line for text in texts if text is not None for line in line_renderer.lines(text, width)]


def _menu(listed: list[list[str]], short: list[list[str]], more: str, room: int) -> list[str]:
    """All choices, if need be without their meaning; or those that fit, and how many don't."""
    whole = [line for choice in listed for line in choice]
    for lines in (whole, *short):
        if len(lines) <= room:
            return lines
    fitting: list[str] = []
    for number, choice in enumerate(listed):
        if len(fitting) + len(choice) > room - 1:
            return [*fitting, more.format(len(listed) - number)]
        fitting += choice
    return fitting


def _log(log: Sequence[Text], line_renderer: LineRenderer, width: int, room: int) -> list[str]:
    """The end of the log under a line of its own, filled up with empty lines."""
    if room < FEWEST_LOG_LINES or not log:
        return [""] * max(room, 0)
    lines = _lines(log[-room:], line_renderer, width)[2 - room :]
    return [*line_renderer.lines(Rule(style="dim"), width), *lines, *[""] * (room - 1 - len(lines))]
