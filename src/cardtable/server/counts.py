"""What a server counts while it runs. Knows no format."""

from dataclasses import dataclass


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
