"""The moves of Geschenkt and their written forms."""

from typing import ClassVar, Final

from cardtable.core.move import Move, bare


class Pay(Move):
    """Put a chip on the card and pass it on."""

    def __str__(self) -> str:
        return "pay"


class Take(Move):
    """Take the card and the chips on it."""

    def __str__(self) -> str:
        return "take"


class ForcedTake(Move):
    """What silence means: the card and its chips are taken, and the turn moves on (GK-09)."""

    by_table: ClassVar[bool] = True

    def __str__(self) -> str:
        return "forced-take"


type GeschenktMove = Pay | Take | ForcedTake

PAY: Final = Pay()
TAKE: Final = Take()
FORCED_TAKE: Final = ForcedTake()

MOVES: Final[tuple[GeschenktMove, ...]] = (PAY, TAKE, FORCED_TAKE)
VERBS: Final = {str(move): bare(move) for move in MOVES}
