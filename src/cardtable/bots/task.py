"""A task: something that can be reached this turn by ending it with one card, and not with others. Knows no game.

Whether a card will do is found out exactly, not by tries: so there is nothing to be unsure about.
"""

from typing import Any, Final

from cardtable.core.sentence import Sentence

CHOICES: Final = 5
"""Among so many cards the right one is to be found, at most."""
FEWEST_CHOICES: Final = 3


class Task:
    """What is to be reached, by which turn, and what each of the discards to choose from leaves in hand more than
    that; the right one nothing."""

    def __init__(self, goal: Sentence, turn: Any, right: Any, costs: dict[Any, int]) -> None:
        self.goal: Final = goal
        self.turn: Final[Any] = turn
        """The whole turn."""
        self.right: Final[Any] = right
        """The bare discard it ends with."""
        self.costs: Final = costs
