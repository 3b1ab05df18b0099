"""The luck of the draw, told from skill: control variates as AIVAT uses them in poker. Knows no game.

Whenever a card comes off a pile whose order nobody knows, a judge says what the hands promise with the card that came,
and with others that could have come as well. The difference is luck: its mean is nothing, whatever the judge believes,
so taking it out of a result changes no expectation, and the better the judge, the less noise is left.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardtable.bots.brain import Brain
from cardtable.bots.equity import chance_to_win, scale_of
from cardtable.core.chance import Chance, Fast
from cardtable.core.game import Game, State
from cardtable.core.move import Move, Seat

OTHER_ORDERS: Final = 4
"""With so many other orders of the pile what came is compared."""


@dataclass
class Luck:
    """What luck has brought each seat so far: in points, and in chances to win."""

    points: list[float]
    wins: list[float]


class Draws:
    """Measures the luck of one game, move by move."""

    def __init__(self, game: Game, brain: Brain, players: int, chance: Chance) -> None:
        self.luck: Final = Luck([0.0] * players, [0.0] * players)
        self._sign: Final = -1.0 if game.low_score_wins else 1.0
        self._brain: Final = brain
        self._chance: Final = chance

    def make(self, state: State, seat: Seat, move: Move) -> None:
        """Make a move, and count the luck in it."""
        pile = self._brain.pile(state)
        if pile is None or not len(pile):
            state.apply(seat, move)
            return
        size, before = len(pile), state.clone()
        state.apply(seat, move)
        drawn, stage = self._brain.pile(state), self._brain.stage(state)
        if drawn is None or len(drawn) >= size or stage != self._brain.stage(before):
            return
        came = self._worths(state)
        others = [self._worths(self._otherwise(before, seat, move)) for _ in range(OTHER_ORDERS)]
        for s in range(state.players):
            self.luck.points[s] += came[0][s] - sum(other[0][s] for other in others) / OTHER_ORDERS
            self.luck.wins[s] += came[1][s] - sum(other[1][s] for other in others) / OTHER_ORDERS

    def _otherwise(self, before: State, seat: Seat, move: Move) -> State:
        """The same move with the pile in another order."""
        state = before.clone()
        pile = self._brain.pile(state)
        assert pile is not None
        self._chance.shuffle(pile)
        state.apply(seat, move)
        return state

    def _worths(self, state: State) -> tuple[Sequence[float], Sequence[float]]:
        """What the seats may expect: their points, more is better, and their chance to win."""
        standings = self._standings(state.clone())
        scale = scale_of(self._brain.swing, self._brain.stages_left(state))
        return standings, [chance_to_win(standings, s, scale) for s in range(len(standings))]

    def _standings(self, state: State) -> Sequence[float]:
        """As the judge sees them when an expert has finished the turn: a card that was drawn is worth what it does."""
        judge, stage, seed = self._brain.judge, self._brain.stage(state), Fast(0)
        assert judge is not None
        while state.waiting and self._brain.stage(state) == stage:
            if judge.is_lesson(state):
                return self._brain.standings(state)
            state.apply(state.waiting[0], self._brain.expert(state, state.waiting[0], seed))
        return [self._sign * (score or 0) for score in state.result.scores]
