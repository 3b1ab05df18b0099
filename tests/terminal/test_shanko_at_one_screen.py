"""Shanko at one screen: a contract put together meld by meld, and a buy that is offered to everybody at once."""

from tests.terminal.prepared import saved
from tests.terminal.pseudo_terminal import PseudoTerminal


def at_the_contract(folder):
    """Ann has drawn and holds the first contract: three fives and three fours."""
    file = saved(folder, ("Ann", "Bob", "Cy"), (), ("draw",), "shanko", 9)
    terminal = PseudoTerminal(folder, "play", "--load", file, "--pace", "0", lines=30)
    terminal.wait_for("Ann: press Enter")
    terminal.type("", "Ann>")
    return terminal


def test_a_contract_is_put_together_group_by_group(tmp_path):
    terminal = at_the_contract(tmp_path)

    terminal.type("meld 5s5d5c", "not 1 and 0")
    terminal.type("4s 4h 4c", "Good so far")
    assert "(4♠)" in terminal.text
    terminal.type("Ah", "Enter plays it")
    terminal.type("", "everybody>")

    assert "Ann melds 5♠ 5♦ 5♣." in terminal.text


def test_nobody_buys_or_somebody_takes_the_keyboard_to_decide(tmp_path):
    terminal = at_the_contract(tmp_path)
    terminal.type("discard Ah", "everybody>")
    assert "Who wants to answer? Type a name (Cy)" in terminal.text

    terminal.type("log", "goes back to the table")
    terminal.type("", "everybody>")
    terminal.type("Dora", "Nobody who could answer is called “Dora”")
    terminal.type("Cy", "Cy: press Enter")
    terminal.type("", "Cy>")
    terminal.type("pass", "press Enter", "everybody>")

    assert "Cy>" not in terminal.text
