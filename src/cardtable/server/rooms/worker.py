"""A process in which bots think: asked over a pipe, ended when it takes too long, and gone when its server is."""

import multiprocessing
import multiprocessing.connection
import os
import threading
import time
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from cardtable.core.sentence import Sentence
from cardtable.server.rooms.mind import MindFailed, Question, answered

PROCESSES: Final = multiprocessing.get_context("spawn")
STARTING_S: float = 60.0
"""Seconds that a process may take until it is there, on a machine that has much else to do."""


class Worker:
    """Starts its process when it is first asked, unless it is to be awake before; and another when that has failed."""

    def __init__(self, *, awake: bool = False) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._started_at: float = 0.0
        self._is_there: bool = False
        """Whether the process has come up."""
        if awake:
            self._start()

    def ask(self, question: Question, patience: float) -> tuple[str, Sentence]:
        """Blocks until there is an answer, for so many seconds at most."""
        pipe = self._pipe or self._start()
        try:
            if not self._is_there:
                self._wait_for(pipe, patience)
            pipe.send(question)
            answer = pipe.recv() if pipe.poll(patience) else None
        except (EOFError, OSError) as fault:
            self.end()
            raise MindFailed("it died") from fault
        if answer is None:
            self.end()
            raise MindFailed("it hung")
        if isinstance(answer, str):
            raise MindFailed(answer)
        move, why = answer
        return move, why

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
        self._process = PROCESSES.Process(target=answer_all, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._pipe, self._started_at, self._is_there = ours, time.monotonic(), False
        return ours


def answer_all(questions: Connection) -> None:
    """The life of the process."""
    end_with_the_server()
    questions.send(True)
    while True:
        try:
            asked: Question = questions.recv()
        except EOFError:
            return
        try:
            thought = answered(asked)
        except Exception as fault:  # noqa: BLE001 - told to the server, which has another bot answer
            questions.send(repr(fault))
        else:
            questions.send(thought)


def end_with_the_server() -> None:
    """However the server ends: a process that thinks for nobody is of no use."""
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        multiprocessing.connection.wait([server.sentinel])
        os._exit(0)
