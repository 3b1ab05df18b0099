"""Clocks that a test can turn."""

from cardtable.live.clock import Clock


class TurnedClock(Clock):
    """Time goes on, or only the wall's does, when a test says so."""

    def __init__(self):
        self.wall, self.measured = 1_000_000.0, 500.0
        super().__init__(lambda: self.wall, lambda: self.measured)

    def monotonic(self):
        return self.measured

    def go_on(self, seconds):
        self.wall += seconds
        self.measured += seconds

    def turn(self, seconds):
        """Somebody sets the clock on the wall."""
        self.wall += seconds
