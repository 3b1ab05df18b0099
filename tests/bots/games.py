"""Games between bots, as the laws over bots walk through them."""

from collections.abc import Iterator
from itertools import islice

from tests.laws.walks import walk

from cardtable.bots.budget import playouts
from cardtable.bots.levels import bot
from cardtable.catalog import GAMES, brain
from cardtable.core.chance import Fast
from cardtable.core.game import Game, State
from cardtable.core.move import Seat

FEW_PLAYOUTS = 6
MOST_DECISIONS = 600


def tables() -> list[tuple[Game, int]]:
    """Every game with its fewest and its most players, and four where that lies between."""
    return [
        (game, players) for game in GAMES for players in sorted({game.fewest, 4, game.most}) if players <= game.most
    ]


def bot_game(
    game: Game, players: int, levels: tuple[str, ...], seed: int, options=None
) -> Iterator[tuple[State, Seat]]:
    """The situations of a game in which the bots of these levels sit in turn; a long one is left unfinished."""
    chance = Fast(seed)
    thinkers = [bot(levels[s % len(levels)], game, brain(game.name), playouts(FEW_PLAYOUTS)) for s in range(players)]
    state = game.start(players, seed, options or {})
    moves = walk(state, lambda now, seat: thinkers[seat].think(now.view(seat), seat, chance).move, seed)
    return ((now, seat) for now, seat, _ in islice(moves, MOST_DECISIONS))
