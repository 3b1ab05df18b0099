"""The cards of High Tide: the numbers from 1 to 40, each once."""

from typing import Final

from cardtable.core.move import Refused

LOWEST: Final = 1
HIGHEST: Final = 40
ALL_CARDS: Final = range(LOWEST, HIGHEST + 1)
HAND: Final = 4


def read_card(text: str) -> int:
    """The card with this number on it."""
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= len(str(HIGHEST)) else 0
    if number not in ALL_CARDS:
        raise Refused("high-tide-no-card", text=text[:20], highest=HIGHEST)
    return number
