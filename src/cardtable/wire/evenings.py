"""What is told and asked about duplicate evenings. Declarations only."""

from typing import Annotated

from msgspec import Meta, Struct

from cardtable.wire.messages import Name

type EveningText = Annotated[str, Meta(max_length=6_000)]


class OpenEvening(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/evenings: the same deals at several tables, for these people."""

    game: Annotated[str, Meta(max_length=40)]
    deals: int
    tables: int
    names: Annotated[list[Name], Meta(max_length=100)]
    options: dict[str, int | str] = {}


class EveningTold(Struct, frozen=True):
    evening: str


class TakePlace(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/evenings/seats: sit down where the plan says, in a round, as somebody who has entered; both counted
    from 0."""

    evening: EveningText
    deal: int
    entrant: int


class EveningTable(Struct, frozen=True):
    """A table in a round: who is to sit there, and what came of it."""

    table: str | None
    phase: str
    planned: list[int]
    """Those who have entered, chair by chair."""
    names: list[str]
    """Who sits there."""
    scores: list[int | None]
    above: list[float | None]
    """For each seat how many points it is above the mean of all who held the same cards."""


class EveningStanding(Struct, frozen=True):
    entrant: int
    name: str
    played: int
    above: float
    place: int


class EveningShown(Struct, frozen=True):
    """GET /api/evenings?text=…: the plan, what came of it so far, and how everybody stands, the best first. For each
    round there is a list of its tables."""

    evening: str
    game: str
    players: int
    names: list[str]
    rounds: list[list[EveningTable]]
    standings: list[EveningStanding]
