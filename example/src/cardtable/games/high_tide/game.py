"""High Tide as a whole: its facts, and where its parts are."""

from collections.abc import Mapping
from typing import ClassVar

from cardtable.core.facts import explained
from cardtable.core.game import Game
from cardtable.core.rules import Origins
from cardtable.core.view import Place
from cardtable.games.high_tide import determinization, moves, scenario, state
from cardtable.games.high_tide.moves import HighTideMove
from cardtable.games.high_tide.options import HighTideOptions
from cardtable.games.high_tide.state import HighTideState
from cardtable.games.high_tide.view import PLACES, HighTideView


class HighTide(Game[HighTideState, HighTideOptions, HighTideMove, HighTideView]):
    origins: ClassVar[Origins] = Origins(state.new, HighTideState, scenario, determinization, moves)
    name: ClassVar[str] = "high-tide"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 5
    options: type[HighTideOptions] = HighTideOptions
    view: type[HighTideView] = HighTideView
    places: ClassVar[tuple[Place, ...]] = PLACES
    explains: ClassVar[Mapping[str, int]] = explained("high-tide", {2: "turn wait", 3: "ready wait-ready"})
    absence: ClassVar[tuple[str, ...]] = ("default", "bot", "wait")
