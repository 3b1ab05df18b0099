"""Shanko as a whole: how a game begins, is described, read back and guessed."""

from collections.abc import Mapping
from typing import ClassVar

from cardtable.core.game import Game, Trial
from cardtable.core.move import Refused
from cardtable.core.rules import Origins
from cardtable.core.score_card import ScoreCard
from cardtable.core.view import Place
from cardtable.games.shanko import determinization, finder, moves, scenario, state
from cardtable.games.shanko.moves import ShankoMove
from cardtable.games.shanko.options import ShankoOptions
from cardtable.games.shanko.score_card import SCORE_CARD
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
    explains: ClassVar[Mapping[str, int]] = {
        "shanko-draw": 4,
        "shanko-draw-pile": 4,
        "shanko-draw-discard": 9,
        "shanko-play": 3,
        "shanko-play-melded": 5,
        "shanko-buy-or-pass": 8,
        "shanko-window-next": 8,
        "shanko-wait-window": 8,
        "shanko-take-or-leave": 8,
        "shanko-wait-offer": 8,
        "shanko-ready": 10,
    }
    trials: ClassVar[Mapping[str, Trial]] = {"12 to 18 dealt cards, any contract": finder.trial}
    low_score_wins: ClassVar[bool] = True
    absence: ClassVar[tuple[str, ...]] = ("skip", "bot", "wait")
    score_card: ClassVar[ScoreCard | None] = SCORE_CARD
    marks: ClassVar[tuple[str, ...]] = ("youngest",)

    def check_players(self, players: int, options: ShankoOptions) -> None:
        super().check_players(players, options)
        if options.youngest > players:
            raise Refused("shanko-youngest-unknown", number=options.youngest, players=players)
