"""Monte Carlo tree search (MCTS) for two players when only the order of the cards to come is hidden. Knows no game.

One tree serves all determinizations, as in information-set MCTS: a node stands for what both have seen (the moves, and
what they brought to light), not for one order of the deck. Each try goes through the four steps of MCTS:

Selection: from the root along the edge with the best upper confidence bound (UCB1) for whoever is on turn.
Expansion: at the first edge without a visit the try leaves the tree; the node behind it is made when it is reached
again, with the expert's move first.
Playout: the expert finishes the game for both.
Backpropagation: an edge is worth the mean of all it may lead to; a node is worth what its most visited edge is worth,
not the mean over its edges, so that a bad move tried once costs its parents nothing.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from cardtable.bots.brain import Brain
from cardtable.core.chance import Chance
from cardtable.core.game import NOBODY, State
from cardtable.core.move import Move, Seat

EXPLORATION: Final = 3
"""The constant of UCB1 is this part of how far outcomes lie apart."""


class Edge:
    """A move at a node, the nodes it has led to, and what it is worth to the tree's owner."""

    def __init__(self, move: Move) -> None:
        self.move: Final = move
        self.visits: int = 0
        self.value: float = 0.0
        self.outcomes: float = 0.0
        """The sum of the outcomes of tries that left the tree here."""
        self.nodes: Final[dict[int, Node]] = {}
        """By what the move brought to light."""

    def weigh(self) -> None:
        """The mean of all that the move may lead to."""
        total = self.outcomes
        for node in self.nodes.values():
            total += node.visits * node.value
        self.value = total / self.visits


class Node:
    """A position in the tree: whose turn it is, and the edges."""

    def __init__(self, is_own: bool, moves: Sequence[Move]) -> None:
        self.is_own: Final = is_own
        self.edges: Final = [Edge(move) for move in moves]
        self.visits: int = 0
        self.value: float = 0.0

    def select(self, exploration: float) -> Edge:
        """An edge without a visit, or the one with the best bound."""
        best, most = self.edges[0], -1e18
        for edge in self.edges:
            if not edge.visits:
                return edge
            bound = self.ucb(edge, exploration)
            if bound > most:
                best, most = edge, bound
        return best

    def ucb(self, edge: Edge, exploration: float) -> float:
        """The upper confidence bound of an edge (UCB1), for whoever is on turn here."""
        value = edge.value if self.is_own else -edge.value
        return value + exploration * sqrt(log(self.visits) / edge.visits)

    def most_visited(self) -> Edge:
        best = self.edges[0]
        for edge in self.edges:
            if edge.visits > best.visits:
                best = edge
        return best


class Tree:
    """What one seat finds out about its moves, try by try."""

    def __init__(self, brain: Brain, seat: Seat, moves: Sequence[Move]) -> None:
        self.brain: Final = brain
        self.seat: Final = seat
        self.root: Final = Node(is_own=True, moves=moves)
        self.lowest: float = 1e18
        self.highest: float = -1e18

    def grow(self, determinization: State, chance: Chance) -> None:
        """One try, in a guessed state which is played to its end."""
        state = determinization
        edge = self.root.select(self._exploration())
        path, taken = [self.root], [edge]
        state.apply(state.waiting[0], edge.move)
        while edge.visits and state.waiting:
            node = self._expand(edge, state, chance)
            edge = node.select(self._exploration())
            path.append(node)
            taken.append(edge)
            state.apply(state.waiting[0], edge.move)
        edge.outcomes += self._playout(state, chance)
        for i in range(len(path) - 1, -1, -1):
            _backpropagate(path[i], taken[i])

    def best_two(self) -> tuple[Edge, Edge]:
        """The two moves visited most: where the bound is best, most is tried."""
        by_visits = sorted(self.root.edges, key=lambda edge: -edge.visits)
        return by_visits[0], by_visits[1]

    def _expand(self, edge: Edge, state: State, chance: Chance) -> Node:
        """The node an edge leads to in this state, made when it is reached for the first time."""
        observation = self.brain.observation(state)
        known = edge.nodes.get(observation)
        if known is not None:
            return known
        seat = state.waiting[0]
        node = Node(is_own=seat == self.seat, moves=self.brain.move_ordering(state, seat, chance))
        edge.nodes[observation] = node
        return node

    def _playout(self, state: State, chance: Chance) -> float:
        current = state.current_seat()
        while current != NOBODY:
            state.apply(current, self.brain.expert(state, current, chance))
            current = state.current_seat()
        value = self.brain.value(state, self.seat)
        self.lowest, self.highest = min(self.lowest, value), max(self.highest, value)
        return value

    def _exploration(self) -> float:
        return max(self.highest - self.lowest, 1.0) / EXPLORATION


def _backpropagate(node: Node, edge: Edge) -> None:
    """Weigh anew what was just tried."""
    node.visits += 1
    edge.visits += 1
    edge.weigh()
    node.value = node.most_visited().value
