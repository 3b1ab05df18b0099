"""What is told and asked about scenarios, daily deals and puzzles. Declarations only."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from cardtable.core.level import Level
from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence
from cardtable.core.view import Choice
from cardtable.wire.messages import Name

type ScenarioText = Annotated[str, Meta(max_length=6_000)]


class OpenScenario(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/scenarios: a table that plays on from here, with oneself at the seat that the scenario names, or whose
    turn it is, and bots at all others."""

    scenario: ScenarioText
    name: Name = ""
    level: Level = "medium"


class ScenarioShown(Struct, frozen=True):
    """GET /api/scenarios?text=…: a scenario in its shortest form, and what its seat sees."""

    scenario: str
    game: str
    seat: Seat
    players: int
    is_over: bool
    view: Raw


class ExpertTold(Struct, frozen=True):
    """GET /api/scenarios/hint?text=…: what the expert would do there, and why."""

    move: str
    means: Sentence
    why: Sentence


class ScenarioTold(Struct, frozen=True):
    """GET /api/tables/{id}/scenario?step=k&seat=n: a moment of a finished game as a text."""

    scenario: str


class Alternatives(Struct, frozen=True):
    """GET /api/tables/{id}/alternatives?step=k: what could have been done instead at a step."""

    seat: Seat
    moves: list[Choice]


class OpenDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/daily: a table with today's deal of a game, and oneself at its first seat."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name = ""


class DailyResult(Struct, frozen=True):
    """Somebody's result with the deal of the day."""

    table: str
    name: str
    score: int | None
    place: int
    """Among all who have played it here."""
    counts: bool = True
    """Whether it is the first game under that name: who plays it again knows the cards."""


class DailyGame(Struct, frozen=True):
    """Today's deal of a game."""

    game: str
    commitment: str
    """Binds the deal before anybody has seen it."""
    results: list[DailyResult]
    """Of those who have played it here, the best first."""


class Daily(Struct, frozen=True):
    """GET /api/daily"""

    day: str
    """As 2026-11-16, by universal time."""
    games: list[DailyGame]


class ReportWish(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/report: what whoever has this token may know, with what they saw, as one file."""

    what: Annotated[str, Meta(max_length=2_000)]
    client: Annotated[str, Meta(max_length=400)] = ""
    language: Annotated[str, Meta(max_length=8)] = "en"


class PuzzleShown(Struct, frozen=True):
    """GET /api/puzzles/{game}/{number}: a puzzle without its answer; they are numbered from 1, easier ones first."""

    number: int
    count: int
    """How many the game has."""
    grade: int
    """1 is easy, 3 is hard."""
    scenario: str
    game: str
    seat: Seat
    players: int
    view: Raw
    moves: list[Choice]
    """What may be answered."""
    task: Sentence | None = None
    """What is to be reached this turn, where that is asked: then the moves are discards, and one of them makes it
    possible."""


class PuzzleAnswered(Struct, frozen=True):
    """GET /api/puzzles/{game}/{number}/answer?move=…: whether that solves it; the answer, and why."""

    solved: bool
    best: str
    best_means: Sentence
    why: Sentence
    loss: float
    """How many points the given move costs."""
