"""The keys of a full screen: a line that is edited with history and completion, and Enter to go on. Draws nothing.

Whoever sits at it has a history and a clipboard of their own: what one player typed, no other can bring back. While the
line is empty, arrow keys walk along cards and menus; from the first of them on h, l, u and the space bar do so too,
until something else is typed.
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

from cardtable.terminal.prompt.spelling import fitting
from cardtable.terminal.screen.input import Input, Key, Keys, Spot
from cardtable.terminal.screen.screen import Memory

MOST_LETTERS: Final = 1000
QUIT: Final = "quit"
BEGINNING: Final = ("left", "right", "down")
"""Keys that begin a walk."""
WALKING: Final = {
    "left": Key.LEFT,
    "right": Key.RIGHT,
    "up": Key.UP,
    "down": Key.DOWN,
    "h": Key.LEFT,
    "l": Key.RIGHT,
    " ": Key.MARK,
    "u": Key.BACK,
    "backspace": Key.BACK,
}
"""Keys that go on with it."""
ARROWS: Final = {"left": Key.LEFT, "right": Key.RIGHT, "up": Key.UP, "down": Key.DOWN, " ": Key.MARK}
"""Keys that are heard at once where nothing is walked along."""
FINDING: Final = {"/": Key.FIND, "n": Key.NEXT, "N": Key.BEFORE}
"""Keys that find words in a page."""

type App = Application[Any]


class Offers(Completer):
    """Completes a line to one of the things that can be typed now."""

    def __init__(self) -> None:
        self.offers: Sequence[str] = ()

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        typed = document.text_before_cursor
        wanted = fitting(typed, self.offers) if complete_event.completion_requested else self.begun(typed)
        return [Completion(offer, start_position=-len(typed)) for offer in wanted if offer != typed]

    def begun(self, typed: str) -> list[str]:
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
        self,
        scroll: Callable[[int, int], None],
        interrupt: Callable[[], None],
        redraw: Callable[[], None],
        is_calm: Callable[[], bool],
    ) -> None:
        self._heard: Final[asyncio.Queue[Input]] = asyncio.Queue()
        self._offers: Final = Offers()
        self._typing: Final[dict[Memory | None, Typing]] = {None: Typing(self._offers, self._accept)}
        self._asked: Memory | None = None
        """Who was asked last, if nothing else was heard since."""
        self._hears: str = ""
        """What keys are for: typing, reading, Enter alone, or nothing."""
        self._keys: Keys = Keys.NONE
        self.is_typing: Final = Condition(lambda: self._hears == "typing")
        self.control: Final = BufferControl(self._typing[None].buffer)
        self.bindings: Final = self._bindings(scroll, Condition(is_calm))
        self._bind_walking()
        self.bindings.add("c-c")(lambda event: interrupt())
        self.bindings.add("c-l")(lambda event: redraw())

    async def line(self, app: App, memory: Memory, offers: Sequence[str], keys: Keys = Keys.NONE) -> Input:
        """What somebody types, up to Enter; or a key, where keys walk."""
        typing = self._typing.setdefault(memory, Typing(self._offers, self._accept))
        self._offers.offers, self._keys = offers, keys
        self.control.buffer, app.clipboard = typing.buffer, typing.clipboard
        if not app.layout.has_focus(self.control):
            app.layout.focus(self.control)
        is_again, self._asked = memory is self._asked, memory
        try:
            return await self._hear(app, "typing", is_again=is_again)
        finally:
            if not self._hears:
                app.layout.focus_last()

    async def enter(self, app: App) -> None:
        """Wait for Enter, pressed after a pause."""
        self._let_go(app)
        await self._hear(app, "enter", is_again=False)

    async def reading(self, app: App) -> Input:
        """Wait until a reader has had enough, or wants to find something."""
        self._let_go(app)
        return await self._hear(app, "reading", is_again=False)

    def point(self, spot: Spot) -> None:
        """Somebody has pointed at something."""
        if self._hears == "typing" and self.can_point and self._asked is not None:
            self._asked.walks = True
            self._heard.put_nowait(spot)

    @property
    def can_point(self) -> bool:
        """Whether there is something to point at."""
        return self._keys is Keys.WALK

    def _let_go(self, app: App) -> None:
        """Nobody is asked for a line any more."""
        self._asked, self._keys = None, Keys.NONE
        if app.layout.has_focus(self.control):
            app.layout.focus_last()

    async def _hear(self, app: App, what: str, *, is_again: bool) -> Input:
        """The next line or key. Whatever came before it was asked for counts for nothing, but for what the same person
        typed while the question was drawn anew. A key that walks is followed by others: they go on being heard."""
        while not is_again and not self._heard.empty():
            self._heard.get_nowait()
        self._hears = what
        app.invalidate()
        goes_on = True  # also while a question that is withdrawn is put again: keys come at any moment
        try:
            heard = await self._heard.get()
            goes_on = isinstance(heard, Spot) or (isinstance(heard, Key) and heard is not Key.PLAY)
            return heard
        finally:
            if not goes_on:
                self._hears = ""

    def _accept(self, buffer: Buffer) -> bool:
        self._answer(buffer.text[:MOST_LETTERS])
        return False

    def _answer(self, line: Input) -> None:
        """A line was heard, and from now on nothing is until it is asked for."""
        self._hears = ""
        self._heard.put_nowait(line)

    def _step(self, key: Key) -> None:
        """A key that walks; the first one begins it."""
        if self._asked is not None:
            self._asked.walks = self.can_point
            self._heard.put_nowait(key)

    def _finding(self, key: Key) -> Callable[[object], None]:
        return lambda event: self._answer(key)

    def _stepping(self, key: Key) -> Callable[[object], None]:
        return lambda event: self._step(key)

    def _type(self, text: str) -> None:
        """From here on a line is typed."""
        if self._asked is not None:
            self._asked.walks = False
            self.control.buffer.insert_text(text)
            self._heard.put_nowait(Key.TYPE)

    def _bind_walking(self) -> None:
        """Keys that walk, while the line is empty."""
        is_empty = self.is_typing & Condition(lambda: not self.control.buffer.text)
        can = is_empty & Condition(lambda: self.can_point)
        walks = can & Condition(lambda: self._asked is not None and self._asked.walks)
        add = self.bindings.add
        add("<any>", filter=walks)(lambda event: self._type(event.data if event.data.isprintable() else ""))
        add("escape", filter=walks, eager=True)(lambda event: self._type(""))
        add("enter", filter=walks)(lambda event: self._answer(Key.PLAY))
        for name, key in WALKING.items():
            add(name, filter=walks)(self._stepping(key))
        for name, key in ARROWS.items():
            add(name, filter=is_empty & Condition(lambda: self._keys is Keys.ARROWS))(self._stepping(key))
        for name in BEGINNING:
            add(name, filter=can & ~walks)(lambda event: self._step(Key.WALK))

    def _complete(self) -> None:
        """Go on as far as all that fits is the same; from there on, through the list of it."""
        buffer = self.control.buffer
        begun = self._offers.begun(buffer.text)
        letters = zip(*(offer.casefold() for offer in begun), strict=False)
        shared = sum(1 for _ in takewhile(lambda same: len(set(same)) == 1, letters))
        if shared > len(buffer.text):
            buffer.document = Document(begun[0][:shared])
        elif buffer.complete_state is not None:
            buffer.complete_next()
        else:
            buffer.start_completion(select_first=True)

    def _bindings(self, scroll: Callable[[int, int], None], is_calm: Condition) -> KeyBindings:
        reads, waits = Condition(lambda: self._hears == "reading"), Condition(lambda: self._hears == "enter")
        is_empty = Condition(lambda: not self.control.buffer.text)
        keys = KeyBindings()
        keys.add("c-d", filter=self.is_typing & is_empty)(lambda event: self._answer(QUIT))
        keys.add("tab", filter=self.is_typing)(lambda event: self._complete())
        keys.add("pageup")(lambda event: scroll(-1, 0))
        keys.add("pagedown")(lambda event: scroll(1, 0))
        keys.add("enter", filter=reads | waits & is_calm)(lambda event: self._answer(""))
        keys.add("q", filter=reads)(lambda event: self._answer(""))
        keys.add(" ", filter=reads)(lambda event: scroll(1, 0))
        keys.add("b", filter=reads)(lambda event: scroll(-1, 0))
        for name, key in FINDING.items():
            keys.add(name, filter=reads)(self._finding(key))
        keys.add("up", filter=reads)(lambda event: scroll(0, -1))
        keys.add("down", filter=reads)(lambda event: scroll(0, 1))
        return keys
