"""How to play High Tide: the lowest card that goes up; rather a new card than a fall, while hands are small."""

from collections.abc import Sequence
from typing import ClassVar, Final, assert_never

from cardtable.bots.brain import Brain
from cardtable.bots.mistake import Mistake
from cardtable.core.chance import Chance
from cardtable.core.move import READY, Ready, Seat
from cardtable.core.sentence import Sentence, say
from cardtable.games.high_tide.moves import DRAW, Draw, HighTideMove, Play
from cardtable.games.high_tide.scoring import totals
from cardtable.games.high_tide.state import HighTideState

SMALL: Final = 5
"""With so many cards in hand one draws rather than fall."""


def _jumps(state: HighTideState, seat: Seat, right: HighTideMove) -> HighTideMove | None:
    """Plays the highest card, after which hardly any other goes up."""
    return None if state.is_between else Play(max(state.hands[seat]))


MISTAKES: Final = (Mistake("high-tide-mistake-jumps", 60, _jumps),)


class HighTideBrain(Brain[HighTideState, HighTideMove]):
    mistakes: ClassVar[Sequence[Mistake]] = MISTAKES

    def expert(self, state: HighTideState, seat: Seat, chance: Chance) -> HighTideMove:
        if state.is_between:
            return READY
        hand = state.hands[seat]
        up = [card for card in hand if not state.is_fall(card)]
        if not up and state.stock and len(hand) < SMALL:
            return DRAW
        return Play(min(up or hand))

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
