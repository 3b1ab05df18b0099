"""Five card games, one table."""

from cardtable.catalog import game, games
from cardtable.core.move import IllegalMove, IllegalState, Refused

__all__ = ["IllegalMove", "IllegalState", "Refused", "game", "games"]
