"""Guesses of what is hidden from a seat that are as likely as what the others did makes them. Knows no game."""

from cardtable.bots.brain import Brain
from cardtable.core.chance import Chance
from cardtable.core.game import Game, State
from cardtable.core.move import Seat
from cardtable.core.view import View


def likely(game: Game, brain: Brain, view: View, seat: Seat, chance: Chance, *, closely: bool = False) -> State:
    """A determinization in which others are thought to have played like experts; a close look takes far longer."""
    best = game.guess(view, chance)
    least = brain.surprise(best, seat, closely=closely) if brain.guesses > 1 else 0.0
    for _ in range(brain.guesses - 1):
        if not least:
            break
        other = game.guess(view, chance)
        surprise = brain.surprise(other, seat, closely=closely)
        if surprise < least:
            best, least = other, surprise
    brain.refine(best, seat, chance)
    if closely:
        brain.settle(best, seat, chance)
    return best
