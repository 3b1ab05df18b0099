"""A state of Sushi Go! that could lie behind a view, made from the view alone."""

from collections.abc import Iterable

from cardtable.core.chance import Chance
from cardtable.core.move import Seat
from cardtable.core.stock import remaining, taken
from cardtable.core.vectors import i64, vec
from cardtable.games.sushi_go.board import BITS
from cardtable.games.sushi_go.cards import DECK, NUMBERS
from cardtable.games.sushi_go.choices import some_pick
from cardtable.games.sushi_go.moves import Pick, picked
from cardtable.games.sushi_go.state import SushiGoState
from cardtable.games.sushi_go.view import SushiGoView


def guess(view: SushiGoView, chance: Chance) -> SushiGoState:
    """Hands that came by are known; the others and the deck are dealt anew, and others' choices are any."""
    players = len(view.played)
    state = SushiGoState(players, view.options, chance.below(1 << 30))
    state.left = tuple([seat in view.left for seat in range(players)])
    state.round = state.shuffles = view.round
    state.collections = [_cards(names) for names in view.played]
    state.past = [[_cards(names) for names in played] for played in view.past]
    state.returned = list(view.returned)
    state.revealed = [tuple(_cards(names)) for names in view.revealed]
    state.asked = sum([BITS[seat] for seat in view.waiting])
    known = [_cards(names) for names in view.known]
    unseen = remaining(DECK, state.still_out, *state.collections, *known)
    chance.shuffle(unseen)
    state.hands = [sorted([*hand, *taken(unseen, view.hand_size - len(hand))]) for hand in known]
    state.deck = vec[i64](unseen)
    if view.hand_size:
        state.picks = [_pick(state, view, Seat(seat), chance) for seat in range(players)]
    return state


def _cards(names: Iterable[str]) -> list[int]:
    return [NUMBERS[name] for name in names]


def _pick(state: SushiGoState, view: SushiGoView, seat: Seat, chance: Chance) -> Pick | None:
    """One's own choice as it is; for others who have chosen, any."""
    if seat in view.waiting:
        return None
    return picked(_cards(view.picked)) if seat == view.seat else some_pick(state, seat, chance)
