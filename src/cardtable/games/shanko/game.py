"""Shanko as a whole: how a game begins, is described, read back and guessed."""

from collections.abc import Mapping
from typing import ClassVar

from cardtable.core.facts import explained
from cardtable.core.game import Game, Trial
from cardtable.core.move import Refused
from cardtable.core.rules import Origins
from cardtable.core.view import Place
from cardtable.games.shanko import determinization, finder, moves, scenario, state
from cardtable.games.shanko.moves import ShankoMove
from cardtable.games.shanko.options import ShankoOptions
from cardtable.games.shanko.state import ShankoState
from cardtable.games.shanko.view import PLACES, ShankoView


class Shanko(Game[ShankoState, ShankoOptions, ShankoMove, ShankoView]):
    origins: ClassVar[Origins] = Origins(state.new, ShankoState, scenario, determinization, moves)
    name: ClassVar[str] = "shanko"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 8
    options: type[ShankoOptions] = ShankoOptions
    view: type[ShankoView] = ShankoView
    places: ClassVar[tuple[Place, ...]] = PLACES
    explains: ClassVar[Mapping[str, int]] = explained(
        "shanko",
        {
            3: "play",
            4: "draw draw-pile",
            5: "play-melded",
            8: "buy-or-pass window-next wait-window take-or-leave wait-offer",
            9: "draw-discard",
            10: "ready",
        },
    )
    trials: ClassVar[Mapping[str, Trial]] = {"12 to 18 dealt cards, any contract": finder.trial}
    low_score_wins: ClassVar[bool] = True
    absence: ClassVar[tuple[str, ...]] = ("skip", "bot", "wait")
    marks: ClassVar[tuple[str, ...]] = ("youngest",)

    def check_players(self, players: int, options: ShankoOptions) -> None:
        super().check_players(players, options)
        if options.youngest > players:
            raise Refused("shanko-youngest-unknown", number=options.youngest, players=players)
