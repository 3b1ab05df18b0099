"""How to play Sushi Go!: pick what adds most to the points expected in the end.

Looks at this seat's own hand, at what lies open and at the hands that came by, and at nothing else.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from cardtable.bots.brain import Brain
from cardtable.bots.equity import chance_to_win, scale_of, share_of_win
from cardtable.bots.mistake import Mistake
from cardtable.bots.sushi_go_mistakes import MISTAKES
from cardtable.bots.sushi_go_outlook import best_pick, pudding_hopes, weighed
from cardtable.core.chance import Chance
from cardtable.core.move import READY, Seat
from cardtable.core.sentence import Sentence, say
from cardtable.core.vectors import i64, vec
from cardtable.games.sushi_go.board import ROUNDS
from cardtable.games.sushi_go.cards import (
    CHOPSTICKS,
    DUMPLING,
    MAKI_1,
    MAKI_2,
    MAKI_3,
    NAMES,
    PUDDING,
    SASHIMI,
    TEMPURA,
    WASABI,
    card_names,
)
from cardtable.games.sushi_go.moves import Pick, SushiGoMove
from cardtable.games.sushi_go.packed import cards_in
from cardtable.games.sushi_go.scoring import points, puddings, scores
from cardtable.games.sushi_go.state import SushiGoState

MOST_CANDIDATES: Final = 8
WIN: Final = 10.0
"""What it is worth to have won, in points."""

WHY: Final = {
    TEMPURA: "sushi-go-why-collect",
    SASHIMI: "sushi-go-why-collect",
    DUMPLING: "sushi-go-why-collect",
    MAKI_1: "sushi-go-why-maki",
    MAKI_2: "sushi-go-why-maki",
    MAKI_3: "sushi-go-why-maki",
    PUDDING: "sushi-go-why-pudding",
    WASABI: "sushi-go-why-wasabi",
    CHOPSTICKS: "sushi-go-why-chopsticks",
}
"""What speaks for a card that brings nothing at once."""


class SushiGoBrain(Brain[SushiGoState, SushiGoMove]):
    swing: ClassVar[float] = 4.0
    mistakes: ClassVar[Sequence[Mistake]] = MISTAKES

    def expert(self, state: SushiGoState, seat: Seat, chance: Chance) -> SushiGoMove:
        return best_pick(state, seat) if state.hand_size else READY

    def why(self, state: SushiGoState, seat: Seat, move: SushiGoMove) -> Sentence:
        if not isinstance(move, Pick):
            return say("sushi-go-why-ready")
        cards = cards_in(state.laid[seat])
        gain = points([*cards, *move.cards]) - points(cards)
        if len(move.cards) == 2:
            return say("sushi-go-why-two", cards=card_names(move.cards), gain=gain)
        card = move.cards[0]
        return say("sushi-go-why-points" if gain else WHY[card], card=NAMES[card], gain=gain)

    def candidates(self, state: SushiGoState, seat: Seat) -> Sequence[SushiGoMove]:
        if not state.is_picking:
            return (READY,)
        best_first = sorted(weighed(state, seat), key=lambda weighed: -weighed[0])
        return [move for _, move in best_first[:MOST_CANDIDATES]]

    def stage(self, state: SushiGoState) -> int:
        return state.round if state.hand_size else 0

    def stages_left(self, state: SushiGoState) -> float:
        return ROUNDS - len(state.before) - (not state.is_picking)

    def value(self, state: SushiGoState, seat: Seat) -> float:
        """The lead over the best of the others and the chance to win by it, with what puddings promise until they are
        counted."""
        rounds = state.finished_rounds
        worths = [float(score) for score in scores(rounds, state.players, state.options)]
        if not state.is_over:
            held = puddings(rounds, state.players)
            counts = vec[i64]([held[s] for s in range(state.players)])
            worths = [worth + pudding_hopes(counts, s, state.round) for s, worth in enumerate(worths)]
        lead = worths[seat] - max([worth for s, worth in enumerate(worths) if s != seat])
        if state.is_over:
            return lead + WIN * share_of_win(worths, seat)
        return lead + WIN * chance_to_win(worths, seat, scale_of(self.swing, self.stages_left(state)))

    def credit(self, state: SushiGoState, seat: Seat) -> float:
        """Puddings promise something until they are counted."""
        if state.is_over:
            return 0.0
        return pudding_hopes(vec[i64](puddings(state.finished_rounds, state.players)), seat, state.round)


BRAIN: Final = SushiGoBrain()
