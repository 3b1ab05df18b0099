"""What can happen to a table, as it is written down in its journal (event sourcing: a table is its journal).

A deed holds what can't be computed: a move, not what came of it. What came of it follows when the deed is applied. Only
when a game is over its log and result are written too, once, so that they can be shown under later rules as well.
"""

from typing import Any, Literal

from cardtable.core.move import Seat
from cardtable.core.options import Value as Chosen
from cardtable.core.values import Value
from cardtable.core.view import Result
from cardtable.table.log import LogLine

type By = Literal["player", "bot", "table"]
type Proof = Literal["key", "name", "consent"]
"""How somebody on another device showed whose seat it is; a key proves it, a name doesn't."""


class Written(Value, frozen=True, tag_field="kind", tag=str.lower):
    """What is written down says of what kind it is."""


class Opened(Written, frozen=True):
    game: str
    rules: int
    """The version of the rules."""
    seed: str
    options: dict[str, Chosen]
    settings: dict[str, Chosen]
    position: dict[str, Any] | None = None
    """The situation in which the game begins, as `to_json` writes it, where nothing is dealt."""
    lesson: bool = False
    """Whether it is the game's own first hand."""
    deal: str = ""
    """The name of a deal that is played at several tables: all of them have the same cards, and bots with the same
    chance."""


class Arranged(Written, frozen=True):
    """House rules and settings chosen before the start."""

    options: dict[str, Chosen]
    settings: dict[str, Chosen]


class Sat(Written, frozen=True):
    """Somebody sits down; a bot has a level, a person the hashes of a token and of a key."""

    chair: int
    name: str
    level: str = ""
    token: str = ""
    key: str = ""


class CameBack(Written, frozen=True):
    """Somebody came back to a seat on another device, which has a token of its own from now on. Where only a name
    was given, the owner's token stays alive beside it."""

    chair: int
    token: str
    proof: Proof = "key"


class TookBack(Written, frozen=True):
    """The owner's own device is there again: whoever came back by name is an onlooker now."""

    chair: int


class Stood(Written, frozen=True):
    """Somebody gets up, or is asked to, before the start."""

    chair: int
    removed: bool = False


class Reseated(Written, frozen=True):
    """A chair takes another place at the table, before the start."""

    chair: int
    to: int


class Readied(Written, frozen=True):
    """Somebody is ready to begin, or no longer is."""

    chair: int
    on: bool
    nonce: str = ""
    """What this player's client adds to the seed, after it has seen the commitment."""


class Started(Written, frozen=True):
    nonces: tuple[str, ...] = ()
    """What players' clients added to the seed after they had seen the commitment."""


class Played(Written, frozen=True):
    """A move in its canonical form."""

    seat: Seat
    move: str
    by: By


class Left(Written, frozen=True):
    """A player is gone for good."""

    seat: Seat
    removed: bool = False


class Kept(Written, frozen=True):
    """A bot keeps a seat warm, or with no level hands it back; the seat of a bot gets another level."""

    seat: Seat
    level: str
    removed: bool = False
    """Whether somebody sent the bot away, though the owner of the seat isn't back."""


class Paused(Written, frozen=True):
    on: bool
    waits_for: str = ""
    """Who is gone, where the table pauses for somebody; it goes on by itself when they are back."""


class Hosted(Written, frozen=True):
    """The role of the host passes to another chair."""

    chair: int


class Muted(Written, frozen=True):
    chair: int
    on: bool


class Said(Written, frozen=True):
    """A word in the chat, or a reaction."""

    chair: int
    text: str
    reaction: bool = False


class Subscribed(Written, frozen=True):
    """Where a device can be called when it is its player's turn; with no endpoint, nowhere any more."""

    chair: int
    endpoint: str = ""
    receiver: str = ""
    """The device's public key, and the secret that it shares with us alone: base64url."""
    auth: str = ""
    language: str = "en"


class Abandoned(Written, frozen=True):
    """The game is given up without a result."""


class Ended(Written, frozen=True):
    """Who played, the whole log and the result of a game that is over: what can be shown of it for ever."""

    names: tuple[str, ...]
    """By seat."""
    lines: tuple[LogLine, ...]
    result: Result


class Brought(Written, frozen=True):
    """The game was played elsewhere: nobody here saw its commitment before the first card."""

    table: str
    """Its id there."""


class Rematched(Written, frozen=True):
    """The same people have gone on to another table."""

    table: str


class Reviewed(Written, frozen=True):
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


class Entry(Value, frozen=True):
    """A line of a journal. The id is the client's own, and counts once within a table."""

    version: int
    at: float
    deed: Deed
    id: str | None = None
