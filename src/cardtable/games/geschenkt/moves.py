"""The moves of Geschenkt and their written forms."""

from typing import ClassVar, Final

from cardtable.core.move import Move, Word, bare


class Pay(Word):
    """Put a chip on the card and pass it on."""


class Take(Word):
    """Take the card and the chips on it."""


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
