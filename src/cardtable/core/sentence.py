"""Sentences as codes and facts. Their words, in every language, stand in the .ftl files; none stand here."""

from typing import Final

from cardtable.core.values import Fact, Sentence

__all__ = ["Fact", "Sentence", "say", "signed"]

FEW: Final = 200
"""Hardly a move is worth more points."""
_sentence: Final = Sentence
"""Kept at hand: a name that is imported from what isn't compiled is looked up each time."""


def say(code: str, **facts: Fact) -> Sentence:
    """The sentence with this code about these facts."""
    return _sentence(code, facts)


def signed(points: int) -> str:
    """A number of points with its sign, for people: +9, −3, 0."""
    return _SIGNED[points + FEW] if -FEW <= points <= FEW else _signed(points)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


_SIGNED: Final = [_signed(points) for points in range(-FEW, FEW + 1)]
"""Those of nearly all moves, made once."""
