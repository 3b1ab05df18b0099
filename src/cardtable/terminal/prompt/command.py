"""A word that can be typed at any prompt."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from cardtable.core.sentence import Sentence

type Handler = Callable[[str], Awaitable[Sentence | None]]
"""What a command does with what stands behind it; it may have something to say."""


@dataclass(frozen=True)
class Command:
    name: str
    takes: str
    """What stands behind it, for the help page."""
    handler: Handler
