"""Games of several rounds: between two of them everybody says that they are ready. Knows no round."""

from abc import abstractmethod
from typing import Any

from cardtable.core.chance import Seed
from cardtable.core.game import State
from cardtable.core.move import Move, Seat
from cardtable.core.options import Options
from cardtable.core.view import View


class Rounds[O: Options = Options, M: Move = Any, V: View = View](State[O, M, V]):
    """A game that goes on with its next round as soon as every active seat is ready."""

    def __init__(self, players: int, options: O, seed: Seed) -> None:
        super().__init__(players, options, seed)
        self.ready: list[bool] = [False] * players

    @abstractmethod
    def next_round(self) -> None:
        """Deal the next round, now that everybody is ready."""

    def unready(self) -> tuple[Seat, ...]:
        """The active seats that are not ready yet."""
        return tuple([seat for seat in self.active() if not self.ready[seat]])

    def be_ready(self, seat: Seat) -> None:
        self.ready[seat] = True
        self.go_on_when_ready()

    def go_on_when_ready(self) -> None:
        """Also asked when somebody leaves, since the others may have waited for just them."""
        if not self.unready():
            self.ready = [False] * self.players
            self.next_round()

    def copy_rounds(self, twin: "Rounds") -> None:
        """What a clone gets."""
        self.copy_onto(twin)
        twin.ready = self.ready.copy()
