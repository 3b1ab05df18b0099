"""What a server counts while it runs. Knows no format."""

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from cardtable.server.histogram import Histogram

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
ENTRIES: Final = (1, 2, 5, 10, 20, 50, 100, 200)


@dataclass
class Counts:
    connections: int = 0
    connections_ever: int = 0
    commands: int = 0
    refusals: int = 0
    unreadable: int = 0
    """Messages that no command could be read from."""
    limited: int = 0
    """Requests and sockets turned away because their address asked too often."""
    dropped: int = 0
    """Clients that were too slow to follow their table."""
    http_connections: int = 0
    cut_off: int = 0
    """Connections whose request didn't arrive, or whose answer wasn't taken, in time."""
    thinking: int = 0
    """Bots that are thinking, or wait for their turn to."""
    hurried: int = 0
    """Bots' answers that had less time than they like, because many were thinking."""
    thinkers_lost: int = 0
    """Times that a process for bots died, hung, or found no answer."""
    jumps: int = 0
    """Jumps of the clock, and times in which the server stood still."""
    commit_seconds: Histogram = field(default_factory=partial(Histogram, SECONDS))
    commit_entries: Histogram = field(default_factory=partial(Histogram, ENTRIES))
    """How many entries had gathered for a commit."""
    news_seconds: Histogram = field(default_factory=partial(Histogram, SECONDS))
    """From the hint that another server wrote something to the screens here."""
    take_over_seconds: Histogram = field(default_factory=partial(Histogram, SECONDS))
    """For how long a table had nobody to tend it when it was taken over from a server that died."""

    def committed(self, entries: int, seconds: float) -> None:
        self.commit_entries.note(entries)
        self.commit_seconds.note(seconds)
