"""A turn in the making: parts that were put together and are judged by the rules, and can be taken back."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cardtable.core.sentence import Sentence
from cardtable.terminal.desk import Opinion
from cardtable.terminal.typed import composed

OPEN: Final = ("draft", "missing")
"""The second word of a sentence that says what a draft without faults still lacks."""


@dataclass(frozen=True)
class Draft:
    parts: tuple[str, ...] = ()
    says: Sentence | None = None
    """What the rules think of it."""
    is_complete: bool = False

    @property
    def move(self) -> str:
        return composed(self.parts)

    def without_last(self) -> "Draft":
        return Draft(self.parts[:-1])

    def judged(self, opinion: Opinion) -> "Draft":
        return replace(self, says=opinion.means, is_complete=opinion.legal)


def is_open(opinion: Opinion) -> bool:
    """Whether a draft is right so far and only lacks something."""
    words: Sequence[str] = opinion.means.code.split("-")
    return opinion.legal or any(word in OPEN for word in words[1:2])
