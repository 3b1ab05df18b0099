"""A player who sees all cards, to measure luck by: what even such a one can't win is luck. It is never seated at a
table. Knows no game."""

from typing import Final

from cardtable.bots.brain import Brain
from cardtable.core.chance import Chance, Fast
from cardtable.core.game import NOBODY, State
from cardtable.core.move import Move, Seat


class Seer:
    """Tries every move in the true state and lets experts play the stage to its end: for them nothing is hidden that
    would change what comes, so one try says it all."""

    def __init__(self, brain: Brain) -> None:
        self.brain: Final = brain

    def choose(self, state: State, seat: Seat, chance: Chance) -> Move:
        moves: list[Move] = self.brain.move_ordering(state, seat, chance)
        seed = chance.below(1 << 30)
        values = [self._value(state, seat, move, Fast(seed)) for move in moves] if len(moves) > 1 else [0.0]
        return moves[values.index(max(values))]

    def _value(self, state: State, seat: Seat, move: Move, chance: Chance) -> float:
        ahead, stage = state.clone(), self.brain.stage(state)
        ahead.apply(seat, move)
        current = ahead.current_seat()
        while current != NOBODY and self.brain.stage(ahead) == stage:
            ahead.apply(current, self.brain.expert(ahead, current, chance))
            current = ahead.current_seat()
        return self.brain.value(ahead, seat)
