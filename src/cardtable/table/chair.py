"""The chairs of a table: who sits there, what opens them, and what was said from them."""

from dataclasses import dataclass

from cardtable.table.deeds import Subscribed


@dataclass
class Chair:
    """Who sits there: a person, or a bot with a level."""

    name: str
    level: str = ""
    token: str = ""
    """The hash of its owner's token; likewise the key."""
    lent: str = ""
    """The hash of the token of somebody who came back by name alone."""
    key: str = ""
    muted: bool = False
    ready: bool = False
    nonce: str = ""
    subscription: Subscribed | None = None
    """Where whoever sits here can be called."""

    @property
    def is_bot(self) -> bool:
        return bool(self.level)

    def opens_to(self, mark: str) -> bool:
        """Whether whoever has the token with this hash sits here."""
        return bool(mark) and mark in (self.token, self.lent)


@dataclass(frozen=True)
class Word:
    """Something said in the chat."""

    number: int
    at: float
    name: str
    text: str
    reaction: bool
