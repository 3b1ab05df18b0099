"""What was learned, as weights of features in a data file: judges of situations, and leanings between moves. Knows no
game.

The features have names in the words of their game. What each is worth was learned from games that bots played against
each other (`cardtable learn`), and is never changed at run time; the data file says where it comes from.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, ClassVar, Final

from cardtable.core.game import State
from cardtable.core.move import Move, Seat

FOLDER: Final = "weights"


class Weighted(ABC):
    """Features, and what each is worth, with weights of their own for each kind of situation."""

    file: ClassVar[str]
    """The name of the data file, without its ending."""
    kinds: ClassVar[Sequence[str]]
    """The kinds of situations."""
    features: ClassVar[Sequence[str]]

    def __init__(self) -> None:
        self.weights: Final = read_weights(self.file, self.kinds, self.features)
        self.is_taught: Final = any(weight for row in self.weights for weight in row)
        """Whether there are weights; a search doesn't trust what knows nothing."""

    def weigh(self, kind: int, features: list[float]) -> float:
        """The weighted sum of some features."""
        worth, weights = 0.0, self.weights[kind]
        for number, feature in enumerate(features):
            worth += feature * weights[number]
        return worth


class Learned[S: State = Any](Weighted):
    """A linear judge of situations."""

    @abstractmethod
    def kind_of(self, state: S) -> int:
        """The number of the kind that this situation is of."""

    @abstractmethod
    def features_of(self, state: S, seat: Seat) -> list[float]:
        """All features of a seat's situation. It is asked in guesses only, where one may look at any hand."""

    @abstractmethod
    def is_lesson(self, state: S) -> bool:
        """Whether something can be learned from this moment: one like those at which a search asks."""

    def standing(self, state: S, seat: Seat) -> float:
        """What a situation promises for the rest of its stage, in points; only differences between seats mean
        something."""
        return self.weigh(self.kind_of(state), self.features_of(state, seat))


class Leaning[S: State = Any, M: Move = Any](Weighted):
    """A linear judge of moves. It looks at a state through the eyes of the seat that moves."""

    tables: ClassVar[Sequence[int]]
    """With how many players its lessons are played; fewer cost less."""

    @abstractmethod
    def kind_of(self, state: S, seat: Seat) -> int:
        """The number of the kind that this decision is of."""

    @abstractmethod
    def choices(self, state: S, seat: Seat) -> Sequence[M]:
        """The moves between which it has something to say, the expert's first; none where it is not asked."""

    @abstractmethod
    def features_of(self, state: S, seat: Seat, moves: Sequence[M]) -> list[list[float]]:
        """All features of each of some moves, which are choices."""

    def of(self, state: S, seat: Seat, moves: Sequence[M]) -> list[float]:
        """What speaks for each of these moves, in points; only differences between them mean something."""
        kind = self.kind_of(state, seat)
        return [self.weigh(kind, features) for features in self.features_of(state, seat, moves)]


def read_weights(name: str, kinds: Sequence[str], features: Sequence[str]) -> list[list[float]]:
    """The weights in a data file by kind and feature; a feature of which nothing was learned yet weighs nothing."""
    file = files("cardtable.bots").joinpath(FOLDER, f"{name}.json")
    known: dict[str, dict[str, float]] = json.loads(file.read_text("utf-8"))["weights"] if file.is_file() else {}
    return [[float(known.get(kind, {}).get(feature, 0.0)) for feature in features] for kind in kinds]
