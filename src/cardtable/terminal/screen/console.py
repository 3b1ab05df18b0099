"""The only place where consoles are made.

Names, words of the chat, logs and files come from others. On these consoles they are text: nothing in them is read as
markup or as the name of a picture, and no control character of theirs reaches the terminal. Escape sequences come from
styles alone, and styles are ours.
"""

import errno
import os
import re
import sys
from collections.abc import Iterable
from typing import IO, Final, NoReturn

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.theme import Theme

from cardtable.terminal.render.palette import styles
from cardtable.words.plain_text import UNPRINTABLE

UNPRINTABLE_IN_LINES: Final = re.compile(rf"(?!\n){UNPRINTABLE.pattern}")


class TextConsole(Console):
    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            is_clean = segment.control or segment.text.isprintable()
            yield segment if is_clean else segment._replace(text=UNPRINTABLE_IN_LINES.sub("", segment.text))

    def on_broken_pipe(self) -> NoReturn:
        """Whoever read this has had enough: nothing more is written, and the command ends like any other in a pipe."""
        self.quiet = True
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))


def console(theme: Theme | None = None) -> Console:
    """The terminal, or whatever standard output is, line by line."""
    return TextConsole(theme=theme or styles(), highlight=False, markup=False, emoji=False, soft_wrap=False)


def console_for(file: IO[str], *, width: int, theme: Theme | None = None, colour: bool = False) -> Console:
    """A console of this width that writes into a file; with colour, as a terminal would have it."""
    return TextConsole(
        file=file,
        width=width,
        theme=theme or styles(),
        force_terminal=True,
        color_system="256" if colour else None,
        no_color=not colour,
        legacy_windows=False,
        highlight=False,
        markup=False,
        emoji=False,
    )
