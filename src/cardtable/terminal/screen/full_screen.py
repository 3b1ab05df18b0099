"""A full screen on the terminal's alternate buffer: a picture, and a line to type in. Nothing of it stays behind.

Rule 1: nothing scrolls off the top: a picture is cut to the size of the screen, and turned over by its reader.
Rule 2: a curtain wipes the whole screen before it is drawn, so that what follows owes nothing to what was there.
Rule 3: what somebody typed is remembered for that person alone, and keys count only while something is asked.
"""

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from prompt_toolkit.application import Application
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.input import Input as KeyInput
from prompt_toolkit.layout import (
    CompletionsMenu,
    ConditionalContainer,
    Float,
    FloatContainer,
    FormattedTextControl,
    HSplit,
    Layout,
    VSplit,
    Window,
)
from prompt_toolkit.output import ColorDepth, Output
from prompt_toolkit.styles import Style
from rich.cells import cell_len
from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from cardtable.terminal.screen.fragments import fragments
from cardtable.terminal.screen.input import Input, Key
from cardtable.terminal.screen.keyboard import Keyboard
from cardtable.terminal.screen.lines import Line, LineRenderer
from cardtable.terminal.screen.pager import found, marked
from cardtable.terminal.screen.scene import Scene, lay_out
from cardtable.terminal.screen.screen import Interrupted, Memory, Screen
from cardtable.words import Speech

BARS: Final = 2
"""Lines below the picture: the one to type in, and the one that names the keys."""
PART: Final = " · "
"""What stands between two keys."""
SECOND: Final = 1.0
GUARD: Final = 0.4
"""A curtain hears Enter only after so many seconds without a key: one that came before may have been meant for what was
there before it, and so may those of somebody who presses it again and again, or types a line. No pace makes this
shorter."""
STYLE: Final = Style.from_dict(
    {
        "footer": "reverse",
        "completion-menu.completion": "reverse",
        "completion-menu.completion.current": "bold noreverse",
    }
)


@dataclass(frozen=True)
class Picture:
    """What fills the screen above the line to type in."""

    lines: Callable[[int, int], list[Line]]
    label: str = ""
    footer: str = ""
    from_top: bool = False
    """Whether a picture that is too long is read from its top; otherwise its end is what counts."""
    deadline: float | None = None
    found: int | None = None
    """The line in which words were found."""


