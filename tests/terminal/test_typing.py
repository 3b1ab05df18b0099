"""Typing at a table: mistakes get a sentence that says what would work, and what is right may be short."""

import time

from tests.terminal.prepared import alone_at_turn_3, saved
from tests.terminal.pseudo_terminal import PseudoTerminal

from cardtable.terminal.screen.full_screen import GUARD

SHARED = ("play", "geschenkt", "--players", "Ann,Bob", "--bots", "", "--seed", "5", "--pace", "0")


def test_a_mistake_gets_a_sentence_and_changes_nothing(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))
    terminal.wait_for("Ann>")

    terminal.type("fold", "You can play: pay, take")
    terminal.type("7", "There are 1 to 2")
    terminal.type("pay 3", "stands alone")
    terminal.type("forced-take", "Only the table makes that move")
    terminal.type("", "Type a number, a move")
    terminal.type("sort colour", "suit, rank, dealt")
    terminal.type("load", "Which file?")
    terminal.type("load nothing.cardtable", "can't be read")
    terminal.type("save no/such/folder/game", "can't be written")
    terminal.type("export log.pdf", "json, csv, txt")
    terminal.type("undo", "nothing to take back")
    terminal.type("giveup Bob", "type “giveup Ann”")

    assert "move 3" in terminal.text


def test_a_move_can_be_cut_short_or_chosen_by_its_number(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))
    terminal.wait_for("Ann>")

    terminal.type("T", "Ann takes the 20")
    terminal.wait_for("Ann>")
    terminal.type("2", "Ann takes the 28")


def test_the_same_line_comes_back_with_the_arrow_but_not_for_the_next_player(tmp_path):
    terminal = PseudoTerminal(tmp_path, *SHARED)
    first = terminal.wait_for("Ann: press Enter", "Bob: press Enter")[:3]
    second = "Bob" if first == "Ann" else "Ann"
    terminal.type("", f"{first}>")
    terminal.type("a secret thought", "no move")
    terminal.type("another secret", "“another secret” is no move")
    terminal.press("\x1b[A")
    terminal.wait_for(f"{first}> another secret")
    terminal.press("\x15")
    terminal.type("pay", f"{second}: press Enter")

    terminal.type("", f"{second}>")
    terminal.press("\x1b[A\x19")
    terminal.follow(0.5)

    assert "secret" not in terminal.text


def test_what_is_typed_while_the_curtain_is_down_counts_for_nothing(tmp_path):
    terminal = PseudoTerminal(tmp_path, *SHARED)
    first = terminal.wait_for("Ann: press Enter", "Bob: press Enter")[:3]

    terminal.press("take")
    time.sleep(2 * GUARD)
    terminal.type("", f"{first}>")

    assert f"{first}> take" not in terminal.text
    assert "move 0" in terminal.text


def test_somebody_can_take_the_keyboard_out_of_turn_and_hand_it_back(tmp_path):
    terminal = PseudoTerminal(tmp_path, *SHARED)
    first = terminal.wait_for("Ann: press Enter", "Bob: press Enter")[:3]
    second = "Bob" if first == "Ann" else "Ann"
    terminal.type("", f"{first}>")
    terminal.type("switch nobody", "Who takes the keyboard?")

    terminal.type(f"switch {second}", f"{second}: press Enter")
    terminal.type("", f"{second}>")
    terminal.type("take", "not your turn", "isn't your turn")
    terminal.type("", f"{first}: press Enter")


def test_giving_up_is_for_good_and_the_others_go_on(tmp_path):
    terminal = PseudoTerminal(tmp_path, *SHARED)
    first = terminal.wait_for("Ann: press Enter", "Bob: press Enter")[:3]
    terminal.type("", f"{first}>")

    terminal.type(f"giveup {first}")

    terminal.wait_for(f"{first} leaves the game")


def test_the_screen_can_be_drawn_anew_without_leaving_it(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))
    terminal.wait_for("Ann>")
    before = terminal.text

    terminal.press("\x0c")
    terminal.wait_until(lambda screen: terminal.written.count("Card on offer") == 2, "the table, drawn anew")

    assert terminal.text == before
    assert terminal.written.count("\x1b[?1049l") == 0


def test_a_bid_is_typed_as_a_bare_number(tmp_path):
    file = saved(tmp_path, ("Ann",), ("easy", "easy", "easy"), (), "rook", 3)
    terminal = PseudoTerminal(tmp_path, "play", "--load", file, "--pace", "0")
    terminal.wait_for("Ann>")

    terminal.type("71", "multiple", "70", "step")
    terminal.type("75", "Ann bids 75")
