"""Sentences as codes and facts. Their words, in every language, stand in the .ftl files; none stand here."""

from cardtable.core.values import Fact, Sentence

__all__ = ["Fact", "Sentence", "say", "signed"]


def say(code: str, **facts: Fact) -> Sentence:
    """The sentence with this code about these facts."""
    return Sentence(code, facts)


def signed(points: int) -> str:
    """A number of points with its sign, for people: +9, −3, 0."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")
