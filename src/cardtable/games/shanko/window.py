"""The buy window: who may buy the fresh discard, in which order, and when the answers are in (SH-20 to SH-28).

Knows no turns: it says what has come of the answers, and the course of the game follows from that.
"""

from typing import Final

from cardtable.core.cards import card_name
from cardtable.core.move import IllegalMove, Seat
from cardtable.games.shanko.contracts import BUYS
from cardtable.games.shanko.round import ASKED, NOT_ASKED, OPEN, PLAYING, READYING, WINDOW, Round

FEWEST_TO_BUY: Final = 3


def buyers(now: Round, active: list[Seat], discarder: Seat) -> list[Seat]:
    """Who may buy what was just discarded, first claim first; the next player draws it instead."""
    if len(active) < FEWEST_TO_BUY or not now.pile:
        return []
    return [s for s in clockwise(now, active) if s not in (discarder, now.turn) and can_buy(now, s)]


def can_buy(now: Round, seat: Seat) -> bool:
    """A player who has melded buys no more, nor does one whose buys are used up."""
    return not now.melded[seat] and now.buys[seat] > 0


def clockwise(now: Round, active: list[Seat]) -> list[Seat]:
    """The active seats in the order of their turns, from the player whose turn comes next."""
    return [s for s in active if s >= now.turn] + [s for s in active if s < now.turn]


def open_window(now: Round, active: list[Seat], discarder: Seat) -> bool:
    """Ask everybody who may buy; whether there is anybody."""
    asked = buyers(now, active, discarder)
    for seat in asked:
        now.answers[seat] = OPEN
    return bool(asked)


def is_settled(now: Round, active: list[Seat]) -> bool:
    """All have answered, or one has asked and everyone with an earlier claim has passed."""
    return first_claim(now, active) is not None or OPEN not in now.answers


def first_claim(now: Round, active: list[Seat]) -> Seat | None:
    """The seat that gets the card, as soon as nobody with an earlier claim can still ask."""
    for seat in clockwise(now, active):
        if now.answers[seat] == OPEN:
            return None
        if now.answers[seat] == ASKED:
            return seat
    return None


def shows_by_itself(now: Round, active: list[Seat], seat: Seat) -> bool:
    """Whether an answer can be told although the window is open: with no open claim before it, it must be a pass."""
    order = clockwise(now, active)
    return OPEN not in [now.answers[s] for s in order[: order.index(seat)]]


def why_no_buy(now: Round, active: list[Seat], seat: Seat) -> IllegalMove:
    """Why a seat that is not asked may not buy, and what it can do instead."""
    if len(active) < FEWEST_TO_BUY:
        return IllegalMove("shanko-buy-two")
    if now.phase == READYING:
        return IllegalMove("shanko-round-over")
    if now.melded[seat]:
        return IllegalMove("shanko-buy-melded")
    if not now.buys[seat]:
        return IllegalMove("shanko-buy-used-up", most=BUYS)
    if now.top is None or now.phase == PLAYING:
        return IllegalMove("shanko-buy-nothing")
    return _why_not_this(now, seat, card_name(now.top))


def _why_not_this(now: Round, seat: Seat, card: str) -> IllegalMove:
    if seat == now.turn:
        return IllegalMove("shanko-buy-next", card=card)
    if not now.pile:
        return IllegalMove("shanko-buy-no-pile", card=card)
    if now.phase != WINDOW:
        return IllegalMove("shanko-buy-nothing")
    if now.answers[seat] != NOT_ASKED:
        return IllegalMove("shanko-answered", card=card)
    return IllegalMove("shanko-buy-own", card=card)
