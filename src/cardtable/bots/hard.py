"""The hard bot, and the expert level with more time: they search with the help of rules of thumb. Know no game.

Two searches share the work. Where two play and only the order of the cards to come is hidden, a tree of both's moves is
grown (`tree_search`); everywhere else flat Monte Carlo over determinizations compares the moves (`monte_carlo`).
"""

from collections.abc import Sequence
from typing import Final

from cardtable.bots.bot import Bot, Thought
from cardtable.bots.brain import Brain
from cardtable.bots.budget import Budget, GoOn, playouts
from cardtable.bots.monte_carlo import MonteCarlo
from cardtable.bots.race import Race
from cardtable.bots.reason import by_thumb, by_tries, preferred
from cardtable.bots.tree_search import Tree
from cardtable.core.chance import Chance
from cardtable.core.game import Game, State
from cardtable.core.move import Move, Seat
from cardtable.core.sentence import Sentence
from cardtable.core.view import View


class Hard(Bot):
    """Searches for as long as its budget goes; without one, for as many playouts as the game's hard level has."""

    def __init__(self, game: Game, brain: Brain, budget: Budget | None = None) -> None:
        super().__init__(game, brain)
        self.budget: Final = budget

    def think(self, view: View, seat: Seat, chance: Chance) -> Thought:
        state = self.game.guess(view, chance)
        go_on = (self.budget or playouts(self.brain.searched(state.players)))()
        moves = self.brain.move_ordering(state, seat, chance)
        if len(moves) == 1:
            return Thought(moves[0], lambda: by_thumb(self.brain, state, seat, moves[0]))
        if self.brain.suits_tree_search(state):
            return self._by_tree_search(state, moves, view, seat, chance, go_on)
        leanings = self.brain.leanings(state, seat, moves)
        race = MonteCarlo(self.game, self.brain, view, seat, moves, leanings).search(chance, go_on)
        best = race.best()
        return Thought(moves[best], lambda: self._why(race, moves, best, state, seat))

    def _by_tree_search(
        self, state: State, moves: Sequence[Move], view: View, seat: Seat, chance: Chance, go_on: GoOn
    ) -> Thought:
        tree = Tree(self.brain, seat, moves)
        while go_on():
            tree.grow(self.game.guess(view, chance), chance)
        best, second = tree.best_two()
        move, lead = best.move, best.value - second.value

        def why() -> Sentence:
            if not second.visits:
                return by_thumb(self.brain, state, seat, move)
            return self._compared(state, seat, moves, move, second.move, tree.root.visits, lead)

        return Thought(move, why)

    def _why(self, race: Race, moves: Sequence[Move], best: int, state: State, seat: Seat) -> Sentence:
        """By how much the move was ahead of the next best one; the rules of thumb where it wasn't tried."""
        second = race.second(best)
        if second is None:
            return by_thumb(self.brain, state, seat, moves[best])
        tries, lead = race.tries(second), race.mean(best, second)
        return self._compared(state, seat, moves, moves[best], moves[second], tries, lead)

    def _compared(
        self, state: State, seat: Seat, moves: Sequence[Move], move: Move, other: Move, tries: int, lead: float
    ) -> Sentence:
        """With the reason of the rules of thumb, where these would have chosen the same: they come first."""
        if move != moves[0]:
            return preferred(self.game, self.brain, other, tries, lead)
        return by_tries(self.brain, self.brain.why(state, seat, move), other, tries, lead)
