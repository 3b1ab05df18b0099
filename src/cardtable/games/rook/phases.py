"""The phases of a round of Rook, in the order in which play reaches them."""

from typing import Final, Literal

type Phase = Literal[0, 1, 2, 3, 4, 5, 6, 7]

AUCTION: Final = 0
DISCARD: Final = 1
TRUMP: Final = 2
PLAY: Final = 3
CORRECT: Final = 4
"""A renege was called in time: its player must take the card back."""
LAST_CALL: Final = 5
"""All tricks are played; until everybody is ready, the nest stays closed and a renege can still be called (RK-32)."""
ROUND_OVER: Final = 6
OVER: Final = 7
PHASES: Final[tuple[str, ...]] = ("auction", "discard", "trump", "play", "correct", "last_call", "round_over", "over")
IN_ORDER: Final[tuple[Phase, ...]] = (AUCTION, DISCARD, TRUMP, PLAY, CORRECT, LAST_CALL, ROUND_OVER, OVER)
CALLED: Final = dict(zip(PHASES, IN_ORDER, strict=True))
"""The phase with each name."""
