"""How to play Geschenkt: what a card adds in points, against the chips that lie on it."""

from collections.abc import Sequence
from typing import ClassVar, Final

from cardtable.bots.brain import Brain
from cardtable.bots.mistake import Mistake
from cardtable.core.chance import Chance
from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence, say, signed
from cardtable.core.vectors import append, i64, vec
from cardtable.games.geschenkt.board import ALL_CARDS, MOST_PLAYERS
from cardtable.games.geschenkt.moves import PAY, TAKE, GeschenktMove
from cardtable.games.geschenkt.position import MOST_CHIPS
from cardtable.games.geschenkt.scoring import points
from cardtable.games.geschenkt.state import GeschenktState

GOES_FOR: Final = vec[float]([0.0, 0.0, 0.50, 0.57, 0.63, 0.68, 0.71, 0.74])
"""By the number of players: the part of its points that must lie on a card in chips; the more players, the more."""
EARLY: Final = 3.5
"""So many chips less will do at the beginning, when neighbours may still come; it fades with the deck."""
CARDS_TO_COME: Final = 23
THE_LAST_CHIPS: Final = 2.0
"""To somebody without chips a chip is worth so much more than its point; it fades as they grow."""
NEARLY_OUT: Final = 4.0
ALL_CHIPS: Final = range(MOST_CHIPS * MOST_PLAYERS + 1)
CHIP_WORTH: Final = vec[float]([1.0 + THE_LAST_CHIPS / (1 + chips) for chips in ALL_CHIPS])
COST_OF_ONE: Final = vec[float]([NEARLY_OUT / (1 + chips) for chips in ALL_CHIPS])
"""By the chips in hand: what a chip on the card is worth, and what it would cost to pay one."""
HOPE: Final = vec[float]([EARLY * to_come / CARDS_TO_COME for to_come in range(len(ALL_CARDS))])
"""By the cards to come: so many chips less will do."""
A_CHIP: Final = 1
"""Points that a chip is worth."""
WIN: Final = 20.0
"""A win counts like so many points."""
WORST: Final[i64] = 10_000
"""No score is worse."""
MANY_CHIPS: Final = 4
FEW_CHIPS: Final = 4
CHEAP: Final = 18
"""What beginners call many chips on a card, few in hand, and a cheap card beside its chips."""


def cost_of(state: GeschenktState, seat: i64) -> i64:
    """Points the card on offer adds to this seat's cards, without its chips: nothing behind the card below it; and the
    run above it no longer counts its lowest card."""
    card, held = state.pile[state.to_come - 1], state.cards[seat]
    beside, cost = held >> (card - 1), card
    if beside & 1:
        cost = 0
    if beside & 4:
        cost -= card + 1
    return cost


def is_fair(state: GeschenktState, seat: i64) -> bool:
    """Whether enough lies on the card for this seat to take it."""
    chips = state.chips[seat]
    worth = float(state.pot) * CHIP_WORTH[chips] - COST_OF_ONE[chips]
    return GOES_FOR[state.players] * float(cost_of(state, seat)) <= worth + HOPE[state.to_come - 1]


def _grabs_chips(state: GeschenktState, seat: Seat, right: GeschenktMove) -> GeschenktMove | None:
    """Takes a card for the chips on it, whatever it costs."""
    return TAKE if state.pot >= MANY_CHIPS else None


def _fears_to_run_out(state: GeschenktState, seat: Seat, right: GeschenktMove) -> GeschenktMove | None:
    """Takes a dear card rather than pay one of the last chips."""
    return TAKE if state.chips[seat] <= FEW_CHIPS else None


def _overlooks_runs(state: GeschenktState, seat: Seat, right: GeschenktMove) -> GeschenktMove | None:
    """Reads the number on a card, and not what it adds to its own cards."""
    joins = cost_of(state, seat) < state.offer
    return PAY if joins and state.chips[seat] and state.offer - state.pot > CHEAP else None


def _hurries(state: GeschenktState, seat: Seat, right: GeschenktMove) -> GeschenktMove | None:
    """Takes a middling card at once, where it would come round again with more on it."""
    return TAKE if cost_of(state, seat) - state.pot <= CHEAP else None


MISTAKES: Final = (
    Mistake("geschenkt-mistake-overlooks-runs", 90, _overlooks_runs),
    Mistake("geschenkt-mistake-grabs-chips", 85, _grabs_chips),
    Mistake("geschenkt-mistake-fears-to-run-out", 80, _fears_to_run_out),
    Mistake("geschenkt-mistake-hurries", 70, _hurries),
)


class GeschenktBrain(Brain[GeschenktState, GeschenktMove]):
    mistakes: ClassVar[Sequence[Mistake]] = MISTAKES
    patience: ClassVar[int] = 4

    def expert(self, state: GeschenktState, seat: Seat, chance: Chance) -> GeschenktMove:
        return TAKE if not state.chips[seat] or is_fair(state, seat) else PAY

    def why(self, state: GeschenktState, seat: Seat, move: GeschenktMove) -> Sentence:
        cost = int(cost_of(state, seat) - state.pot)
        if move != PAY:
            return say("geschenkt-why-take", card=state.offer, cost=signed(cost))
        return say("geschenkt-why-pay" if cost > A_CHIP else "geschenkt-why-wait", card=state.offer, cost=signed(cost))

    def value(self, state: GeschenktState, seat: Seat) -> float:
        own, best = points(state.cards[seat], state.chips[seat]), WORST
        for other in range(state.players):
            if other != seat:
                best = min(best, points(state.cards[other], state.chips[other]))
        win = WIN if own < best else WIN / 2 if own == best else 0.0
        return win + (best - own) / 2

    def to_come(self, state: GeschenktState) -> list[int]:
        """Nobody knows which cards went out: any of them might have come as well."""
        next_ones = state.pile[: state.to_come - 1] if state.to_come else state.pile[:0]
        return [int(card) for card in state.removed] + [int(card) for card in next_ones]

    def reorder(self, state: GeschenktState, cards: Sequence[int]) -> None:
        if state.to_come:
            out, offer = len(state.removed), state.offer
            state.removed, state.deck = vec[i64](cards[:out]), append(vec[i64](cards[out:]), offer)

    def suits_tree_search(self, state: GeschenktState) -> bool:
        return state.players == 2

    def observation(self, state: GeschenktState) -> int:
        return state.offer


BRAIN: Final = GeschenktBrain()
