"""What a screen can do: show a scene, ask for a line, show a page to read, and hide everything behind a curtain.

There are two: full_screen.py draws one on the terminal's alternate buffer, plain_screen.py writes line after line.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from cardtable.terminal.screen.input import Input
from cardtable.terminal.screen.scene import Scene


class Quit(Exception):
    """Somebody wants to stop; what was played is kept."""


class Interrupted(Quit):
    """It stopped without a word: by a signal, or because the input ended."""


@dataclass(eq=False)
class Memory:
    """One person at a screen, and what it remembers for them alone."""

    order: str = "suit"
    """How their hand is sorted."""
    hints: bool = True
    """Whether they want advice."""
    walks: bool = False
    """Whether their keys walk along cards and menus, until they type."""


class Screen(ABC):
    can_hide: ClassVar[bool]
    """Whether people can share it: it shows nothing any more of what it showed to another."""

    @abstractmethod
    async def run(self, session: Callable[[], Awaitable[None]]) -> None:
        """Run a whole session on this screen; raises Quit when it is left, and Interrupted when that is by a signal."""

    @abstractmethod
    async def ask(self, scene: Scene, memory: Memory) -> Input:
        """Show a scene and wait for a line, or for a key where the scene can be walked in; raises Interrupted at the
        end of input."""

    @abstractmethod
    async def show(self, scene: Scene, seconds: float) -> None:
        """Show a scene for a while."""

    @abstractmethod
    async def read(self, title: str, text: RenderableType) -> None:
        """Show a long text until its reader has had enough."""

    @abstractmethod
    async def curtain(self, scene: Scene) -> None:
        """Wipe out all that was shown, show this to everybody, and wait for Enter."""

    @abstractmethod
    async def animate(self, frames: Sequence[Text], seconds: float) -> None:
        """Show pictures one after the other."""

    def bell(self) -> None:  # noqa: B027
        """Call somebody who may be looking elsewhere; a screen that can't stays silent."""

    def entitle(self, title: str) -> None:  # noqa: B027
        """Name the terminal's window; a screen that can't leaves it as it is."""
