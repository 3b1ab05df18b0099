"""A state of Sushi Go! that could lie behind a view, made from the view alone."""

from collections.abc import Iterable
from typing import Final

from cardtable.core.chance import Chance
from cardtable.core.move import Seat
from cardtable.core.stock import taken
from cardtable.core.vectors import i64, vec
from cardtable.games.sushi_go.board import BITS
from cardtable.games.sushi_go.cards import DECK, NUMBERS
from cardtable.games.sushi_go.choices import some
from cardtable.games.sushi_go.moves import Pick
from cardtable.games.sushi_go.packed import Hand, Row, hand_of, packed, row_of, sorted_cards
from cardtable.games.sushi_go.state import SushiGoState
from cardtable.games.sushi_go.view import SushiGoView

ALL_CARDS: Final[Hand] = hand_of(DECK)


def guess(view: SushiGoView, chance: Chance) -> SushiGoState:
    """Hands that came by are known; the others and the deck are dealt anew, and others' choices are any."""
    players = len(view.played)
    state = SushiGoState(players, view.options, chance.below(1 << 30))
    state.left = tuple([seat in view.left for seat in range(players)])
    state.round = state.shuffles = view.round
    state.laid = _rows(view.played)
    state.before = [_rows(played) for played in view.past]
    state.returned = packed(view.returned)
    state.revealed = _rows(view.revealed)
    state.asked = sum([BITS[seat] for seat in view.waiting])
    known = [_cards(names) for names in view.known]
    unseen = _left([state.still_out, *state.collections, *known])
    chance.shuffle(unseen)
    state.hand_size = view.hand_size
    state.held = vec[i64]([hand_of([*hand, *taken(unseen, view.hand_size - len(hand))]) for hand in known])
    state.deck = vec[i64](unseen)
    if view.hand_size:
        state.chosen = vec[i64]([_chosen(state, view, Seat(seat), chance) for seat in range(players)])
    return state


def _left(seen: list[list[int]]) -> list[int]:
    """The cards of the deck, in its order, without those that lie elsewhere."""
    left: Hand = ALL_CARDS
    for cards in seen:
        left -= hand_of(cards)
    return sorted_cards(left)


def _rows(seats: Iterable[Iterable[str]]) -> vec[Row]:
    return vec[i64]([row_of(_cards(names)) for names in seats])


def _cards(names: Iterable[str]) -> list[int]:
    return [NUMBERS[name] for name in names]


def _chosen(state: SushiGoState, view: SushiGoView, seat: Seat, chance: Chance) -> Row:
    """One's own choice as it is; for others who have chosen, any."""
    if seat in view.waiting:
        return 0
    move = Pick(tuple(_cards(view.picked))) if seat == view.seat else some(state, seat, chance)
    return move.row if isinstance(move, Pick) else 0
