"""What beginners do wrong in Shanko. Looks at one seat's own hand and at what lies open."""

from typing import Final

from cardtable.bots.mistake import Mistake
from cardtable.core.cards import JOKER
from cardtable.core.move import Seat
from cardtable.core.turns import DRAW
from cardtable.games.shanko.moves import LEAVE, PASS, Buy, ShankoMove, Take, Turn
from cardtable.games.shanko.phases import OFFER
from cardtable.games.shanko.state import ShankoState
from cardtable.games.shanko.suggestions import dearest, ended, melded
from cardtable.games.shanko.turns import Draft


def _never_buys(state: ShankoState, seat: Seat, right: ShankoMove) -> ShankoMove | None:
    """Lets a card go that would help, since buying brings a hidden one too."""
    return PASS if isinstance(right, Buy) else None


def _overlooks_the_pile(state: ShankoState, seat: Seat, right: ShankoMove) -> ShankoMove | None:
    """Draws, without a look at the top discard."""
    if not isinstance(right, Take):
        return None
    if state.phase == OFFER:
        return LEAVE
    return DRAW if state.stock else None


def _keeps_the_contract(state: ShankoState, seat: Seat, right: ShankoMove) -> ShankoMove | None:
    """Holds a complete contract back, or doesn't see it."""
    if not isinstance(right, Turn) or not right.plays or state.declared[seat]:
        return None
    return _thrown(state, seat)


def _forgets_to_lay_off(state: ShankoState, seat: Seat, right: ShankoMove) -> ShankoMove | None:
    """Keeps cards that fit melds on the table."""
    if not isinstance(right, Turn) or not right.plays:
        return None
    draft = Draft(state, seat) if state.declared[seat] else melded(state, seat)
    return ended(draft, dearest(draft.hand)) if draft is not None and draft.hand else None


def _throws_the_dearest(state: ShankoState, seat: Seat, right: ShankoMove) -> ShankoMove | None:
    """Throws the card with the most points away, though the contract needs it."""
    return _thrown(state, seat) if isinstance(right, Turn) and not right.plays else None


def _thrown(state: ShankoState, seat: Seat) -> ShankoMove:
    hand = state.hands[seat]
    return ended(Draft(state, seat), dearest([card for card in hand if card != JOKER] or hand))


MISTAKES: Final = (
    Mistake("shanko-mistake-never-buys", 70, _never_buys),
    Mistake("shanko-mistake-overlooks-the-pile", 50, _overlooks_the_pile),
    Mistake("shanko-mistake-keeps-the-contract", 35, _keeps_the_contract),
    Mistake("shanko-mistake-forgets-to-lay-off", 35, _forgets_to_lay_off),
    Mistake("shanko-mistake-throws-the-dearest", 30, _throws_the_dearest),
)
