"""The short form of the drill of bots."""

import pytest
from tests.drills.bots import drill

from cardtable.catalog import GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("bots", [("easy", "medium"), ("hard:2",)], ids=" ".join)
def test_bots_make_no_illegal_move(game, bots):
    assert drill(game, bots, number=4, workers=1) == []
