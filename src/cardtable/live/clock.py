"""The two times of a server: wall time, which people read, and measured time, by which it counts seconds.

Wall time jumps: somebody sets it, a laptop wakes. Measured time never does: it doesn't run backwards, it knows nothing
of the wall, and when the whole process stood still, as when it was stopped or its machine slept, that time doesn't
count, for nobody could have moved. So a jump costs nobody a move; it is only noticed, and said.
"""

import time
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

type Seconds = Callable[[], float]

BEAT_S: Final = 1.0
"""How often a server looks at its clock."""
STANDSTILL_S: Final = 5.0
"""Whoever looks at the clock every second and finds more than these gone has stood still in between."""
JUMP_S: Final = 2.0
"""Wall time that differs by more than this from what was measured has jumped."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    def __init__(self, wall: Seconds = time.time, steady: Seconds = time.monotonic) -> None:
        self._wall: Final = wall
        self._steady: Final = steady
        self._looked_at: float = steady()
        self._stood: float = 0.0
        """Seconds in which the process stood still."""
        self._ahead: float = wall() - self._looked_at
        """How far wall time is ahead of the steady clock."""
        self._unsaid: float = 0.0
        """Seconds of jumps that nobody has asked about yet."""
        self._jumped_at: float | None = None

    def now(self) -> float:
        """Wall time, for what people read: to the millisecond."""
        return int(self._wall() * 1000 + 0.5) / 1000

    def monotonic(self) -> float:
        """Measured time, for everything that counts seconds."""
        looked = self._steady()
        self._stood += max(looked - self._looked_at - STANDSTILL_S, 0.0)
        self._looked_at = looked
        return looked - self._stood

    def jump(self) -> float:
        """How many seconds wall time has jumped, or measured time left out, since this was last asked; mostly 0."""
        self._look()
        jumped, self._unsaid = self._unsaid, 0.0
        return jumped

    def has_jumped_within(self, seconds: float) -> bool:
        """Whether wall time has jumped lately, even just now, so that what it says of days is not to be relied on."""
        self._look()
        return self._jumped_at is not None and self.monotonic() - self._jumped_at < seconds

    def _look(self) -> None:
        measured = self.monotonic()
        ahead = self._wall() - measured
        jumped = ahead - self._ahead
        self._ahead = ahead
        if abs(jumped) > JUMP_S:
            self._jumped_at = measured
            self._unsaid += jumped
