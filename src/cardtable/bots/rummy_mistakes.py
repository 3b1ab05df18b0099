"""What beginners do wrong in Rummy With Jokers. Looks at the hand of the player in turn and at what lies open."""

from typing import Final

from cardtable.bots.mistake import Mistake
from cardtable.core.cards import JOKER
from cardtable.core.move import Seat
from cardtable.core.turns import DRAW, Draw
from cardtable.games.rummy.melds import value
from cardtable.games.rummy.moves import RummyMove, Turn
from cardtable.games.rummy.state import RummyState
from cardtable.games.rummy.suggestions import dearest, prospect


def _never_takes(state: RummyState, seat: Seat, right: RummyMove) -> RummyMove | None:
    """Draws, without a look at what the discard pile offers."""
    return DRAW if state.drawn is None and not state.is_deal_over and not isinstance(right, Draw) else None


def _keeps_melds(state: RummyState, seat: Seat, right: RummyMove) -> RummyMove | None:
    """Keeps melds in hand that could lie on the table."""
    if not isinstance(right, Turn) or not right.plays or right.takes:
        return None
    return prospect(state).turn((), dearest(state.hands[seat]))


def _throws_the_dearest(state: RummyState, seat: Seat, right: RummyMove) -> RummyMove | None:
    """Throws the card with the most points away, whatever it could become part of."""
    if not isinstance(right, Turn) or right.plays:
        return None
    return prospect(state).turn((), dearest(state.hands[seat]))


def _throws_the_cheapest(state: RummyState, seat: Seat, right: RummyMove) -> RummyMove | None:
    """Throws the lowest card away, since high ones bring more in a meld, and is left with them."""
    if not isinstance(right, Turn) or right.plays:
        return None
    return prospect(state).turn((), min([card for card in state.hands[seat] if card != JOKER] or [JOKER], key=value))


MISTAKES: Final = (
    Mistake("rummy-mistake-never-takes", 60, _never_takes),
    Mistake("rummy-mistake-keeps-melds", 35, _keeps_melds),
    Mistake("rummy-mistake-throws-the-dearest", 30, _throws_the_dearest),
    Mistake("rummy-mistake-throws-the-cheapest", 30, _throws_the_cheapest),
)
