"""What is on a screen, as a value: its parts, and how they are fitted into lines and columns. Draws nothing."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from cardtable.terminal.console import console_for
from cardtable.terminal.pen import Pen
from cardtable.terminal.places import tables

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
class Ink:
    """How rich text becomes lines for a terminal."""

    colour: bool

    def lines(self, text: RenderableType, width: int) -> list[str]:
        """The text in lines of at most this width, with escape sequences for its styles."""
        file = StringIO()
        console_for(file, width=width, colour=self.colour).print(text)
        return file.getvalue().rstrip("\n").split("\n")


def title_of(pen: Pen) -> Text:
    """The game, and how far it has gone."""
    title = Text(pen.voice.text(f"{pen.shown.game.name}-title"), "bold")
    title.append(f"  {pen.voice.text('terminal-turn', turn=pen.shown.turn)}", "dim")
    return title.append(f"  {pen.voice.text('terminal-paused')}", "yellow") if pen.shown.paused else title


def log_of(pen: Pen) -> list[Text]:
    """The last lines of the log with their numbers, and between them what was said at the table."""
    recent = pen.shown.lines[-MOST_LOG_LINES:]
    lines = [(line.at, Text.assemble((f"{line.number:4}  ", "dim"), pen.says(line.sentence))) for line in recent]
    words = [(word.at, Text(f"      {word.name}: {word.text}", "cyan")) for word in pen.shown.words]
    said = sorted([*lines, *words], key=lambda at_and_text: at_and_text[0]) if words else lines
    return [text for _, text in said]


def prompt_of(pen: Pen) -> Text:
    """The one sentence that says what is expected."""
    text = pen.says(pen.shown.view.prompt)
    text.stylize("bold")
    return text


def scene_of(pen: Pen) -> Scene:
    """A table to look at."""
    return Scene(title_of(pen), tables(pen), log_of(pen), prompt_of(pen), deadline=pen.shown.deadline)


def lay_out(scene: Scene, ink: Ink, width: int, height: int) -> list[str]:
    """The scene in lines. Where room is short the log goes first, then choices; what is asked is always there."""
    head = [*ink.lines(scene.title, width), *ink.lines(Rule(style="dim"), width)]
    question = _lines([scene.sentence, *scene.draft], ink, width)
    note = _lines([scene.note], ink, width)
    listed = [ink.lines(choice, width) for choice in scene.choices]
    short = [ink.lines(choices, width) for choices in scene.short_choices]
    room = height - len(head) - len(question) - len(note)
    all_choices = min([sum(map(len, listed)), *map(len, short)])
    left = [room - FEWEST_LOG_LINES - lines for lines in (all_choices, min(all_choices, FEWEST_CHOICES))]
    middle = _middle([ink.lines(table, width) for table in scene.tables], left)
    free = room - len(middle)
    menu = _menu(listed, short, scene.more_choices, max(FEWEST_CHOICES, free - FEWEST_LOG_LINES))
    log = _log(scene.log, ink, width, free - len(menu))
    return [*head, *middle, *log, *question, *menu, *note]


def _middle(tables: list[list[str]], rooms: Sequence[int]) -> list[str]:
    """The most complete form of the table that fits into the first of these rooms that any fits into; else the
    shortest one."""
    fitting = [lines for room in rooms for lines in tables if len(lines) <= room]
    return [*fitting, *tables[-1:], []][0]


def _lines(texts: Sequence[Text | None], ink: Ink, width: int) -> list[str]:
    return [line for text in texts if text is not None for line in ink.lines(text, width)]


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


def _log(log: Sequence[Text], ink: Ink, width: int, room: int) -> list[str]:
    """The end of the log under a line of its own, filled up with empty lines."""
    if room < FEWEST_LOG_LINES or not log:
        return [""] * max(room, 0)
    lines = _lines(log[-room:], ink, width)[2 - room :]
    return [*ink.lines(Rule(style="dim"), width), *lines, *[""] * (room - 1 - len(lines))]
