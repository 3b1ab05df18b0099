"""The clocks of a table: when each seat was asked, and which of them stand. How much time there is, a table knows."""

from cardtable.core.move import Seat


class Clocks:
    """Times are those of the clock that measures; in a journal that is read, the times in it."""

    def __init__(self, at: float) -> None:
        self.measured: float = at
        """What the clock said when the last entry happened."""
        self.asked_at: dict[Seat, float] = {}
        self.held: dict[Seat, float] = {}
        """Until when clocks stand whose players read how the game goes; no journal knows that."""
        self.paused_at: float = 0.0

    def ask(self, seat: Seat) -> None:
        self.asked_at[seat] = self.measured

    def began(self, seat: Seat) -> float:
        """From when on the time of a seat is counted."""
        asked = self.asked_at[seat]
        return max(asked, self.held.get(seat, asked))

    def hold(self, seat: Seat, until: float) -> None:
        """Let a clock stand; once in a game."""
        self.held.setdefault(seat, until)

    def let_go(self, seat: Seat, now: float) -> None:
        self.held[seat] = min(self.held.get(seat, now), now)

    def pause(self) -> None:
        self.paused_at = self.measured

    def resume(self) -> None:
        """What was counted before the pause stays."""
        self.asked_at = {seat: asked + self.measured - self.paused_at for seat, asked in self.asked_at.items()}

    def restart(self, at: float) -> None:
        """Everybody who is asked something has the whole time again."""
        self.asked_at = dict.fromkeys(self.asked_at, at)

    def measure_from(self, measured: float) -> None:
        """From now on seconds are counted by a clock that says this now; what has been counted stays."""
        ahead = measured - self.measured
        self.asked_at = {seat: asked + ahead for seat, asked in self.asked_at.items()}
        self.held = {seat: until + ahead for seat, until in self.held.items()}
        self.paused_at += ahead
        self.measured = measured
