"""What may be seen of Geschenkt."""

from cardtable.core.move import Seat
from cardtable.core.places import CARD, GROUPS, NUMBER, middle, seats
from cardtable.core.view import Own, Result, Shared, View
from cardtable.games.geschenkt.options import GeschenktOptions


class GeschenktShared(Shared):
    options: GeschenktOptions
    order: tuple[Seat, ...]
    turn: Seat
    face_up: int | None
    pot: int
    deck_left: int
    runs: tuple[tuple[tuple[int, ...], ...], ...]
    """For each seat its runs, lowest first."""
    chips: tuple[int | None, ...]
    share: tuple[int, ...]
    """Chips at the start."""
    paid: tuple[int, ...]
    """Chips paid so far; with the next line, what an attentive player can count."""
    won: tuple[int, ...]


class CountedOwn(Own):
    """Where chips are hidden, each still knows its own, and its own score."""

    chips: tuple[int | None, ...]
    result: Result


class GeschenktView(GeschenktShared, View):
    """All that may be seen of Geschenkt."""


PLACES = (
    *middle(face_up=CARD, pot=NUMBER, deck_left=NUMBER),
    *seats(chips=NUMBER, runs=GROUPS),
)
