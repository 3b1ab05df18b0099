"""A state of Geschenkt that could lie behind a view, made from the view alone."""

from cardtable.core.card_sets import BIT, set_of
from cardtable.core.chance import Chance
from cardtable.core.vectors import append, i64, vec
from cardtable.games.geschenkt.board import ALL_CARDS
from cardtable.games.geschenkt.state import GeschenktState
from cardtable.games.geschenkt.view import GeschenktView


def guess(view: GeschenktView, chance: Chance) -> GeschenktState:
    """Unseen cards in any order; chips can be counted, also where the house hides them."""
    players = len(view.order)
    state = GeschenktState(players, view.options, chance.below(1 << 30))
    state.cards = vec[i64]([set_of([card for run in held for card in run]) for held in view.runs])
    seen = set_of([] if view.face_up is None else [view.face_up])
    for cards in state.cards:
        seen |= cards
    unseen = vec[i64]([card for card in ALL_CARDS if not seen & BIT[card]])
    chance.shuffle_row(unseen)
    state.removed, state.deck = unseen[view.deck_left :], unseen[: view.deck_left]
    if view.face_up is not None:
        state.deck = append(state.deck, view.face_up)
    share, paid, won = view.share, view.paid, view.won
    state.share, state.paid = vec[i64]([share[s] for s in range(players)]), vec[i64]([paid[s] for s in range(players)])
    state.chips = vec[i64]([share[s] - paid[s] + won[s] for s in range(players)])
    state.pot, state.turn = view.pot, view.turn
    order = view.order
    state.set_order(vec[i64]([order[s] for s in range(players)]))
    state.shuffles = 2
    state.left = tuple([s in view.left for s in range(players)])
    return state
