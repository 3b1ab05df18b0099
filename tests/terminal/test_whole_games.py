"""Whole games through a real pseudo-terminal: people and bots, mistakes on the way, save and load in the middle."""

import re

import pytest
from tests.terminal.pseudo_terminal import PseudoTerminal

from cardtable.catalog import GAMES
from cardtable.live import files

SHORT = {"rook": ["--option", "max_rounds=10"], "shanko": ["--option", "end_on_meld=yes"]}
"""House rules that keep a long game short."""
OVER = "The game is over"


def people(game):
    """Two people, and bots up to the fewest players that make sense."""
    return ["--players", "Ann,Bob", "--bots", ",".join(["easy"] * max(game.fewest - 2, 1))]


def play(terminal, choose, until=OVER):
    """Go on until something stands on the screen: Enter at curtains and pages, an answer at prompts."""
    while (
        seen := terminal.wait_for(until, "press Enter when", "goes back to the table", "everybody>", "Ann>", "Bob>")
    ) != until:
        is_asked = seen in ("Ann>", "Bob>") and "Enter plays it" not in terminal.text
        terminal.type(choose(terminal) if is_asked else "")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_two_people_and_bots_play_every_game_to_its_end(game, tmp_path):
    arguments = ["play", game.name, *people(game), *SHORT.get(game.name, []), "--seed", "3", "--pace", "0"]
    terminal = PseudoTerminal(tmp_path, *arguments)

    play(terminal, lambda _: "1")

    assert re.search(r"Place\s+Player\s+Score", terminal.text)
    terminal.type("", "again")
    terminal.type("")
    assert terminal.wait_for_end() == 0
    assert "cardtable replay" in terminal.text
    assert len(list((tmp_path / "cardtable" / "finished").glob(f"*{files.SUFFIX}"))) == 1
