"""Guesses of Rummy With Jokers made likelier: who threw a card held none that promises less, and who hasn't declared
holds no declaration. Looks at a guess, in which all hands lie open.

Of the hidden cards of a rival one after another goes to the draw pile for another one of it, as long as the rival would
not have thrown, from that hand, what they did throw: the card that should have gone in its place, or one that would
have made the thrown one worth keeping.
"""

from typing import Final

from cardtable.bots.rummy_discards import discard
from cardtable.core.bonds import BOUND
from cardtable.core.cards import JOKER, Card
from cardtable.core.chance import Chance
from cardtable.core.move import Seat
from cardtable.games.rummy.finder import Finder
from cardtable.games.rummy.state import RummyState
from cardtable.games.rummy.suggestions import has_hope

REMEMBERED: Final = 6
"""So many of a rival's last discards are minded: the hand has changed since those before."""
TRIES: Final = 24
"""So many times a discard is looked at for a guess of one hand."""
TRIES_AGAIN: Final = (6, 6, 6, 0, 0, 0)
"""The same each time that a declaration was taken apart."""


def settle(state: RummyState, seat: Seat, chance: Chance) -> None:
    """Exchange hidden cards with the draw pile until rivals who haven't declared would have played as they did."""
    if state.recycled or not state.stock:
        return
    turn = state.turn
    for rival in state.active():
        if rival not in (seat, turn) and not state.declared[rival] and state.thrown[rival]:
            state.turn = rival  # whose eyes are looked through
            _fit(state, chance, TRIES)
            if len(state.thrown[rival]) >= state.first_declaration:
                _take_declarations_apart(state, chance)
    state.turn = turn


def _fit(state: RummyState, chance: Chance, tries: int) -> None:
    """Exchange cards of the player in turn until their last discards fit their hand."""
    hand, thrown = state.hands[state.turn], state.thrown[state.turn]
    minded = min(len(thrown), REMEMBERED)
    fitting, back = 0, 1
    for _ in range(tries):
        card = thrown[-back]
        odd = card if card == JOKER else discard(state, [*hand, card])
        if odd == card:
            fitting += 1
            back = back % minded + 1
            if fitting == minded:
                return
        else:
            fitting = 0
            company = [other for other in hand if other != JOKER and (BOUND[card] >> other) & 1]
            if company and chance.below(2):
                odd = company[chance.below(len(company))]
            _exchange(state, odd, chance)


def _take_declarations_apart(state: RummyState, chance: Chance) -> None:
    """Whoever could have declared would have."""
    for tries in TRIES_AGAIN:
        cards = _declaration(state)
        if not cards:
            return
        _exchange(state, cards[chance.below(len(cards))], chance)
        _fit(state, chance, tries)


def _declaration(state: RummyState) -> list[Card]:
    """The cards of a first declaration that the player in turn holds; nothing where they don't."""
    hand = state.hands[state.turn]
    if not has_hope(hand, state.melds, state.opening_points, None, has_declared=False):
        return []
    plan = Finder(hand, (), state.joker_limit, jokers_count=state.jokers_count).best(state.opening_points)
    return [] if plan is None else [card for piece in plan.melds for card in piece.cards]


def _exchange(state: RummyState, card: Card, chance: Chance) -> None:
    """A card of the player in turn for a natural one of the draw pile: no hand comes by jokers in this way."""
    hand, place = state.hands[state.turn], chance.below(len(state.stock))
    if state.stock[place] != JOKER:
        hand[hand.index(card)], state.stock[place] = state.stock[place], card
