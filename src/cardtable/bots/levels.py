"""The levels of bots, named for people."""

from typing import Final

from cardtable.bots.brain import Bot, Brain, Easy, Medium, Random
from cardtable.bots.search import USUAL_PLAYOUTS, Budget, Hard, playouts
from cardtable.core.game import Game
from cardtable.core.move import Refused

LEVELS: Final = ("random", "easy", "medium", "hard")


def bot(level: str, game: Game, brain: Brain, budget: Budget | None = None) -> Bot:
    """A bot of this level for this game; only a hard one has use for a budget."""
    match level:
        case "random":
            return Random(game, brain)
        case "easy":
            return Easy(game, brain)
        case "medium":
            return Medium(game, brain)
        case "hard":
            return Hard(game, brain, budget or playouts(USUAL_PLAYOUTS))
        case _:
            raise Refused("level-unknown", level=level[:20], levels=", ".join(LEVELS))
