"""The mistakes of beginners: each has a name, a lure, and how often somebody who is new to a game falls for it.
Knows no game."""

from collections.abc import Callable
from typing import Any, Final

from cardtable.core.move import Move, Seat

type Lure = Callable[[Any, Seat, Any], Move | None]
"""From what a seat sees and the expert's move: what somebody who makes this mistake would do; None where it can't be
made."""


class Mistake:
    """One way to go wrong."""

    def __init__(self, code: str, percent: int, lure: Lure) -> None:
        self.code: Final = code
        """How a beginner who makes it would explain the move."""
        self.percent: Final = percent
        """So often of a hundred times it is made where it can be."""
        self.lure: Final = lure


class Slip:
    """A mistake that is made: which, and the move that comes of it."""

    def __init__(self, mistake: Mistake, move: Any) -> None:
        self.mistake: Final = mistake
        self.move: Final[Any] = move
