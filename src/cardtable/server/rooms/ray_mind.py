"""Bots that think on the machines of a Ray cluster, for a site with very many; the package must be installed there.

Ray ends the process that has lost its cluster. So a process of its own stands between server and cluster; where it is
gone, bots think in the server until another has found the cluster again.
"""

import multiprocessing.connection
import os
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count
from typing import Any, Final

from cardtable.core.move import Unavailable
from cardtable.core.sentence import Sentence
from cardtable.parent import end_with_the_parent
from cardtable.server.rooms.mind import MindFailed, Question, answered
from cardtable.server.rooms.worker import PROCESSES

type Line = multiprocessing.connection.Connection
type Answer = tuple[str, Sentence] | str
"""A move and why; or why there is none."""

START_S: Final = 120.0
"""Seconds in which a cluster must be found."""
AGAIN_S: Final = 20.0
"""Seconds after which it is looked for again."""
LATE_S: Final = 1.0
"""Seconds that an answer may be under way between the processes."""
AWAKE_S: Final = 1.0
"""Seconds for which each worker of the cluster is kept at its first work, so that every core gets one of its own."""
AWAY: Final = "the cluster is away"


class RayMind:
    """One question at a time; the cluster sees to it where that is thought over."""

    def __init__(self, bridge: "Bridge") -> None:
        self._bridge: Final = bridge

    def ask(self, question: Question, patience: float) -> tuple[str, Sentence]:
        return self._bridge.ask(question, patience)

    def end(self) -> None:
        self._bridge.end()


def ray_minds(address: str) -> list[RayMind]:
    """As many as the cluster has cores."""
    try:
        import ray  # noqa: F401
    except ImportError:
        raise Unavailable("arena-no-ray") from None
    bridge = Bridge(address)
    try:
        cores = bridge.open()
    except MindFailed as fault:
        raise Unavailable("thinkers-unreachable", place=address, fault=str(fault)) from fault
    return [RayMind(bridge) for _ in range(cores)]


class Bridge:
    """The process between, and whoever waits for what it brings."""

    def __init__(self, address: str) -> None:
        self._address: Final = address
        self._turn: Final = threading.Lock()
        self._process: Any = None
        self._line: Line | None = None
        self._waiting: Final[dict[int, Future[Answer]]] = {}
        self._numbers: Final = count()
        self._not_before: float = 0.0
        self._is_ended: bool = False

    def open(self) -> int:
        """Find the cluster; how many may think there at once. Raises MindFailed."""
        ours, theirs = PROCESSES.Pipe()
        process = PROCESSES.Process(target=carry, args=(theirs, self._address), daemon=True)
        process.start()
        theirs.close()
        try:
            found = ours.recv() if ours.poll(START_S) else AWAY
        except (EOFError, OSError):
            found = AWAY
        if isinstance(found, str):
            process.kill()
            raise MindFailed(found)
        with self._turn:
            self._process, self._line = process, ours
        threading.Thread(target=self._listen, args=(ours,), daemon=True).start()
        return int(found)

    def ask(self, question: Question, patience: float) -> tuple[str, Sentence]:
        """Blocks until there is an answer, for so many seconds at most."""
        number, future = next(self._numbers), Future[Answer]()
        try:
            with self._turn:
                if self._line is None:
                    self._look_again()
                    raise MindFailed(AWAY)
                self._waiting[number] = future
                self._line.send((number, question, patience))
            answer = future.result(patience + LATE_S)
        except (OSError, TimeoutError) as fault:
            raise MindFailed(repr(fault)) from fault
        finally:
            self._waiting.pop(number, None)
        if isinstance(answer, str):
            raise MindFailed(answer)
        return answer

    def end(self) -> None:
        self._is_ended = True
        if self._process is not None:
            self._process.kill()

    def _look_again(self) -> None:
        if time.monotonic() >= self._not_before and not self._is_ended:
            self._not_before = time.monotonic() + START_S + AGAIN_S
            threading.Thread(target=self._reopen, daemon=True).start()

    def _reopen(self) -> None:
        try:
            self.open()
        except MindFailed:
            self._not_before = time.monotonic() + AGAIN_S
        else:
            self._not_before = 0.0

    def _listen(self, line: Line) -> None:
        """Hand over what comes, until nothing does."""
        try:
            while True:
                number, answer = line.recv()
                waiting = self._waiting.get(number)
                if waiting is not None:
                    waiting.set_result(answer)
        except (EOFError, OSError):
            with self._turn:
                self._line = None
                for waiting in self._waiting.values():
                    if not waiting.done():
                        waiting.set_result(AWAY)


def carry(line: Line, address: str) -> None:
    """The life of the process: questions to the cluster, and answers back."""
    end_with_the_parent()
    import ray

    try:
        ray.init(address=address, log_to_driver=False)
        cores = max(int(ray.cluster_resources().get("CPU", 1)), 1)
        ray.get([ray.remote(max_retries=0)(wake_up).remote() for _ in range(cores)], timeout=START_S)
    except Exception as fault:  # noqa: BLE001 - told to the server
        line.send(str(fault))
        return
    thinking, speaking = ray.remote(max_retries=0)(answered), threading.Lock()

    def bring(number: int, question: Question, patience: float) -> None:
        answer = _thought(ray, thinking, question, patience)
        with speaking:
            line.send((number, answer))

    line.send(cores)
    with ThreadPoolExecutor(cores) as threads:
        while True:
            try:
                given = line.recv()
            except EOFError:
                os._exit(0)
            threads.submit(bring, *given)


def wake_up() -> None:
    """A worker's first work: to be found here it has to read the rules, and no question waits for that any more."""
    time.sleep(AWAKE_S)


def _thought(ray: Any, thinking: Any, question: Question, patience: float) -> Answer:
    asked = thinking.remote(question)
    try:
        answer: Answer = ray.get(asked, timeout=patience)
    except ray.exceptions.LocalRayletDiedError:
        os._exit(1)
    except Exception as fault:  # noqa: BLE001 - told to the server, which has another bot answer
        ray.cancel(asked, force=True)
        return repr(fault)
    return answer
