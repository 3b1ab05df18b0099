"""Sentences as codes and facts. Their words, in every language, stand in the .ftl files; none stand here."""

from dataclasses import dataclass, field

type Fact = int | str


@dataclass
class Sentence:
    """Something to be said to people. It is never changed, yet not frozen: ten are made for a move, and a frozen one
    takes twice as long.

    A fact whose name begins with `player` holds a seat and is spoken as that player's name; one whose name begins with
    `card` holds cards in their written form, separated by blanks, and is spoken as the game names its cards.
    """

    code: str
    facts: dict[str, Fact] = field(default_factory=dict)


def say(code: str, **facts: Fact) -> Sentence:
    """The sentence with this code about these facts."""
    return Sentence(code, facts)


def signed(points: int) -> str:
    """A number of points with its sign, for people: +9, −3, 0."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")
