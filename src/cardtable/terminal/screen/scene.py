"""What is on a screen, as a value: its parts, and how they are fitted into lines and columns. Draws nothing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, overload

from rich.console import RenderableType
from rich.rule import Rule
from rich.segment import Segment
from rich.text import Text

from cardtable.table.log import LogLine, Word
from cardtable.terminal.render.drawn import drawn_table
from cardtable.terminal.render.flow import Indented
from cardtable.terminal.render.renderer import Renderer
from cardtable.terminal.render.table import cramped_table, tables
from cardtable.terminal.screen.input import Keys
from cardtable.terminal.screen.lines import EMPTY, Line, LineRenderer

FEWEST_CHOICES: Final = 4
"""So many choices are listed even where room is short."""
FEWEST_LOG_LINES: Final = 3
MOST_LOG_LINES: Final = 40
NUMBERED: Final = 6
"""Columns for the number of a line of the log."""
DRAWN_WIDTH: Final = 100
DRAWN_HEIGHT: Final = 34
"""From this size on cards are drawn, if they fit."""


@dataclass(frozen=True)
class Scene:
    """All that a person sees at once, part by part; how much of it fits is decided when it is drawn."""

    title: Text
    tables: Sequence[RenderableType] = ()
    """What lies on the table, and the same shorter and shorter."""
    cramped: RenderableType | None = None
    """The same without what can be looked up, where nothing else fits."""
    drawn: Callable[[], RenderableType] | None = None
    """What lies on the table with its cards drawn, where there is much room."""
    log: Sequence[Text] = ()
    sentence: Text | None = None
    draft: Sequence[Text] = ()
    choices: Sequence[RenderableType] = ()
    short_choices: Sequence[RenderableType] = ()
    """All choices with less and less of their meaning, where room is short."""
    more_choices: str = ""
    """What is said where not all choices fit; gets their number in place of `{}`."""
    chosen: int | None = None
    """The choice at which somebody stands who walks through them."""
    keys: Keys = Keys.NONE
    """Which keys are heard in this scene, beside those that type."""
    note: Text | None = None
    label: str = ""
    footer: str = ""
    completions: Sequence[str] = ()
    deadline: float | None = None


def title_of(renderer: Renderer) -> Text:
    """The game, and how far it has gone."""
    title = Text(renderer.voice.text(f"{renderer.shown.game.name}-title"), "bold")
    title.append(f"  {renderer.voice.text('terminal-turn', turn=renderer.shown.turn)}", "quiet")
    states = {"terminal-paused": renderer.shown.paused, "terminal-hurried": renderer.shown.hurried}
    for state in (name for name, holds in states.items() if holds):
        title.append(f"  {renderer.voice.text(state)}", "note")
    return title


def log_of(renderer: Renderer) -> Sequence[Text]:
    """The last lines of the log with their numbers, and between them what was said at the table."""
    recent = renderer.shown.lines[-MOST_LOG_LINES:]
    said: list[LogLine | Word] = [*recent, *renderer.shown.words]
    return Log(renderer, sorted(said, key=lambda line: line.at) if renderer.shown.words else said)


class Log(Sequence[Text]):
    """Lines of the log and words of the chat, each spoken when it is looked at: most of them aren't."""

    def __init__(self, renderer: Renderer, said: Sequence[LogLine | Word]) -> None:
        self.renderer: Final = renderer
        self.said: Final = said

    def __len__(self) -> int:
        return len(self.said)

    @overload
    def __getitem__(self, at: int) -> Text: ...

    @overload
    def __getitem__(self, at: slice) -> "Log": ...

    def __getitem__(self, at: int | slice) -> "Text | Log":
        return Log(self.renderer, self.said[at]) if isinstance(at, slice) else self._spoken(self.said[at])

    def _spoken(self, line: LogLine | Word) -> Text:
        if isinstance(line, Word):
            return Text(f"{'':{NUMBERED}}{line.name}: {line.text}", "said")
        return numbered(line.number, self.renderer.says(line.sentence))


def numbered(number: int, text: Text) -> Text:
    return Text.assemble((f"{number:4}".ljust(NUMBERED), "quiet"), text)


def prompt_of(renderer: Renderer) -> Text:
    """The one sentence that says what is expected."""
    text = renderer.says(renderer.shown.view.prompt)
    text.stylize("bold")
    return text


def scene_of(renderer: Renderer) -> Scene:
    """A table to look at."""
    return Scene(
        title=title_of(renderer),
        tables=tables(renderer),
        cramped=cramped_table(renderer),
        log=log_of(renderer),
        sentence=prompt_of(renderer),
        drawn=lambda: drawn_table(renderer),
        deadline=renderer.shown.deadline,
    )


