"""What lies on the table in a game of Geschenkt, and questions about it. Knows no words."""

from typing import ClassVar, Final

from cardtable.core.chance import Seed
from cardtable.core.game import State
from cardtable.core.move import Seat
from cardtable.games.geschenkt.moves import GeschenktMove
from cardtable.games.geschenkt.options import GeschenktOptions
from cardtable.games.geschenkt.view import GeschenktView

LOWEST: Final = 3
HIGHEST: Final = 35
ALL_CARDS: Final = range(LOWEST, HIGHEST + 1)
REMOVED: Final = 9
MOST_PLAYERS: Final = 7
ALONE: Final[tuple[tuple[Seat, ...], ...]] = tuple((Seat(s),) for s in range(MOST_PLAYERS))
CHIPS: Final = 11
OFFICIAL_CHIPS: Final = {6: 9, 7: 7}
"""Fewer for six and seven players, where the house keeps the published rules (GK-02)."""


class Board(State[GeschenktOptions, GeschenktMove, GeschenktView]):
    game: ClassVar[str] = "geschenkt"

    def __init__(self, players: int, options: GeschenktOptions, seed: Seed) -> None:
        super().__init__(players, options, seed)
        self.taker_goes_on: Final = options.after_take == "taker"
        self.deck: list[int] = []
        """The face-up card is the last one."""
        self.removed: list[int] = []
        self.cards: list[list[int]] = [[] for _ in range(players)]
        self.share: list[int] = []
        """Chips at the start."""
        self.chips: list[int] = []
        self.paid: list[int] = [0] * players
        self.pot: int = 0
        self.order: list[int] = []
        self.after: list[int] = []
        """Who comes after each seat."""
        self.turn: Seat = Seat(0)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return ALONE[self.turn] if self.deck else ()

    @property
    def face_up(self) -> int | None:
        return self.deck[-1] if self.deck else None

    def turn_order(self) -> tuple[Seat, ...]:
        return tuple([Seat(s) for s in self.order])

    def won(self, seat: int) -> int:
        """Chips this seat has taken from the middle."""
        return self.chips[seat] - self.share[seat] + self.paid[seat]

    def set_order(self, order: list[int]) -> None:
        self.order = order
        self.after = [order[(order.index(seat) + 1) % len(order)] for seat in range(len(order))]

    def copy_board(self, twin: "Board") -> None:
        """What a clone gets. Lists that never change are shared."""
        self.copy_onto(twin)
        twin.deck, twin.removed = self.deck.copy(), self.removed
        twin.cards = [cards.copy() for cards in self.cards]
        twin.share, twin.chips, twin.paid = self.share, self.chips.copy(), self.paid.copy()
        twin.order, twin.after = self.order, self.after
        twin.pot, twin.turn = self.pot, self.turn
