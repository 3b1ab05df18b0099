"""How to play High Tide: the lowest card that goes up; rather a new card than a fall, while hands are small."""

from typing import Final, assert_never

from cardtable.bots.brain import Brain
from cardtable.core.chance import Chance
from cardtable.core.move import READY, Ready, Seat
from cardtable.core.sentence import Sentence, say
from cardtable.games.high_tide.moves import DRAW, Draw, HighTideMove, Play
from cardtable.games.high_tide.scoring import totals
from cardtable.games.high_tide.state import HighTideState

SMALL: Final = 5
"""With so many cards in hand one draws rather than fall."""


class HighTideBrain(Brain[HighTideState, HighTideMove]):
    def expert(self, state: HighTideState, seat: Seat, chance: Chance) -> HighTideMove:
        if state.is_between:
            return READY
        hand = state.hands[seat]
        up = [card for card in hand if not state.is_fall(card)]
        if not up and state.stock and len(hand) < SMALL:
            return DRAW
        return Play(min(up or hand))

    def easy(self, state: HighTideState, seat: Seat, chance: Chance) -> HighTideMove:
        """Plays its highest card now and then, and any card otherwise."""
        if state.is_between:
            return READY
        hand = state.hands[seat]
        return Play(max(hand) if chance.below(2) else hand[chance.below(len(hand))])

    def why(self, state: HighTideState, seat: Seat, move: HighTideMove) -> Sentence:
        match move:
            case Play():
                return say("high-tide-why-fall" if state.is_fall(move.card) else "high-tide-why-rise", card=move.card)
            case Draw():
                return say("high-tide-why-draw")
            case Ready():
                return say("high-tide-why-ready")
            case _:
                assert_never(move)

    def stage(self, state: HighTideState) -> int:
        """A search looks to the end of the round."""
        return len(state.finished)

    def value(self, state: HighTideState, seat: Seat) -> float:
        """The lead over the best of the others."""
        points = totals(state)
        own = points.pop(seat)
        return float(min(points) - own)


BRAIN: Final = HighTideBrain()
