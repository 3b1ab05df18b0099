"""The hard bot: it guesses what lies hidden, many times, and tries each move out in every guess. Knows no game.

Rule 1: in each guess every move left in the race is followed by the expert's moves for all seats, with the same chance,
to the end of a stage or until the brain trusts its outlook.
Rule 2: a move that falls clearly behind the leader drops out; the search ends when one is left, or its budget is spent.
Rule 3: the expert's own move is played unless another one proves better.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from cardtable.bots.brain import Bot, Brain, Thought
from cardtable.bots.tree import Tree
from cardtable.core.chance import Chance, Fast
from cardtable.core.game import Game, State
from cardtable.core.move import Move, Seat
from cardtable.core.sentence import Sentence, say
from cardtable.core.view import View

type GoOn = Callable[[], bool]
"""Asked before each playout: whether there is budget for it."""

type Budget = Callable[[], GoOn]
"""A budget that begins anew with each decision."""

USUAL_PLAYOUTS: Final = 400
FIRST_LOOK: Final = 12
"""Guesses before the first move may drop out; afterwards it is asked each time that half as many have been added."""
CLEARLY: Final = 2.0
CERTAINLY: Final = 3.0
"""Standard errors behind the leader at which a move drops out, and at which the expert's does."""
PROVEN: Final = 0.5
DOUBT: Final = 24.0
"""Standard errors by which a move must be ahead of the expert's: so many, and more the fewer guesses there were."""
TOO_FEW: Final = 3
"""So many guesses prove nothing."""


def playouts(number: int) -> Budget:
    """A budget counted in playouts, for tests and the arena: the same seed gives the same move."""

    def start() -> GoOn:
        left = number

        def go_on() -> bool:
            nonlocal left
            left -= 1
            return left >= 0

        return go_on

    return start


class Hard(Bot):
    """Searches with the expert's help."""

    def __init__(self, game: Game, brain: Brain, budget: Budget) -> None:
        super().__init__(game, brain)
        self.budget: Final = budget

    def think(self, view: View, seat: Seat, chance: Chance) -> Thought:
        go_on = self.budget()
        state = self.game.guess(view, chance)
        usual = self.brain.expert(state, seat, chance)
        moves = [usual, *(move for move in self.brain.candidates(state, seat) if move != usual)]
        if len(moves) == 1:
            return Thought(usual, lambda: self.brain.why(state, seat, usual))
        if self.brain.is_open(state):
            return self._by_tree(moves, view, seat, chance, go_on)
        race = Race(len(moves))
        while race.is_open and self._try_all(race, moves, self.game.guess(view, chance), seat, chance, go_on):
            race.drop_the_beaten()
        best = race.best()
        return Thought(moves[best], lambda: self._why(race, moves, best, state, seat))

    def _by_tree(self, moves: Sequence[Move], view: View, seat: Seat, chance: Chance, go_on: GoOn) -> Thought:
        tree = Tree(self.brain, seat, moves)
        while go_on():
            tree.grow(self.game.guess(view, chance), chance)
        best, second = tree.best_two()
        return Thought(best.move, lambda: _why(tree.root.tries, best.worth - second.worth, second.move))

    def _try_all(
        self, race: "Race", moves: Sequence[Move], world: State, seat: Seat, chance: Chance, go_on: GoOn
    ) -> bool:
        """Try every move left in one guessed world; whether the budget allowed it."""
        values: list[float] = []
        seed = chance.below(1 << 30)
        for number in race.left:
            if not go_on():
                return False
            ahead = world.clone()
            ahead.apply(seat, moves[number])
            values.append(self._play_out(ahead, seat, self.brain.stage(world), Fast(seed)))
        race.add(values)
        return True

    def _play_out(self, state: State, seat: Seat, stage: int, chance: Chance) -> float:
        """The worth of this state to a seat when everybody goes on like the expert."""
        brain, moves = self.brain, 0
        waiting = state.waiting
        while waiting and brain.stage(state) == stage:
            if brain.is_far(state, moves):
                return brain.outlook(state, seat)
            state.apply(waiting[0], brain.expert(state, waiting[0], chance))
            moves += 1
            waiting = state.waiting
        return brain.value(state, seat)

    def _why(self, race: "Race", moves: Sequence[Move], best: int, state: State, seat: Seat) -> Sentence:
        """By how much the move was ahead of the next best one; the rules of thumb where it wasn't tried."""
        second = race.second(best)
        if second is None:
            return self.brain.why(state, seat, moves[best])
        return _why(race.tries(second), race.mean(best, second), moves[second])


def _why(tries: int, margin: float, other: Move) -> Sentence:
    return say("bot-prefers", tries=tries, margin=f"{max(margin, 0.0):.1f}", other=str(other))


class Race:
    """What each move was worth in each guessed world. Move 0 is the expert's."""

    def __init__(self, moves: int) -> None:
        self.left: list[int] = list(range(moves))
        """The moves that have not dropped out."""
        self.values: Final[list[list[float]]] = [[] for _ in range(moves)]
        self.next_look: int = FIRST_LOOK

    @property
    def is_open(self) -> bool:
        return len(self.left) > 1

    def add(self, values: Sequence[float]) -> None:
        """One more world, with a value for each move left."""
        for number, value in zip(self.left, values, strict=True):
            self.values[number].append(value)

    def tries(self, move: int) -> int:
        return len(self.values[move])

    def mean(self, move: int, other: int) -> float:
        """By how much a move was better than another, on average over the worlds both were tried in."""
        return self._lead(move, other)[0]

    def drop_the_beaten(self) -> None:
        """Take out the moves that lie clearly behind the leader."""
        tries = self.tries(self.left[0])
        if tries < self.next_look:
            return
        self.next_look = tries + FIRST_LOOK // 2
        leader = self._leader()
        self.left = [move for move in self.left if move == leader or not self._is_beaten(move, leader)]

    def best(self) -> int:
        """The leader, if it is proven to be better than the expert's move."""
        leader = self._leader()
        errors = PROVEN + DOUBT / max(self.tries(leader), 1)
        return leader if self._is_ahead(leader, 0, errors) else 0

    def second(self, best: int) -> int | None:
        """The next best of the moves that were tried longest."""
        others = [move for move in range(len(self.values)) if move != best and self.values[move]]
        return max(others, key=lambda move: (self.tries(move), -self.mean(best, move))) if others else None

    def _leader(self) -> int:
        best, most = self.left[0], -1e18
        for move in self.left:
            total = sum(self.values[move])
            if total > most:
                best, most = move, total
        return best

    def _is_beaten(self, move: int, leader: int) -> bool:
        return self._is_ahead(leader, move, CLEARLY if move else CERTAINLY)

    def _is_ahead(self, move: int, other: int, errors: float) -> bool:
        if self.tries(move) <= TOO_FEW:
            return False
        mean, error = self._lead(move, other)
        return mean > errors * error

    def _lead(self, move: int, other: int) -> tuple[float, float]:
        """The mean difference of two moves and its standard error; the same chance makes them comparable."""
        pairs = list(zip(self.values[move], self.values[other], strict=False))
        count = len(pairs)
        mean = sum(a - b for a, b in pairs) / count
        spread = sum((a - b - mean) ** 2 for a, b in pairs) / max(count - 1, 1)
        return mean, sqrt(spread / count)
