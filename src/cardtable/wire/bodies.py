"""What is asked and answered about tables over HTTP. What else goes that way stands in files of its own."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from cardtable.core.level import Level
from cardtable.core.sentence import Sentence
from cardtable.table.log import LogLine
from cardtable.table.table import Phase
from cardtable.wire.messages import ChairNumber, Choices, Name, Secret


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: Annotated[str, Meta(max_length=40)]
    options: Choices = {}
    settings: Choices = {}
    bots: Annotated[list[Level], Meta(max_length=8)] = []
    name: Name | None = None
    """Sit down at once under this name; an empty one is filled in."""
    lesson: bool = False
    """Play the game's own first hand, with its own house rules and bots."""


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/seats: sit down, or come back to one's seat by its name (and key, where the table asks)."""

    name: Name = ""
    chair: ChairNumber | None = None
    key: Secret | None = None


class Seated(Struct, frozen=True):
    """What a client needs to sit at a table; the token and the key are told this once."""

    table: str
    chair: int
    name: str
    token: str
    key: str | None


class TableListed(Struct, frozen=True):
    """A line of the lobby or of the history."""

    id: str
    game: str
    phase: Phase
    names: list[str]
    free: int
    opened_at: float
    touched_at: float
    scores: list[int | None] = []
    places: list[int] = []
    brought: bool = False
    """Whether it was played elsewhere."""
    practice: bool = False
    """Whether it began in a situation that was chosen, as a lesson does."""


class Invitation(Struct, frozen=True):
    """GET /api/tables/{id}/invitation: how others find a table."""

    code: str | None
    """Four letters to say across a room; they hold until the game starts."""
    addresses: list[str]
    """Where others reach this server, the best first; none, if only its own machine does."""


class StepShown(Struct, frozen=True):
    """A step of a finished game: what was done, what was told, and what was seen after it."""

    at: float
    seat: int | None
    move: str | None
    lines: list[LogLine]
    view: Raw


class Replay(Struct, frozen=True):
    """GET /api/tables/{id}/replay?seat=n&first=k: some steps of a finished game."""

    game: str
    names: list[str]
    total: int
    first: int
    steps: list[StepShown]


class Wrong(Struct, frozen=True):
    """The body of every refused request."""

    sentence: Sentence
