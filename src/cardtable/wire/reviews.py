"""What is told of a review. Declarations only; points are margins over the mean of the opponents, more is better."""

from dataclasses import dataclass

from msgspec import Struct

from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence


@dataclass(frozen=True)
class Decision:
    """A move where there was a choice, and what speaks for the best one."""

    step: int
    seat: Seat
    played: str
    played_means: Sentence
    best: str
    best_means: Sentence
    why: Sentence
    value: float
    """The margin that the seat could expect before it moved, if it played the best move."""
    win: float
    """Its chance to win then, from 0 to 1."""
    loss: float
    error: float
    win_loss: float
    win_error: float = 0.0


@dataclass(frozen=True)
class Share:
    """How one seat's result came about."""

    margin: float
    skill: float
    luck: float
    error: float
    lost: float
    """What its own decisions cost it in all."""
    accuracy: int
    """Of 100 decisions, how many were the best move or cost nothing to speak of."""
    moments: tuple[int, ...]
    """The steps of its dearest decisions, dearest first."""
    told: Sentence | None = None
    """All of that in a sentence."""
    deal: float = 0.0
    draws: float = 0.0
    """What the deals and the draws brought, valued one by one; the rest of the luck is what hidden cards made of moves
    that nobody could have known better."""
    cards_error: float = 0.0
    cards: Sentence | None = None
    """The parts of the luck in a sentence."""


@dataclass(frozen=True)
class Review:
    steps: int
    depth: int
    decisions: tuple[Decision, ...]
    shares: tuple[Share, ...]
    moments: tuple[int, ...]
    """The steps that mattered most."""


class ReviewShown(Struct, frozen=True):
    """GET /api/tables/{id}/review?first=k: verdicts on the steps from k on, as far as they are there; who asks again
    sees it grow."""

    steps: int
    done: int
    """How many steps have been thought over."""
    decisions: list[Decision]
    shares: list[Share]
    """By seat, once all is done."""
    moments: list[int]
