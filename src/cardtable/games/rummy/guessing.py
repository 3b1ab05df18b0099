"""A state that could lie behind a view of Rummy With Jokers, made from the view alone. What is unseen is dealt anew."""

from collections import Counter
from functools import lru_cache

from cardtable.core.cards import JOKER, Card, called, parse_card
from cardtable.core.chance import Chance
from cardtable.core.view import MeldShown
from cardtable.games.rummy.melds import Meld, meld_of
from cardtable.games.rummy.state import COPIES, RummyState
from cardtable.games.rummy.turns import Laid
from cardtable.games.rummy.view import RummyView


def guess(view: RummyView, chance: Chance) -> RummyState:
    """A state that could lie behind this view."""
    state = RummyState(len(view.hands), view.options, chance.below(1 << 30))
    state.left = [s in view.left for s in range(state.players)]
    state.deal, state.round = view.deal, view.round
    state.starter, state.turn = view.starter, view.turn
    state.discards = called(view.discards)
    state.table = [_laid(meld) for meld in view.melds]
    state.declared = [declared == "yes" for declared in view.declared]
    state.pures = list(view.pures)
    state.thrown = [called(cards) for cards in view.thrown]
    state.dealt_in = list(view.dealt_in)
    state.recycles, state.recycled, state.skips = view.recycles, called(view.recycled), view.skips
    state.history = list(view.history)
    state.ready = [s not in view.waiting for s in range(state.players)] if state.is_deal_over else state.ready
    _guess_hidden(state, view, chance)
    return state


def _guess_hidden(state: RummyState, view: RummyView, chance: Chance) -> None:
    """Deal the cards that the seat can't see: the draw pile, the other hands, a card that lies face down."""
    known = [_known_of(state, view, s) for s in range(state.players)]
    unseen = _unseen(state, known)
    chance.shuffle(unseen)
    loose = [Card(card) for card in unseen]
    pile = _draw_pile(state, loose, view.stock + view.closed)
    state.closing = pile.pop() if view.closed else None
    state.stock = pile
    for s, size in enumerate(view.hands):
        short = size - len(known[s])
        state.hands[s] = [*known[s], *loose[:short]]
        del loose[:short]
    if view.phase == "play":
        state.drawn = parse_card(view.drawn) if view.drawn is not None else state.hands[view.turn][-1]


def _unseen(state: RummyState, known: list[list[Card]]) -> list[int]:
    """The cards that lie where this seat can't see them, sorted."""
    left = COPIES.copy()
    for card in state.discards:
        left[card] -= 1
    for _, meld in state.table:
        for card in meld.cards:
            left[card] -= 1
    for hand in known:
        for card in hand:
            left[card] -= 1
    return [card for card in range(JOKER + 1) for _ in range(left[card])]


def _known_of(state: RummyState, view: RummyView, seat: int) -> list[Card]:
    """The cards of a seat that are known: one's own, and what counted when the deal was over."""
    if seat == view.seat:
        return called(view.hand)
    return called(state.history[-1][seat].cards) if state.is_deal_over else []


def _draw_pile(state: RummyState, loose: list[Card], size: int) -> list[Card]:
    """So many of the cards that may lie in the draw pile, taken out of the loose ones."""
    if not state.is_deal_over and not state.recycles:
        pile = loose[:size]
        del loose[:size]
        return pile
    pile = _likely_in_pile(state, loose)[:size]
    for card in pile:
        loose.remove(card)
    return pile


def _likely_in_pile(state: RummyState, loose: list[Card]) -> list[Card]:
    """What was recycled; after a deal, jokers nobody counted first."""
    if state.is_deal_over:
        return sorted(loose, reverse=True)
    recycled = Counter(state.recycled)
    found = []
    for card in loose:
        if recycled[card]:
            recycled[card] -= 1
            found.append(card)
    return found


def _laid(meld: MeldShown) -> Laid:
    return meld.owner, _meld(meld.cards, meld.kind)


@lru_cache(maxsize=4096)
def _meld(names: tuple[str, ...], kind: str) -> Meld:
    """The meld that lies like this; it never changes, so that many guesses share it."""
    return meld_of(called(names), kind)
