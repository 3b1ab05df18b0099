"""A process that works for the server: asked over a pipe, ended when it takes too long, and gone when its server is.

Bots think there, and so does whatever else asks the rules for long: compiled ones let no other thread of their process
go on meanwhile.
"""

import multiprocessing
import os
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from cardtable.core.move import Refused
from cardtable.core.sentence import Sentence
from cardtable.parent import end_with_the_parent
from cardtable.server.rooms.mind import MindFailed, Question, answered

type Done = tuple[Exception | None, Any]
"""Why nothing came of some work, or what did."""

PROCESSES: Final = multiprocessing.get_context("spawn")
STARTING_S: float = 60.0
"""Seconds that a process may take until it is there, on a machine that has much else to do."""


class Worker:
    """Starts its process when it is first asked, unless it is to be awake before; and another when that has failed."""

    def __init__(self, *, awake: bool = False, gives_way: int = 0) -> None:
        self._gives_way: Final = gives_way
        """How nice the process is to others."""
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._started_at: float = 0.0
        self._is_there: bool = False
        """Whether the process has come up."""
        if awake:
            self._start()

    def ask(self, question: Question, patience: float) -> tuple[str, Sentence]:
        return self.do(patience, answered, question)

    def do[*Given, T](self, patience: float, work: Callable[[*Given], T], *given: *Given) -> T:
        """What comes of some work: a function that can be found by its name. Blocks for so many seconds at most, and
        raises MindFailed, or Refused as the work did."""
        pipe = self._pipe or self._start()
        try:
            if not self._is_there:
                self._wait_for(pipe, patience)
            pipe.send((work, given))
            done: Done | None = pipe.recv() if pipe.poll(patience) else None
        except (EOFError, OSError) as fault:
            self.end()
            raise MindFailed("it died") from fault
        if done is None:
            self.end()
            raise MindFailed("it hung")
        failed, found = done
        if failed is not None:
            raise failed
        came_of_it: T = found
        return came_of_it

    def end(self) -> None:
        """At once: a process that hangs listens to nothing else."""
        if self._process is not None:
            self._process.kill()
        self._process = self._pipe = None

    def _wait_for(self, pipe: Connection, patience: float) -> None:
        """A process that begins slowly is let alone: another one would begin no faster."""
        if pipe.poll(patience):
            self._is_there = pipe.recv()
        elif time.monotonic() < self._started_at + STARTING_S:
            raise MindFailed("it isn't there yet")
        else:
            self.end()
            raise MindFailed("it doesn't start")

    def _start(self) -> Connection:
        ours, theirs = PROCESSES.Pipe()
        self._process = PROCESSES.Process(target=do_all, args=(theirs, self._gives_way), daemon=True)
        self._process.start()
        theirs.close()
        self._pipe, self._started_at, self._is_there = ours, time.monotonic(), False
        return ours


def do_all(pipe: Connection, gives_way: int) -> None:
    """The life of the process."""
    end_with_the_parent()
    os.nice(gives_way)
    pipe.send(True)
    while True:
        try:
            work, given = pipe.recv()
        except EOFError:
            return
        pipe.send(_done(work, given))


def _done(work: Callable[..., Any], given: tuple[Any, ...]) -> Done:
    try:
        return None, work(*given)
    except Refused as refusal:
        return refusal, None
    except Exception as fault:  # noqa: BLE001 - told to the server, which has somebody else answer
        return MindFailed(repr(fault)), None
