"""Which cards of a hand of Shanko can be spared: dear ones without company, of no use to the next player.

Where cards stand is told by places as in core/rows.py.
"""

from typing import Final

from cardtable.bots.shanko_plans import counted
from cardtable.core.cards import JOKER, Card, rank, suit
from cardtable.core.move import Seat
from cardtable.core.rows import PLACES, rows_of
from cardtable.core.vectors import i64, vec
from cardtable.games.shanko.contracts import POINTS
from cardtable.games.shanko.state import ShankoState

COMPANY: Final = 6.0
"""What it is worth to keep a card for each card in hand beside which it could stand, in points."""
FEEDS: Final = 5.0
"""How bad it is to discard what the next player can use, in points."""
NEVER: Final = 1000.0
"""Nobody discards a joker who can help it."""


def _near(card: Card) -> list[Card]:
    """The cards of the same suit one or two ranks away."""
    others = [Card(card + apart) for apart in (-2, -1, 1, 2)]
    return [other for other in others if card != JOKER and 0 <= other < JOKER and suit(other) == suit(card)]


def _alike(card: Card) -> list[Card]:
    """The cards of a rank, in all suits."""
    return [Card(other) for other in range(JOKER) if rank(Card(other)) == rank(card)]


NEAR: Final = [tuple(_near(Card(card))) for card in range(JOKER + 1)]
ALIKE: Final = [tuple(_alike(Card(card))) for card in range(JOKER + 1)]
BESIDE: Final = vec[i64]([rows_of([*NEAR[card], *ALIKE[card]]) for card in range(JOKER + 1)])
"""By the card, the places of what could stand beside it."""


def spared_first(state: ShankoState, seat: Seat, spare: list[Card]) -> list[Card]:
    """Cards of a hand, those first that it is best to be rid of."""
    worths = _reliefs(state, seat, spare)
    worths.sort(key=_relief_of, reverse=True)
    return [card for _, card in worths]


def most_spared(state: ShankoState, seat: Seat, spare: list[Card]) -> Card:
    """The first of these."""
    best, most = spare[0], -2 * NEVER
    for relief, card in _reliefs(state, seat, spare):
        if relief > most:
            best, most = card, relief
    return best


def layable(state: ShankoState) -> i64:
    """The places of cards that a player who has melded could add to something."""
    layoff, places = state.options.layoff, i64(0)
    if layoff != "after_swap":
        for meld in state.melds:
            if layoff == "all" or meld.run is not None:
                places |= meld.places
    return places


def _reliefs(state: ShankoState, seat: Seat, spare: list[Card]) -> list[tuple[float, Card]]:
    """How good it is to be rid of each card, in points: of dear ones, but for those with company or of use to the
    next."""
    counts, fed, is_alone = counted(state.hands[seat]), _fed(state, seat), state.declared[seat]
    found: list[tuple[float, Card]] = []
    for card in sorted(set(spare)):
        worth = float(POINTS[card]) if card != JOKER else -NEVER
        if not is_alone:
            worth -= COMPANY * _company(state, card, counts)
        found.append((worth - FEEDS if PLACES[card] & fed else worth, card))
    return found


def _relief_of(pair: tuple[float, Card]) -> float:
    return pair[0]


def _company(state: ShankoState, card: Card, counts: vec[i64]) -> int:
    """How many cards of the hand could stand beside this one in a meld of the contract."""
    found: i64 = 0
    if state.contract.sequences:
        for other in NEAR[card]:
            found += counts[other]
    if state.contract.triplets:
        for other in ALIKE[card]:
            found += counts[other]
        found -= 1
    return found


def _fed(state: ShankoState, seat: Seat) -> i64:
    """The places of cards that the next player can lay off, or that would stand beside some which that player took."""
    following = state.next_seat(seat)
    if state.declared[following]:
        return layable(state)
    fed: i64 = 0
    for known in state.known[following]:
        fed |= BESIDE[known]
    return fed
