"""What can happen to a table, as it is written down in its journal (event sourcing: a table is its journal).

A deed holds what can't be computed: a move, not what came of it. What came of it follows when the deed is applied. Only
when a game is over its log and result are written too, once, so that they can be shown under later rules as well.
"""

from dataclasses import dataclass
from typing import Any, Literal

from cardtable.core.move import Seat
from cardtable.core.options import Value
from cardtable.core.view import Result
from cardtable.table.log import LogLine

type By = Literal["player", "bot", "table"]
type Proof = Literal["key", "name", "consent"]
"""How somebody on another device showed whose seat it is; a key proves it, a name doesn't."""


@dataclass(frozen=True)
class Opened:
    game: str
    rules: int
    """The version of the rules."""
    seed: str
    options: dict[str, Value]
    settings: dict[str, Value]
    position: dict[str, Any] | None = None
    """The situation in which the game begins, as `to_json` writes it, where nothing is dealt."""
    lesson: bool = False
    """Whether it is the game's own first hand."""
    deal: str = ""
    """The name of a deal that is played at several tables: all of them have the same cards, and bots with the same
    chance."""


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
    """Somebody came back to a seat on another device, which has a token of its own from now on. Where only a name
    was given, the owner's token stays alive beside it."""

    chair: int
    token: str
    proof: Proof = "key"


@dataclass(frozen=True)
class TookBack:
    """The owner's own device is there again: whoever came back by name is an onlooker now."""

    chair: int


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
    """A move in its canonical form."""

    seat: Seat
    move: str
    by: By


@dataclass(frozen=True)
class Left:
    """A player is gone for good."""

    seat: Seat
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
class Subscribed:
    """Where a device can be called when it is its player's turn; with no endpoint, nowhere any more."""

    chair: int
    endpoint: str = ""
    receiver: str = ""
    """The device's public key, and the secret that it shares with us alone: base64url."""
    auth: str = ""
    language: str = "en"


@dataclass(frozen=True)
class Abandoned:
    """The game is given up without a result."""


@dataclass(frozen=True)
class Ended:
    """Who played, the whole log and the result of a game that is over: what can be shown of it for ever."""

    names: tuple[str, ...]
    """By seat."""
    lines: tuple[LogLine, ...]
    result: Result


@dataclass(frozen=True)
class Brought:
    """The game was played elsewhere: nobody here saw its commitment before the first card."""

    table: str
    """Its id there."""


@dataclass(frozen=True)
class Rematched:
    """The same people have gone on to another table."""

    table: str


@dataclass(frozen=True)
class Reviewed:
    """The finished game was thought over: what came of it, packed. It could be computed again, for a minute."""

    told: bytes


type Deed = (
    Opened
    | Arranged
    | Sat
    | CameBack
    | TookBack
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
    | Subscribed
    | Abandoned
    | Ended
    | Brought
    | Rematched
    | Reviewed
)

DEEDS: tuple[type[Deed], ...] = (
    Opened, Arranged, Sat, CameBack, TookBack, Stood, Reseated, Readied, Started, Played, Left, Kept, Paused, Hosted,
    Muted, Said, Subscribed, Abandoned, Ended, Brought, Rematched, Reviewed,
)  # fmt: skip


@dataclass
class Entry:
    """A line of a journal. The id is the client's own, and counts once within a table. Never changed, yet not frozen:
    one is made for every move, and that would take three times as long."""

    version: int
    at: float
    deed: Deed
    id: str | None = None
