"""How a hand of Shanko stands in the middle of a round, in points: by what the contract still lacks, what may fill it,
and what lies in the hand when somebody else goes out. Its weights are learned from games between experts.
"""

from typing import Final

from cardtable.bots.shanko_plans import Plan, counted, plan
from cardtable.bots.shanko_weights import WEIGHTS
from cardtable.core.cards import JOKER
from cardtable.core.move import Seat
from cardtable.games.shanko.board import Board
from cardtable.games.shanko.contracts import BUYS, JOKERS_IN_A_DECK, POINTS

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


def standing(board: Board, seat: Seat) -> float:
    """What a hand promises for the end of the round; only differences between hands mean something."""
    worth, weights = 0.0, WEIGHTS[board.round - 1]
    for number, feature in enumerate(features(board, seat)):
        worth += feature * weights[number]
    return worth


def features(board: Board, seat: Seat) -> list[float]:
    """What is looked at, points in tens."""
    found, hand = [0.0] * FEATURES, board.hands[seat]
    points = sum([POINTS[card] for card in hand]) / 10
    if board.declared[seat]:
        found[MELDED], found[CARDS_LEFT], found[POINTS_LEFT] = 1.0, float(len(hand)), points
        return found
    planned = plan_of(board, seat)
    found[LACKING + min(planned.missing, MOST_LACKING)] = 1.0
    if planned.missing:
        hope = (planned.value + planned.missing - board.contract.size) * 10 / board.decks
        found[HOPE_FOR_ONE if planned.missing == 1 else HOPE_FOR_MORE] = hope
    found[POINTS_IN_DANGER if any(board.declared) else POINTS_AT_EASE] = points
    found[BOUGHT] = float(BUYS - board.buys[seat])
    return found


def plan_of(board: Board, seat: Seat) -> Plan:
    """What a hand grows towards, given all that its player has seen."""
    return plan(counted(board.hands[seat]), board.contract, _unseen(board, seat))


def _unseen(board: Board, seat: Seat) -> list[int]:
    """By the card, how often it lies where this seat can't see it."""
    left = [*[board.decks] * JOKER, JOKERS_IN_A_DECK * board.decks]
    for meld in board.melds:
        for card in meld.cards:
            left[card] -= 1
    for card in board.discards:
        left[card] -= 1
    for s, known in enumerate(board.known):
        for card in board.hands[seat] if s == seat else known:
            left[card] -= 1
    return left
