"""Where finished games are thought over: in a process of its own that gives way to everybody else, one game after
another, and only as long as somebody waits for it. What came of it is kept with the game."""

import asyncio
import logging
import os
import zlib
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.connection import Connection
from typing import Final

from cardtable.core.move import Refused, Unavailable
from cardtable.live.clock import Clock
from cardtable.live.past import KeptPast, Past, past_of
from cardtable.parent import end_with_the_parent
from cardtable.review.review import Thought, review, reviewable, thoughts
from cardtable.server.once import Once
from cardtable.server.rooms.room import Room
from cardtable.server.rooms.worker import PROCESSES
from cardtable.server.scope import Scope
from cardtable.table import decide
from cardtable.table.deeds import Entry
from cardtable.wire.codec import read_body, write
from cardtable.wire.reviews import Review, ReviewShown

log = logging.getLogger("cardtable.reviewer")

PATIENCE_S: Final = 15.0
"""Seconds after which a review that nobody asks for is given up."""
MOST_WAITING: Final = 8
GIVING_WAY: Final = 10
"""How nice the process is to others."""
MOST_BYTES: Final = 8_000_000

type Read = Callable[[], Awaitable[Past]]


class Job:
    """A review as it grows."""

    def __init__(self, past: KeptPast, now: float) -> None:
        self.past: Final = past
        self.asked_at: float = now
        self.found: Final[list[Thought]] = []
        """What there is to say about each step so far."""


class Reviewer:
    def __init__(self, clock: Clock, scope: Scope) -> None:
        self._clock: Final = clock
        self._scope: Final = scope
        self._thread: Final = ThreadPoolExecutor(1, "reviewer")
        self._jobs: Final[dict[str, Job]] = {}
        self._beginning: Final = Once[Job]()

    async def look(self, room: Room, first: int, read: Read) -> ReviewShown:
        """What is known by now of a finished game; asking for it sets it going, and keeps it going."""
        told = room.table.reviewed
        if told is not None:
            return whole(unpacked(told), first)
        job = self._jobs.get(room.table.id) or await self._begun(room, read)
        job.asked_at = self._clock.monotonic()
        found = [thought.decision for thought in job.found if thought.decision is not None]
        later = [decision for decision in found if decision.step >= first]
        return ReviewShown(job.past.steps, len(job.found), later, [], [])

    def close(self) -> None:
        self._beginning.close()
        self._jobs.clear()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _begun(self, room: Room, read: Read) -> Job:
        """A new job, once for all who ask for it; where too many wait already, the game isn't even read."""
        id = room.table.id
        if id not in self._beginning and len(self._jobs) + len(self._beginning) >= MOST_WAITING:
            raise Unavailable("reading-busy")
        return await self._beginning.do(id, partial(self._begin, room, read))

    async def _begin(self, room: Room, read: Read) -> Job:
        """Put it at the end of the queue."""
        past = reviewable(await read())
        job = self._jobs[past.id] = Job(past, self._clock.monotonic())
        self._scope.start(self._finish(room, job))
        return job

    async def _finish(self, room: Room, job: Job) -> None:
        """See a review through to its end, and keep what came of it."""
        loop = asyncio.get_running_loop()
        try:
            if await self._think_over(job):
                found = await loop.run_in_executor(self._thread, review, job.past, job.found)
                await room.do(partial(decide.keep_review, told=packed(found)))
        except Refused as refusal:
            log.info("a review isn't kept", extra={"table": job.past.id, "why": refusal.sentence.code})
        finally:
            self._jobs.pop(job.past.id, None)

    async def _think_over(self, job: Job) -> bool:
        """Find a verdict on every step, as long as somebody waits for it; whether all are found."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._think, job)

    def _think(self, job: Job) -> bool:
        """Let a process think, step by step; whether it came to the end."""
        ours, theirs = PROCESSES.Pipe()
        process = PROCESSES.Process(target=think_over, args=(theirs, job.past.id, job.past.entries), daemon=True)
        process.start()
        theirs.close()
        try:
            while len(job.found) < job.past.steps and self._is_wanted(job):
                if ours.poll(1.0):
                    job.found.append(ours.recv())
        except EOFError:
            log.warning("a review's process has died", extra={"table": job.past.id})
        finally:
            process.kill()
            process.join()
        return len(job.found) == job.past.steps

    def _is_wanted(self, job: Job) -> bool:
        is_waited_for = self._clock.monotonic() - job.asked_at < PATIENCE_S
        return is_waited_for and self._jobs.get(job.past.id) is job


def think_over(verdicts: Connection, id: str, entries: Sequence[Entry]) -> None:
    """The life of the process."""
    end_with_the_parent()
    os.nice(GIVING_WAY)
    for thought in thoughts(reviewable(past_of(id, entries))):
        verdicts.send(thought)


def whole(found: Review, first: int) -> ReviewShown:
    """A review that is done, with its decisions from a step on."""
    later = [decision for decision in found.decisions if decision.step >= first]
    return ReviewShown(found.steps, found.steps, later, list(found.shares), list(found.moments))


def packed(found: Review) -> bytes:
    return zlib.compress(write(found), 9)


def unpacked(told: bytes) -> Review:
    return read_body(zlib.decompress(told), Review, MOST_BYTES)
