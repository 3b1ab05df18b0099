"""A bot's turn as bytes: a view comes in, a move comes out. This is all that a bot's process ever gets."""

from time import monotonic
from typing import Final

from cardtable.bots import adviser
from cardtable.bots.budget import Budget, GoOn
from cardtable.bots.levels import bot
from cardtable.catalog import brain, game
from cardtable.core.chance import Fast
from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence
from cardtable.core.view import View
from cardtable.wire.codec import read_view

PATIENCE: Final = {"hard": 0.5, "expert": 2.0}
"""Seconds after which a bot of a level that searches begins no further try."""


def think(name: str, level: str, view: bytes, seed: int, budget: Budget | None = None) -> tuple[str, Sentence]:
    """The move of a bot of this level, and why."""
    seen, seat = _seen(name, view)
    thinker = bot(level, game(name), brain(name), budget or within(PATIENCE.get(level, 0.0)))
    thought = thinker.think(seen, seat, Fast(seed))
    return str(thought.move), thought.why


def advise(name: str, view: bytes, budget: Budget | None = None) -> tuple[str, Sentence]:
    """What the adviser would do, and why: with as many tries as it takes, unless there is a clock."""
    seen, seat = _seen(name, view)
    thought = adviser.advise(game(name), brain(name), seen, seat, budget)
    return str(thought.move), thought.why


def _seen(name: str, view: bytes) -> tuple[View, Seat]:
    seen = read_view(name, view)
    if seen.seat is None:
        raise ValueError("an onlooker has no move")
    return seen, seen.seat


def within(seconds: float) -> Budget:
    """A budget that ends by the clock."""

    def start() -> GoOn:
        end = monotonic() + seconds
        return lambda: monotonic() < end

    return start
