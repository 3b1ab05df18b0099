"""A tree of both players' moves, where two play and only the order of the cards to come is hidden. Knows no game.

Rule 1: each try guesses the cards to come, follows the tree to a move not tried there, and lets the expert finish.
Rule 2: each player goes where their prospects are best, and now and then where little is known.
Rule 3: a position is worth what its most tried move is worth; a move is worth the mean of where it may lead.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from cardtable.bots.brain import Brain
from cardtable.core.chance import Chance
from cardtable.core.game import State
from cardtable.core.move import Move, Seat


class Branch:
    """A move in a position, what it leads to as far as it has been seen, and what it is worth to the tree's owner."""

    def __init__(self, move: Move) -> None:
        self.move: Final = move
        self.tries: int = 0
        self.worth: float = 0.0
        self.outcomes: float = 0.0
        """The sum of the outcomes of tries that left the tree here."""
        self.leads_to: Final[dict[int, Position]] = {}

    def weigh(self) -> None:
        """The mean of all that the move may lead to."""
        total = self.outcomes
        for position in self.leads_to.values():
            total += position.tries * position.worth
        self.worth = total / self.tries


class Position:
    """A position in the tree: whose turn it is, and the branches."""

    def __init__(self, is_own: bool, moves: Sequence[Move]) -> None:
        self.is_own: Final = is_own
        self.branches: Final = [Branch(move) for move in moves]
        self.tries: int = 0
        self.worth: float = 0.0

    def choose(self, curiosity: float) -> Branch:
        """A branch not yet tried, or the one with the best prospects for whoever is on turn."""
        best, most = self.branches[0], -1e18
        for branch in self.branches:
            if not branch.tries:
                return branch
            prospect = branch.worth if self.is_own else -branch.worth
            prospect += curiosity * sqrt(log(self.tries) / branch.tries)
            if prospect > most:
                best, most = branch, prospect
        return best

    def most_tried(self) -> Branch:
        best = self.branches[0]
        for branch in self.branches:
            if branch.tries > best.tries:
                best = branch
        return best


class Tree:
    """What one seat finds out about its moves, try by try."""

    def __init__(self, brain: Brain, seat: Seat, moves: Sequence[Move]) -> None:
        self.brain: Final = brain
        self.seat: Final = seat
        self.root: Final = Position(is_own=True, moves=moves)
        self.lowest: float = 1e18
        self.highest: float = -1e18

    def grow(self, state: State, chance: Chance) -> None:
        """One try, in a guessed state which is played to its end."""
        branch = self.root.choose(self._curiosity())
        path, taken = [self.root], [branch]
        state.apply(state.waiting[0], branch.move)
        while branch.tries and state.waiting:
            position = self._reached(branch, state, chance)
            branch = position.choose(self._curiosity())
            path.append(position)
            taken.append(branch)
            state.apply(state.waiting[0], branch.move)
        branch.outcomes += self._finish(state, chance)
        for i in range(len(path) - 1, -1, -1):
            _learn(path[i], taken[i])

    def best_two(self) -> tuple[Branch, Branch]:
        """The two moves tried most: where prospects are best, most is tried."""
        by_tries = sorted(self.root.branches, key=lambda branch: -branch.tries)
        return by_tries[0], by_tries[1]

    def _reached(self, branch: Branch, state: State, chance: Chance) -> Position:
        """The position a branch leads to in this state; new ones list the expert's move first."""
        sight = self.brain.sight(state)
        known = branch.leads_to.get(sight)
        if known is not None:
            return known
        seat = state.waiting[0]
        usual = self.brain.expert(state, seat, chance)
        moves = [usual, *(move for move in self.brain.candidates(state, seat) if move != usual)]
        branch.leads_to[sight] = Position(is_own=seat == self.seat, moves=moves)
        return branch.leads_to[sight]

    def _finish(self, state: State, chance: Chance) -> float:
        waiting = state.waiting
        while waiting:
            state.apply(waiting[0], self.brain.expert(state, waiting[0], chance))
            waiting = state.waiting
        worth = self.brain.value(state, self.seat)
        self.lowest, self.highest = min(self.lowest, worth), max(self.highest, worth)
        return worth

    def _curiosity(self) -> float:
        """A part of how far outcomes lie apart."""
        return max(self.highest - self.lowest, 1.0) / 3


def _learn(position: Position, branch: Branch) -> None:
    """Weigh anew what was just tried."""
    position.tries += 1
    branch.tries += 1
    branch.weigh()
    position.worth = position.most_tried().worth
