"""A hand to move in: walking along cards and menus, marking, the verdict beside it, taking back, slips, the mouse."""

import asyncio
from dataclasses import replace

import pytest
from rich.color import Color
from tests.terminal.at_screen import DOWN, RIGHT, at_screen, shared
from tests.terminal.prepared import alone_at_turn_3
from tests.terminal.pseudo_terminal import PseudoTerminal
from tests.terminal.test_rummy_at_one_screen import at_the_declaration

from cardtable.catalog import game
from cardtable.core.sentence import say
from cardtable.terminal.prompt.selection import Selection, held
from cardtable.terminal.prompt.slips import slip
from cardtable.terminal.render.palette import PALETTES, named, styles


def test_a_walk_goes_round_marks_and_takes_marks_back():
    start = Selection()

    assert start.walked(-1, 5).card == 4
    assert start.walked(1, 5).toggled(1).toggled(3).marked == (1, 3)
    assert start.toggled(1).toggled(3).toggled(1).marked == (3,)
    assert start.toggled(1).toggled(3).unmarked().marked == (1,)
    assert start.toggled(1).toggled(3).of(["a", "b", "c", "d"]) == ("b", "d")
    assert start.of(["a", "b"]) == ("a",)
    assert start.toggled(3).within(2).marked == ()


def test_cards_that_are_used_twice_are_told_apart():
    assert held(["7♠", "7♠", "K♥"], ["7♠"]) == [("7♠", None), ("7♠", 0), ("K♥", 1)]


def test_a_meld_is_marked_judged_put_down_and_taken_back_with_keys_alone(tmp_path):
    terminal = at_the_declaration(tmp_path)
    terminal.press(RIGHT)
    terminal.wait_for("Space marks")
    cards = terminal.text
    assert "›" in cards

    for card in ("5♣", "6♣", "7♣"):
        while f"›{card}‹" not in terminal.text:
            before = terminal.text
            terminal.press("l")
            terminal.wait_until(lambda screen, before=before: screen != before, "the next card")
        terminal.press(" ")
        terminal.wait_for(f"*{card}‹")
    terminal.wait_for("30 more")
    terminal.press("\r")

    terminal.wait_for("(7♣)")
    terminal.press("u")
    terminal.wait_until(lambda screen: "(7♣)" not in screen, "the draft is taken back")


def test_a_menu_is_walked_through_and_words_are_typed_as_before(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))
    terminal.wait_for("Ann>")

    terminal.press(DOWN)
    terminal.wait_for("▸  1  pay")
    terminal.press(DOWN)
    terminal.wait_for("▸  2  take")
    terminal.press("x")
    terminal.wait_until(lambda screen: "▸" not in screen and "Ann> x" in screen, "typing goes on")
    terminal.press("\x7f")
    terminal.press(DOWN)
    terminal.wait_for("▸")
    terminal.press("\r")

    terminal.wait_for("Ann pays a chip", "Ann takes the 20")


def test_a_click_marks_a_card_and_takes_a_line_of_the_menu(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))
    terminal.wait_for("Ann>")
    row = next(n for n, line in enumerate(terminal.text.splitlines(), 1) if "2  take" in line)

    for button in ("M", "m"):
        terminal.press(f"\x1b[<0;10;{row}{button}")

    terminal.wait_for("Ann takes the 20")


def test_what_may_be_a_slip_is_asked_about():
    assert slip("turn discard Jk", "", ()) == say("terminal-slip-joker")
    assert slip("turn declare 3♣4♣5♣ ; discard Jk", "", ()) == say("terminal-slip-joker")
    assert slip("turn discard 3♠", "10", ("10♠", "3♠")) == say("terminal-slip-number", number=10, card="10♠")
    assert slip("turn discard 10♠", "10", ("10♠", "3♠")) is None
    assert slip("turn discard 3♠", "5", ("5♠", "3♠")) is None
    assert slip("play R4", "", ("R4",)) is None


def test_a_joker_is_thrown_away_only_after_a_question(tmp_path):
    terminal = at_the_declaration(tmp_path)

    terminal.type("discard Jk", "That throws a joker away")
    terminal.type("sort rank", "sorted")
    assert "Ann discards" not in terminal.text
    terminal.type("discard Jk", "That throws a joker away")
    terminal.type("", "Bob: press Enter")

    assert "Ann discards the Jk." in terminal.text


@pytest.mark.parametrize(("theme", "palette"), PALETTES.items())
def test_every_colour_can_be_read_on_the_backgrounds_of_its_theme(theme, palette):
    for background in palette.backgrounds:
        for number in palette.colours:
            assert contrast(rgb(number), Color.parse(background).get_truecolor()) >= palette.contrast, (theme, number)


def rgb(number):
    return Color.from_ansi(number).get_truecolor()


def contrast(one, other):
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour):
    def linear(part):
        share = part / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue)


def test_the_theme_follows_the_background_that_the_terminal_tells():
    assert named("auto", {"COLORFGBG": "15;0"}) == "dark"
    assert named("auto", {"COLORFGBG": "0;default;15"}) == "light"
    assert named("auto", {}) == "auto"
    assert named("light", {"COLORFGBG": "15;0"}) == "light"


def test_a_deck_of_four_colours_has_four():
    suits = ("spade", "heart", "diamond", "club")

    assert len({styles("dark", "four").styles[suit].color for suit in suits}) == 4
    assert len({styles("dark", "two").styles[suit].color for suit in suits}) == 2


def test_cards_are_drawn_where_there_is_room(monkeypatch):
    wishes = replace(shared(game("rummy")), people=("Ann",), bots=("easy",))
    for size, is_drawn in (((80, 24), False), ((140, 45), True)):
        with at_screen(monkeypatch, wishes, columns=size[0], lines=size[1]) as person:
            shown = asyncio.run(first_screen(person))
        assert ("╭───╮╭───╮" in shown) is is_drawn


async def first_screen(person, *keys):
    """The screen when Ann is asked for the first time, and after these keys."""
    async with person.running():
        await person.settled()
        await person.press(*keys)
        await person.settled()
        return person.text


def test_typing_ends_a_walk_and_escape_too(monkeypatch):
    wishes = replace(shared(game("rummy")), people=("Ann",), bots=("easy",))
    with at_screen(monkeypatch, wishes) as person:
        assert "›" in asyncio.run(first_screen(person, RIGHT, RIGHT))
    with at_screen(monkeypatch, wishes) as person:
        typed = asyncio.run(first_screen(person, RIGHT, "m"))
        assert "›" not in typed
        assert "Ann> m" in typed
