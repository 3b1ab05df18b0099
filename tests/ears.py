"""The other end of a connection, without a socket: it hears what it is told."""

from cardtable.server.connection import Connection
from cardtable.server.limits import Bucket

PLENTY = 1e9


class Ear:
    """Keeps what was said to it; whether it takes more is up to whoever holds it."""

    def __init__(self):
        self.heard = []
        self.is_deaf = False
        self.is_closed = False

    def say(self, message):
        if self.is_deaf or self.is_closed:
            return False
        self.heard.append(message)
        return True

    def end(self):
        self.is_closed = True

    def pause(self):
        """Nobody reads on; what an ear is told it was told."""

    def resume(self):
        """Likewise."""


def connection(mark, ear=None, since=0):
    """A connection of whoever has the token with this hash, without limits."""
    return Connection(mark, since, ear or Ear(), Bucket(PLENTY, PLENTY, 0), Bucket(PLENTY, PLENTY, 0))
