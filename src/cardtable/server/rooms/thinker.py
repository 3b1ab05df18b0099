"""Where bots think: in processes of their own, so that no table waits for another's bot. All they get is bytes.

Every question is answered. A process that dies or hangs is replaced and asked once more; then an easy bot answers in
this process. Under load everybody's time gets shorter, so that an answer comes in about `ANSWER_S`; where even that
isn't enough, hard bots play like medium ones. How long an answer takes says nothing of the cards: it takes at least its
whole time, and a forced move takes as long as thoughts of that kind took lately.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

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
"""Seconds that every answer takes; a hard bot with less than these has no use for them."""
HANGING_S: float = 10.0
"""Seconds after which a process that hasn't answered is taken for dead."""
REMEMBERED: Final = 50
TRIES: Final = 2


class Thinker:
    def __init__(self, minds: Sequence[Mind], counts: Counts | None = None, *, patience: float = PATIENCE) -> None:
        self.counts: Final = counts or Counts()
        self._minds: Final = minds
        self._patience: Final = patience
        """Seconds that a bot may think where nobody else does."""
        self._idle: Final[asyncio.Queue[Mind]] = asyncio.Queue()
        for mind in minds:
            self._idle.put_nowait(mind)
        self._threads: Final = ThreadPoolExecutor(len(minds), "thinker")
        self._lately: Final[dict[tuple[str, str], deque[float]]] = {}
        """How long the last answers of a game's bots of a level took."""
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
            seconds = self._share()
            least = asyncio.sleep(seconds if level == "hard" else LEAST_S)
            thought, _ = await asyncio.gather(self._thought(game, level, view, seconds, seed), least)
        finally:
            self.counts.thinking -= 1
        self._lately.setdefault((game, level), deque(maxlen=REMEMBERED)).append(loop.time() - began)
        return thought

    @property
    def is_hurried(self) -> bool:
        """Whether a bot that begins now has less time than it likes."""
        return self._part(self.counts.thinking + 1) < self._patience

    def close(self) -> None:
        self._is_closed = True
        for mind in self._minds:
            mind.end()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _share(self) -> float:
        """Everybody's part of the time in which an answer should come."""
        share = self._part(self.counts.thinking)
        self.counts.hurried += share < self._patience
        return max(share, LEAST_S)

    def _part(self, thinking: int) -> float:
        return min(self._patience, ANSWER_S * len(self._minds) / thinking)

    def _usual(self, game: str, level: str) -> float:
        """How long a thought of this kind takes."""
        lately = self._lately.get((game, level))
        if lately:
            return lately[luck().below(len(lately))]
        return self._patience if level == "hard" else LEAST_S

    async def _thought(
        self, game: str, level: str, view: View, seconds: float, seed: int | None
    ) -> tuple[str, Sentence]:
        played = "medium" if level == "hard" and seconds <= LEAST_S else level
        chance = luck().below(1 << 30) if seed is None else seed
        question = Question(game, played, write(view), chance, seconds)
        for _ in range(TRIES):
            mind = await self._idle.get()
            try:
                return await asyncio.get_running_loop().run_in_executor(self._threads, mind.ask, question, HANGING_S)
            except MindFailed as fault:
                self._say(game, fault)
            finally:
                self._idle.put_nowait(mind)
        return await asyncio.to_thread(think, game, "easy", question.view, question.seed)

    def _say(self, game: str, fault: MindFailed) -> None:
        if not self._is_closed:
            self.counts.thinkers_lost += 1
            log.warning("a bot's process has failed", extra={"game": game, "why": str(fault)})
