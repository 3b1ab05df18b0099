"""People at a full screen in this process: the real screen on a terminal that is kept in memory, frame by frame.

No program is started and no time is waited for, so whole games can be played in every way and at every size.
"""

import asyncio
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pyte
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output.vt100 import Vt100_Output
from tests.terminal.pseudo_terminal import TwoBuffers

from cardtable.terminal.local.session import Session, Wishes
from cardtable.terminal.screen.full_screen import FullScreen
from cardtable.terminal.screen.lines import LineRenderer
from cardtable.terminal.screen.screen import Quit
from cardtable.words import speech

RIGHT, DOWN, ESCAPE = "\x1b[C", "\x1b[B", "\x1b"
PATIENCE = 60.0


class Paper:
    """What is written to the terminal, and what it looks like."""

    def __init__(self, columns, lines):
        self.screen = TwoBuffers(columns, lines)
        self.stream = pyte.Stream(self.screen)
        self.encoding = "utf-8"

    def write(self, data):
        self.stream.feed(data)

    def flush(self):
        pass

    def isatty(self):
        return True

    def fileno(self):
        raise OSError


class AtScreen:
    """A session with these wishes on a screen of this size."""

    def __init__(self, keys, wishes, columns=80, lines=24, language="en", every=1, guard=0.0):
        self.keys, self.voice = keys, speech(language)
        self.paper = Paper(columns, lines)
        output = Vt100_Output(self.paper, lambda: Size(rows=lines, columns=columns), enable_cpr=False)
        self.screen = FullScreen(LineRenderer(colour=True), self.voice, guard=guard, input=keys, output=output)
        self.screen._app.invalidate = self._invalidate
        self.session = Session(wishes, self.screen, self.voice)
        self.frames = 0
        self.is_watched = False
        """Whether every frame is drawn, or only those that are left standing."""
        self._every, self._settled = every, 0
        """Which of the frames that are left standing are drawn."""
        self._is_stale = False
        self.look = lambda: None
        """What is done with every frame."""

    def _invalidate(self):
        self._is_stale = True
        if self.is_watched:
            self._redraw()

    def _redraw(self):
        if self._is_stale and self.screen._app._is_running:
            self._is_stale = False
            self.screen._app._redraw()
            self.frames += 1
            self.look()

    @property
    def text(self):
        return "\n".join(line.rstrip() for line in self.paper.screen.display)

    @property
    def hears(self):
        """What keys are for just now."""
        return self.screen.keyboard._hears

    @property
    def seat(self):
        """Whose line it is to type; None for that of everybody."""
        label = self.screen._picture.label
        names = self.session.game.table.names
        return names.index(label) if label in names else None

    @property
    def prompt(self):
        return self.session.hot_seat._prompt(self.seat)

    @asynccontextmanager
    async def running(self):
        """The session, for as long as it lasts."""
        self.task = asyncio.ensure_future(self.screen.run(self.session.run))
        try:
            yield
        finally:
            self.task.cancel()
            with suppress(Quit, asyncio.CancelledError):
                await self.task

    async def settled(self):
        """Wait until something is asked, or everything is over; whether something is."""
        async with asyncio.timeout(PATIENCE):
            while not self.task.done():
                await asyncio.sleep(0)
                if self.hears and self.screen.keyboard._heard.empty():
                    self._settled += 1
                    if self._settled % self._every == 0 or self.hears == "reading":
                        self._redraw()
                    return True
                await asyncio.sleep(0.0005)
        await self.task
        return False

    def still_asks(self, decisions, seat):
        """Whether the same player is still asked for the same move."""
        game = self.session.game.table
        return self.hears == "typing" and game.phase == "playing" and (game.decisions, self.seat) == (decisions, seat)

    async def press(self, *keys):
        """Press keys one after the other, each heard before the next."""
        for key in keys:
            self.keys.send_text(key)
            await self.heard()

    async def heard(self):
        """Wait until a key has come through."""
        for _ in range(3):
            await asyncio.sleep(0)
        while not self.screen.keyboard._heard.empty() and not self.task.done():
            await asyncio.sleep(0)


@contextmanager
def at_screen(monkeypatch, wishes, **how):
    """Somebody at a screen whose games are kept in memory, where the system has such a place: they are written down
    before every move, and what a disk takes for that is tested elsewhere."""
    with TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as home, create_pipe_input() as keys:
        monkeypatch.setenv("XDG_STATE_HOME", home)
        yield AtScreen(keys, wishes, **how)


def shared(game, seed=3, **options):
    """Two people, and bots up to the fewest players that make sense."""
    return Wishes(
        game=game.name,
        people=("Ann", "Bob"),
        bots=["easy"] * max(game.fewest - 2, 1),
        options=[f"{name}={value}" for name, value in options.items()],
        seed=seed,
        pace=0.0,
        asks=False,
    )
