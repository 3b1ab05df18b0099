"""The hard bot: it searches with the expert's help. Knows no game.

Two searches share the work. Where two play and only the order of the cards to come is hidden, a tree of both's moves is
grown (`tree_search`); everywhere else flat Monte Carlo over determinizations compares the moves (`monte_carlo`).
"""

from collections.abc import Sequence
from typing import Final

from cardtable.bots.bot import Bot, Thought
from cardtable.bots.brain import Brain
from cardtable.bots.budget import Budget, GoOn
from cardtable.bots.monte_carlo import MonteCarlo
from cardtable.bots.race import Race
from cardtable.bots.tree_search import Tree
from cardtable.core.chance import Chance
from cardtable.core.game import Game, State
from cardtable.core.move import Move, Seat
from cardtable.core.sentence import Sentence, say
from cardtable.core.view import View


class Hard(Bot):
    """Searches for as long as its budget goes."""

    def __init__(self, game: Game, brain: Brain, budget: Budget) -> None:
        super().__init__(game, brain)
        self.budget: Final = budget

    def think(self, view: View, seat: Seat, chance: Chance) -> Thought:
        go_on = self.budget()
        state = self.game.guess(view, chance)
        moves = self.brain.move_ordering(state, seat, chance)
        if len(moves) == 1:
            return Thought(moves[0], lambda: self.brain.why(state, seat, moves[0]))
        if self.brain.suits_tree_search(state):
            return self._by_tree_search(moves, view, seat, chance, go_on)
        race = MonteCarlo(self.game, self.brain, view, seat, moves).search(chance, go_on)
        best = race.best()
        return Thought(moves[best], lambda: self._why(race, moves, best, state, seat))

    def _by_tree_search(self, moves: Sequence[Move], view: View, seat: Seat, chance: Chance, go_on: GoOn) -> Thought:
        tree = Tree(self.brain, seat, moves)
        while go_on():
            tree.grow(self.game.guess(view, chance), chance)
        best, second = tree.best_two()
        return Thought(best.move, lambda: _preferred(tree.root.visits, best.value - second.value, second.move))

    def _why(self, race: Race, moves: Sequence[Move], best: int, state: State, seat: Seat) -> Sentence:
        """By how much the move was ahead of the next best one; the rules of thumb where it wasn't tried."""
        second = race.second(best)
        if second is None:
            return self.brain.why(state, seat, moves[best])
        return _preferred(race.tries(second), race.mean(best, second), moves[second])


def _preferred(tries: int, margin: float, other: Move) -> Sentence:
    return say("bot-prefers", tries=tries, margin=f"{max(margin, 0.0):.1f}", other=str(other))
