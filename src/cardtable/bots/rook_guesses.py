"""Better guesses for Rook: hidden cards change places, two at a time, where what was bid and played surprises no more
by it (hill climbing). What a seat can see stays as it is."""

from typing import Final

from cardtable.bots.rook_signals import surprise
from cardtable.core.card_sets import BIT, Cards, count, nth
from cardtable.core.chance import Chance
from cardtable.core.move import Seat
from cardtable.games.rook.pack import NEST
from cardtable.games.rook.phases import PLAY
from cardtable.games.rook.state import RookState

TRIES: Final = 20
"""So many exchanges are tried for a guess."""


def settle(state: RookState, seat: Seat, chance: Chance) -> None:
    """Exchange hidden cards of a guess as long as something in it surprises."""
    if state.phase != PLAY or state.earlier_tricks:
        return
    places, barred, least = _hidden(state, seat), _barred(state), surprise(state, seat, closely=True)
    for _ in range(TRIES):
        if not least:
            return
        one, other = places[chance.below(len(places))], places[chance.below(len(places))]
        cards = _two_cards(state, one, other, barred, chance) if one != other else 0
        if not cards:
            continue
        _exchange(state, one, other, cards)
        found = surprise(state, seat, closely=True)
        if found > least:
            _exchange(state, one, other, cards)
        least = min(found, least)


def _hidden(state: RookState, seat: Seat) -> list[int]:
    """The places that a seat doesn't see: other hands, and what another player laid aside."""
    places = [place for place in range(NEST) if place != seat]
    return places if state.bidder == seat else [*places, NEST]


def _barred(state: RookState) -> list[Cards]:
    """The cards that can't lie in each place."""
    counters: Cards = state.pack.counters if state.options.bury_counters == "fewest" else 0
    return [*state.barred_by(state.apparent_voids()), counters]


def _two_cards(state: RookState, one: int, other: int, barred: list[Cards], chance: Chance) -> Cards:
    """A card of each of two places as a set, if each may lie in the other one."""
    ours, theirs = _some_card(state, one, chance), _some_card(state, other, chance)
    if not ours or not theirs or ours & barred[other] or theirs & barred[one]:
        return 0
    return ours | theirs


def _some_card(state: RookState, place: int, chance: Chance) -> Cards:
    """A card of a place that nobody has seen there, as a set; nothing where there is none."""
    hidden = state.buried if place == NEST else state.hands[place] & ~state.shown[place]
    return BIT[nth(hidden, chance.below(count(hidden)))] if hidden else 0


def _exchange(state: RookState, one: int, other: int, cards: Cards) -> None:
    """Of these two cards each place has one, and gets the other."""
    for place in (one, other):
        if place == NEST:
            state.buried ^= cards
        else:
            state.hands[place] ^= cards
