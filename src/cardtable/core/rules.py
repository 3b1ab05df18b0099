"""Where the answers of a game stand: which of its files answers which question of the contract.

Every game has the same files, with the same functions; a protocol below says what each of them answers, so that mypy
reports what a game lacks. `core/game.py` asks. Knows no game.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, Protocol

from cardtable.core.chance import Chance, Seed
from cardtable.core.move import Checked, Move, Seat
from cardtable.core.options import Options
from cardtable.core.position import Field, Invariant, Json
from cardtable.core.sentence import Sentence
from cardtable.core.view import Own, Result, Shared, Sheet, View

MOST_HOUSES: Final = 64


class Legality[B, M: Move](Protocol):
    """What may be done, what it would mean, and why something else is refused."""

    def legal(self, board: B, seat: Seat) -> tuple[M, ...]: ...

    def check(self, board: B, seat: Seat, move: M) -> Checked[M]: ...

    def means(self, board: B, seat: Seat, move: M) -> Sentence: ...


class Choices[B, M: Move](Protocol):
    """What silence means."""

    def default(self, board: B, seat: Seat) -> M: ...


class Sight[B](Protocol):
    """What may be known, by all and by one seat besides; a state adds what people read. And what a seat is asked."""

    def prompt(self, board: B, seat: Seat | None) -> Sentence: ...

    def shared(self, board: B) -> Shared: ...

    def own(self, board: B, seat: Seat | None) -> Own: ...


class Scoring[B](Protocol):
    """What it is worth, and how that was counted."""

    def result(self, board: B) -> Result: ...

    def sheet(self, board: B) -> Sheet: ...


class Position[B, O: Options](Protocol):
    """How a state is written down and read at a table with so many players and such house rules; what holds in it."""

    def fields(self, players: int, options: O) -> tuple[Field, ...]: ...

    @property
    def INVARIANTS(self) -> tuple[Invariant[B], ...]: ...  # noqa: N802


class Scenario(Protocol):
    """A situation described in part, made whole."""

    def fill_in(self, described: Json) -> Json: ...


class Determinization[S, V: View](Protocol):
    """A state that could lie behind a view."""

    def guess(self, view: V, chance: Chance) -> S: ...


class Moves[M: Move](Protocol):
    """By the word with which a written move begins, who reads what stands behind it."""

    @property
    def VERBS(self) -> Mapping[str, Callable[[str], M]]: ...  # noqa: N802


class Rules[B = Any, M: Move = Any, V: View = Any, O: Options = Any]:
    """The answers of a state of one game; `B` is its board."""

    def __init__(
        self,
        legality: Legality[B, M],
        choices: Choices[B, M],
        sight: Sight[B],
        scoring: Scoring[B],
        position: Position[B, O],
        view: type[V],
    ) -> None:
        self.legal: Final = legality.legal
        self.check: Final = legality.check
        self.means: Final = legality.means
        self.default: Final = choices.default
        self.prompt: Final = sight.prompt
        self.shared: Final = sight.shared
        self.own: Final = sight.own
        self.view: Final = view
        """What those two make together."""
        self.result: Final = scoring.result
        self.sheet: Final = scoring.sheet
        self.fields: Final[Callable[[int, O], tuple[Field, ...]]] = lru_cache(MOST_HOUSES)(position.fields)
        """Made once for all tables that are alike."""
        self.invariants: Final = position.INVARIANTS


class Origins[S = Any, O: Options = Any, M: Move = Any, V: View = Any]:
    """How a state of one game comes to be: dealt, described in part or guessed; and how a move is read."""

    def __init__(
        self,
        new: Callable[[int, O, Seed], S],
        blank: Callable[[int, O, Seed], S],
        scenario: Scenario,
        determinization: Determinization[S, V],
        moves: Moves[M],
    ) -> None:
        self.new: Final = new
        self.blank: Final = blank
        """A state before its deal."""
        self.fill_in: Final = scenario.fill_in
        self.guess: Final = determinization.guess
        self.verbs: Final = moves.VERBS
