"""Whoever is asked is called: the window names them, and a bell rings for those who had to wait."""

import re

import pytest
from tests.terminal.prepared import saved
from tests.terminal.pseudo_terminal import PseudoTerminal

BELL = "\x07"
TITLE = re.compile(r"\x1b\]2;(.*?)\x07")


def after_a_move(folder, pace):
    """What was written when two bots have answered a move of Ann's, each in so many milliseconds."""
    terminal = PseudoTerminal(folder, "play", "--load", saved(folder), "--pace", str(pace))
    terminal.wait_for("Ann>")
    terminal.type("pay", "Sailor Moon pays", "Sailor Moon takes")
    terminal.wait_for("Ann>")
    return terminal.written


def test_the_window_says_whose_turn_it_is(tmp_path):
    titles = TITLE.findall(after_a_move(tmp_path, 0))

    assert titles[:3] == ["Geschenkt: Ann's turn", "Geschenkt", "Geschenkt: Ann's turn"]


@pytest.mark.parametrize(("pace", "config", "rings"), [(1600, "", 1), (1600, "bell = false", 0), (0, "", 0)])
def test_a_bell_rings_for_somebody_who_had_to_wait_and_wants_one(tmp_path, pace, config, rings):
    (tmp_path / ".config" / "cardtable").mkdir(parents=True)
    (tmp_path / ".config" / "cardtable" / "config.toml").write_text(config)

    assert TITLE.sub("", after_a_move(tmp_path, pace)).count(BELL) == rings
