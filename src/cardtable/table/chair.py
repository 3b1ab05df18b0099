"""The chairs of a table: who sits there, and what opens them."""

from typing import Final

from cardtable.table.deeds import Subscribed


class Chair:
    """Who sits there: a person, or a bot with a level."""

    def __init__(self, name: str, level: str, token: str, key: str) -> None:
        self.name: Final = name
        self.level: str = level
        self.token: str = token
        """The hash of its owner's token; likewise the key."""
        self.lent: str = ""
        """The hash of the token of somebody who came back by name alone."""
        self.key: str = key
        self.muted: bool = False
        self.ready: bool = False
        self.nonce: str = ""
        self.subscription: Subscribed | None = None
        """Where whoever sits here can be called."""

    @property
    def is_bot(self) -> bool:
        return bool(self.level)

    def opens_to(self, mark: str) -> bool:
        """Whether whoever has the token with this hash sits here."""
        return bool(mark) and (mark == self.token or mark == self.lent)
