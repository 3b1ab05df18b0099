"""How a game is played well, and what every bot makes of it: a thought from a view alone. Knows no game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from cardtable.core.chance import Chance
from cardtable.core.game import Game, State
from cardtable.core.move import Move, Seat
from cardtable.core.sentence import Sentence
from cardtable.core.view import View


class Thought:
    """A move, and why, as soon as somebody asks."""

    def __init__(self, move: Move, why: Callable[[], Sentence]) -> None:
        self.move: Final = move
        self._why: Final = why

    @property
    def why(self) -> Sentence:
        return self._why()


class Brain(ABC):
    """How one game is played well. A brain looks at a state only through its seat's eyes: at that seat's own cards and
    at what lies open. The states it gets are guesses, so there is nothing behind them to peek at."""

    @abstractmethod
    def expert(self, state: State, seat: Seat, chance: Chance) -> Move:
        """The move by rules of thumb."""

    @abstractmethod
    def easy(self, state: State, seat: Seat, chance: Chance) -> Move:
        """A sensible move of somebody who forgets and doesn't count."""

    @abstractmethod
    def why(self, state: State, seat: Seat, move: Move) -> Sentence:
        """What speaks for this move, in a sentence."""

    def candidates(self, state: State, seat: Seat) -> Sequence[Move]:
        """The moves a search tries; a game with many of them names the promising ones."""
        return state.legal(seat)

    def stage(self, state: State) -> int:
        """A search tries a move out until the game is over or this number changes, as when a round ends."""
        return 0

    def value(self, state: State, seat: Seat) -> float:
        """What that outcome is worth to a seat, in points of the game; more is better."""
        return float(sum(place > state.result.places[seat] for place in state.result.places))

    def is_far(self, state: State, moves: int) -> bool:
        """Whether a search that has tried out so many moves may stop here and trust the outlook."""
        return False

    def outlook(self, state: State, seat: Seat) -> float:
        """What a state that isn't the end of a stage is worth to a seat, in points of the game. It is asked in guesses
        only, where one may look at all hands."""
        return self.value(state, seat)

    def is_open(self, state: State) -> bool:
        """Whether two play and only the order of the cards to come is hidden: then a tree of both's moves is grown."""
        return False

    def sight(self, state: State) -> int:
        """What a move has brought to light, such as the next card: the tree tells positions apart by it."""
        return 0


class Bot(ABC):
    """A player at a table: a view comes in, a thought comes out."""

    def __init__(self, game: Game, brain: Brain) -> None:
        self.game: Final = game
        self.brain: Final = brain

    @abstractmethod
    def think(self, view: View, seat: Seat, chance: Chance) -> Thought: ...


class Random(Bot):
    """Any legal move."""

    def think(self, view: View, seat: Seat, chance: Chance) -> Thought:
        state = self.game.guess(view, chance)
        move = state.some(seat, chance)
        return Thought(move, lambda: self.brain.why(state, seat, move))


class Easy(Bot):
    """Plays sensibly, forgets, is never silly."""

    def think(self, view: View, seat: Seat, chance: Chance) -> Thought:
        state = self.game.guess(view, chance)
        move = self.brain.easy(state, seat, chance)
        return Thought(move, lambda: self.brain.why(state, seat, move))


class Medium(Bot):
    """Plays by the expert's rules of thumb."""

    def think(self, view: View, seat: Seat, chance: Chance) -> Thought:
        state = self.game.guess(view, chance)
        move = self.brain.expert(state, seat, chance)
        return Thought(move, lambda: self.brain.why(state, seat, move))
