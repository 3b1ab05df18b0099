"""One connection to a table: whom it is for, how much it has been shown, and when it is too slow."""

from typing import Final, Protocol

from cardtable.core.move import Refused
from cardtable.server.web.limits import Bucket
from cardtable.wire.codec import write
from cardtable.wire.messages import Goodbye

TOO_SLOW: Final = write(Goodbye(Refused("too-slow").sentence, again=True))


class Outlet(Protocol):
    """Where a connection's messages go."""

    def say(self, message: bytes) -> bool:
        """Send a message; False if the other end is so slow that too much waits already."""

    def end(self) -> None:
        """Close after what was said."""


class Connection:
    def __init__(
        self,
        mark: str | None,
        since: int,
        outlet: Outlet,
        commands: Bucket,
        hints: Bucket,
        *,
        is_screen: bool = False,
    ) -> None:
        self.mark: Final = mark
        """The hash of the token it was opened with; an onlooker has none. Whose seat that is, the table says."""
        self.is_screen: Final = is_screen
        """Whether it shows the table to a whole room."""
        self.commands: Final = commands
        self.hints: Final = hints
        self.since: Final = since
        """How much of the log it had when it came."""
        self.picture: int | None = None
        """The number of the last picture of the table that it was sent."""
        self.shown_as: int | None = None
        """The chair as which it was shown that."""
        self.is_gone: bool = False
        self.is_too_slow: bool = False
        self._outlet: Final = outlet

    def has_seen(self, picture: int, chair: int | None) -> bool:
        """Whether it was sent this picture, as whoever sits on that chair."""
        return self.picture == picture and self.shown_as == chair

    def send(self, message: bytes) -> bool:
        """Send a message; False if this client is gone, or too slow and told to come back."""
        if self.is_gone:
            return False
        if not self._outlet.say(message):
            self.is_too_slow = True
            self.dismiss(TOO_SLOW)
            return False
        return True

    def dismiss(self, farewell: bytes | None = None) -> None:
        """Let the connection end after a last word."""
        if self.is_gone:
            return
        self.is_gone = True
        if farewell is not None:
            self._outlet.say(farewell)
        self._outlet.end()
