"""Screens compared as text: what a person sees at 80 columns, in colour and without, in both languages."""

import re

from tests.covers import covers
from tests.terminal.prepared import alone_at_turn_3, saved
from tests.terminal.pseudo_terminal import PseudoTerminal

COLOUR = re.compile(r"\x1b\[[0-9;]*(?<![0-9])(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?![0-9])[0-9;]*m")

FIRST_SCREEN = """\
Geschenkt  move 3
────────────────────────────────────────────────────────────────────────────────
Card on offer 20    Chips on it 1    Cards still to come 21
    Player             Score  Chips  Cards
 ▶  Ann (you)            −11     11
    Chun-Li (bot)        −11     11
    Sailor Moon (bot)      2     10  [12 13]
────────────────────────────────────────────────────────────────────────────────
   1  Ann sits down.
   2  Chun-Li sits down.
   3  Sailor Moon sits down.
   4  The game begins: Sailor Moon, Ann, Chun-Li.
   5  Played in this order, with 11 chips each. Sailor Moon decides on the 13.
   6  Sailor Moon takes the 13 (11 now).
   7  The 12 is turned up; Sailor Moon decides first. 22 more to come.
   8  Sailor Moon takes the 12 (11 now).
   9  The 20 is turned up; Sailor Moon decides first. 21 more to come.
  10  Sailor Moon pays a chip for the 20 (1 on it, 10 left).

Take the 20 with its chip, or pay one of your 11?
   1  pay   Pay a chip (10 left)
   2  take  Take the 20: +20, with this chip +19
Ann>
 number or move · help · rules · hint · log · scores · save · quit"""


@covers("geschenkt 1.2", "geschenkt 1.4", "geschenkt 5.1")
def test_the_first_screen_shows_the_card_its_chips_whose_turn_it_is_and_what_everybody_has(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))

    terminal.wait_for("Ann>")

    assert terminal.text == FIRST_SCREEN


@covers("geschenkt 3.3")
def test_new_chip_counts_are_shown_after_every_move(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))
    terminal.wait_for("Ann>")

    terminal.type("take", "Ann takes the 20 with its chip")

    assert re.search(r"Ann \(you\) +8 +12 +\[20\]", terminal.text)
    terminal.type("pay", "Ann pays a chip for the 28")
    assert re.search(r"Ann \(you\) +9 +11 +\[20\]", terminal.text)


@covers("geschenkt 5.4")
def test_help_sums_up_the_rules_for_the_card_and_the_chips_on_offer(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path), lines=50)
    terminal.wait_for("Ann>")

    terminal.type("help", "goes back to the table")

    assert "Take the card, or pay a chip to pass it on. The lowest score wins." in terminal.text
    assert "Take the 20: +20, with this chip +19" in terminal.text
    terminal.type("", "Ann>")
    terminal.type("hint", "An expert would play")
    assert "would mean +19 points" in terminal.text


@covers("geschenkt 5.5")
def test_the_log_is_numbered_by_line_and_turn(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))
    terminal.wait_for("Ann>")

    terminal.type("log", "goes back to the table")

    assert re.search(r"No\. +Turn +Time", terminal.text)
    assert re.search(r"10 +3 +\d\d:\d\d:\d\d +Sailor Moon pays a chip for the 20", terminal.text)


def test_nothing_is_lost_in_80_columns_and_nothing_breaks_in_50(tmp_path):
    for columns in (80, 50):
        terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path), columns=columns)

        terminal.wait_for("Ann>")

        assert "with this chip +19" in " ".join(terminal.text.split())
        assert all(len(line) <= columns for line in terminal.text.splitlines())
        terminal.press("\x03")
        terminal.wait_for_end()


def test_without_colour_the_screen_says_the_same(tmp_path):
    plain = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path), NO_COLOR="1")

    plain.wait_for("Ann>")

    assert plain.text == FIRST_SCREEN
    assert not COLOUR.search(plain.written)


def test_there_is_colour_otherwise(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))

    terminal.wait_for("Ann>")

    assert COLOUR.search(terminal.written)


def test_the_language_is_that_of_the_environment_or_of_the_flag(tmp_path):
    for terminal in (
        PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path), LANG="ja_JP.UTF-8"),
        PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path), "--language", "ja"),
    ):
        terminal.wait_for("Ann>")

        shown = "".join(terminal.text.split())
        assert "ゲシェンク" in shown
        assert "20とチップ1枚を取りますか" in shown
        terminal.press("\x03")
        assert terminal.wait_for_end() == 130


def test_tab_completes_what_is_typed_and_a_long_page_is_turned(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))
    terminal.wait_for("Ann>")

    terminal.press("ru\t")
    terminal.wait_for("Ann> rules")
    terminal.type("", "33 cards")
    first = terminal.text
    terminal.press(" ")

    terminal.wait_until(lambda screen: screen != first, "the next page")
    terminal.type("", "Ann>")


def test_a_clock_runs_out_and_silence_takes_the_card(tmp_path):
    terminal = PseudoTerminal(tmp_path, "play", "--load", saved(tmp_path, clock=2))
    terminal.wait_for("seconds left", "one second left")

    terminal.wait_for("Ann is silent and must take the 20")
