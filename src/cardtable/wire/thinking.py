"""A bot's turn as bytes: a view comes in, a move comes out. This is all that a bot's process ever gets."""

from cardtable.bots.levels import bot
from cardtable.catalog import brain, game
from cardtable.core.chance import Fast
from cardtable.core.sentence import Sentence
from cardtable.wire.codec import read_view


def think(name: str, level: str, view: bytes, seed: int) -> tuple[str, Sentence]:
    """The move of a bot of this level, and why."""
    seen = read_view(name, view)
    if seen.seat is None:
        raise ValueError("an onlooker has no move")
    thought = bot(level, game(name), brain(name)).think(seen, seen.seat, Fast(seed))
    return str(thought.move), thought.why
