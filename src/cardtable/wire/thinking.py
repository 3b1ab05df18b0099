"""A bot's turn as bytes: a view comes in, a move comes out. This is all that a bot's process ever gets."""

from time import monotonic
from typing import Final

from cardtable.bots.budget import Budget, GoOn
from cardtable.bots.levels import bot
from cardtable.catalog import brain, game
from cardtable.core.chance import Fast
from cardtable.core.sentence import Sentence
from cardtable.wire.codec import read_view

PATIENCE: Final = 0.5
"""Seconds after which a bot begins no further try."""


def think(name: str, level: str, view: bytes, seed: int, budget: Budget | None = None) -> tuple[str, Sentence]:
    """The move of a bot of this level, and why."""
    seen = read_view(name, view)
    if seen.seat is None:
        raise ValueError("an onlooker has no move")
    thinker = bot(level, game(name), brain(name), budget or within(PATIENCE))
    thought = thinker.think(seen, seen.seat, Fast(seed))
    return str(thought.move), thought.why


def within(seconds: float) -> Budget:
    """A budget that ends by the clock."""

    def start() -> GoOn:
        end = monotonic() + seconds
        return lambda: monotonic() < end

    return start
