"""What lies on the table in a game of High Tide, and questions about it. Knows no words."""

from typing import ClassVar

from cardtable.core.chance import Seed
from cardtable.core.move import Seat
from cardtable.core.rounds import Rounds
from cardtable.games.high_tide.moves import HighTideMove
from cardtable.games.high_tide.options import HighTideOptions
from cardtable.games.high_tide.view import HighTideView


class Board(Rounds[HighTideOptions, HighTideMove, HighTideView]):
    game: ClassVar[str] = "high-tide"

    def __init__(self, players: int, options: HighTideOptions, seed: Seed) -> None:
        super().__init__(players, options, seed)
        self.round: int = 1
        self.turn: Seat = Seat(0)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.stock: list[int] = []
        """The top card is the last one, here and in the discards."""
        self.discards: list[int] = []
        self.points: list[int] = [0] * players
        """Of this round."""
        self.finished: list[list[int]] = []
        """The points of each finished round, by seats."""

    @property
    def waiting(self) -> tuple[Seat, ...]:
        if self.is_over:
            return ()
        return self.unready() if self.is_between else (self.turn,)

    @property
    def is_over(self) -> bool:
        """After the last round, or when fewer than two are left (rules 4.1 and 4.3)."""
        return len(self.finished) == self.options.rounds or len(self.active()) < 2

    @property
    def is_between(self) -> bool:
        """Whether this round is over and the next one has not begun."""
        return len(self.finished) == self.round

    def is_fall(self, card: int) -> bool:
        """Whether a card is lower than the one it would lie on (rule 2.2)."""
        return card < self.discards[-1]

    def copy_board(self, twin: "Board") -> None:
        """What a clone gets. Finished rounds never change, so they are shared."""
        self.copy_rounds(twin)
        twin.round = self.round
        twin.turn = self.turn
        twin.hands = [hand.copy() for hand in self.hands]
        twin.stock = self.stock.copy()
        twin.discards = self.discards.copy()
        twin.points = self.points.copy()
        twin.finished = self.finished.copy()
