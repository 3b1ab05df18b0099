"""What a player of Rook may not know: the other hands, and the nest or the cards laid aside."""

from cardtable.core.card_sets import BIT, cards_in
from cardtable.core.chance import Fast
from cardtable.core.move import Seat
from cardtable.games.rook.cards import names
from cardtable.games.rook.phases import AUCTION, CORRECT, DISCARD, ROUND_OVER
from cardtable.games.rook.renege import own_open
from cardtable.games.rook.state import RookState
from cardtable.games.rook.tricks import suit

ASIDE = 4
SWAPS = 80


def deal_anew(state: RookState, seat: Seat | None, chance: Fast) -> RookState:
    """Cards change places two by two, wherever that fits what the seat has seen."""
    places = [*state.hands, state.nest if state.phase == AUCTION else state.buried]
    hidden = [s for s in range(4) if s != seat]
    if state.phase == AUCTION or (DISCARD < state.phase < ROUND_OVER and seat != state.auction.bidder):
        hidden.append(ASIDE)
    for _ in range(SWAPS):
        one, other = hidden[chance.below(len(hidden))], hidden[chance.below(len(hidden))]
        mine, theirs = loose(state, places, one), loose(state, places, other)
        if one != other and mine and theirs:
            given, got = mine[chance.below(len(mine))], theirs[chance.below(len(theirs))]
            if may_hold(state, one, got) and may_hold(state, other, given):
                places[one] ^= BIT[given] | BIT[got]
                places[other] ^= BIT[given] | BIT[got]
    return put(state, places, seat)


def put(state: RookState, places: list[int], seat: Seat | None) -> RookState:
    state.hands = type(state.hands)(places[:ASIDE])
    if state.phase == AUCTION:
        state.nest = places[ASIDE]
    elif state.phase > DISCARD:
        state.buried = places[ASIDE]
    elif seat != state.turn:
        state.nest = sum(BIT[card] for card in cards_in(state.hands[state.turn])[-5:])
    return state


def loose(state: RookState, places: list[int], place: int) -> list[int]:
    """The cards of a place that nobody has seen there; a player who must correct keeps what could have been played."""
    pinned = 0 if place == ASIDE else state.shown[place]
    if state.phase == CORRECT and place == state.turn:
        pinned |= own_open(state, state.turn).lawful
    return cards_in(places[place] & ~pinned)


def may_hold(state: RookState, place: int, card: int) -> bool:
    """Nobody gets a colour that they have shown not to hold: by their cards where each is checked, else by a call."""
    voids = state.apparent_voids() if state.is_strict else state.proven
    return place == ASIDE or state.phase < 3 or not voids[place] & BIT[suit(card, state.trump)]


def census(state: RookState) -> list[str]:
    """Every card, wherever it lies."""
    in_the_middle = 0 if state.phase == DISCARD else state.nest
    places = [*state.hands, in_the_middle, state.buried, *state.earlier, *(BIT[card] for card in state.played)]
    return sorted(name for cards in places for name in names(cards))
