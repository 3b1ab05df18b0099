"""A state of Geschenkt that could lie behind a view, made from the view alone."""

from cardtable.core.chance import Chance
from cardtable.games.geschenkt.board import ALL_CARDS
from cardtable.games.geschenkt.state import GeschenktState
from cardtable.games.geschenkt.view import GeschenktView


def guess(view: GeschenktView, chance: Chance) -> GeschenktState:
    """Unseen cards in any order; chips can be counted, also where the house hides them."""
    players = len(view.order)
    state = GeschenktState(players, view.options, chance.below(1 << 30))
    state.cards = [[card for run in held for card in run] for held in view.runs]
    seen = {card for cards in state.cards for card in cards} | {view.face_up}
    unseen = [card for card in ALL_CARDS if card not in seen]
    chance.shuffle(unseen)
    state.removed, state.deck = unseen[view.deck_left :], unseen[: view.deck_left]
    if view.face_up is not None:
        state.deck.append(view.face_up)
    state.share, state.paid = list(view.share), list(view.paid)
    state.chips = [view.share[s] - view.paid[s] + view.won[s] for s in range(players)]
    state.pot, state.turn = view.pot, view.turn
    state.set_order([int(s) for s in view.order])
    state.shuffles = 2
    state.left = [s in view.left for s in range(players)]
    return state
