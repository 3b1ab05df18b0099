"""The short form of the drill of bots."""

import pytest
from tests.drills.bots import drill

from cardtable.catalog import GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_easy_and_medium_bots_make_no_illegal_move(game):
    assert drill(game, ("easy", "medium"), number=2, workers=1) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_hard_bots_make_no_illegal_move(game):
    assert drill(game, ("hard:2",), number=4, workers=1, rounds=1) == []
