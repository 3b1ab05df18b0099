"""Sushi Go! as a whole: its facts, and where its parts are."""

from collections.abc import Mapping
from typing import ClassVar

from cardtable.core.facts import explained
from cardtable.core.game import Game
from cardtable.core.rules import Origins
from cardtable.core.view import Place
from cardtable.games.sushi_go import determinization, moves, scenario, state
from cardtable.games.sushi_go.moves import SushiGoMove
from cardtable.games.sushi_go.options import SushiGoOptions
from cardtable.games.sushi_go.state import SushiGoState
from cardtable.games.sushi_go.view import PLACES, SushiGoView


class SushiGo(Game[SushiGoState, SushiGoOptions, SushiGoMove, SushiGoView]):
    origins: ClassVar[Origins] = Origins(state.new, SushiGoState, scenario, determinization, moves)
    name: ClassVar[str] = "sushi-go"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 5
    options: type[SushiGoOptions] = SushiGoOptions
    view: type[SushiGoView] = SushiGoView
    places: ClassVar[tuple[Place, ...]] = PLACES
    explains: ClassVar[Mapping[str, int]] = explained(
        "sushi-go", {2: "pick-one wait wait-or-change", 3: "pick-two", 4: "ready wait-ready"}
    )
    absence: ClassVar[tuple[str, ...]] = ("pause", "bot", "wait")
