"""Whole games through a real pseudo-terminal: people and bots, mistakes on the way, save and load in the middle."""

from pathlib import Path

from tests.terminal.pseudo_terminal import PseudoTerminal


def test_two_people_and_a_bot_play_geschenkt_to_the_end(tmp_path: Path):
    terminal = PseudoTerminal(tmp_path, "play", "geschenkt", "--players", "Ann,Bob", "--bots", "easy", "--seed", "3", "--pace", "0")

    turns = 0
    while (seen := terminal.wait_for("press Enter", "Ann>", "Bob>", "The game is over")) != "The game is over":
        turns += 1
        if seen == "press Enter":
            terminal.type("", "Ann>", "Bob>")
        else:
            terminal.type("take" if turns % 3 else "pay", "press Enter", "Ann>", "Bob>", "The game is over")

    assert "Place" in terminal.text
