"""A screen of lines in and lines out, for pipes, logs and screen readers. It hides nothing, so it is for one person."""

import asyncio
import os
import sys
import threading
from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar, Final

from rich.console import Console, RenderableType
from rich.text import Text

from cardtable.terminal.screen.scene import Scene
from cardtable.terminal.screen.screen import Interrupted, Memory, Screen

CHUNK: Final = 65536


class PlainScreen(Screen):
    """Lines in, lines out. What stands above already is not said again."""

    can_hide: ClassVar[bool] = False

    def __init__(self, console: Console) -> None:
        self.console = console
        self._said: dict[str, str] = {}
        self._logged: list[str] = []
        self._lines = Lines()

    async def run(self, session: Callable[[], Awaitable[None]]) -> None:
        await session()

    async def ask(self, scene: Scene, memory: Memory) -> str:
        self._print(scene)
        self.console.print(Text(f"{scene.label}> "), end="")
        self.console.file.flush()
        line = await self._lines.next()
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line

    async def show(self, scene: Scene, seconds: float) -> None:
        self._print_log(scene)
        await asyncio.sleep(seconds)

    async def read(self, title: str, text: RenderableType) -> None:
        self.console.print(Text(title, "bold"))
        self.console.print(text)
        self.console.print()

    async def curtain(self, scene: Scene) -> None:
        self._print(scene)

    async def animate(self, frames: Sequence[Text], seconds: float) -> None:
        """A picture that moves is nothing to be written down."""

    def _print(self, scene: Scene) -> None:
        self._print_log(scene)
        if scene.tables:
            self._print_once("table", [scene.title, scene.tables[0]])
        asked = [scene.sentence, *scene.draft, *scene.choices]
        self._print_once("asked", [part for part in asked if part is not None])
        if scene.note is not None:
            self.console.print(scene.note)

    def _print_log(self, scene: Scene) -> None:
        new = [line for line in scene.log if line.plain not in self._logged]
        for line in new:
            self.console.print(line)
        self._logged = [line.plain for line in scene.log]

    def _print_once(self, part: str, texts: Sequence[RenderableType]) -> None:
        with self.console.capture() as capture:
            for text in texts:
                self.console.print(text)
        if self._said.get(part) != capture.get():
            self._said[part] = capture.get()
            self.console.print()
            self.console.file.write(capture.get())


class Lines:
    """The lines of standard input. A thread of its own reads ahead, so that nothing else is held up."""

    def __init__(self) -> None:
        self._read: asyncio.Queue[str | None] | None = None

    async def next(self) -> str:
        """The next line; raises Interrupted when there is none."""
        if self._read is None:
            self._read = asyncio.Queue()
            threading.Thread(target=self._follow, args=(asyncio.get_running_loop(), self._read), daemon=True).start()
        line = await self._read.get()
        if line is None:
            self._read.put_nowait(None)
            raise Interrupted
        return line

    @staticmethod
    def _follow(loop: asyncio.AbstractEventLoop, read: "asyncio.Queue[str | None]") -> None:
        rest = b""
        while data := os.read(sys.stdin.fileno(), CHUNK):
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                loop.call_soon_threadsafe(read.put_nowait, line.decode(errors="replace").rstrip("\r"))
        ending = [rest.decode(errors="replace")] if rest else []
        for last in (*ending, None):
            loop.call_soon_threadsafe(read.put_nowait, last)