class FullScreen(Screen):
    can_hide: ClassVar[bool] = True

    def __init__(
        self,
        line_renderer: LineRenderer,
        voice: Speech,
        *,
        guard: float = GUARD,
        mouse: bool = True,
        rings: bool = True,
        input: KeyInput | None = None,
        output: Output | None = None,
    ) -> None:
        self.line_renderer: Final = line_renderer
        self.guard: Final = guard
        self.voice: Final = voice
        self.rings: Final = rings
        self.keyboard: Final = Keyboard(
            scroll=self._turn, interrupt=self._interrupt, redraw=self._redraw, is_calm=self._is_calm
        )
        self._picture: Picture = Picture(lambda width, height: [])
        self._drawn: tuple[Picture, int, int, list[Line]] | None = None
        self._scroll: int = 0
        self._session: asyncio.Task[None] | None = None
        self._key_at: float = 0.0
        self._rested: float = 0.0
        """Seconds between the last two keys."""
        self._body: Final = Window(FormattedTextControl(self._text, focusable=True, show_cursor=False))
        self._app: Final[Application[None]] = Application(
            layout=self._layout(),
            key_bindings=self.keyboard.bindings,
            full_screen=True,
            style=STYLE,
            mouse_support=Condition(lambda: mouse and self.keyboard.can_point),
            color_depth=None if line_renderer.colour else ColorDepth.DEPTH_1_BIT,
            input=input,
            output=output,
        )
        self._app.key_processor.before_key_press += self._note_key

    async def run(self, session: Callable[[], Awaitable[None]]) -> None:
        self._session = asyncio.ensure_future(_task(session))
        drawing = asyncio.ensure_future(self._app.run_async(handle_sigint=False))
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, self._interrupt)
        await asyncio.wait((self._session, drawing), return_when=asyncio.FIRST_COMPLETED)
        if not drawing.done():
            self._wipe()
            self._app.exit()
        await asyncio.wait((drawing,))
        self._session.cancel()
        fault = drawing.exception()
        if fault is not None and not isinstance(fault, EOFError):
            raise fault
        try:
            await self._session
        except asyncio.CancelledError:
            raise Interrupted from None

    async def ask(self, scene: Scene, memory: Memory) -> Input:
        self._show(self._of(scene))
        ticking = asyncio.ensure_future(self._tick()) if scene.deadline else None
        try:
            return await self.keyboard.line(self._app, memory, scene.completions, scene.keys)
        finally:
            if ticking is not None:
                ticking.cancel()
            self._app.invalidate()

    async def show(self, scene: Scene, seconds: float) -> None:
        self._show(self._of(scene))
        await asyncio.sleep(seconds)

    async def read(self, title: str, text: RenderableType) -> None:
        page = [Text(title, "bold"), Rule(), text]
        footer = self.voice.text("terminal-keys-reading")
        self._show(Picture(lambda width, _: self._page(page, width), footer=footer, from_top=True))
        wanted = ""
        while isinstance(heard := await self.keyboard.reading(self._app), Key):
            wanted = await self._asked_for() if heard is Key.FIND else wanted
            self._turn_to(wanted, -1 if heard is Key.BEFORE else 1, footer)

    async def _asked_for(self) -> str:
        """The words that a reader wants to find; nobody else can bring them back."""
        page = self._picture
        self._picture = replace(page, label=self.voice.text("terminal-find"))
        wanted = await self.keyboard.line(self._app, Memory(), ())
        self._picture = page
        return str(wanted)

    def _turn_to(self, wanted: str, step: int, footer: str) -> None:
        """Turn the page to where these words stand next, or say that they don't."""
        lines = self._lines(self._app.output.get_size().columns, self._height())
        before = self._picture.found
        at = found(lines, wanted, self._scroll - 1 if before is None else before, step)
        missing = self.voice.text("terminal-not-found", text=wanted) if wanted and at is None else ""
        self._picture = replace(self._picture, found=at, footer=missing or footer)
        self._scroll = self._scroll if at is None else at
        self._app.invalidate()

    async def curtain(self, scene: Scene) -> None:
        self._wipe()
        self._show(self._of(scene, footer=""))
        await self._quiet()
        self._show(self._of(scene))
        await self.keyboard.enter(self._app)
        self._wipe()

    async def animate(self, frames: Sequence[Text], seconds: float) -> None:
        for frame in frames:
            self._show(self._still(frame))
            await asyncio.sleep(seconds)

    async def _quiet(self) -> None:
        """Wait until nobody has pressed a key for a while."""
        now = asyncio.get_running_loop().time
        self._key_at = now()
        while (left := self._key_at + self.guard - now()) > 0:
            await asyncio.sleep(left)

    def _note_key(self, sender: object) -> None:
        now = asyncio.get_running_loop().time()
        self._rested, self._key_at = now - self._key_at, now

    def _is_calm(self) -> bool:
        """Whether the last key came after a pause."""
        return self._rested >= self.guard

    def bell(self) -> None:
        """Call somebody who may be looking elsewhere."""
        if self.rings:
            self._app.output.bell()
            self._app.output.flush()

    def entitle(self, title: str) -> None:
        self._app.output.set_title(title)
        self._app.output.flush()

    def _of(self, scene: Scene, footer: str | None = None) -> Picture:
        keys = scene.footer if footer is None else footer
        return Picture(
            lambda width, height: lay_out(scene, self.line_renderer, width, height),
            scene.label,
            keys,
            deadline=scene.deadline,
        )

    def _still(self, frame: Text) -> Picture:
        return Picture(lambda width, _: self.line_renderer.lines(frame, width))

    def _page(self, parts: Sequence[RenderableType], width: int) -> list[Line]:
        return [line for part in parts for line in self.line_renderer.lines(part, width)]

    def _show(self, picture: Picture) -> None:
        self._picture, self._scroll = picture, 0
        self._app.invalidate()

    def _wipe(self) -> None:
        """Nothing that was shown is shown any more; the next picture is drawn from nothing."""
        output = self._app.output
        output.cursor_goto(0, 0)
        output.erase_down()
        output.flush()
        self._app.renderer.reset(leave_alternate_screen=False)
        self._show(Picture(lambda width, height: []))

    def _redraw(self) -> None:
        """Draw the same picture from nothing, for a screen that something else has written on."""
        picture = self._picture
        self._wipe()
        self._show(picture)

    def _interrupt(self) -> None:
        if self._session is not None:
            self._session.cancel()

    async def _tick(self) -> None:
        """Draw again every second, for a clock to be seen running."""
        while True:
            await asyncio.sleep(SECOND)
            self._app.invalidate()

    def _turn(self, pages: int, lines: int) -> None:
        """Turn towards the end; a picture whose end counts is turned from there."""
        step = pages * max(self._height() - 2, 1) + lines
        self._scroll = max(self._scroll + (step if self._picture.from_top else -step), 0)

    def _height(self) -> int:
        return self._app.output.get_size().rows - BARS

    def _text(self) -> StyleAndTextTuples:
        width, height = self._app.output.get_size().columns, self._height()
        lines = self._lines(width, height)
        self._scroll = min(self._scroll, max(len(lines) - height, 0))
        top = self._scroll if self._picture.from_top else max(len(lines) - height - self._scroll, 0)
        shown = (fragments(line, self.keyboard.point) for line in lines[top : top + height])
        return [piece for line in shown for piece in (*line, ("", "\n"))][:-1]

    def _lines(self, width: int, height: int) -> list[Line]:
        """The picture in lines, made once for each size."""
        if self._drawn is None or self._drawn[:3] != (self._picture, width, height):
            self._drawn = (self._picture, width, height, self._picture.lines(width, height))
        at, lines = self._picture.found, self._drawn[3]
        return lines if at is None else [*lines[:at], *map(marked, lines[at : at + 1]), *lines[at + 1 :]]

    def _keys(self) -> str:
        """What can be typed, and how many seconds there are for it."""
        deadline, keys = self._picture.deadline, self._picture.footer
        if deadline is not None:
            left = max(round(deadline - time.time()), 0)
            keys = f"{self.voice.text('terminal-seconds', seconds=left)}{PART}{keys}"
        return f" {fitting(keys, self._app.output.get_size().columns - 1)}"

    def _layout(self) -> Layout:
        label = Window(FormattedTextControl(lambda: f"{self._picture.label}> "), dont_extend_width=True, height=1)
        typed = ConditionalContainer(VSplit([label, Window(self.keyboard.control, height=1)]), self.keyboard.is_typing)
        below = HSplit([typed, Window(FormattedTextControl(self._keys), height=1, style="class:footer")])
        menu = Float(CompletionsMenu(max_height=8), xcursor=True, ycursor=True)
        return Layout(FloatContainer(HSplit([self._body, below]), [menu]), focused_element=self._body)


def fitting(keys: str, width: int) -> str:
    """As many of these keys as fit into a line, each named whole."""
    named = keys.split(PART)
    while len(named) > 1 and cell_len(PART.join(named)) > width:
        named.pop()
    return PART.join(named)


async def _task(session: Callable[[], Awaitable[None]]) -> None:
    await session()
