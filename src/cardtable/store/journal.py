"""What a journal must do. Its key (table, version) makes two writers safe: of two who append the same version, one
is told to read again. So is whoever would go on where a table was forgotten: an entry follows on the one before it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cardtable.core.move import Unavailable
from cardtable.store.writing import Writing
from cardtable.table.deeds import Entry
from cardtable.table.table import Phase


class Conflict(Exception):
    """Somebody else wrote this version, this id has happened already, or the table is gone: read the tail and ask
    again."""


class Unwritable(Unavailable):
    """The disk doesn't take it now; nothing was written."""


class Unreadable(Unavailable):
    """A table whose entries can't be read here: a bad page, a deed of a newer program. It alone stays closed."""

    def __init__(self, why: str) -> None:
        super().__init__("table-unreadable")
        self.why: Final = why


class Unreachable(Unavailable):
    """The database doesn't answer now: neither what it holds nor what became of the last write can be known."""

    def __init__(self, why: str) -> None:
        super().__init__("database-away")
        self.why: Final = why

    def __str__(self) -> str:
        return self.why


@dataclass(frozen=True)
class Summary:
    """A table as lists show it."""

    id: str
    version: int
    game: str
    phase: Phase
    listed: bool
    names: tuple[str, ...]
    free: int
    opened_at: float
    touched_at: float
    scores: tuple[int | None, ...] = ()
    places: tuple[int, ...] = ()
    brought: bool = False
    """Whether the game was played elsewhere."""
    practice: bool = False
    """Whether it began in a situation that was chosen, as a lesson does: no history tells of it."""
    deal: str = ""
    """The name of the deal, where others play it too."""
    days_per_move: int = 0
    """How long a move may take by correspondence."""


type Appending = Coroutine[Any, Any, None] | Writing


class Journal(ABC):
    """The entries of tables."""

    commits: int = 0
    """Entries written by this process."""

    @abstractmethod
    def append(self, table: str, entries: Sequence[Entry]) -> Appending:
        """Write entries, all or none; over when they are on disk."""

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> Sequence[Entry]:
        """The entries of a table after a version, in order. Raises Unreadable."""

    async def enlist(self, summary: Summary) -> None:  # noqa: B027
        """How a table is listed from now on, where there are lists. They follow from the entries; a lost one is made
        again."""

    @abstractmethod
    async def close(self) -> None: ...


type Committed = Callable[[int, float], None]


def uncounted(entries: int, seconds: float) -> None:
    """Nobody counts commits."""


class Archive(Journal):
    """A journal of many tables, with lists of them."""

    committed: Committed = staticmethod(uncounted)
    """Told of every commit: how many entries it has written, and in how many seconds."""

    @abstractmethod
    async def unlisted(self) -> Sequence[str]:
        """Tables whose listing is older than their entries."""

    @abstractmethod
    async def summary(self, table: str) -> Summary | None: ...

    @abstractmethod
    async def summaries(self, phase: str, limit: int, *, listed_only: bool) -> Sequence[Summary]:
        """The tables in a phase, the last touched first."""

    @abstractmethod
    async def forget(self, untouched_since: float, phase: str, but: Collection[str] = ()) -> int:
        """Drop tables in this phase that nobody has touched since, but for these; how many."""

    @abstractmethod
    async def is_writable(self) -> bool:
        """Whether the disk takes what is written now; tried out, not remembered."""


class HouseJournal(Archive):
    """The journal of a server, from which a house can move."""

    @abstractmethod
    async def tables(self) -> Sequence[str]:
        """All tables that have entries."""
