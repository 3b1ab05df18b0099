"""How to play Steps: the lowest card that goes up, else the lowest of all."""

from cardtable.games.steps import Play, StepsState

from cardtable.bots.brain import Brain
from cardtable.core.chance import Chance
from cardtable.core.game import State
from cardtable.core.move import Move, Seat
from cardtable.core.sentence import Sentence, say


class StepsBrain(Brain):
    def expert(self, state: State, seat: Seat, chance: Chance) -> Move:
        assert isinstance(state, StepsState)
        up = [card for card in state.hands[seat] if not state.is_down(card)]
        return Play(min(up or state.hands[seat]))

    def easy(self, state: State, seat: Seat, chance: Chance) -> Move:
        return state.some(seat, chance)

    def why(self, state: State, seat: Seat, move: Move) -> Sentence:
        assert isinstance(move, Play)
        return say("steps-why", card=move.card)


BRAIN = StepsBrain()
