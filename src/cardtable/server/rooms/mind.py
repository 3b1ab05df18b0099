"""What a bot is asked, and by whom it may be answered: a process of its own, or whatever else can think."""

from dataclasses import dataclass
from typing import Protocol

from cardtable.core.sentence import Sentence
from cardtable.wire.thinking import advise, think, within


@dataclass(frozen=True)
class Question:
    """All that a mind ever gets."""

    game: str
    level: str
    view: bytes
    seed: int
    seconds: float | None
    """How long it may think; None asks for advice, which takes as long as it takes."""


def answered(question: Question) -> tuple[str, Sentence]:
    """A move and why."""
    if question.seconds is None:
        return advise(question.game, question.view)
    return think(question.game, question.level, question.view, question.seed, within(question.seconds))


class MindFailed(Exception):
    """It has died, hung, or found no answer."""


class Mind(Protocol):
    def ask(self, question: Question, patience: float) -> tuple[str, Sentence]:
        """A move and why; blocks for so many seconds at most. Raises MindFailed."""

    def end(self) -> None: ...
