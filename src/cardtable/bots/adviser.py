"""The adviser: one expert for hints, scenarios and reviews in every client. Knows no game.

Who asks again about the same view, in whatever client, gets the same answer: it counts tries, not seconds, and its
chance is always the same.
"""

from typing import Final

from cardtable.bots.bot import Thought
from cardtable.bots.brain import Brain
from cardtable.bots.budget import Budget
from cardtable.bots.levels import bot
from cardtable.core.chance import Fast
from cardtable.core.game import Game
from cardtable.core.level import Level
from cardtable.core.move import Seat
from cardtable.core.view import View

ADVISER: Final[Level] = "expert"
ADVICE: Final = 0
"""The adviser's chance."""


def advise(game: Game, brain: Brain, view: View, seat: Seat, budget: Budget | None = None) -> Thought:
    """What the adviser would do, and why."""
    return bot(ADVISER, game, brain, budget).think(view, seat, Fast(ADVICE))
