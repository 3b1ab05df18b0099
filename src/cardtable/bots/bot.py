"""Players at a table: a view comes in, a thought comes out. Knows no game."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from cardtable.bots.brain import Brain
from cardtable.bots.reason import by_mistake, by_thumb
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


class Bot(ABC):
    """A player at a table, who knows its view and guesses the rest."""

    def __init__(self, game: Game, brain: Brain) -> None:
        self.game: Final = game
        self.brain: Final = brain

    @abstractmethod
    def think(self, view: View, seat: Seat, chance: Chance) -> Thought: ...


class PolicyBot(Bot):
    """A bot that looks once and moves: one guess, one rule by which it chooses."""

    def think(self, view: View, seat: Seat, chance: Chance) -> Thought:
        state = self.game.guess(view, chance)
        move = self.choose(state, seat, chance)
        return Thought(move, lambda: by_thumb(self.brain, state, seat, move))

    @abstractmethod
    def choose(self, state: State, seat: Seat, chance: Chance) -> Move: ...


class Random(PolicyBot):
    """Any legal move."""

    def choose(self, state: State, seat: Seat, chance: Chance) -> Move:
        move: Move = state.some(seat, chance)
        return move


class Medium(PolicyBot):
    """Plays by the expert's rules of thumb."""

    def choose(self, state: State, seat: Seat, chance: Chance) -> Move:
        move: Move = self.brain.expert(state, seat, chance)
        return move


class Easy(Bot):
    """A beginner: knows the rules of thumb, and makes the usual mistakes."""

    def think(self, view: View, seat: Seat, chance: Chance) -> Thought:
        state = self.game.guess(view, chance)
        right: Move = self.brain.expert(state, seat, chance)
        slip = self.brain.slip(state, seat, right, chance)
        if slip is None:
            return Thought(right, lambda: by_thumb(self.brain, state, seat, right))
        return Thought(slip.move, lambda: by_mistake(self.brain, slip, right))
