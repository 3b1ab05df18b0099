"""What is told and asked about the score of people who play with real cards. Declarations only."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cardtable.core.sentence import Sentence
from cardtable.core.view import Result

MOST_ROUNDS = 200

type GameName = Annotated[str, Meta(max_length=40)]
type Answer = Annotated[str, Meta(max_length=1_000)]


class ScoreWish(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/score: what these rounds come to. Each is what was answered, by the name of the question: for each seat
    or team, or once for the round."""

    game: GameName
    players: int
    rounds: Annotated[list[dict[str, list[Answer]]], Meta(max_length=MOST_ROUNDS)]
    options: dict[str, int | str] = {}


class AskShown(Struct, frozen=True):
    """A question about the next round."""

    name: str
    what: Literal["cards", "number", "seat", "yes"]
    each: Literal["round", "seat", "team"]
    deck: dict[str, int]
    """How often each card is there, where cards are asked for."""
    low: int
    high: int
    step: int


class ScoreTold(Struct, frozen=True):
    result: Result
    asks: list[AskShown]
    """About the next round; nothing once the game is over."""
    about: Sentence | None
    """What should be known of the next round."""


class DeclarationWish(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/score/best: the best first declaration of a hand. POST /api/score/check: whether melds, with a stroke
    between them, may be one."""

    game: GameName
    cards: Answer
    round: int = 1
    options: dict[str, int | str] = {}


class DeclarationTold(Struct, frozen=True):
    melds: list[str]
    says: Sentence
