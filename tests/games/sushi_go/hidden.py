"""What a seat at a table of Sushi Go! may not know: the deck, hands that never came by, and what others have chosen."""

from cardtable.core.chance import Fast
from cardtable.core.move import Seat
from cardtable.games.sushi_go.cards import CHOPSTICKS, NAMES
from cardtable.games.sushi_go.packed import hand_of, sorted_cards
from cardtable.games.sushi_go.state import SushiGoState


def deal_anew(state: SushiGoState, seat: Seat | None, chance: Fast) -> SushiGoState:
    """Mix the deck with the hands this seat has never seen; chopsticks that were put back stay. Others choose anew."""
    unseen = [holder for holder in range(state.players) if not state.has_seen(seat, holder)]
    cards, sizes = list(state.deck), {}
    for holder in unseen:
        hidden = sorted_cards(state.held[holder])
        for _ in range(state.returned_to(holder)):
            hidden.remove(CHOPSTICKS)
        sizes[holder] = len(hidden)
        cards += hidden
    chance.shuffle(cards)
    for holder in unseen:
        drawn, cards = cards[: sizes[holder]], cards[sizes[holder] :]
        state.held[holder] = hand_of([*drawn, *[CHOPSTICKS] * state.returned_to(holder)])
    state.deck = type(state.deck)(cards)
    for other in range(state.players):
        if other != seat and state.chosen[other]:
            state.chosen[other] = state.some(Seat(other), chance).row
    return state


def census(state: SushiGoState) -> list[str]:
    """Every card, wherever it lies; of rounds before only the puddings where the rest was shuffled in again."""
    past = [card for played in state.past for cards in played for card in cards]
    kept = [card for card in past if state.options.deck == "continue" or NAMES[card] == "pudding"]
    out = [card for cards in [*state.hands, *state.collections] for card in cards]
    return sorted(NAMES[card] for card in [*state.deck, *out, *kept])
