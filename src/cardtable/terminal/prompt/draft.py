"""A turn in the making: parts that were put together and are judged by the rules, and can be taken back."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from cardtable.core.sentence import Sentence
from cardtable.live.opinion import Opinion
from cardtable.terminal.prompt.moves import composed, parts


@dataclass(frozen=True)
class Draft:
    parts: tuple[str, ...] = ()
    says: Sentence | None = None
    """What the rules think of it."""
    is_complete: bool = False

    @property
    def move(self) -> str:
        return composed(self.parts)

    def grown(self, move: str) -> list[str]:
        """The moves that this draft and another composed one could make: with the cards of the new part beside those
        of the last one, or their parts one after the other."""
        more = parts(move)
        if not more:
            return []
        verb, _, cards = more[0].partition(" ")
        is_same = verb == self.parts[-1].partition(" ")[0]
        beside = composed((*self.parts[:-1], f"{self.parts[-1]} / {cards}", *more[1:]))
        return [*([beside] if is_same else []), composed((*self.parts, *more))]

    def judged(self, opinion: Opinion) -> "Draft":
        return replace(self, says=opinion.means, is_complete=opinion.legal)


def cards_in(draft: Draft, held: Iterable[str]) -> list[str]:
    """The cards of those at hand that a draft uses."""
    longest_first = sorted({*held}, key=len, reverse=True)
    if not longest_first or not draft.parts:
        return []
    return re.findall("|".join(map(re.escape, longest_first)), draft.move)
