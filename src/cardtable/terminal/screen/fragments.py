"""Lines in the form of the full screen's toolkit, where a piece of text can hear the mouse."""

from collections.abc import Callable
from functools import cache
from typing import Final

from prompt_toolkit.formatted_text.base import OneStyleAndTextTuple
from prompt_toolkit.mouse_events import MouseEvent, MouseEventType
from rich.segment import Segment
from rich.style import Style

from cardtable.terminal.screen.input import Spot
from cardtable.terminal.screen.lines import SPOT, Line

ATTRIBUTES: Final = ("bold", "italic", "underline", "reverse", "strike")


def fragments(line: Line, point: Callable[[Spot], None]) -> list[OneStyleAndTextTuple]:
    """A line as the screen's toolkit has it; pointing at a spot says so."""
    return [_fragment(segment, point) for segment in line]


def _fragment(segment: Segment, point: Callable[[Spot], None]) -> OneStyleAndTextTuple:
    style = segment.style
    spot = style.meta.get(SPOT) if style is not None and style._meta is not None else None
    written = "" if style is None else _written(style)
    if not isinstance(spot, Spot):
        return (written, segment.text)

    def heard(event: MouseEvent) -> None:
        if event.event_type == MouseEventType.MOUSE_UP:
            point(spot)

    return (written, segment.text, heard)


@cache
def _written(style: Style) -> str:
    """A style in the words of the screen's toolkit."""
    colour = style.color
    foreground = [] if colour is None or colour.is_default else [colour.get_truecolor().hex]
    return " ".join([*foreground, *(name for name in ATTRIBUTES if getattr(style, name))])
