"""Geschenkt as a whole: its facts, and where its parts are."""

from collections.abc import Mapping
from typing import ClassVar

from cardtable.core.game import Game
from cardtable.core.move import Refused
from cardtable.core.rules import Origins
from cardtable.core.view import Place
from cardtable.games.geschenkt import determinization, moves, scenario, state
from cardtable.games.geschenkt.board import MOST_PLAYERS
from cardtable.games.geschenkt.moves import GeschenktMove
from cardtable.games.geschenkt.options import GeschenktOptions
from cardtable.games.geschenkt.state import GeschenktState
from cardtable.games.geschenkt.view import PLACES, GeschenktView


class Geschenkt(Game[GeschenktState, GeschenktOptions, GeschenktMove, GeschenktView]):
    origins: ClassVar[Origins] = Origins(state.new, GeschenktState, scenario, determinization, moves)
    name: ClassVar[str] = "geschenkt"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = MOST_PLAYERS
    options: type[GeschenktOptions] = GeschenktOptions
    view: type[GeschenktView] = GeschenktView
    places: ClassVar[tuple[Place, ...]] = PLACES
    explains: ClassVar[Mapping[str, int]] = {"geschenkt-decide": 2, "geschenkt-wait": 2, "geschenkt-must-take": 3}
    low_score_wins: ClassVar[bool] = True
    absence: ClassVar[tuple[str, ...]] = ("default_then_bot", "default", "bot", "wait")
    turn_seconds: ClassVar[int] = 30
    seed_is_told: ClassVar[bool] = False

    def check_players(self, players: int, options: GeschenktOptions) -> None:
        super().check_players(players, options)
        if players < options.min_players:
            raise Refused("players-number", game=self.name, number=players, fewest=options.min_players, most=self.most)
