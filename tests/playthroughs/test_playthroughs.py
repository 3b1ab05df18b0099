"""The kept games are played again, move by move, and must come out the same to the letter."""

import pytest
from tests.playthroughs.transcript import GAMES, again, kept

from cardtable.catalog import games

FILES = sorted(GAMES.glob("*/playthroughs/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_game_comes_out_the_same(path):
    text = path.read_text()

    assert again(text) == text


@pytest.mark.parametrize("name", games())
def test_every_game_has_a_kept_one(name):
    assert any(path.parent == kept(name) for path in FILES), (
        f"Keep one: python -m tests.playthroughs.transcript {name} PLAYERS SEED"
    )
