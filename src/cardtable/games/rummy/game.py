"""Rummy With Jokers as a whole: how a game begins, is read back and guessed."""

from collections.abc import Mapping
from typing import ClassVar

from cardtable.core.chance import Chance, Seed
from cardtable.core.game import Game
from cardtable.core.move import Move, Seat
from cardtable.core.position import Json
from cardtable.core.view import Place
from cardtable.games.rummy import filling, guessing, moves, reading
from cardtable.games.rummy.options import RummyOptions
from cardtable.games.rummy.state import RummyState
from cardtable.games.rummy.view import PLACES, RummyView


class Rummy(Game[RummyState, RummyOptions, Move, RummyView]):
    name: ClassVar[str] = "rummy"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 6
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
    absence: ClassVar[tuple[str, ...]] = ("wait", "skip", "bot", "pause")

    def new(self, players: int, options: RummyOptions, seed: Seed) -> RummyState:
        state = RummyState(players, options, seed)
        order = list(range(players))
        state.shuffle(order)
        state.starter = state.turn = Seat(order[0])
        state.deal_cards()
        return state

    def read(self, data: Json, players: int, options: RummyOptions, seed: Seed) -> RummyState:
        return reading.read(data, players, options, seed)

    def fill_in(self, described: Json) -> Json:
        return filling.fill_in(described)

    def guess(self, view: RummyView, chance: Chance) -> RummyState:
        return guessing.guess(view, chance)

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)
