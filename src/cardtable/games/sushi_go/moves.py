"""The moves of Sushi Go! and their written forms: pick tempura, pick wasabi squid, ready."""

from collections.abc import Callable
from typing import Final

from cardtable.core.move import READY, IllegalMove, Move, Ready, bare
from cardtable.games.sushi_go.cards import KINDS, card_names, parse_cards
from cardtable.games.sushi_go.packed import Row, row_of


class Pick(Move):
    """Cards to keep, in the order in which they are put down: one, or two with chopsticks."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards
        self.row: Final[Row] = row_of(cards[:2])
        """As they will lie; no pick of more is legal."""
        self._written: Final = f"pick {card_names(cards)}"

    def __str__(self) -> str:
        return self._written


type SushiGoMove = Pick | Ready

ONE: Final = [Pick((card,)) for card in range(KINDS)]
"""The pick of each card."""
TWO: Final = [[Pick((first, second)) for second in range(KINDS)] for first in range(KINDS)]
"""The pick of each two cards with chopsticks, by the first and the second."""


def _read_pick(text: str) -> SushiGoMove:
    cards = parse_cards(text)
    if not cards:
        raise IllegalMove("sushi-go-pick-what")
    return Pick(tuple(cards))


VERBS: Final[dict[str, Callable[[str], SushiGoMove]]] = {"pick": _read_pick, "ready": bare(READY)}
