"""A first hand, to learn a game by playing it: a described deal, what everybody does in it, and one idea at a time.

It is played at an ordinary table and by the ordinary rules. The learner has the first seat; what the others do is
fixed as far as the lesson goes, and then everybody is free. Lessons are data, `lesson.json` in a game's folder, which
the catalog reads. Knows no game.
"""

import json
from collections.abc import Mapping
from typing import Any, Final


class Step:
    """An idea, and the move by which it is learned. Its words are `<game>-lesson-<idea>`."""

    def __init__(self, idea: str, move: str) -> None:
        self.idea: Final = idea
        self.move: Final = move


class Lesson:
    def __init__(self, deal: Mapping[str, Any], steps: tuple[Step, ...], others: tuple[tuple[str, ...], ...]) -> None:
        self.deal: Final = deal
        """A situation as Game.position takes it."""
        self.steps: Final = steps
        """What the learner does, move by move."""
        self.others: Final = others
        """What each of the other seats does, move by move."""

    def move(self, seat: int, made: int) -> str | None:
        """What a seat does after so many moves of its own; None where the lesson leaves it free."""
        moves = self.others[seat - 1] if seat else tuple([step.move for step in self.steps])
        return moves[made] if made < len(moves) else None


def read_lesson(text: str) -> Lesson:
    """The lesson with this written form."""
    written = json.loads(text)
    steps = tuple([Step(idea, move) for idea, move in written["steps"]])
    return Lesson(written["deal"], steps, tuple([tuple(moves) for moves in written["others"]]))
