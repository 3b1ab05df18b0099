"""A race between moves: which of them is better, shown with as few playouts as will do (a racing algorithm for the best
arm of a bandit). Knows no game.

The moves are tried in the same worlds with the same chance (common random numbers), so what counts is the mean of their
paired differences and its standard error, and most of the luck cancels out. Move 0 is the expert's and has the
benefit of the doubt: it drops out late, and another one is preferred only if it is proven to be better.

Where something was learned of the moves before (a leaning), that counts like a number of worlds, as a prior does in
Bayes' rule, and takes the place of that doubt: the move with the best mean of both is played.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

FIRST_LOOK: Final = 12
"""Worlds before the first move may drop out; afterwards it is asked each time that half as many have been added."""
CLEARLY: Final = 2.0
CERTAINLY: Final = 3.0
"""Standard errors behind the leader at which a move drops out, and at which the expert's does."""
PROVEN: Final = 0.5
DOUBT: Final = 24.0
"""Standard errors by which a move must be ahead of the expert's: so many, and more the fewer worlds there were."""
TOO_FEW: Final = 3
"""So many worlds prove nothing."""
LEANING: Final = 200
"""A leaning counts as so many worlds."""


class Race:
    """What each move was worth in each guessed world. Move 0 is the expert's."""

    def __init__(self, moves: int, leanings: Sequence[float] = ()) -> None:
        self.leanings: Final = leanings or [0.0] * moves
        self.prior: Final = LEANING if leanings else 0
        """As how many worlds the leanings count."""
        self.left: list[int] = list(range(moves))
        """The moves that have not dropped out."""
        self.values: Final[list[list[float]]] = [[] for _ in range(moves)]
        self.next_look: int = FIRST_LOOK

    @property
    def is_open(self) -> bool:
        return len(self.left) > 1

    def add(self, values: Sequence[float]) -> None:
        """One more world, with a value for each move left."""
        for number, value in zip(self.left, values, strict=True):
            self.values[number].append(value)

    def tries(self, move: int) -> int:
        return len(self.values[move])

    def mean(self, move: int, other: int) -> float:
        """By how much a move was better than another, on average over the worlds both were tried in."""
        return self._difference(move, other)[0]

    def drop_the_beaten(self) -> None:
        """Take out the moves that lie clearly behind the leader."""
        tries = self.tries(self.left[0])
        if tries < self.next_look:
            return
        self.next_look = tries + FIRST_LOOK // 2
        leader = self._leader()
        self.left = [move for move in self.left if move == leader or not self._is_beaten(move, leader)]

    def best(self) -> int:
        """The leader, if it is proven to be better than the expert's move, or leanings have spoken."""
        leader = self._leader()
        if self.prior:
            return leader
        errors = PROVEN + DOUBT / max(self.tries(leader), 1)
        return leader if self._is_ahead(leader, 0, errors) else 0

    def second(self, best: int) -> int | None:
        """The next best of the moves that were tried longest."""
        others = [move for move in range(len(self.values)) if move != best and self.values[move]]
        return max(others, key=lambda move: (self.tries(move), -self.mean(best, move))) if others else None

    def _leader(self) -> int:
        best, most = self.left[0], -1e18
        for move in self.left:
            total = sum(self.values[move]) + self.prior * self.leanings[move]
            if total > most:
                best, most = move, total
        return best

    def _is_beaten(self, move: int, leader: int) -> bool:
        return self._is_ahead(leader, move, CLEARLY if move else CERTAINLY)

    def _is_ahead(self, move: int, other: int, errors: float) -> bool:
        if self.tries(move) <= TOO_FEW:
            return False
        mean, error = self._lead(move, other)
        return mean > errors * error

    def _lead(self, move: int, other: int) -> tuple[float, float]:
        """The mean difference of two moves and its standard error, with what was known before."""
        mean, error = self._difference(move, other)
        tried = self.tries(move) / (self.tries(move) + self.prior)
        return tried * mean + (1 - tried) * (self.leanings[move] - self.leanings[other]), sqrt(tried) * error

    def _difference(self, move: int, other: int) -> tuple[float, float]:
        """The same from the worlds alone; the same chance makes the moves comparable."""
        ours, theirs = self.values[move], self.values[other]
        count = min(len(ours), len(theirs))
        total, squares = 0.0, 0.0
        for world in range(count):
            total += ours[world] - theirs[world]
        mean = total / count
        for world in range(count):
            apart = ours[world] - theirs[world] - mean
            squares += apart * apart
        return mean, sqrt(squares / max(count - 1, 1) / count)
