"""The colours of the terminal by what they say. Their numbers stand in the fixed part of the 256 colours, so that how
well they can be read is known, and tested, whatever palette a terminal has made for its first sixteen."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich.theme import Theme

DECKS: Final = ("two", "four")
"""Whether suits have two colours or four."""


@dataclass(frozen=True)
class Palette:
    """Seven colours that can be read on these backgrounds."""

    backgrounds: tuple[str, ...]
    contrast: float
    """How much lighter or darker every colour is than each background, at least (WCAG)."""
    red: int
    blue: int
    green: int
    yellow: int
    violet: int
    accent: int
    quiet: int

    @property
    def colours(self) -> tuple[int, ...]:
        return (self.red, self.blue, self.green, self.yellow, self.violet, self.accent, self.quiet)


PALETTES: Final = {
    "auto": Palette(("#000000", "#ffffff"), 4.0, 161, 63, 28, 130, 129, 30, 243),
    "dark": Palette(("#000000", "#1e1e1e", "#282828"), 4.5, 203, 75, 114, 221, 213, 80, 248),
    "light": Palette(("#ffffff", "#fdf6e3", "#eee8d5"), 4.5, 124, 25, 22, 94, 90, 23, 240),
}
"""Whoever doesn't say gets colours that can be read on both."""
THEMES: Final = tuple(PALETTES)
DARKEST: Final = ("0", "1", "2", "3", "4", "5", "6", "8")
"""Backgrounds of the first sixteen colours that are dark."""


def named(theme: str, environment: Mapping[str, str] = os.environ) -> str:
    """The theme that was asked for; where none was, that of the background which the terminal tells."""
    background = environment.get("COLORFGBG", "").rpartition(";")[2]
    if theme != "auto" or not background.isdigit():
        return theme
    return "dark" if background in DARKEST else "light"


def styles(theme: str = "auto", deck: str = "two") -> Theme:
    """Every style that the terminal writes in, by its name."""
    of = PALETTES[named(theme)]
    bold = {name: f"bold color({number})" for name, number in _strong(of, deck).items()}
    plain = {
        "quiet": f"color({of.quiet})",
        "good": f"color({of.green})",
        "said": f"color({of.accent})",
        "note": f"color({of.yellow})",
        "markdown.item.bullet": f"color({of.yellow})",
        "markdown.item.number": f"color({of.yellow})",
        "markdown.code": f"color({of.accent})",
        "markdown.h2": f"bold color({of.accent})",
        "markdown.table.border": f"color({of.quiet})",
        "markdown.table.header": f"color({of.accent})",
        "rule.line": f"color({of.quiet})",
    }
    return Theme({**plain, **bold, "spade": "bold", "card": "bold", **({} if deck == "four" else {"club": "bold"})})


def _strong(of: Palette, deck: str) -> dict[str, int]:
    return {
        "key": of.accent,
        "turn": of.yellow,
        "heart": of.red,
        "diamond": of.blue if deck == "four" else of.red,
        "club": of.green,
        "joker": of.violet,
        "red": of.red,
        "green": of.green,
        "yellow": of.yellow,
        "black": of.blue,
    }
