"""What somebody at a terminal sees of a table, and what they can do there.

A game in memory and a live table on a server answer alike; nothing here knows which it is.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.core.game import Game
from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence
from cardtable.core.view import View
from cardtable.live.opinion import Opinion
from cardtable.table.log import LogLine, Word


@dataclass(frozen=True)
class Shown:
    """A table as one pair of eyes sees it now."""

    game: Game
    names: tuple[str, ...]
    levels: tuple[str, ...]
    """For each seat the level of its bot; empty for a person."""
    view: View
    lines: Sequence[LogLine]
    turn: int = 0
    """The running number of decisions."""
    question: int | None = None
    """The number of what this seat is asked; it changes when that does."""
    deadline: float | None = None
    """When the clock of this seat runs out, in seconds since the epoch."""
    paused: bool = False
    hurried: bool = False
    """Whether bots think less than they like."""
    words: Sequence[Word] = ()
    """What was said at the table."""

    @property
    def seat(self) -> Seat | None:
        return self.view.seat

    @property
    def is_asked(self) -> bool:
        """Whether the game waits for whoever looks."""
        return self.seat is not None and self.seat in self.view.waiting


@dataclass(frozen=True)
class Advice:
    """What an expert would do, and why."""

    move: str
    why: Sentence


class Client(ABC):
    """One seat of a table."""

    @property
    @abstractmethod
    def shown(self) -> Shown:
        """The table as this seat sees it now."""

    @abstractmethod
    async def play(self, move: str) -> None:
        """Make a move; raises Refused."""

    @abstractmethod
    async def opinion(self, move: str) -> Opinion:
        """What do the rules think of this move?"""

    @abstractmethod
    async def advice(self) -> Advice:
        """What would an expert do?"""
