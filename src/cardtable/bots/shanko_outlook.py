"""How a hand of Shanko stands in the middle of a round, in points: by what the contract still lacks, what may fill it,
and what lies in the hand when somebody else goes out.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from cardtable.bots.learned import Learned
from cardtable.bots.shanko_plans import Plan, counted, plan
from cardtable.core.cards import JOKER
from cardtable.core.move import Seat
from cardtable.core.vectors import i64, vec
from cardtable.games.shanko import phases
from cardtable.games.shanko.board import Board
from cardtable.games.shanko.contracts import BUYS, JOKERS_IN_A_DECK, POINTS, ROUNDS
from cardtable.games.shanko.state import ShankoState

FEATURES: Final = (
    "melded",
    "cards left",
    "points left",
    "lacking 0",
    "lacking 1",
    "lacking 2",
    "lacking 3",
    "lacking 4",
    "lacking 5",
    "lacking 6 or more",
    "hope for the last card",
    "hope for more",
    "points at ease",
    "points in danger",
    "bought",
)
MELDED: Final = FEATURES.index("melded")
CARDS_LEFT: Final = FEATURES.index("cards left")
POINTS_LEFT: Final = FEATURES.index("points left")
LACKING: Final = FEATURES.index("lacking 0")
"""Here and in the next places: whether the contract lacks no card, one card, and so on."""
MOST_LACKING: Final = 6
HOPE_FOR_ONE: Final = FEATURES.index("hope for the last card")
HOPE_FOR_MORE: Final = FEATURES.index("hope for more")
POINTS_AT_EASE: Final = FEATURES.index("points at ease")
POINTS_IN_DANGER: Final = FEATURES.index("points in danger")
"""While somebody else has melded."""
BOUGHT: Final = FEATURES.index("bought")


class ShankoJudge(Learned[ShankoState]):
    """Its weights are learned for each round of its own; points are counted in tens."""

    file: ClassVar[str] = "shanko"
    kinds: ClassVar[Sequence[str]] = tuple([f"round {number}" for number in range(1, ROUNDS + 1)])
    features: ClassVar[Sequence[str]] = FEATURES

    def kind_of(self, state: ShankoState) -> int:
        return state.round - 1

    def is_lesson(self, state: ShankoState) -> bool:
        return state.phase == phases.DRAW

    def features_of(self, state: ShankoState, seat: Seat) -> list[float]:
        found, hand = [0.0] * len(FEATURES), state.hands[seat]
        points = sum([POINTS[card] for card in hand]) / 10
        if state.declared[seat]:
            found[MELDED], found[CARDS_LEFT], found[POINTS_LEFT] = 1.0, float(len(hand)), points
            return found
        planned = plan_of(state, seat)
        found[LACKING + min(planned.missing, MOST_LACKING)] = 1.0
        if planned.missing:
            hope = (planned.value + planned.missing - state.contract.size) * 10 / state.decks
            found[HOPE_FOR_ONE if planned.missing == 1 else HOPE_FOR_MORE] = hope
        found[POINTS_IN_DANGER if any(state.declared) else POINTS_AT_EASE] = points
        found[BOUGHT] = float(BUYS - state.buys[seat])
        return found


JUDGE: Final = ShankoJudge()


def plan_of(board: Board, seat: Seat) -> Plan:
    """What a hand grows towards, given all that its player has seen."""
    return plan(counted(board.hands[seat]), board.contract, unseen_by(board, seat))


def unseen_by(board: Board, seat: Seat) -> vec[i64]:
    """By the card, how often it lies where this seat can't see it."""
    left = counted([])
    for number in range(JOKER):
        left[number] = board.decks
    left[JOKER] = JOKERS_IN_A_DECK * board.decks
    for meld in board.melds:
        for card in meld.cards:
            left[card] -= 1
    for card in board.discards:
        left[card] -= 1
    for s, known in enumerate(board.known):
        for card in board.hands[seat] if s == seat else known:
            left[card] -= 1
    return left
