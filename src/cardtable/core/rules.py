"""Where the answers of a game stand: one function for each question of the contract that is only handed on.

A game writes two tables: the rules beside its state, and where states come from beside its facts. `core/game.py` asks
them. Knows no game.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from cardtable.core.chance import Chance, Seed
from cardtable.core.move import Checked, Move, Seat
from cardtable.core.options import Options
from cardtable.core.position import Field, Invariant, Json
from cardtable.core.sentence import Sentence
from cardtable.core.view import Own, Result, Shared, Sheet, View


class Rules[B = Any, M: Move = Any, V: View = Any]:
    """The functions of one game; `B` is its board."""

    def __init__(
        self,
        *,
        legal: Callable[[B, Seat], tuple[M, ...]],
        check: Callable[[B, Seat, M], Checked[M]],
        means: Callable[[B, Seat, M], Sentence],
        default: Callable[[B, Seat], M],
        prompt: Callable[[B, Seat | None], Sentence],
        shared: Callable[[B], Shared],
        own: Callable[[B, Seat | None], Own],
        view: type[V],
        result: Callable[[B], Result],
        sheet: Callable[[B], Sheet],
        fields: Callable[[B], tuple[Field, ...]],
        invariants: tuple[Invariant[B], ...],
    ) -> None:
        self.legal: Final = legal
        self.check: Final = check
        self.means: Final = means
        self.default: Final = default
        self.prompt: Final = prompt
        self.shared: Final = shared
        self.own: Final = own
        """These two give what may be known; a state adds what people read."""
        self.view: Final = view
        """What both make together."""
        self.result: Final = result
        self.sheet: Final = sheet
        self.fields: Final = fields
        self.invariants: Final = invariants
        """How a state is written down and read, and what holds in it."""


class Origins[S = Any, O: Options = Any, M: Move = Any, V: View = Any]:
    """How a state of one game comes to be: dealt, described in part or guessed; and how a move is read."""

    def __init__(
        self,
        *,
        new: Callable[[int, O, Seed], S],
        blank: Callable[[int, O, Seed], S],
        fill_in: Callable[[Json], Json],
        guess: Callable[[V, Chance], S],
        verbs: Mapping[str, Callable[[str], M]],
    ) -> None:
        self.new: Final = new
        self.blank: Final = blank
        """A state before its deal."""
        self.fill_in: Final = fill_in
        self.guess: Final = guess
        self.verbs: Final = verbs
        """By the word with which a written move begins, who reads what stands behind it."""
