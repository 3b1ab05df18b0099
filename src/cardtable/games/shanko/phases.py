"""The phases of a round of Shanko, and what a seat may have said in its buy window."""

from typing import Final

DRAW: Final = 0
"""Somebody has to draw."""
PLAY: Final = 1
"""Somebody has drawn."""
WINDOW: Final = 2
"""The fresh discard may be bought."""
OFFER: Final = 3
"""Somebody has asked for the fresh discard, and the next player is asked whether to take it or leave it."""
READY: Final = 4
"""The round is over, and another one follows."""
OVER: Final = 5
PHASES: Final = ("draw", "turn", "window", "offer", "ready", "over")

NOT_ASKED: Final = 0
OPEN: Final = 1
PASSED: Final = 2
ASKED: Final = 3
ANSWERS: Final = ("", "open", "pass", "buy")
