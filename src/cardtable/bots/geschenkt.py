"""How to play Geschenkt: what a card will cost in the end, against the chips that lie on it."""

from typing import Final

from cardtable.bots.brain import Brain
from cardtable.core.chance import Chance
from cardtable.core.game import State
from cardtable.core.move import Move, Seat
from cardtable.core.sentence import Sentence, say, signed
from cardtable.games.geschenkt.moves import PAY, TAKE
from cardtable.games.geschenkt.scoring import points
from cardtable.games.geschenkt.state import GeschenktState

NEEDS_NEIGHBOUR: Final = 0.35
"""How much of a card's cost an open end of a run wins back on average."""


class GeschenktBrain(Brain):
    def expert(self, state: State, seat: Seat, chance: Chance) -> Move:
        assert isinstance(state, GeschenktState)
        if not state.chips[seat]:
            return TAKE
        return TAKE if _price(state, seat) <= _patience(state, seat) else PAY

    def easy(self, state: State, seat: Seat, chance: Chance) -> Move:
        assert isinstance(state, GeschenktState)
        if not state.chips[seat]:
            return TAKE
        return TAKE if state.deck[-1] - 2 * state.pot <= chance.below(10) else PAY

    def why(self, state: State, seat: Seat, move: Move) -> Sentence:
        assert isinstance(state, GeschenktState)
        cost = cost_of(state, seat) - state.pot
        if move == PAY:
            return say("geschenkt-why-pay", card=state.deck[-1], cost=signed(cost))
        return say("geschenkt-why-take", card=state.deck[-1], cost=signed(cost))


def cost_of(state: GeschenktState, seat: int) -> int:
    """Points the card on offer adds to this seat's cards, without its chips."""
    cards = state.cards[seat]
    return points([*cards, state.deck[-1]], 0) - points(cards, 0)


def _price(state: GeschenktState, seat: int) -> float:
    """What taking now costs: points less chips, less what may still join the card."""
    card, held = state.deck[-1], state.cards[seat]
    gone = {c for cards in state.cards for c in cards}
    open_ends = sum(1 for c in (card - 1, card + 1) if 3 <= c <= 35 and c not in gone and c not in held)
    return cost_of(state, seat) - state.pot - NEEDS_NEIGHBOUR * open_ends


def _patience(state: GeschenktState, seat: int) -> float:
    """The price at which taking is right: a card nobody else wants can go round once more for its chips."""
    card = state.deck[-1]
    rivals = [s for s in range(state.players) if s != seat]
    wanted = any(card + 1 in state.cards[s] or card - 1 in state.cards[s] for s in rivals)
    short = state.chips[seat] <= 2
    if cost_of(state, seat) <= 0:
        return 0.0 if wanted else -float(min(state.chips[s] for s in rivals) > 0) * len(rivals)
    return 9.0 if short else 6.0


BRAIN: Final = GeschenktBrain()
