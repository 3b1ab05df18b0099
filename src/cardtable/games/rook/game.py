"""Rook as a whole: its facts, and where its parts are."""

from collections.abc import Mapping
from typing import ClassVar

from cardtable.core.game import Game
from cardtable.core.move import Seat
from cardtable.core.rules import Origins
from cardtable.core.score_card import ScoreCard
from cardtable.core.view import Place
from cardtable.games.rook import determinization, moves, scenario, state
from cardtable.games.rook.cards import SUITS
from cardtable.games.rook.moves import RookMove
from cardtable.games.rook.options import RookOptions
from cardtable.games.rook.rounds import TEAMS
from cardtable.games.rook.score_card import SCORE_CARD
from cardtable.games.rook.state import RookState
from cardtable.games.rook.view import PLACES, RookView


class Rook(Game[RookState, RookOptions, RookMove, RookView]):
    origins: ClassVar[Origins] = Origins(state.new, RookState, scenario, determinization, moves)
    name: ClassVar[str] = "rook"
    fewest: ClassVar[int] = 4
    most: ClassVar[int] = 4
    options: type[RookOptions] = RookOptions
    view: type[RookView] = RookView
    places: ClassVar[tuple[Place, ...]] = PLACES
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
    score_card: ClassVar[ScoreCard | None] = SCORE_CARD
    paces_to_look: ClassVar[int] = 4  # RK-33
    suits: ClassVar[Mapping[str, str]] = SUITS

    def teams(self, players: int) -> tuple[tuple[Seat, ...], ...]:
        """Partners sit opposite each other (rule 1.1)."""
        return TEAMS
