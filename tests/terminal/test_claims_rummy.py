"""What Rummy's requirement asks to be seen, at its terminal: from names to scores, prompts, menus, history, closing."""

import re

import pytest
from tests.covers import covers
from tests.terminal.prepared import saved
from tests.terminal.pseudo_terminal import PseudoTerminal

CARD = r"(?:Jk|[2-9AJQK]|10)[♠♥♦♣]?"


def loaded(folder, *given, lines=40, **options):
    file = saved(folder, ("Ann", "Bob"), (), *given, **options)
    return PseudoTerminal(folder, "play", "--load", file, "--pace", "0", lines=lines)


def sit_down(terminal):
    """Whoever is waited for presses Enter and sees the table."""
    name = re.search(r"(\w+): press Enter", terminal.text)[1]
    terminal.type("", f"{name}>")
    return name


def until_closing(made):
    """Moves that lay down what can be laid down, until somebody can close."""
    while True:
        legal = [str(move) for move in made.state.legal(made.state.waiting[0])]
        if any("close" in move for move in legal):
            return
        laying = [move for move in legal if "declare" in move or "extend" in move]
        yield max(laying, key=len, default=legal[0])


@covers("rummy 7.1", "rummy 7.1.1", "rummy 7.1.2", "rummy 7.1.3", "rummy 7.1.4", "rummy 1.1")
def test_a_new_game_asks_for_names_deals_and_gives_the_first_turn(tmp_path):
    terminal = PseudoTerminal(tmp_path, "play", "--pace", "0", lines=40)
    terminal.wait_for("What shall we play?")
    terminal.type("rummy", "What is your name?")
    terminal.type("Ann", "Press Enter to begin")
    for bot in (3, 2):
        terminal.type(f"remove {bot}", "begin>")
    terminal.type("add Bob", "Bob")

    terminal.type("", "press Enter")
    name = sit_down(terminal)

    assert name in ("Ann", "Bob")
    assert re.search(r"▶ +" + name, terminal.text)
    assert len(re.findall(CARD, re.search(r"Your hand +(.+)", terminal.text)[1])) == 13
    assert re.search(r"Cards in the draw pile 81 +Round 1", terminal.text)


@covers("rummy 8.1", "rummy 8.4", "rummy 2.1", "rummy 2.3", "rummy 16.3", "rummy 16.5", "rummy R.2")
def test_every_action_has_its_prompt_and_a_number_in_a_menu(tmp_path):
    terminal = loaded(tmp_path, (), "rummy", 24, first_declaration_round=1)
    terminal.wait_for("Ann: press Enter")
    sit_down(terminal)

    assert "Round 1: draw a card" in terminal.text
    assert re.search(r"^ +1 +draw +Draw a card", terminal.text, re.MULTILINE)
    terminal.type("1", "You drew the")
    assert re.search(r"Declare 48 points or more .+ then\s+discard a card", terminal.text)
    assert re.search(r"^ +1 +declare .+Lay down", terminal.text, re.MULTILINE)
    assert re.search(r"^ +2 +discard 3♠ +Discard the 3♠", terminal.text, re.MULTILINE)

    terminal.type("2", "Enter plays it", "Bob: press Enter")
    if "Enter plays it" in terminal.text:
        terminal.type("", "Bob: press Enter")

    assert "Ann discards the 3♠." in terminal.text


@covers("rummy 10.3", "rummy 2.2", "rummy R.3")
def test_who_declares_too_early_is_told_from_when_on(tmp_path):
    terminal = loaded(tmp_path, ("draw",), "rummy", 24)
    terminal.wait_for("Ann: press Enter")
    sit_down(terminal)

    terminal.type("declare 7d8djk10d / 5c6c7c; discard jc", "from round 4 on. Discard a")

    assert re.search(r"Ann \(you\) +0 +not yet", terminal.text)
    assert "Ann>" in terminal.text


@covers("rummy 3.4", "rummy 7.1.5", "rummy 10.4", "rummy R.3")
def test_melds_stay_in_sight_with_their_owner_and_everybody_sees_who_has_declared(tmp_path):
    terminal = loaded(tmp_path, ("draw",), "rummy", 24, first_declaration_round=1)
    terminal.wait_for("Ann: press Enter")
    sit_down(terminal)
    assert re.search(r"Ann \(you\) +0 +not yet", terminal.text)

    terminal.type("1", "Enter plays it")
    terminal.type("", "Bob: press Enter")
    sit_down(terminal)

    assert "Melds on the table  Ann  1 [7♦ 8♦ Jk=9♦ 10♦]   2 [5♣ 6♣ 7♣]" in terminal.text
    assert re.search(r"Ann +0 +declared +6", terminal.text)
    assert re.search(r"Bob \(you\) +0 +not yet +13", terminal.text)
    terminal.type("log", "goes back to the table")
    assert re.search(r"Ann declares the sequence 5♣ 6♣ 7♣ \(meld 2", terminal.text)


@pytest.fixture
def closing(tmp_path):
    terminal = loaded(tmp_path, until_closing, "rummy", 26, first_declaration_round=1)
    terminal.wait_for("press Enter")
    return terminal, sit_down(terminal)


@covers("rummy 5.1", "rummy 5.2", "rummy 7.1.6", "rummy 7.1.7", "rummy 10.2", "rummy 17.12", "rummy 24.3")
def test_closing_is_offered_told_and_followed_by_the_scores(closing):
    terminal, name = closing
    assert re.search(r"1 +declare K♠K♥K♦ ; close 10♥ +Lay down .+ close with\s+the 10♥", terminal.text)

    terminal.type("declare KsKhKd; close 10h", "Enter plays it")
    terminal.type("", "The game is over")

    assert re.search(r"Place +Player +Score", terminal.text)
    assert re.search(rf"1 +{name} +0\b", terminal.text)
    assert re.search(r"2 +(Ann|Bob) +[1-9]\d*", terminal.text)
    assert re.search(rf"{name} +0 +closed", terminal.text)
