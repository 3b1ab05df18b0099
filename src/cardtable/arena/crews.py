"""Who does the work: this process, several on this machine, or a Ray cluster. All of them give the same results.

Work is handed out in chunks of about a second, so that little is lost when a tournament is stopped.
"""

import multiprocessing
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, Final

from cardtable.arena.games import Chunk, play_chunk
from cardtable.arena.lineup import Setup
from cardtable.core.move import Refused
from cardtable.parent import end_with_the_parent

CHUNK_SECONDS: Final = 1.0
AHEAD: Final = 2
"""Chunks that wait for each worker, so that none is idle."""


class Crew(ABC):
    """Workers who are given chunks and hand them back played, in any order."""

    def __init__(self, workers: int) -> None:
        self.room: Final = workers * AHEAD

    @abstractmethod
    def give(self, setup: Setup, deals: tuple[int, ...]) -> None:
        """Hand out a chunk."""

    @abstractmethod
    def take(self) -> list[Chunk]:
        """Wait until something is done, and take it."""

    @property
    @abstractmethod
    def busy(self) -> int:
        """Chunks that are handed out and not yet taken back."""

    def close(self) -> None:  # noqa: B027
        """Send everybody home; what is not done by now is dropped."""


class Alone(Crew):
    """This process, one chunk after the other."""

    def __init__(self) -> None:
        super().__init__(1)
        self._given: list[tuple[Setup, tuple[int, ...]]] = []

    def give(self, setup: Setup, deals: tuple[int, ...]) -> None:
        self._given.append((setup, deals))

    def take(self) -> list[Chunk]:
        return [play_chunk(*self._given.pop(0))]

    @property
    def busy(self) -> int:
        return len(self._given)


def processes(workers: int) -> ProcessPoolExecutor:
    """So many processes of this machine, which end with this one, however it ends."""
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), end_with_the_parent)


class Processes(Crew):
    """Several processes on this machine."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self._pool: Final = processes(workers)
        self._given: set[Future[Chunk]] = set()

    def give(self, setup: Setup, deals: tuple[int, ...]) -> None:
        self._given.add(self._pool.submit(play_chunk, setup, deals))

    def take(self) -> list[Chunk]:
        done, self._given = wait(self._given, return_when=FIRST_COMPLETED)
        return [future.result() for future in done]

    @property
    def busy(self) -> int:
        return len(self._given)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class Cluster(Crew):
    """The machines of a Ray cluster; the package must be installed on them."""

    def __init__(self, address: str) -> None:
        self._ray: Final = _ray()
        self._ray.init(address=address, log_to_driver=False)
        super().__init__(int(self._ray.cluster_resources().get("CPU", 1)))
        self._play: Final = self._ray.remote(play_chunk)
        self._given: list[Any] = []

    def give(self, setup: Setup, deals: tuple[int, ...]) -> None:
        self._given.append(self._play.remote(setup, deals))

    def take(self) -> list[Chunk]:
        done, self._given = self._ray.wait(self._given)
        chunks: list[Chunk] = self._ray.get(done)
        return chunks

    @property
    def busy(self) -> int:
        return len(self._given)

    def close(self) -> None:
        self._ray.shutdown()


def crew_of(workers: int, ray: str | None) -> Crew:
    """The crew that was asked for."""
    if ray is not None:
        return Cluster(ray)
    return Alone() if workers == 1 else Processes(workers)


def play_all(crew: Crew, setup: Setup, deals: Sequence[int]) -> Iterator[Chunk]:
    """Have these deals played; chunks come as they are done."""
    begun, played, seconds = 0, 0, 0.0
    while begun < len(deals) or crew.busy:
        while begun < len(deals) and crew.busy < crew.room:
            size = max(1, int(CHUNK_SECONDS * played / seconds)) if seconds else 1
            crew.give(setup, tuple(deals[begun : begun + size]))
            begun += size
        for chunk in crew.take():
            played, seconds = played + len(chunk.deals), seconds + chunk.seconds
            yield chunk


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise Refused("arena-no-ray") from None
    return ray
