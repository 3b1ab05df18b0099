"""The only list of games. A new game is one line here."""

from typing import Final

from cardtable.bots import geschenkt as geschenkt_bots
from cardtable.bots.brain import Brain
from cardtable.core.game import Game
from cardtable.core.move import Refused
from cardtable.games import geschenkt

CATALOG: Final[tuple[tuple[Game, Brain], ...]] = ((geschenkt.GAME, geschenkt_bots.BRAIN),)

GAMES: Final = tuple(listed for listed, _ in CATALOG)


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(listed.name for listed in GAMES)


def game(name: str) -> Game:
    """The game with this name."""
    return _entry(name)[0]


def brain(name: str) -> Brain:
    """How the bots play it."""
    return _entry(name)[1]


def _entry(name: str) -> tuple[Game, Brain]:
    for listed, listed_brain in CATALOG:
        if listed.name == name:
            return listed, listed_brain
    raise Refused("game-unknown", name=name[:40], games=", ".join(games()))
