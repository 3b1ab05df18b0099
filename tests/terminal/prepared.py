"""Games that have come to a known point, so that no test depends on how bots play today."""

import asyncio
import os

from cardtable.catalog import game
from cardtable.live import files
from cardtable.terminal.local.setup import Setup, deal_seed

TURN_3 = ("take", "take", "pay")
"""What Sailor Moon does before it is Ann's turn."""


def saved(folder, people=("Ann",), bots=("medium", "easy"), moves=TURN_3, name="geschenkt", seed=5, clock=0, **options):
    """A saved game in a file of this folder, after these moves of whoever is waited for first, or what finds them."""
    before = os.environ.get("XDG_STATE_HOME")
    os.environ["XDG_STATE_HOME"] = str(folder / "made-for-saving")
    try:
        setup = Setup(game(name), deal_seed(seed), options, clock)
        for person in people:
            setup.add_person(person)
        setup.add_bots(bots)
        made = asyncio.run(setup.begin())
    finally:
        os.environ.pop("XDG_STATE_HOME")
        if before is not None:
            os.environ["XDG_STATE_HOME"] = before
    for move in moves(made) if callable(moves) else moves:
        asyncio.run(made.play(made.state.waiting[0], move))
    files.save(folder / "prepared", made.record())
    made.journal.release()
    return "prepared"


def alone_at_turn_3(folder):
    """The arguments that go on with a game in which Ann decides on the 20, with a chip on it."""
    return ("play", "--load", saved(folder), "--pace", "0")
