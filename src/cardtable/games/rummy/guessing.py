"""A state that could lie behind a view of Rummy With Jokers, made from the view alone. What is unseen is dealt anew."""

from collections import Counter

from cardtable.core.cards import Card, parse_card
from cardtable.core.chance import Chance
from cardtable.core.view import MeldShown
from cardtable.games.rummy.melds import meld_of
from cardtable.games.rummy.state import ALL_CARDS, RummyState
from cardtable.games.rummy.turns import Laid
from cardtable.games.rummy.view import RummyView


def guess(view: RummyView, chance: Chance) -> RummyState:
    """A state that could lie behind this view."""
    state = RummyState(len(view.hands), view.options, chance.below(1 << 30))
    state.left = [s in view.left for s in range(state.players)]
    state.deal, state.round = view.deal, view.round
    state.starter, state.turn = view.starter, view.turn
    state.discards = _cards_of(view.discards)
    state.table = [_laid(meld) for meld in view.melds]
    state.declared = [declared == "yes" for declared in view.declared]
    state.pures = list(view.pures)
    state.thrown = [_cards_of(cards) for cards in view.thrown]
    state.dealt_in = list(view.dealt_in)
    state.recycles, state.recycled, state.skips = view.recycles, _cards_of(view.recycled), view.skips
    state.history = list(view.history)
    state.ready = [s not in view.waiting for s in range(state.players)] if state.is_deal_over else state.ready
    _guess_hidden(state, view, chance)
    return state


def _guess_hidden(state: RummyState, view: RummyView, chance: Chance) -> None:
    """Deal the cards that the seat can't see: the draw pile, the other hands, a card that lies face down."""
    known = [_known_of(state, view, s) for s in range(state.players)]
    seen = [*state.discards, *(c for meld in state.melds for c in meld.cards), *(c for hand in known for c in hand)]
    unseen = [int(card) for card in (Counter(ALL_CARDS) - Counter(seen)).elements()]
    chance.shuffle(unseen)
    loose = [Card(card) for card in unseen]
    piled = view.stock + view.closed
    pile = _drawn_from(loose, piled, _likely_in_pile(state, loose))
    state.closing = pile.pop() if view.closed else None
    state.stock = pile
    for s, size in enumerate(view.hands):
        short = size - len(known[s])
        state.hands[s] = [*known[s], *loose[:short]]
        del loose[:short]
    if view.phase == "play":
        state.drawn = parse_card(view.drawn) if view.drawn is not None else state.hands[view.turn][-1]


def _known_of(state: RummyState, view: RummyView, seat: int) -> list[Card]:
    """The cards of a seat that are known: one's own, and what counted when the deal was over."""
    if seat == view.seat:
        return _cards_of(view.hand)
    return _cards_of(state.history[-1][seat].cards) if state.is_deal_over else []


def _likely_in_pile(state: RummyState, loose: list[Card]) -> list[Card]:
    """The unseen cards that may lie in the draw pile: what was recycled; after a deal, jokers nobody counted first."""
    if state.is_deal_over:
        return sorted(loose, reverse=True)
    if not state.recycles:
        return loose.copy()
    recycled = Counter(state.recycled)
    found = []
    for card in loose:
        if recycled[card]:
            recycled[card] -= 1
            found.append(card)
    return found


def _drawn_from(loose: list[Card], size: int, likely: list[Card]) -> list[Card]:
    """So many of the likely cards, taken out of the loose ones."""
    pile = likely[:size]
    for card in pile:
        loose.remove(card)
    return pile


def _cards_of(names: tuple[str, ...]) -> list[Card]:
    return [parse_card(name) for name in names]


def _laid(meld: MeldShown) -> Laid:
    return meld.owner, meld_of(_cards_of(meld.cards), meld.kind)
