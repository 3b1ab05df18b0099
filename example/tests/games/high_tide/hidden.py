"""What a seat of High Tide can't know: the hands of the others, and the stock."""

from cardtable.core.chance import Fast
from cardtable.core.move import Seat
from cardtable.core.stock import taken
from cardtable.games.high_tide.state import HighTideState


def deal_anew(state: HighTideState, seat: Seat | None, chance: Fast) -> HighTideState:
    """Mix the stock and all hands but this seat's."""
    others = [s for s in range(state.players) if s != seat]
    cards = [*state.stock, *(card for s in others for card in state.hands[s])]
    chance.shuffle(cards)
    for s in others:
        state.hands[s] = taken(cards, len(state.hands[s]))
    state.stock = cards
    return state


def census(state: HighTideState) -> list[str]:
    """Every card, wherever it lies."""
    cards = [*state.stock, *state.discards, *(card for hand in state.hands for card in hand)]
    return [str(card) for card in sorted(cards)]
