"""Rook as a whole: its facts, and where its parts are."""

from collections.abc import Mapping
from typing import ClassVar

from cardtable.core.chance import Chance, Seed
from cardtable.core.game import Game
from cardtable.core.move import Seat
from cardtable.core.position import Json
from cardtable.core.view import Place
from cardtable.games.rook import determinization, moves, position, scenario, state
from cardtable.games.rook.moves import RookMove
from cardtable.games.rook.options import RookOptions
from cardtable.games.rook.rounds import TEAMS
from cardtable.games.rook.state import RookState
from cardtable.games.rook.view import PLACES, RookView


class Rook(Game[RookState, RookOptions, RookMove, RookView]):
    name: ClassVar[str] = "rook"
    fewest: ClassVar[int] = 4
    most: ClassVar[int] = 4
    options: type[RookOptions] = RookOptions
    view: type[RookView] = RookView
    places: ClassVar[tuple[Place, ...]] = PLACES
    verbs: ClassVar[tuple[str, ...]] = tuple(moves.VERBS)
    explains: ClassVar[Mapping[str, int]] = {
        "rook-prompt-bid": 3,
        "rook-prompt-bid-or-redeal": 3,
        "rook-prompt-discard": 4,
        "rook-prompt-trump": 4,
        "rook-prompt-lead": 5,
        "rook-prompt-follow": 5,
        "rook-prompt-free": 5,
        "rook-prompt-correct": 7,
        "rook-prompt-ready": 8,
    }
    absence: ClassVar[tuple[str, ...]] = ("bot", "pause", "wait")
    paces_to_look: ClassVar[int] = 4  # RK-33

    def teams(self, players: int) -> tuple[tuple[Seat, ...], ...]:
        """Partners sit opposite each other (rule 1.1)."""
        return TEAMS

    def new(self, players: int, options: RookOptions, seed: Seed) -> RookState:
        return state.new(options, seed)

    def read(self, data: Json, players: int, options: RookOptions, seed: Seed) -> RookState:
        return position.read(data, RookState(options, seed))

    def fill_in(self, described: Json) -> Json:
        """A situation in part; scenario.py lists what can be said of it."""
        return scenario.fill_in(described)

    def guess(self, view: RookView, chance: Chance) -> RookState:
        return determinization.guess(view, chance)

    def parse_move(self, text: str) -> RookMove:
        return moves.parse_move(text)
