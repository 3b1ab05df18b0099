"""Whole games between bots, as journals."""

from cardtable.bots.budget import playouts
from cardtable.bots.levels import bot
from cardtable.catalog import brain, game
from cardtable.core.chance import Fast
from cardtable.live.past import KeptPast
from cardtable.table import decide
from cardtable.table.deeds import Entry, Opened, Played, Sat, Started
from cardtable.table.replay import replayed


def expert_game(name, players, seed, blunder=None, searches=0, beginner=None):
    """A game of medium bots, or of hard ones with so many playouts for a move, played again from its journal. One seat
    may be a beginner's.

    Before every step, if that is wished, somebody may blunder: a function from a step, a state and a seat to the move
    that is played instead of the expert's, or to None."""
    listed = game(name)
    level = "hard" if searches else "medium"
    expert, chance = bot(level, listed, brain(name), playouts(searches)), Fast(seed)
    easy = bot("easy", listed, brain(name))

    def chosen(step, state, seat):
        player = easy if seat == beginner else expert
        return (blunder and blunder(step, state, seat)) or player.think(state.knowledge(seat), seat, chance).move

    return played(Opened(name, listed.rules_version, f"{seed:064x}", {}, {}), players, chosen)


def game_from(state, kind, chosen, steps):
    """So many steps of a game that begins with a situation."""
    return played(decide.open_scenario(kind, state, {}), state.players, chosen, steps)


def played(opened, players, chosen, steps=None):
    """A game as its journal: to its end, or so many steps of it."""
    deeds = [opened, *(Sat(n, f"P{n}", "medium") for n in range(players)), Started(())]
    entries = [Entry(version, 0.0, deed) for version, deed in enumerate(deeds, 1)]
    state, step = replayed(game(opened.game), "t", entries).state, 0
    while state.waiting and step != steps:
        seat, step = state.waiting[0], step + 1
        move = state.check(seat, chosen(step, state, seat)).move
        state.make(seat, move)
        entries.append(Entry(len(entries) + 1, 0.0, Played(seat, str(move), "bot")))
    return KeptPast("t", entries)
