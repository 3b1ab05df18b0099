"""Rate limits by token buckets, which fill with time. Knows no clock; whoever asks says what time it is."""

from typing import Final

from cardtable.core.move import TooOften

MOST_BUCKETS: Final = 50_000


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self.burst: Final = burst
        self.per_second: Final = per_second
        self.level: float = burst
        self.at: float = now

    def take(self, now: float) -> bool:
        if self.is_empty(now):
            return False
        self.level -= 1
        return True

    def is_empty(self, now: float) -> bool:
        self.level = min(self.burst, self.level + max(now - self.at, 0.0) * self.per_second)
        self.at = now
        return self.level < 1


class Limit:
    """A bucket for each address."""

    def __init__(self, burst: float, per_second: float, factor: float = 1.0) -> None:
        self.burst: Final = burst * factor
        self.per_second: Final = per_second * factor
        self.buckets: Final[dict[str, Bucket]] = {}

    @property
    def measure(self) -> tuple[float, float]:
        """So many at once, and so many a second after that."""
        return self.burst, self.per_second

    def check(self, address: str, now: float) -> None:
        """Refuse an address that asks too often."""
        if self.burst and not self.bucket(address, now).take(now):
            raise TooOften("too-often")

    def check_tries(self, address: str, now: float) -> None:
        """Refuse an address that has tried too often, without counting this one."""
        if self.burst and self.bucket(address, now).is_empty(now):
            raise TooOften("too-often")

    def bucket(self, address: str, now: float) -> Bucket:
        """The bucket of an address; where there are too many, the one that was asked for least lately is forgotten."""
        found = self.buckets.pop(address, None) or Bucket(self.burst, self.per_second, now)
        if len(self.buckets) >= MOST_BUCKETS:
            del self.buckets[next(iter(self.buckets))]
        self.buckets[address] = found
        return found
