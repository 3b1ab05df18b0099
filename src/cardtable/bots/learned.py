"""Judges that were learned: what the features of a seat's situation promise, by weights in a data file. Knows no game.

The features have names in the words of their game. What each is worth was learned from games that bots played against
each other (`cardtable learn`), and is never changed at run time; the data file says where it comes from.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, ClassVar, Final

from cardtable.core.game import State
from cardtable.core.move import Seat

FOLDER: Final = "weights"


class Learned[S: State = Any](ABC):
    """A linear judge: the weighted sum of features, with weights of their own for each kind of situation."""

    game: ClassVar[str]
    kinds: ClassVar[Sequence[str]]
    """The kinds of situations."""
    features: ClassVar[Sequence[str]]

    def __init__(self) -> None:
        self.weights: Final = read_weights(self.game, self.kinds, self.features)
        self.is_taught: Final = any(weight for row in self.weights for weight in row)
        """Whether there are weights; a search doesn't trust a judge that knows nothing."""

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
        worth, weights = 0.0, self.weights[self.kind_of(state)]
        for number, feature in enumerate(self.features_of(state, seat)):
            worth += feature * weights[number]
        return worth


def read_weights(game: str, kinds: Sequence[str], features: Sequence[str]) -> list[list[float]]:
    """The weights of a game's judge by kind and feature; a feature of which nothing was learned yet weighs nothing."""
    file = files("cardtable.bots").joinpath(FOLDER, f"{game}.json")
    known: dict[str, dict[str, float]] = json.loads(file.read_text("utf-8"))["weights"] if file.is_file() else {}
    return [[float(known.get(kind, {}).get(feature, 0.0)) for feature in features] for kind in kinds]
