"""Rummy With Jokers at one screen, as its requirements ask for: menus, drafts, guidance, hints, saving, the summary."""

import re

from tests.covers import covers
from tests.terminal.prepared import saved
from tests.terminal.pseudo_terminal import PseudoTerminal

HAND = "3♠ 5♠ J♠ 2♦ 2♦ 7♦ 8♦ 10♦ 2♣ 5♣ 6♣ 7♣ J♣ Jk"


def at_the_declaration(folder, lines=30):
    """Ann has drawn and can declare: 7♦ 8♦ Jk 10♦ and 5♣ 6♣ 7♣ are 52 points."""
    file = saved(folder, ("Ann", "Bob"), (), ("draw",), "rummy", 24, first_declaration_round=1)
    terminal = PseudoTerminal(folder, "play", "--load", file, "--pace", "0", lines=lines)
    terminal.wait_for("Ann: press Enter")
    terminal.type("", "Ann>")
    return terminal


@covers("rummy 8.1", "rummy 8.2", "rummy 8.4", "rummy 2.3", "rummy 16.4")
def test_a_turn_shows_the_hand_what_is_expected_and_a_numbered_menu(tmp_path):
    terminal = at_the_declaration(tmp_path)

    assert f"Your hand           {HAND}" in terminal.text
    assert "You drew the 3♠. Declare 48 points or more with a pure sequence if you can" in terminal.text
    assert "1  declare 7♦8♦Jk10♦ / 5♣6♣7♣" in terminal.text
    terminal.type("moves", "goes back to the table")
    assert re.search(r"2 +discard 3♠ +Discard the 3♠", terminal.text)


@covers("rummy 8.3")
def test_nobody_sees_the_hand_of_another(tmp_path):
    terminal = at_the_declaration(tmp_path)
    terminal.type("discard 3s", "Bob: press Enter")
    assert "5♠" not in terminal.text

    terminal.type("", "Bob>")

    assert HAND[3:] not in terminal.text
    assert "Ann draws the" not in terminal.text
    assert "Ann draws a card." in terminal.text


@covers("rummy 8.3")
def test_between_turns_the_screen_is_cleared_until_the_next_player_presses_enter(tmp_path):
    """RJ-33"""
    terminal = at_the_declaration(tmp_path)

    terminal.type("discard 3s", "Bob: press Enter")

    assert "Your hand" not in terminal.text
    assert not any(card in terminal.text for card in HAND.split()[1:])

    terminal.type("", "Bob>")

    shown = re.findall(r"Your hand +(.+)", terminal.text)
    assert len(shown) == 1
    assert len(re.findall(r"Jk|[2-9AJQK10]+[♠♥♦♣]", shown[0])) == 13


@covers("rummy 3.1", "rummy 10.3")
def test_a_draft_says_what_is_missing_and_can_be_taken_back(tmp_path):
    terminal = at_the_declaration(tmp_path)

    terminal.type("declare 5c6c7c", "30 more")
    assert "(5♣) (6♣) (7♣)" in terminal.text
    terminal.type("extend 1 2d", "so 30 more")
    terminal.type("7d8dJk10d", "52 points so far (Jk=9♦)")
    terminal.type("undo", "30 more")
    terminal.type("/ 7d 8d jk 10d", "is no move")
    terminal.type("declare 7♦ 8♦ Jk 10♦", "52 points so far")
    terminal.type("Jc", "Enter plays it")
    assert "discard J♣" in terminal.text

    terminal.type("", "Bob: press Enter")

    assert "Ann declares the sequence 5♣ 6♣ 7♣ (meld 1, 18 points)." in terminal.text
    terminal.type("", "Bob>")
    assert "Ann  1 [5♣ 6♣ 7♣]   2 [7♦ 8♦ Jk=9♦ 10♦]" in terminal.text


@covers("rummy 10.3")
def test_a_turn_that_is_typed_at_once_is_shown_before_it_is_played(tmp_path):
    terminal = at_the_declaration(tmp_path)

    terminal.type("declare 7d8djk10d / 5c6c7c; discard jc", "Enter plays it")
    terminal.type("clear", "1  declare")
    terminal.type("declare 7d8djk10d / 5c6c7c; discard kh", "K♥")
    terminal.type("declare 5c6c; discard jc", "5♣ 6♣", "three")
    terminal.type("1", "Enter plays it")
    terminal.type("", "Bob: press Enter")


@covers("rummy 10.4")
def test_the_log_keeps_the_history_of_melds(tmp_path):
    terminal = at_the_declaration(tmp_path)
    terminal.type("1", "Enter plays it")
    terminal.type("", "Bob: press Enter")
    terminal.type("", "Bob>")

    terminal.type("log", "goes back to the table")

    assert re.search(r"\d+ +2 +\d\d:\d\d:\d\d +Ann declares the sequence 7♦ 8♦ Jk 10♦ \(meld", terminal.text)


@covers("rummy 11.2")
def test_hints_name_possible_melds(tmp_path):
    terminal = at_the_declaration(tmp_path)

    assert "Melds in your hand  [7♦ 8♦ Jk 10♦]  [5♣ 6♣ 7♣]" in terminal.text
    terminal.type("hint", "An expert would play “")


@covers("rummy 11.3")
def test_a_game_is_saved_and_loaded(tmp_path):
    terminal = at_the_declaration(tmp_path)
    terminal.type("save rummy-night", "Saved as rummy-night")
    terminal.type("discard 3s", "Bob: press Enter")
    terminal.type("", "Bob>")

    terminal.type("load rummy-night", "Ann: press Enter")
    terminal.type("", "Ann>")

    assert HAND in terminal.text


@covers("rummy 11.1")
def test_shuffling_is_shown(tmp_path):
    terminal = PseudoTerminal(tmp_path, "play", "rummy", "--players", "Ann,Bob", "--bots", "", "--pace", "1")

    terminal.wait_for("Shuffling")
    terminal.wait_for("press Enter")


def test_a_hand_is_sorted_by_suit_or_rank(tmp_path):
    terminal = at_the_declaration(tmp_path)

    terminal.type("sort rank", "sorted by rank")

    assert "Your hand           2♦ 2♦ 2♣ 3♠ 5♠ 5♣ 6♣ 7♦ 7♣ 8♦ 10♦ J♠ J♣ Jk" in terminal.text


@covers("rummy 1.1", "rummy 7.1", "rummy 10.2", "rummy 27.1")
def test_from_names_to_scores_without_knowing_anything(tmp_path):
    terminal = PseudoTerminal(tmp_path, "play", "--pace", "0", lines=40)
    terminal.wait_for("What shall we play?")
    terminal.type("poker", "There is no game called")
    terminal.type("rummy", "What is your name?")
    terminal.type("Ann", "Press Enter to begin")
    terminal.type("deals=2", "begin>")
    terminal.type("remove 3", "begin>")
    terminal.type("swap 1 2", "begin>")
    terminal.type("bot easy", "easy bot")
    terminal.type("remove 3", "begin>")
    terminal.type("")

    summaries = 0
    while (seen := terminal.wait_for("The game is over", "goes back to the table", "Ann>")) != "The game is over":
        summaries += seen == "goes back to the table"
        terminal.type("" if seen != "Ann>" or "Enter plays it" in terminal.text else "1")

    assert summaries == 1
    assert re.search(r"Place +Player +Score", terminal.text)
    assert re.search(r"│ *[AB*] +[AB*]", terminal.text)
