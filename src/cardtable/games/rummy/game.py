"""Rummy With Jokers as a whole: its facts, and where its parts are."""

from collections.abc import Mapping
from typing import ClassVar

from cardtable.core.facts import explained
from cardtable.core.game import Game, Trial
from cardtable.core.rules import Origins
from cardtable.core.view import Place
from cardtable.games.rummy import determinization, finder, moves, scenario, state
from cardtable.games.rummy.board import MOST_PLAYERS
from cardtable.games.rummy.moves import RummyMove
from cardtable.games.rummy.options import RummyOptions
from cardtable.games.rummy.state import RummyState
from cardtable.games.rummy.view import PLACES, RummyView


class Rummy(Game[RummyState, RummyOptions, RummyMove, RummyView]):
    origins: ClassVar[Origins] = Origins(state.new, RummyState, scenario, determinization, moves)
    name: ClassVar[str] = "rummy"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = MOST_PLAYERS
    options: type[RummyOptions] = RummyOptions
    view: type[RummyView] = RummyView
    places: ClassVar[tuple[Place, ...]] = PLACES
    explains: ClassVar[Mapping[str, int]] = explained(
        "rummy",
        {
            2: "prompt-draw prompt-draw-or-take prompt-discard wait",
            4: "prompt-open",
            5: "prompt-play",
            7: "prompt-ready",
        },
    )
    trials: ClassVar[Mapping[str, Trial]] = {"14 dealt cards, first declaration": finder.trial}
    low_score_wins: ClassVar[bool] = True
    absence: ClassVar[tuple[str, ...]] = ("wait", "skip", "bot", "pause")