def lay_out(scene: Scene, line_renderer: LineRenderer, width: int, height: int) -> list[Line]:
    """The scene in lines. Where room is short the log goes first, then choices; what is asked is always there."""
    head = [*line_renderer.lines(scene.title, width), *line_renderer.lines(Rule(), width)]
    question = _lines([scene.sentence, *scene.draft], line_renderer, width)
    note = _lines([scene.note], line_renderer, width)
    listed = [line_renderer.lines(choice, width) for choice in scene.choices]
    room = height - len(head) - len(question) - len(note)
    whole = sum(map(len, listed))
    is_long = whole > FEWEST_CHOICES
    short = [line_renderer.lines(choices, width) for choices in scene.short_choices if is_long]
    all_choices = min([whole, *map(len, short)])
    left = [room - FEWEST_LOG_LINES - lines for lines in (all_choices, min(all_choices, FEWEST_CHOICES))]
    rooms = [*left, room - 2]
    middle = _middle(_forms(scene, width, height), lambda form: line_renderer.lines(form, width), rooms)
    if scene.cramped is not None and len(middle) > room - 2:
        middle = line_renderer.lines(scene.cramped, width)
    free = room - len(middle)
    menu = _Menu(listed, short, scene.more_choices, scene.chosen).lines(
        max(min(FEWEST_CHOICES, free), free - FEWEST_LOG_LINES)
    )
    log = _log(scene.log, line_renderer, width, free - len(menu))
    return [*head, *middle, *log, *question, *menu, *note]


def _forms(scene: Scene, width: int, height: int) -> list[RenderableType]:
    """The forms of the table, the largest first; drawn only where there is much room."""
    is_large = width >= DRAWN_WIDTH and height >= DRAWN_HEIGHT
    return [*([scene.drawn()] if scene.drawn is not None and is_large else []), *scene.tables]


def _middle(
    forms: Sequence[RenderableType], lines: Callable[[RenderableType], list[Line]], rooms: Sequence[int]
) -> list[Line]:
    """The most complete form of the table that fits into the first of these rooms that any fits into; else the
    shortest one. What isn't needed isn't drawn."""
    drawn: dict[int, list[Line]] = {}
    for room in rooms:
        for number, form in enumerate(forms):
            drawn[number] = drawn[number] if number in drawn else lines(form)
            if len(drawn[number]) <= room:
                return drawn[number]
    return drawn[len(forms) - 1] if forms else []


def _lines(texts: Sequence[Text | None], line_renderer: LineRenderer, width: int) -> list[Line]:
    return [line for text in texts if text is not None for line in line_renderer.lines(text, width)]


@dataclass(frozen=True)
class _Menu:
    """The choices, each in its lines, and all of them in shorter forms."""

    listed: list[list[Line]]
    short: list[list[Line]]
    more: str
    chosen: int | None

    def lines(self, room: int) -> list[Line]:
        """All choices, if need be without their meaning; or those that fit, and how many don't."""
        whole = [line for choice in self.listed for line in choice]
        fitting = [lines for lines in (whole, *self.short) if len(lines) <= room]
        return fitting[0] if fitting else self._some(room - 1)

    def _some(self, room: int) -> list[Line]:
        """As many choices as fit, from the first on or from where somebody stands, and how many don't."""
        first = 0
        while self.chosen is not None and first < self.chosen and self._height(first, self.chosen + 1) > room:
            first += 1
        last = first + 1
        while last < len(self.listed) and self._height(first, last + 1) <= room:
            last += 1
        shown = [line for choice in self.listed[first:last] for line in choice]
        left_out = len(self.listed) - last + first
        more = [[Segment(self.more.format(left_out))]] if left_out else []
        return [*shown[: max(room + 1 - len(more), 1)], *more]

    def _height(self, first: int, last: int) -> int:
        return sum(map(len, self.listed[first:last]))


def _log(log: Sequence[Text], line_renderer: LineRenderer, width: int, room: int) -> list[Line]:
    """The end of the log under a line of its own, filled up with empty lines."""
    if room < FEWEST_LOG_LINES or not log:
        return [EMPTY] * max(room, 0)
    texts = [Indented(text[:NUMBERED], text[NUMBERED:]) for text in log[-room:]]
    lines = [line for text in texts for line in line_renderer.lines(text, width)][2 - room :]
    return [*line_renderer.lines(Rule(), width), *lines, *[EMPTY] * (room - 1 - len(lines))]
