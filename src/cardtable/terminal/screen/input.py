"""What comes in from somebody at a screen: a line that was typed, a key that walks, or a spot that was pointed at."""

from enum import Enum
from typing import Literal, NamedTuple


class Key(Enum):
    WALK = "walk"
    """From here on keys walk."""
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    MARK = "mark"
    PLAY = "play"
    BACK = "back"
    """Take back what is not yet final."""
    FIND = "find"
    """Find words in a page."""
    NEXT = "next"
    BEFORE = "before"
    """The place where they stand next, or stood before."""
    TYPE = "type"
    """No more walking: a line is typed from here on."""


class Keys(Enum):
    """Which keys are heard beside a line that is typed."""

    NONE = "none"
    WALK = "walk"
    """Those that walk along cards and menus."""
    ARROWS = "arrows"
    """Arrows and the space bar, each at once."""


class Spot(NamedTuple):
    """Something on the screen that can be pointed at: a card of one's own, a line of the menu that somebody walks
    through, or of the one for those who type."""

    kind: Literal["card", "row", "choice"]
    number: int


type Input = str | Key | Spot
