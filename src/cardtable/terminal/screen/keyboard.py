"""The keys of a full screen: a line that is edited with history and completion, and Enter to go on. Draws nothing.

Whoever sits at it has a history and a clipboard of their own: what one player typed, no other can bring back.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import Any, Final

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.clipboard import InMemoryClipboard
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.filters import Condition
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.layout import BufferControl

from cardtable.terminal.screen.screen import Memory

MOST_LETTERS: Final = 1000
QUIT: Final = "quit"

type App = Application[Any]


class Offers(Completer):
    """Completes a line to one of the things that can be typed now."""

    def __init__(self) -> None:
        self.offers: Sequence[str] = ()

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        typed = document.text_before_cursor
        return [Completion(offer, start_position=-len(typed)) for offer in self.fitting(typed) if offer != typed]

    def fitting(self, typed: str) -> list[str]:
        """What begins with what is typed."""
        return [offer for offer in self.offers if typed and offer.casefold().startswith(typed.casefold())]


class Typing:
    """The line of one person, with the lines they typed before and what they cut out."""

    def __init__(self, offers: Offers, accept: Callable[[Buffer], bool]) -> None:
        self.clipboard: Final = InMemoryClipboard()
        self.buffer: Final = Buffer(
            completer=offers,
            complete_while_typing=True,
            history=InMemoryHistory(),
            accept_handler=accept,
            multiline=False,
        )


class Keyboard:
    def __init__(
        self, scroll: Callable[[int, int], None], interrupt: Callable[[], None], redraw: Callable[[], None]
    ) -> None:
        self._lines: Final[asyncio.Queue[str]] = asyncio.Queue()
        self._offers: Final = Offers()
        self._typing: Final[dict[Memory | None, Typing]] = {None: Typing(self._offers, self._accept)}
        self._asked: Memory | None = None
        """Who was asked last, if nothing else was heard since."""
        self._hears: str = ""
        """What keys are for: typing, reading, Enter alone, or nothing."""
        self.is_typing: Final = Condition(lambda: self._hears == "typing")
        self.control: Final = BufferControl(self._typing[None].buffer)
        self.bindings: Final = self._bindings(scroll)
        self.bindings.add("c-c")(lambda event: interrupt())
        self.bindings.add("c-l")(lambda event: redraw())

    async def line(self, app: App, memory: Memory, offers: Sequence[str]) -> str:
        """What somebody types, up to Enter."""
        typing = self._typing.setdefault(memory, Typing(self._offers, self._accept))
        self._offers.offers = offers
        self.control.buffer, app.clipboard = typing.buffer, typing.clipboard
        app.layout.focus(self.control)
        is_again, self._asked = memory is self._asked, memory
        try:
            return await self._hear(app, "typing", is_again=is_again)
        finally:
            app.layout.focus_last()

    async def enter(self, app: App) -> None:
        """Wait for Enter."""
        self._asked = None
        await self._hear(app, "enter", is_again=False)

    async def reading(self, app: App) -> None:
        """Wait until a reader has had enough."""
        self._asked = None
        await self._hear(app, "reading", is_again=False)

    async def _hear(self, app: App, what: str, *, is_again: bool) -> str:
        """The next line. Whatever came before it was asked for counts for nothing, but for a line of the same person
        that came just when the question was drawn anew."""
        while not is_again and not self._lines.empty():
            self._lines.get_nowait()
        self._hears = what
        app.invalidate()
        try:
            return await self._lines.get()
        finally:
            self._hears = ""

    def _accept(self, buffer: Buffer) -> bool:
        self._answer(buffer.text[:MOST_LETTERS])
        return False

    def _answer(self, line: str) -> None:
        """A line was heard, and from now on nothing is until it is asked for."""
        self._hears = ""
        self._lines.put_nowait(line)

    def _complete(self) -> None:
        """Go on as far as all that fits is the same; from there on, through the list of it."""
        buffer = self.control.buffer
        fitting = self._offers.fitting(buffer.text)
        letters = zip(*(offer.casefold() for offer in fitting), strict=False)
        shared = sum(1 for _ in takewhile(lambda same: len(set(same)) == 1, letters))
        if shared > len(buffer.text):
            buffer.document = Document(fitting[0][:shared])
        elif buffer.complete_state is not None:
            buffer.complete_next()
        else:
            buffer.start_completion(select_first=True)

    def _bindings(self, scroll: Callable[[int, int], None]) -> KeyBindings:
        reads, waits = Condition(lambda: self._hears == "reading"), Condition(lambda: self._hears == "enter")
        is_empty = Condition(lambda: not self.control.buffer.text)
        keys = KeyBindings()
        keys.add("c-d", filter=self.is_typing & is_empty)(lambda event: self._answer(QUIT))
        keys.add("tab", filter=self.is_typing)(lambda event: self._complete())
        keys.add("pageup")(lambda event: scroll(-1, 0))
        keys.add("pagedown")(lambda event: scroll(1, 0))
        keys.add("enter", filter=reads | waits)(lambda event: self._answer(""))
        keys.add("q", filter=reads)(lambda event: self._answer(""))
        keys.add(" ", filter=reads)(lambda event: scroll(1, 0))
        keys.add("b", filter=reads)(lambda event: scroll(-1, 0))
        keys.add("up", filter=reads)(lambda event: scroll(0, -1))
        keys.add("down", filter=reads)(lambda event: scroll(0, 1))
        return keys
