"""The kept games are played again, move by move, and must come out the same to the letter."""

import pytest
from tests.playthroughs.transcript import FOLDER, again

from cardtable.catalog import games

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_game_comes_out_the_same(path):
    text = path.read_text()

    assert again(text) == text


@pytest.mark.parametrize("name", games())
def test_every_game_has_a_kept_one(name):
    assert any(path.name.startswith(f"{name}-") for path in FILES)
