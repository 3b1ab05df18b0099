"""Anybody's program as a player: a line of JSON with a view goes in, a line with a move comes out. Knows no game.

A program is started for one game and lives as long as it. It is asked over its standard input, and answers on its
standard output; what it says on its error stream is for whoever started it.
"""

import shlex
import subprocess
from queue import Empty, Queue
from threading import Thread
from typing import Final, Self

from cardtable.core.move import Refused
from cardtable.core.view import View
from cardtable.wire.codec import write

ANSWER_S: Final = 30.0
"""Seconds that a program may think about one move."""
LONGEST_ANSWER: Final = 4096
ENDING_S: Final = 2.0
"""Seconds that it has to end by itself when its game is over."""


class Program:
    def __init__(self, command: str) -> None:
        self.command: Final = command
        self._lines: Final[Queue[str]] = Queue()
        """What it has answered; an empty line is its end."""
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace"
            )
        except (OSError, ValueError, IndexError) as fault:
            raise Refused("program-not-started", command=command, why=str(fault)) from None
        Thread(target=self._listen, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def ask(self, game: str, view: View, patience: float = ANSWER_S) -> str:
        """The move that the program makes of a view, as it is written."""
        try:
            self._tell(write({"game": game, "seat": view.seat, "view": view}).decode())
            line = self._lines.get(timeout=patience)
        except OSError:
            raise Refused("program-ended", command=self.command) from None
        except Empty:
            raise Refused("program-silent", command=self.command, seconds=round(patience)) from None
        if not line:
            raise Refused("program-ended", command=self.command)
        return line.strip()

    def close(self) -> None:
        """Its standard input ends, and it has a moment to follow."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.close()
            self._process.wait(ENDING_S)
        except (OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()

    def _tell(self, line: str) -> None:
        stdin = self._process.stdin
        assert stdin is not None
        stdin.write(line + "\n")
        stdin.flush()

    def _listen(self) -> None:
        stdout = self._process.stdout
        assert stdout is not None
        with stdout:
            for line in iter(lambda: stdout.readline(LONGEST_ANSWER), ""):
                self._lines.put(line)
        self._lines.put("")
