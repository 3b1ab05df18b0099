"""The levels of bots, named for people."""

from typing import Final

from cardtable.bots.brain import Bot, Brain, Easy, Medium, Random
from cardtable.core.game import Game
from cardtable.core.move import Refused

LEVELS: Final = {"random": Random, "easy": Easy, "medium": Medium, "hard": Medium}


def bot(level: str, game: Game, brain: Brain) -> Bot:
    """A bot of this level for this game."""
    if level not in LEVELS:
        raise Refused("level-unknown", level=level[:20], levels=", ".join(LEVELS))
    return LEVELS[level](game, brain)
