"""How to play Steps: the lowest card that goes up, else the lowest of all."""

from cardtable.games.steps import Play, StepsState

from cardtable.bots.brain import Brain
from cardtable.core.chance import Chance
from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence, say


class StepsBrain(Brain[StepsState, Play]):
    def expert(self, state: StepsState, seat: Seat, chance: Chance) -> Play:
        up = [card for card in state.hands[seat] if not state.is_down(card)]
        return Play(min(up or state.hands[seat]))

    def easy(self, state: StepsState, seat: Seat, chance: Chance) -> Play:
        return state.some(seat, chance)

    def why(self, state: StepsState, seat: Seat, move: Play) -> Sentence:
        return say("steps-why", card=move.card)


BRAIN = StepsBrain()
