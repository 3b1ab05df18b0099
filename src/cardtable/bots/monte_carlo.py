"""Flat Monte Carlo search over determinizations: the hidden cards are guessed, many times, and each move is tried out
in every guess. Knows no game.

A *determinization* is a complete state that fits what a seat may know; `Game.guess` makes one from a view. In each of
them every move still in the race is made, and followed by a *playout*: the expert's moves for all seats, to the end of
a stage (the game, or a round). The value of a move is its mean over the determinizations.

Rule 1: within one determinization all moves are tried with the same chance and the same cards to come, so that only the
moves differ.
Rule 2: a move that falls clearly behind the leader drops out; the search ends when one is left, or its budget is spent.
Rule 3: what others are likely to hold follows from how an expert would have played (`guesses`).
Rule 4: the expert's own move is played unless another one proves better, or was learned to be (`Brain.leanings`).

What this can't see is what a player would learn on the way, and what others conclude from a move: in a guess all cards
lie open (strategy fusion). That the expert looks at each seat's own cards alone, in playouts too, keeps the harm small.
"""

from collections.abc import Sequence
from typing import Final

from cardtable.bots.brain import Brain
from cardtable.bots.budget import GoOn, is_interpreted
from cardtable.bots.guesses import likely
from cardtable.bots.race import Race
from cardtable.core.chance import Chance, Fast
from cardtable.core.game import NOBODY, Game, State
from cardtable.core.move import Move, Seat
from cardtable.core.view import View

CLOSELY: Final = not is_interpreted()
"""Whether there is time for a close look at every guess: interpreted, that would take most of it."""


class MonteCarlo:
    """One decision of one seat between some moves."""

    def __init__(
        self, game: Game, brain: Brain, view: View, seat: Seat, moves: Sequence[Move], leanings: Sequence[float] = ()
    ) -> None:
        self.game: Final = game
        self.brain: Final = brain
        self.view: Final = view
        self.seat: Final = seat
        self.moves: Final = moves
        self.leanings: Final = leanings
        """What was learned of the moves before, if anything."""

    def search(self, chance: Chance, go_on: GoOn) -> Race:
        """How the moves compare, for as long as the budget goes."""
        race = Race(len(self.moves), self.leanings)
        while race.is_open and self._try_all(race, self._likely(chance), chance, go_on):
            race.drop_the_beaten()
        return race

    def _likely(self, chance: Chance) -> State:
        return likely(self.game, self.brain, self.view, self.seat, chance, closely=CLOSELY)

    def _try_all(self, race: Race, determinization: State, chance: Chance, go_on: GoOn) -> bool:
        """Try every move left in one determinization; whether the budget allowed it."""
        values: list[float] = []
        stage, seed = self.brain.stage(determinization), chance.below(1 << 30)
        for number in race.left:
            if not go_on():
                return False
            ahead = determinization.clone()
            self.brain.keep_in_step(ahead, self.moves[number])
            ahead.apply(self.seat, self.moves[number])
            values.append(playout(self.brain, ahead, self.seat, stage, Fast(seed)))
        race.add(values)
        return True


def playout(brain: Brain, state: State, seat: Seat, stage: int, chance: Chance) -> float:
    """The worth of this state to a seat when everybody goes on like the expert."""
    play_on(brain, state, stage, chance)
    return brain.value(state, seat)


def play_on(brain: Brain, state: State, stage: int, chance: Chance) -> None:
    """Let everybody go on like the expert to the end of the stage."""
    current = state.current_seat()
    while current != NOBODY and brain.stage(state) == stage:
        move = brain.expert(state, current, chance)
        brain.keep_in_step(state, move)
        state.apply(current, move)
        current = state.current_seat()
