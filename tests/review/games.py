"""Whole games between experts, as journals."""

from cardtable.bots.budget import playouts
from cardtable.bots.levels import bot
from cardtable.catalog import brain, game
from cardtable.core.chance import Fast
from cardtable.live.past import KeptPast
from cardtable.table.deeds import Entry, Opened, Played, Sat, Started
from cardtable.table.replay import replayed


def expert_game(name, players, seed, blunder=None, searches=0):
    """A game of medium bots, or of hard ones with so many playouts for a move, played again from its journal.

    Before every step, if that is wished, somebody may blunder: a function from a step, a state and a seat to the move
    that is played instead of the expert's, or to None."""
    listed = game(name)
    level = "hard" if searches else "medium"
    expert, chance = bot(level, listed, brain(name), playouts(searches)), Fast(seed)
    opened = Opened(name, listed.rules_version, f"{seed:064x}", {}, {})
    deeds = [opened, *(Sat(n, f"P{n}", "medium") for n in range(players)), Started(())]
    entries = [Entry(version, 0.0, deed) for version, deed in enumerate(deeds, 1)]
    state = replayed(listed, "t", entries).state
    step = 0
    while state.waiting:
        seat, step = state.waiting[0], step + 1
        wrong = blunder and blunder(step, state, seat)
        move = state.check(seat, wrong or expert.think(state.knowledge(seat), seat, chance).move).move
        state.make(seat, move)
        entries.append(Entry(len(entries) + 1, 0.0, Played(seat, str(move), "bot")))
    return KeptPast("t", entries)
