"""Where bots think: in processes of their own, so that no table waits for another's bot. All they get is bytes.

Every question is answered. A process that dies or hangs is replaced and asked once more; then a medium bot answers in
this process. Under load everybody's time gets shorter, so that an answer comes in about `ANSWER_S`; where even that
isn't enough, bots that search play like medium ones. How long an answer takes says nothing of the cards: it takes at
least its whole time, and a forced move takes as long as thoughts of that kind took lately. Advice has no clock: whoever
asked for it knows the cards, and waits in a queue of its own, so that no bot waits for more than one answer to others.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from cardtable.bots.adviser import ADVISER
from cardtable.core.level import SEARCHING
from cardtable.core.move import Unavailable
from cardtable.core.sentence import Sentence
from cardtable.core.view import View
from cardtable.server.counts import Counts
from cardtable.server.rooms.credentials import luck
from cardtable.server.rooms.mind import Mind, MindFailed, Question
from cardtable.wire.codec import write
from cardtable.wire.thinking import PATIENCE, think

log = logging.getLogger("cardtable.thinker")

ANSWER_S: Final = 2.0
"""Seconds in which an answer should come, however many bots there are."""
LEAST_S: Final = 0.02
"""Seconds that every answer takes; a bot that searches has no use for fewer."""
HANGING_S: float = 10.0
"""Seconds after which a process that hasn't answered is taken for dead."""
ADVICE_S: float = 40.0
"""The same for advice, which is not hurried by a clock."""
MOST_ADVICE: Final = 20
"""So many may wait for advice at once."""
REMEMBERED: Final = 50
TRIES: Final = 2
LAST_RESORT: Final = "medium"
"""Who answers in this process where others have failed: somebody who is quick."""


class Thinker:
    def __init__(self, minds: Sequence[Mind], counts: Counts | None = None, *, most_s: float | None = None) -> None:
        self.counts: Final = counts or Counts()
        self._minds: Final = minds
        self._most_s: Final = most_s
        """Seconds that any bot may think, where that is less than its level would like."""
        self._idle: Final[asyncio.Queue[Mind]] = asyncio.Queue()
        for mind in minds:
            self._idle.put_nowait(mind)
        self._threads: Final = ThreadPoolExecutor(len(minds), "thinker")
        self._lately: Final[dict[tuple[str, str], deque[float]]] = {}
        """How long the last answers of a game's bots of a level took."""
        self._advising: Final = asyncio.Semaphore(max(len(minds) // 2, 1))
        self._want_advice: int = 0
        self._is_closed: bool = False

    async def answer(self, game: str, level: str, view: View, seed: int | None = None) -> str:
        """The move of a bot for what it sees; a forced one takes no less time. Its chance is fresh unless given."""
        if len(view.legal) == 1:
            await asyncio.sleep(self._usual(game, level))
            return view.legal[0].move
        move, _ = await self.think(game, level, view, seed)
        return move

    async def think(self, game: str, level: str, view: View, seed: int | None = None) -> tuple[str, Sentence]:
        """The move of a bot for what it sees, and why."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        self.counts.thinking += 1
        try:
            seconds = self._share(level)
            least = asyncio.sleep(seconds)
            thought, _ = await asyncio.gather(self._thought(game, level, view, seconds, seed), least)
        finally:
            self.counts.thinking -= 1
        self._lately.setdefault((game, level), deque(maxlen=REMEMBERED)).append(loop.time() - began)
        return thought

    async def advise(self, game: str, view: View) -> tuple[str, Sentence]:
        """What the adviser would do for whoever sees this, and why; it takes as long as it takes."""
        if self._want_advice >= MOST_ADVICE:
            raise Unavailable("advice-busy")
        self._want_advice += 1
        try:
            async with self._advising:
                return await self._advised(Question(game, ADVISER, write(view), 0, None))
        finally:
            self._want_advice -= 1

    def is_hurried(self, level: str) -> bool:
        """Whether a bot of this level that begins now has less time than it likes."""
        return self._part(level, self.counts.thinking + 1) < self._patience(level)

    def close(self) -> None:
        self._is_closed = True
        for mind in self._minds:
            mind.end()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _share(self, level: str) -> float:
        """Everybody's part of the time in which an answer should come."""
        share = self._part(level, self.counts.thinking)
        self.counts.hurried += share < self._patience(level)
        return max(share, LEAST_S)

    def _part(self, level: str, thinking: int) -> float:
        return min(self._patience(level), ANSWER_S * len(self._minds) / thinking)

    def _patience(self, level: str) -> float:
        """Seconds that a bot likes to think where nobody else does."""
        patience = PATIENCE.get(level, LEAST_S)
        return patience if self._most_s is None else min(patience, self._most_s)

    def _usual(self, game: str, level: str) -> float:
        """How long a thought of this kind takes."""
        lately = self._lately.get((game, level))
        if lately:
            return lately[luck().below(len(lately))]
        return self._patience(level)

    async def _thought(
        self, game: str, level: str, view: View, seconds: float, seed: int | None
    ) -> tuple[str, Sentence]:
        played = "medium" if level in SEARCHING and seconds <= LEAST_S else level
        chance = luck().below(1 << 30) if seed is None else seed
        return await self._asked(Question(game, played, write(view), chance, seconds), HANGING_S)

    async def _advised(self, question: Question) -> tuple[str, Sentence]:
        self.counts.thinking += 1
        try:
            return await self._asked(question, ADVICE_S)
        finally:
            self.counts.thinking -= 1

    async def _asked(self, question: Question, patience: float) -> tuple[str, Sentence]:
        for _ in range(TRIES):
            mind = await self._idle.get()
            try:
                return await asyncio.get_running_loop().run_in_executor(self._threads, mind.ask, question, patience)
            except MindFailed as fault:
                self._say(question.game, fault)
            finally:
                self._idle.put_nowait(mind)
        return await asyncio.to_thread(think, question.game, LAST_RESORT, question.view, question.seed)

    def _say(self, game: str, fault: MindFailed) -> None:
        if not self._is_closed:
            self.counts.thinkers_lost += 1
            log.warning("a bot's process has failed", extra={"game": game, "why": str(fault)})
