"""What a seat at a table of Rummy With Jokers can't know: the other hands, the draw pile, the card that closed."""

from collections import Counter

from cardtable.core.cards import Card, card_name
from cardtable.core.chance import Fast
from cardtable.core.move import Seat
from cardtable.games.rummy.state import RummyState


def deal_anew(state: RummyState, seat: Seat | None, chance: Fast) -> RummyState:
    """Mix the draw pile with the hands of the others; after a recycling the pile stays within what was recycled."""
    if state.is_deal_over:
        return _mix_pile(state, chance)
    others = [s for s in range(state.players) if s != seat]
    hidden = [int(card) for card in (*state.stock, *(card for s in others for card in state.hands[s]))]
    chance.shuffle(hidden)
    may_lie = Counter(state.recycled) if state.recycles else Counter(hidden)
    state.stock = _picked(hidden, len(state.stock), may_lie)
    for s in others:
        size = len(state.hands[s])
        state.hands[s], hidden = [Card(card) for card in hidden[:size]], hidden[size:]
    if state.drawn is not None and state.turn != seat:
        state.drawn = state.hands[state.turn][-1]
    return state


def census(state: RummyState) -> list[str]:
    """Every card, wherever it lies."""
    held = [card for hand in state.hands for card in hand]
    melded = [card for meld in state.melds for card in meld.cards]
    closing = [] if state.closing is None else [state.closing]
    return sorted(map(card_name, [*state.stock, *state.discards, *held, *melded, *closing]))


def _mix_pile(state: RummyState, chance: Fast) -> RummyState:
    cards = [int(card) for card in state.stock]
    chance.shuffle(cards)
    state.stock = [Card(card) for card in cards]
    return state


def _picked(hidden: list[int], size: int, may_lie: Counter) -> list[Card]:
    """So many cards, taken out of the hidden ones, that may lie in the draw pile."""
    pile: list[Card] = []
    for card in list(hidden):
        if len(pile) < size and may_lie[card]:
            may_lie[card] -= 1
            hidden.remove(card)
            pile.append(Card(card))
    return pile
