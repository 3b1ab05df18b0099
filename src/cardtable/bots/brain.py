"""How a game is played well: the expert's rules of thumb, and what a search asks about a game. Knows no game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from cardtable.core.chance import Chance
from cardtable.core.game import State
from cardtable.core.move import Move, Seat
from cardtable.core.sentence import Sentence


class Brain[S: State = Any, M: Move = Any](ABC):
    """How one game is played well. A brain looks at a state only through its seat's eyes: at that seat's own cards and
    at what lies open. The states it gets are guesses, so there is nothing behind them to peek at."""

    swing: ClassVar[float] = 10.0
    """The standard deviation of a seat's score in one stage between experts, in points of the game."""

    @abstractmethod
    def expert(self, state: S, seat: Seat, chance: Chance) -> M:
        """The move by rules of thumb; it is also the playout policy of the search."""

    @abstractmethod
    def easy(self, state: S, seat: Seat, chance: Chance) -> M:
        """A sensible move of somebody who forgets and doesn't count."""

    @abstractmethod
    def why(self, state: S, seat: Seat, move: M) -> Sentence:
        """What speaks for this move, in a sentence."""

    def candidates(self, state: S, seat: Seat) -> Sequence[M]:
        """The moves a search tries; a game with many of them names the promising ones."""
        return state.legal(seat)

    def stage(self, state: S) -> int:
        """A playout ends with the game, or when this number changes, as at the end of a round."""
        return 0

    def stages_left(self, state: S) -> float:
        """How many stages are still to come after this one, about."""
        return 0.0

    def value(self, state: S, seat: Seat) -> float:
        """What the end of a playout is worth to a seat, in points of the game; more is better."""
        return float(sum(place > state.result.places[seat] for place in state.result.places))

    def is_horizon(self, state: S, moves: int) -> bool:
        """Whether a playout of so many moves may be cut off here and trust the outlook."""
        return False

    def outlook(self, state: S, seat: Seat) -> float:
        """The heuristic evaluation of a state that isn't the end of a stage, in points of the game. It is asked in
        guesses only, where one may look at all hands."""
        return self.value(state, seat)

    def suits_tree_search(self, state: S) -> bool:
        """Whether two play and only the order of the cards to come is hidden."""
        return False

    def observation(self, state: S) -> int:
        """What a move has brought to light, such as the next card: the tree tells its nodes apart by it."""
        return 0

    def move_ordering(self, state: S, seat: Seat, chance: Chance) -> list[M]:
        """What a search tries, the expert's own move first."""
        usual = self.expert(state, seat, chance)
        return [usual, *(move for move in self.candidates(state, seat) if move != usual)]
