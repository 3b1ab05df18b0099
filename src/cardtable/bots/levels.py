"""A bot of each level, and one that plays at random for the arena to measure the others by."""

from typing import Final

from cardtable.bots.bot import Bot, Easy, Medium, Random
from cardtable.bots.brain import Brain
from cardtable.bots.budget import Budget, study
from cardtable.bots.hard import Hard
from cardtable.core.game import Game
from cardtable.core.level import LEVELS, unknown_level

ALL_LEVELS: Final = ("random", *LEVELS)
"""Who may enter the arena."""


def bot(level: str, game: Game, brain: Brain, budget: Budget | None = None) -> Bot:
    """A bot of this level for this game; only those that search have use for a budget."""
    match level:
        case "random":
            return Random(game, brain)
        case "easy":
            return Easy(game, brain)
        case "medium":
            return Medium(game, brain)
        case "hard":
            return Hard(game, brain, budget)
        case "expert":
            return Hard(game, brain, budget or study(brain.studied))
        case _:
            raise unknown_level(level, ALL_LEVELS)
