"""What nobody at a table of Geschenkt may know: the deck below the card on offer, and the nine removed cards."""

from cardtable.core.card_sets import cards_in
from cardtable.core.chance import Fast
from cardtable.core.move import Seat
from cardtable.games.geschenkt.state import GeschenktState


def deal_anew(state: GeschenktState, seat: Seat | None, chance: Fast) -> GeschenktState:
    """Mix the deck and the removed cards; the card on offer stays."""
    offer = state.deck[-1:]
    cards = [*state.deck[:-1], *state.removed]
    chance.shuffle(cards)
    removed, row = len(state.removed), type(state.deck)
    state.removed, state.deck = row(cards[:removed]), row([*cards[removed:], *offer])
    return state


def census(state: GeschenktState) -> list[str]:
    """Every card, wherever it lies, and the chips as a whole."""
    cards = [*state.deck, *state.removed, *(card for held in state.cards for card in cards_in(held))]
    return [*map(str, sorted(cards)), f"{sum(state.chips) + state.pot} chips"]
