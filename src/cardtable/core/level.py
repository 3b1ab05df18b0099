"""How strong a bot plays: the one list of levels, for tables, messages, bots and screens."""

from collections.abc import Sequence
from typing import Final, Literal

from cardtable.core.move import Refused

type Level = Literal["easy", "medium", "hard", "expert"]
LEVELS: Final[tuple[Level, ...]] = ("easy", "medium", "hard", "expert")
SEARCHING: Final = ("hard", "expert")
"""The levels that search, and play better the longer they may."""


def read_level(text: str) -> Level:
    """The level with this name."""
    for level in LEVELS:
        if level == text:
            return level
    raise unknown_level(text, LEVELS)


def unknown_level(text: str, levels: Sequence[str]) -> Refused:
    return Refused("level-unknown", level=text[:20], levels=", ".join(levels))
