"""Rummy With Jokers as a whole: its facts, and where its parts are."""

from collections.abc import Mapping
from typing import ClassVar

from cardtable.core.chance import Chance, Seed
from cardtable.core.game import Game, Trial
from cardtable.core.position import Json
from cardtable.core.view import Place
from cardtable.games.rummy import determinization, finder, moves, position, scenario, state
from cardtable.games.rummy.board import MOST_PLAYERS
from cardtable.games.rummy.moves import RummyMove
from cardtable.games.rummy.options import RummyOptions
from cardtable.games.rummy.state import RummyState
from cardtable.games.rummy.view import PLACES, RummyView


class Rummy(Game[RummyState, RummyOptions, RummyMove, RummyView]):
    name: ClassVar[str] = "rummy"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = MOST_PLAYERS
    options: type[RummyOptions] = RummyOptions
    view: type[RummyView] = RummyView
    places: ClassVar[tuple[Place, ...]] = PLACES
    verbs: ClassVar[tuple[str, ...]] = tuple(moves.VERBS)
    explains: ClassVar[Mapping[str, int]] = {
        "rummy-prompt-draw": 2,
        "rummy-prompt-draw-or-take": 2,
        "rummy-prompt-discard": 2,
        "rummy-prompt-open": 4,
        "rummy-prompt-play": 5,
        "rummy-prompt-ready": 7,
        "rummy-wait": 2,
    }
    trials: ClassVar[Mapping[str, Trial]] = {"14 dealt cards, first declaration": finder.trial}
    absence: ClassVar[tuple[str, ...]] = ("wait", "skip", "bot", "pause")

    def new(self, players: int, options: RummyOptions, seed: Seed) -> RummyState:
        return state.new(players, options, seed)

    def read(self, data: Json, players: int, options: RummyOptions, seed: Seed) -> RummyState:
        return position.read(data, RummyState(players, options, seed))

    def fill_in(self, described: Json) -> Json:
        """Of to_json as much as matters; see scenario.py."""
        return scenario.fill_in(described)

    def guess(self, view: RummyView, chance: Chance) -> RummyState:
        return determinization.guess(view, chance)

    def parse_move(self, text: str) -> RummyMove:
        return moves.parse_move(text)
