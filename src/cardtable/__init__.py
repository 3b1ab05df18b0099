"""Card games, one table."""

from typing import TYPE_CHECKING

from cardtable import games as _folder  # noqa: F401  (loaded before the function of that name, which takes its place)
from cardtable.core.move import IllegalMove, IllegalState, Refused

if TYPE_CHECKING:
    from cardtable.core.game import Game

__all__ = ["IllegalMove", "IllegalState", "Refused", "game", "games"]


def game(name: str) -> "Game":
    """The game with this name."""
    from cardtable import catalog

    return catalog.game(name)


def games() -> tuple[str, ...]:
    """The names of all games."""
    from cardtable import catalog

    return catalog.games()
