"""The moves of High Tide and their written forms."""

from collections.abc import Callable
from typing import Final

from cardtable.core.move import READY, Move, Ready, Word, bare
from cardtable.games.high_tide.cards import read_card


class Play(Move):
    """Put a card of one's hand on the discards."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def __str__(self) -> str:
        return f"play {self.card}"


class Draw(Word):
    """Take the top card of the stock, unseen by the others."""


type HighTideMove = Play | Draw | Ready

DRAW: Final = Draw()


def _play(text: str) -> HighTideMove:
    return Play(read_card(text))


VERBS: Final[dict[str, Callable[[str], HighTideMove]]] = {"play": _play, "draw": bare(DRAW), "ready": bare(READY)}
