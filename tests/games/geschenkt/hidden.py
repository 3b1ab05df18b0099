"""What nobody at a table of Geschenkt may know: the deck below the card on offer, and the nine removed cards."""

from cardtable.core.chance import Fast
from cardtable.core.move import Seat
from cardtable.games.geschenkt.state import GeschenktState


def deal_anew(state: GeschenktState, seat: Seat | None, chance: Fast) -> GeschenktState:
    """Mix the deck and the removed cards; the card on offer stays."""
    offer = state.deck[-1:]
    cards = [*state.deck[:-1], *state.removed]
    chance.shuffle(cards)
    state.removed = cards[: len(state.removed)]
    state.deck = [*cards[len(state.removed) :], *offer]
    return state


def census(state: GeschenktState) -> list[str]:
    """Every card, wherever it lies, and the chips as a whole."""
    cards = [*state.deck, *state.removed, *(card for held in state.cards for card in held)]
    return [*map(str, sorted(cards)), f"{sum(state.chips) + state.pot} chips"]
