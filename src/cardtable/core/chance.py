"""All chance there is: a stream that can be proved afterwards, and a fast one for simulations. Asks no clock.

Shuffle r of a game is a function of its seed and r alone, so a state needs to remember no more than those two.
"""

import hashlib
import hmac
from abc import ABC, abstractmethod
from typing import Final

from cardtable.core.vectors import i64, vec

type Seed = int | bytes
"""A whole number for simulations, 32 secret bytes for a real table."""

MULTIPLIER: Final[i64] = 1752450205419405101
INCREMENT: Final[i64] = 1442695040888963407
BITS_62: Final[i64] = 0x3FFFFFFFFFFFFFFF

SECRET_BYTES: Final = 32
DRAW_BYTES: Final = 16


class Chance(ABC):
    @abstractmethod
    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each as likely as the others."""

    def shuffle_row(self, cards: vec[i64]) -> None:
        """Fisher and Yates, from the top."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1

    def shuffle[T](self, cards: list[T]) -> None:
        """The same for things of any kind: it is their places that are shuffled."""
        places = vec[i64](range(len(cards)))
        self.shuffle_row(places)
        cards[:] = [cards[place] for place in places]


class Provable(Chance):
    """HMAC-SHA256 of a secret seed, the number of the shuffle and a counter; 16 bytes for each draw."""

    def __init__(self, seed: bytes, shuffle: int) -> None:
        self.seed: Final = seed
        self.name: Final = f"deal {shuffle} "
        self.counter: int = 0
        self.pool: bytes = b""

    def below(self, n: i64) -> i64:
        if not self.pool:
            message = f"{self.name}{self.counter}".encode()
            self.pool = hmac.new(self.seed, message, hashlib.sha256).digest()
            self.counter += 1
        draw, self.pool = self.pool[:DRAW_BYTES], self.pool[DRAW_BYTES:]
        bound: int = n
        return int.from_bytes(draw, "big") % bound


class Fast(Chance):
    """A congruential generator of 62 bits, of which the upper 32 are used: the same numbers in both forms."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = _mix(seed)

    def below(self, n: i64) -> i64:
        state: i64 = (self.state * MULTIPLIER + INCREMENT) & BITS_62
        self.state = state
        return ((state >> 30) * n) >> 32

    def shuffle_row(self, cards: vec[i64]) -> None:
        """The same draws as anybody's, without a call for each."""
        state: i64 = self.state
        last: i64 = len(cards) - 1
        for i in range(last, 0, -1):
            state = (state * MULTIPLIER + INCREMENT) & BITS_62
            j: i64 = ((state >> 30) * (i + 1)) >> 32
            cards[i], cards[j] = cards[j], cards[i]
        self.state = state


def chance_of(seed: Seed, shuffle: int) -> Chance:
    """The stream for one shuffle of a game."""
    if isinstance(seed, bytes):
        return Provable(seed, shuffle)
    return Fast(seed * 1_000_003 + shuffle)


def commitment(table: str, seed: bytes) -> str:
    """What can be shown before the first card without telling anything, and checked when the seed is told."""
    return hashlib.sha256(b"cardtable deal 1\n" + table.encode() + b"\n" + seed).hexdigest()


def write_seed(seed: Seed) -> int | str:
    return seed.hex() if isinstance(seed, bytes) else seed


def read_seed(data: object) -> Seed:
    """The seed as it stands in JSON: a whole number, or 64 hexadecimal digits."""
    if isinstance(data, int) and not isinstance(data, bool):
        return data
    if isinstance(data, str) and len(data) == 2 * SECRET_BYTES:
        return bytes.fromhex(data)
    raise ValueError("a seed is a whole number or 64 hexadecimal digits")


def _mix(seed: int) -> i64:
    """Spread neighbouring seeds far apart over 62 bits (the finisher of SplitMix64).

    Only the lower 64 bits of a product count: machine words drop the others by themselves, large numbers keep them
    unread.
    """
    z: i64 = _times(_word(seed) + 1, 0x9E3779B9, 0x7F4A7C15)
    z = _times(z ^ ((z >> 30) & 0x3FFFFFFFF), 0xBF58476D, 0x1CE4E5B9)
    z = _times(z ^ ((z >> 27) & 0x1FFFFFFFFF), 0x94D049BB, 0x133111EB)
    return ((z ^ ((z >> 31) & 0x1FFFFFFFF)) >> 2) & BITS_62


def _word(seed: int) -> i64:
    """The lower 64 bits of a number of any size."""
    high: i64 = (seed >> 32) & 0xFFFFFFFF
    low: i64 = seed & 0xFFFFFFFF
    return (high << 32) + low


def _times(z: i64, high: i64, low: i64) -> i64:
    """Times a factor given in two halves."""
    return ((z * high) << 32) + z * low
