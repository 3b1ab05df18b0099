"""A state of High Tide that could lie behind a view, made from the view alone."""

from cardtable.core.chance import Chance
from cardtable.core.stock import remaining, taken
from cardtable.games.high_tide.cards import ALL_CARDS
from cardtable.games.high_tide.state import HighTideState
from cardtable.games.high_tide.view import HighTideView


def guess(view: HighTideView, chance: Chance) -> HighTideState:
    """Unseen cards in any order, as many to each hand as it holds; the others are the stock."""
    state = HighTideState(len(view.held), view.options, chance.below(1 << 30))
    unseen = remaining(ALL_CARDS, view.hand, view.discards)
    chance.shuffle(unseen)
    state.hands = [list(view.hand) if s == view.seat else taken(unseen, held) for s, held in enumerate(view.held)]
    state.stock, state.discards = unseen, list(view.discards)
    state.round, state.turn, state.ready = view.round, view.turn, list(view.ready)
    state.points, state.finished = list(view.points), [list(points) for points in view.finished]
    state.shuffles = view.round
    state.left = tuple([s in view.left for s in range(state.players)])
    return state
