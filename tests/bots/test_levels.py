"""How much the bots of each level think."""

from cardtable.bots.bot import Thought
from cardtable.bots.levels import bot
from cardtable.bots.monte_carlo import MonteCarlo
from cardtable.bots.rummy import BRAIN
from cardtable.core.chance import Fast
from cardtable.games.rummy import GAME


def playouts_of(monkeypatch, players):
    """How many playouts a hard bot without a clock may spend on a decision of Rummy."""
    asked = []

    def search(self, chance, go_on):
        asked.extend(iter(go_on, False))
        return Race()

    class Race:
        def best(self):
            return 0

    monkeypatch.setattr(MonteCarlo, "search", search)
    state = GAME.start(players, 1)
    state.apply(state.turn, BRAIN.expert(state, state.turn, Fast(1)))
    assert isinstance(bot("hard", GAME, BRAIN).think(state.knowledge(state.turn), state.turn, Fast(1)), Thought)
    return len(asked)


def test_hard_bots_have_as_many_playouts_as_their_game_says(monkeypatch):
    assert playouts_of(monkeypatch, 2) == BRAIN.searched(2) == 1100
    assert playouts_of(monkeypatch, 4) == BRAIN.searched(4) == 600
