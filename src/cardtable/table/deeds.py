"""What can happen to a table, as it is written down in its journal. A table is its journal: nothing else is kept."""

from dataclasses import dataclass, field
from typing import Literal

from cardtable.core.move import Event, Seat
from cardtable.core.options import Value
from cardtable.core.sentence import Sentence

type By = Literal["player", "bot", "table"]


@dataclass(frozen=True)
class Told:
    """An event as it is kept: what everybody may know of it, and what only some may."""

    seen: Sentence
    secret: Sentence | None = None
    knowers: tuple[Seat, ...] = ()

    def to(self, seat: Seat | None) -> Sentence:
        return self.secret if self.secret is not None and seat in self.knowers else self.seen


def told(events: list[Event]) -> tuple[Told, ...]:
    return tuple(Told(event.seen, event.secret, event.knowers) for event in events)


@dataclass(frozen=True)
class Opened:
    game: str
    rules: int
    """The version of the rules."""
    seed: str
    options: dict[str, Value]
    settings: dict[str, Value]


@dataclass(frozen=True)
class Arranged:
    """House rules and settings chosen before the start."""

    options: dict[str, Value]
    settings: dict[str, Value]


@dataclass(frozen=True)
class Sat:
    """Somebody sits down; a bot has a level, a person the hashes of a token and of a key."""

    chair: int
    name: str
    level: str = ""
    token: str = ""
    key: str = ""


@dataclass(frozen=True)
class CameBack:
    """The owner of a seat proved it on another device, which has a token of its own from now on."""

    chair: int
    token: str


@dataclass(frozen=True)
class Stood:
    """Somebody gets up, or is asked to, before the start."""

    chair: int
    removed: bool = False


@dataclass(frozen=True)
class Reseated:
    """A chair takes another place at the table, before the start."""

    chair: int
    to: int


@dataclass(frozen=True)
class Readied:
    """Somebody is ready to begin, or no longer is."""

    chair: int
    on: bool
    nonce: str = ""
    """What this player's client adds to the seed, after it has seen the commitment."""


@dataclass(frozen=True)
class Started:
    nonces: tuple[str, ...] = ()
    """What players' clients added to the seed after they had seen the commitment."""


@dataclass(frozen=True)
class Played:
    """A move; after it, what happened."""

    seat: Seat
    move: str
    by: By
    events: tuple[Told, ...]


@dataclass(frozen=True)
class Left:
    """A player is gone for good."""

    seat: Seat
    events: tuple[Told, ...]
    removed: bool = False


@dataclass(frozen=True)
class Kept:
    """A bot keeps a seat warm, or with no level hands it back; the seat of a bot gets another level."""

    seat: Seat
    level: str
    removed: bool = False
    """Whether somebody sent the bot away, though the owner of the seat isn't back."""


@dataclass(frozen=True)
class Paused:
    on: bool
    waits_for: str = ""
    """Who is gone, where the table pauses for somebody; it goes on by itself when they are back."""


@dataclass(frozen=True)
class Hosted:
    """The role of the host passes to another chair."""

    chair: int


@dataclass(frozen=True)
class Muted:
    chair: int
    on: bool


@dataclass(frozen=True)
class Said:
    """A word in the chat, or a reaction."""

    chair: int
    text: str
    reaction: bool = False


@dataclass(frozen=True)
class Abandoned:
    """The game is given up without a result."""


@dataclass(frozen=True)
class Rematched:
    """The same people have gone on to another table."""

    table: str


type Deed = (
    Opened
    | Arranged
    | Sat
    | CameBack
    | Stood
    | Reseated
    | Readied
    | Started
    | Played
    | Left
    | Kept
    | Paused
    | Hosted
    | Muted
    | Said
    | Abandoned
    | Rematched
)

DEEDS: tuple[type[Deed], ...] = (
    Opened, Arranged, Sat, CameBack, Stood, Reseated, Readied, Started, Played, Left, Kept, Paused, Hosted, Muted,
    Said, Abandoned, Rematched,
)  # fmt: skip


@dataclass(frozen=True)
class Entry:
    """A line of a journal. The id is the client's own, and counts once within a table."""

    version: int
    at: float
    deed: Deed
    id: str | None = None


@dataclass(frozen=True)
class Line:
    """A line of the log that people read."""

    number: int
    turn: int
    """The running number of decisions."""
    at: float
    told: Told = field(repr=False)
