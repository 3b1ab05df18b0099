"""A person at a real pseudo-terminal: reads its screen as text, types, and can look at what was left behind.

The screen is that of an ordinary terminal with two buffers: what scrolls off the main one is kept, the alternate one
keeps nothing.
"""

import os
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pexpect
import pyte
from pyte.screens import Screen

ALTERNATE = 1049
RUN = "from cardtable.main import run; run()"
PATIENCE = 30.0
BARE = {
    "PATH": os.environ["PATH"],
    "PYTHONPATH": os.environ.get("PYTHONPATH", ""),
    "TERM": "xterm-256color",
    "LANG": "en_US.UTF-8",
    "PROMPT_TOOLKIT_NO_CPR": "1",
}


class TwoBuffers(Screen):
    """pyte's screen with an alternate buffer, as terminals have one."""

    def __init__(self, columns: int, lines: int) -> None:
        super().__init__(columns, lines)
        self.main: Any = None
        self.scrolled_off: list[str] = []
        self.alternate_scrolled: list[str] = []

    def set_mode(self, *modes: int, **kwargs: Any) -> None:
        super().set_mode(*modes, **kwargs)
        if kwargs.get("private") and ALTERNATE in modes:
            self.main = (self.display, self.cursor.x, self.cursor.y)
            self.erase_in_display(2)

    def reset_mode(self, *modes: int, **kwargs: Any) -> None:
        super().reset_mode(*modes, **kwargs)
        if kwargs.get("private") and ALTERNATE in modes and self.main is not None:
            rows, x, y = self.main
            self.main = None
            self.erase_in_display(2)
            for number, row in enumerate(rows):
                self.cursor_position(number + 1, 1)
                self.draw(row.rstrip())
            self.cursor_position(y + 1, x + 1)

    def index(self) -> None:
        if self.cursor.y == self.lines - 1:
            kept = self.scrolled_off if self.main is None else self.alternate_scrolled
            kept.append(self.display[0].rstrip())
        super().index()


class PseudoTerminal:
    """`cardtable` with these arguments, on a screen of this size; or a shell that runs a line with it."""

    def __init__(
        self, home: Path, *arguments: str, columns: int = 80, lines: int = 24, shell: str = "", **environment: str
    ) -> None:
        self.screen = TwoBuffers(columns, lines)
        self.stream = pyte.Stream(self.screen)
        self.written = ""
        command = f'cardtable() {{ {shlex.quote(sys.executable)} -c {shlex.quote(RUN)} "$@"; }}; '
        self.process = pexpect.spawn(
            "/bin/sh" if shell else sys.executable,
            ["-c", f"{command}{shell}" if shell else RUN, *arguments],
            env={**BARE, "XDG_STATE_HOME": str(home), "HOME": str(home), **environment},
            dimensions=(lines, columns),
            encoding="utf-8",
            timeout=PATIENCE,
            cwd=str(home),
        )
        self.process.delaybeforesend = None
        self.text = ""
        """The screen as it stands, without empty ends."""

    def follow(self, seconds: float = 0.02) -> bool:
        """Take in what is written within this time; whether there was anything."""
        try:
            data = self.process.read_nonblocking(65536, seconds)
        except pexpect.TIMEOUT:
            return False
        except pexpect.EOF:
            time.sleep(seconds)
            return False
        self.written += data
        self.stream.feed(data)
        self.text = "\n".join(line.rstrip() for line in self.screen.display).rstrip()
        return True

    def wait_for(self, *texts: str, patience: float = PATIENCE) -> str:
        """Wait until one of these stands on the screen and it has come to rest; which one it is."""
        self.wait_until(lambda screen: any(text in screen for text in texts), " or ".join(texts), patience)
        return next(text for text in texts if text in self.text)

    def wait_until(self, holds: Callable[[str], bool], wish: str, patience: float = PATIENCE) -> None:
        """Wait until something holds of the screen and it has come to rest."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            is_moving = self.follow()
            if not is_moving and holds(self.text):
                return
        raise AssertionError(f"never came: {wish}\n{self.text}\n{self.written[-300:]!r}")

    def type(self, line: str, *texts: str) -> str:
        """Type a line, press Enter, and wait until that has changed the screen and one of these stands on it."""
        before = self.text
        self.process.send(f"{line}\r")
        until = time.monotonic() + PATIENCE
        while self.process.isalive() and time.monotonic() < until:
            self.follow()
            if self.text != before and not (line and f"> {line}" in self.text):
                break
        return self.wait_for(*texts) if texts else ""

    def press(self, key: str) -> None:
        self.process.send(key)

    def wait_for_end(self) -> int:
        """Wait until the program has ended; its exit code."""
        until = time.monotonic() + PATIENCE
        while self.process.isalive():
            assert time.monotonic() < until, f"it doesn't end:\n{self.text}\n{self.written[-300:]!r}"
            self.follow()
        self.follow()
        self.process.close()
        return int(
            self.process.exitstatus if self.process.exitstatus is not None else -(self.process.signalstatus or 0)
        )
