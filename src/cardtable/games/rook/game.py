"""Rook as a whole: its facts, and where its parts are."""

from collections.abc import Mapping
from typing import ClassVar

from cardtable.core.facts import explained
from cardtable.core.game import Game
from cardtable.core.move import Seat
from cardtable.core.rules import Origins
from cardtable.core.view import Place
from cardtable.games.rook import determinization, moves, scenario, state
from cardtable.games.rook.cards import SUITS
from cardtable.games.rook.moves import RookMove
from cardtable.games.rook.options import RookOptions
from cardtable.games.rook.rounds import TEAMS
from cardtable.games.rook.state import RookState
from cardtable.games.rook.view import PLACES, RookView


class Rook(Game[RookState, RookOptions, RookMove, RookView]):
    origins: ClassVar[Origins] = Origins(state.new, RookState, scenario, determinization, moves)
    name: ClassVar[str] = "rook"
    fewest: ClassVar[int] = 4
    most: ClassVar[int] = 4
    options: type[RookOptions] = RookOptions
    view: type[RookView] = RookView
    places: ClassVar[tuple[Place, ...]] = PLACES
    explains: ClassVar[Mapping[str, int]] = explained(
        "rook-prompt", {3: "bid bid-or-redeal", 4: "discard trump", 5: "lead follow free", 7: "correct", 8: "ready"}
    )
    absence: ClassVar[tuple[str, ...]] = ("bot", "pause", "wait")
    paces_to_look: ClassVar[int] = 4  # RK-33
    suits: ClassVar[Mapping[str, str]] = SUITS

    def teams(self, players: int) -> tuple[tuple[Seat, ...], ...]:
        """Partners sit opposite each other (rule 1.1)."""
        return TEAMS
