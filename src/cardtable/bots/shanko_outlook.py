"""How a hand of Shanko stands in the middle of a round, in points: by what the contract still lacks, what may fill it,
and what lies in the hand when somebody else goes out. Its weights are learned from games between experts.
"""

from typing import Final

from cardtable.bots.shanko_plans import Plan, counted, plan
from cardtable.bots.shanko_weights import WEIGHTS
from cardtable.core.cards import JOKER
from cardtable.core.move import Seat
from cardtable.games.shanko.contracts import BUYS, JOKERS_IN_A_DECK, POINTS, contract_of
from cardtable.games.shanko.round import Round

MELDED: Final = 0
CARDS_LEFT: Final = 1
POINTS_LEFT: Final = 2
LACKING: Final = 3
"""Here and in the next places: whether the contract lacks no card, one card, and so on."""
MOST_LACKING: Final = 6
HOPE_FOR_ONE: Final = 10
HOPE_FOR_MORE: Final = 11
POINTS_AT_EASE: Final = 12
POINTS_IN_DANGER: Final = 13
"""While somebody else has melded."""
BOUGHT: Final = 14
FEATURES: Final = 15


def standing(now: Round, seat: Seat) -> float:
    """What a hand promises for the end of the round; only differences between hands mean something."""
    worth, weights = 0.0, WEIGHTS[now.number - 1]
    for number, feature in enumerate(features(now, seat)):
        worth += feature * weights[number]
    return worth


def features(now: Round, seat: Seat) -> list[float]:
    """What is looked at, points in tens."""
    found, hand = [0.0] * FEATURES, now.hands[seat]
    points = sum([POINTS[card] for card in hand]) / 10
    if now.melded[seat]:
        found[MELDED], found[CARDS_LEFT], found[POINTS_LEFT] = 1.0, float(len(hand)), points
        return found
    planned = plan_of(now, seat)
    found[LACKING + min(planned.missing, MOST_LACKING)] = 1.0
    if planned.missing:
        hope = (planned.value + planned.missing - contract_of(now.number).size) * 10 / now.decks
        found[HOPE_FOR_ONE if planned.missing == 1 else HOPE_FOR_MORE] = hope
    found[POINTS_IN_DANGER if any(now.melded) else POINTS_AT_EASE] = points
    found[BOUGHT] = float(BUYS - now.buys[seat])
    return found


def plan_of(now: Round, seat: Seat) -> Plan:
    """What a hand grows towards, given all that its player has seen."""
    return plan(counted(now.hands[seat]), contract_of(now.number), _unseen(now, seat))


def _unseen(now: Round, seat: Seat) -> list[int]:
    """By the card, how often it lies where this seat can't see it."""
    left = [*[now.decks] * JOKER, JOKERS_IN_A_DECK * now.decks]
    for meld in now.melds:
        for card in meld.cards:
            left[card] -= 1
    for card in now.discards:
        left[card] -= 1
    for s, known in enumerate(now.known):
        for card in now.hands[seat] if s == seat else known:
            left[card] -= 1
    return left
