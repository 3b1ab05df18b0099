"""How a hand of Rummy With Jokers stands in the middle of a deal, in points: before its first declaration by what that
still lacks, afterwards by what is left in it, and by how soon somebody may close.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from cardtable.bots.learned import Learned
from cardtable.core.bonds import bonds
from cardtable.core.cards import JOKER, Card
from cardtable.core.move import Seat
from cardtable.core.rows import rows_of, runs_in
from cardtable.games.rummy.finder import Finder, Plan
from cardtable.games.rummy.melds import value
from cardtable.games.rummy.state import RummyState

FEATURES: Final = (
    "declared",
    "one card left",
    "two cards left",
    "cards left",
    "points left",
    "jokers kept",
    "may declare",
    "pure sequence",
    "points lacking",
    "points lacking in danger",
    "cards in melds",
    "jokers",
    "company of loose cards",
    "in danger",
)
NUMBER: Final = {name: number for number, name in enumerate(FEATURES)}
DECLARED: Final = NUMBER["declared"]
ONE_LEFT: Final = NUMBER["one card left"]
TWO_LEFT: Final = NUMBER["two cards left"]
CARDS_LEFT: Final = NUMBER["cards left"]
POINTS_LEFT: Final = NUMBER["points left"]
JOKERS_KEPT: Final = NUMBER["jokers kept"]
MAY_DECLARE: Final = NUMBER["may declare"]
PURE: Final = NUMBER["pure sequence"]
LACKING: Final = NUMBER["points lacking"]
LACKING_IN_DANGER: Final = NUMBER["points lacking in danger"]
IN_MELDS: Final = NUMBER["cards in melds"]
JOKERS: Final = NUMBER["jokers"]
COMPANY: Final = NUMBER["company of loose cards"]
IN_DANGER: Final = NUMBER["in danger"]

FEW: Final = 4
"""Somebody who has declared and holds no more is a danger to the others."""
KINDS: Final = ("before declarations", "declarations are open")


class RummyJudge(Learned[RummyState]):
    """Points are counted in tens."""

    file: ClassVar[str] = "rummy"
    kinds: ClassVar[Sequence[str]] = KINDS
    features: ClassVar[Sequence[str]] = FEATURES

    def kind_of(self, state: RummyState) -> int:
        return 1 if state.is_open else 0

    def is_lesson(self, state: RummyState) -> bool:
        return state.drawn is None and not state.is_deal_over

    def features_of(self, state: RummyState, seat: Seat) -> list[float]:
        found = [0.0] * len(FEATURES)
        hand = state.hands[seat]
        if state.declared[seat]:
            _describe_rest(found, hand)
            return found
        jokers = hand.count(JOKER)
        plan = Finder(hand, (), state.options.max_jokers_per_meld).best()
        pure = bool(runs_in(rows_of(hand)))
        points = 0 if plan is None else plan.points
        lacking = max(state.options.opening_points - points, 0) / 10
        found[MAY_DECLARE] = float(pure and not lacking)
        found[PURE] = float(pure)
        found[LACKING] = lacking
        found[JOKERS] = float(jokers)
        loose = _loose(hand, plan)
        found[IN_MELDS] = float(len(hand) - len(loose))
        found[COMPANY] = sum([bonds(card, loose) for card in loose if card != JOKER]) / 2
        if _is_in_danger(state, seat):
            found[IN_DANGER] = 1.0
            found[LACKING_IN_DANGER] = lacking
        return found


def _describe_rest(found: list[float], hand: Sequence[Card]) -> None:
    """A hand after its first declaration."""
    found[DECLARED] = 1.0
    found[CARDS_LEFT] = float(len(hand))
    found[ONE_LEFT] = float(len(hand) == 1)
    found[TWO_LEFT] = float(len(hand) == 2)
    found[POINTS_LEFT] = sum([value(card) for card in hand]) / 10
    found[JOKERS_KEPT] = float(hand.count(JOKER))


def _loose(hand: Sequence[Card], plan: Plan | None) -> list[Card]:
    """The cards outside the best melds."""
    loose = list(hand)
    for piece in plan.melds if plan is not None else ():
        for card in piece.cards:
            loose.remove(card)
    return loose


def _is_in_danger(state: RummyState, seat: Seat) -> bool:
    """Whether somebody else may close soon."""
    rivals = [s for s in state.active() if s != seat and state.declared[s]]
    return any(len(state.hands[rival]) <= FEW for rival in rivals)


JUDGE: Final = RummyJudge()
