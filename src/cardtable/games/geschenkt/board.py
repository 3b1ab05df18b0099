"""What lies on the table in a game of Geschenkt, and questions about it. Knows no words."""

from typing import ClassVar, Final

from cardtable.core.card_sets import Cards
from cardtable.core.chance import Seed
from cardtable.core.game import NOBODY, State
from cardtable.core.move import Seat
from cardtable.core.vectors import i64, vec
from cardtable.games.geschenkt.moves import GeschenktMove
from cardtable.games.geschenkt.options import GeschenktOptions
from cardtable.games.geschenkt.view import GeschenktView

LOWEST: Final = 3
HIGHEST: Final = 35
ALL_CARDS: Final = range(LOWEST, HIGHEST + 1)
DECK: Final = vec[i64](ALL_CARDS)
NOTHING: Final = vec[i64]([])
REMOVED: Final = 9
MOST_PLAYERS: Final = 7
SEATS: Final = [vec[i64](range(players)) for players in range(MOST_PLAYERS + 1)]
ALONE: Final[tuple[tuple[Seat, ...], ...]] = tuple((Seat(s),) for s in range(MOST_PLAYERS))
CHIPS: Final = 11
OFFICIAL_CHIPS: Final = {6: 9, 7: 7}
"""Fewer for six and seven players, where the house keeps the published rules (GK-02)."""


class Board(State[GeschenktOptions, GeschenktMove, GeschenktView]):
    game: ClassVar[str] = "geschenkt"

    def __init__(self, players: int, options: GeschenktOptions, seed: Seed) -> None:
        super().__init__(players, options, seed)
        self.taker_goes_on: Final = options.after_take == "taker"
        self.pile: vec[i64] = NOTHING
        """The deck as it was dealt, which clones share."""
        self.to_come: i64 = 0
        """How many of its cards are still there; the last of them lies face up."""
        self.removed: vec[i64] = NOTHING
        self.cards: vec[Cards] = NOTHING
        """For each seat the set of its cards."""
        self.share: vec[i64] = NOTHING
        """Chips at the start."""
        self.chips: vec[i64] = NOTHING
        self.paid: vec[i64] = NOTHING
        self.pot: i64 = 0
        self.order: vec[i64] = NOTHING
        self.after: vec[i64] = NOTHING
        """Who comes after each seat."""
        self.turn: Seat = Seat(0)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return () if self.is_over else ALONE[self.turn]

    def current_seat(self) -> Seat:
        return self.turn if self.to_come else NOBODY

    @property
    def is_over(self) -> bool:
        return self.to_come == 0

    @property
    def deck(self) -> vec[i64]:
        """The face-up card is the last one."""
        return self.pile[: self.to_come]

    @deck.setter
    def deck(self, cards: vec[i64]) -> None:
        self.pile, self.to_come = cards, len(cards)

    @property
    def face_up(self) -> int | None:
        return None if self.is_over else self.offer

    @property
    def offer(self) -> i64:
        """The face-up card."""
        return self.pile[self.to_come - 1]

    def turn_order(self) -> tuple[Seat, ...]:
        return tuple([Seat(s) for s in self.order])

    def won(self, seat: int) -> i64:
        """Chips this seat has taken from the middle."""
        return self.chips[seat] - self.share[seat] + self.paid[seat]

    def set_order(self, order: vec[i64]) -> None:
        self.order, self.after = order, order[:]
        before = order[-1]
        for seat in order:
            self.after[before] = seat
            before = seat

    def copy_board(self, twin: "Board") -> None:
        """What a clone gets. Lists that never change are shared."""
        self.copy_onto(twin)
        twin.pile, twin.to_come, twin.removed, twin.cards = self.pile, self.to_come, self.removed, self.cards[:]
        twin.share, twin.chips, twin.paid = self.share, self.chips[:], self.paid[:]
        twin.order, twin.after = self.order, self.after
        twin.pot, twin.turn = self.pot, self.turn


def share_of(players: int, options: GeschenktOptions) -> int:
    """The chips that everybody begins with (rule 1.3, GK-02)."""
    return OFFICIAL_CHIPS.get(players, CHIPS) if options.chips == "official" else CHIPS
