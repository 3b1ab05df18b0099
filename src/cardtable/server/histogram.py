"""How often something was how large: counted in buckets, so that a thousand servers can be added up."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate
from typing import Final


class Histogram:
    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds: Final = tuple(bounds)
        self.sum: float = 0.0
        self._counts: Final = [0] * (len(self.bounds) + 1)

    def note(self, value: float) -> None:
        self._counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    @property
    def count(self) -> int:
        return sum(self._counts)

    @property
    def up_to(self) -> list[int]:
        """How many were no larger than each bound."""
        return list(accumulate(self._counts))[:-1]
