"""High Tide as a whole: its facts, and where its parts are."""

from collections.abc import Mapping
from typing import ClassVar

from cardtable.core.chance import Chance, Seed
from cardtable.core.game import Game
from cardtable.core.position import Json
from cardtable.core.view import Place
from cardtable.games.high_tide import determinization, moves, position, scenario, state
from cardtable.games.high_tide.moves import HighTideMove
from cardtable.games.high_tide.options import HighTideOptions
from cardtable.games.high_tide.state import HighTideState
from cardtable.games.high_tide.view import PLACES, HighTideView


class HighTide(Game[HighTideState, HighTideOptions, HighTideMove, HighTideView]):
    name: ClassVar[str] = "high-tide"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 5
    options: type[HighTideOptions] = HighTideOptions
    view: type[HighTideView] = HighTideView
    places: ClassVar[tuple[Place, ...]] = PLACES
    verbs: ClassVar[tuple[str, ...]] = tuple(moves.VERBS)
    explains: ClassVar[Mapping[str, int]] = {
        "high-tide-turn": 2,
        "high-tide-wait": 2,
        "high-tide-ready": 3,
        "high-tide-wait-ready": 3,
    }
    absence: ClassVar[tuple[str, ...]] = ("default", "bot", "wait")

    def new(self, players: int, options: HighTideOptions, seed: Seed) -> HighTideState:
        return state.new(players, options, seed)

    def read(self, data: Json, players: int, options: HighTideOptions, seed: Seed) -> HighTideState:
        return position.read(data, HighTideState(players, options, seed))

    def fill_in(self, described: Json) -> Json:
        """Of to_json, and `top_card`, as much as matters; see scenario.py."""
        return scenario.fill_in(described)

    def guess(self, view: HighTideView, chance: Chance) -> HighTideState:
        return determinization.guess(view, chance)

    def parse_move(self, text: str) -> HighTideMove:
        return moves.parse_move(text)
