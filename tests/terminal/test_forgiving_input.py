"""Input that forgives: full-width figures, names as they are displayed in either language, slips."""

import pytest
from tests.terminal.prepared import alone_at_turn_3, saved
from tests.terminal.pseudo_terminal import PseudoTerminal
from tests.terminal.still import StillClient

from cardtable.catalog import game
from cardtable.terminal.prompt.spelling import (
    card_names,
    cards_in_sight,
    command_word,
    meant,
    normal,
    number_in,
    written,
)
from cardtable.terminal.render.renderer import Renderer
from cardtable.words import speech


def test_what_an_input_method_writes_is_read_like_plain_letters():
    assert normal(" １２　ｔａｋｅ ") == "12 take"
    assert number_in("１２", 20) == 12
    assert [number_in(text, 20) for text in ("0", "21", "x", "", "１２３４５６")] == [None] * 5
    assert [command_word(line) for line in ("？", "ヘルプ", "ﾍﾙﾌﾟ", "QUIT now", "終了", "pay")] == [
        "help",
        "help",
        "help",
        "quit",
        "quit",
        "pay",
    ]


@pytest.mark.parametrize(
    ("name", "cards", "line", "meaning"),
    [
        ("rook", ["R4", "R14", "ROOK"], "play red 4", "play R4"),
        ("rook", ["R4", "R14", "ROOK"], "Red 14", "R14"),
        ("rook", ["R4", "R14", "ROOK"], "play rook", "play ROOK"),
        ("rook", ["R4"], "predred 4", "predred 4"),
        ("sushi-go", ["wasabi", "tempura", "maki2"], "わさび", "wasabi"),
        ("sushi-go", ["wasabi", "tempura", "maki2"], "pick 天ぷら", "pick tempura"),
        ("sushi-go", ["wasabi", "chopsticks"], "pick わさびお箸", "pick wasabi chopsticks"),
    ],
)
def test_cards_are_called_by_their_displayed_names(name, cards, line, meaning):
    assert written(line, card_names(name, cards)) == meaning


def test_cards_in_sight_are_ones_own_and_those_in_the_middle():
    sushi, rummy = game("sushi-go"), game("rummy")
    hand = sushi.start(3, 4).view(0)
    turn = rummy.start(2, 4).view(0)

    assert cards_in_sight(hand, sushi.places) == list(dict.fromkeys(hand.hand))
    assert str(turn.up_card) in cards_in_sight(turn, rummy.places)


def test_a_slip_is_taken_for_the_word_that_is_most_like_it():
    assert meant("tkae", ["pay", "take"]) == "take"
    assert meant("SCROES", ["scores", "save"]) == "scores"
    assert meant("xyz", ["pay", "take"]) is None


def test_a_full_width_figure_plays_that_line_of_the_menu(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))
    terminal.wait_for("Ann>")

    terminal.type("２", "Ann takes the 20")


def test_a_slip_is_asked_about(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))
    terminal.wait_for("Ann>")

    terminal.type("tkae", "Did you mean “take”?")


def test_a_dish_is_picked_by_its_japanese_name_which_the_menu_shows(tmp_path):
    file = saved(tmp_path, ("Ann",), ("easy", "easy"), (), "sushi-go", 4)
    terminal = PseudoTerminal(tmp_path, "play", "--load", file, "--pace", "0", "--language", "ja", lines=40)
    terminal.wait_for("Ann>")
    menu = terminal.text
    dish = next(name for name in ("餃子", "刺身", "天ぷら", "わさび") if f"選ぶ {name}" in menu)

    terminal.type(dish, *(f"{number} 手目" for number in range(2, 6)))

    assert "pick dumpling" not in menu
    assert "命令でもありません" not in terminal.text


def test_a_trick_is_shown_in_the_order_of_play():
    shown = StillClient(game("rook").start(4, 4), 0).shown
    place = next(place for place in game("rook").places if place.name == "last_trick")
    renderer = Renderer(speech("en"), shown)

    assert [item.plain for item in renderer.value(place, ("Y5", "R4", "G14", "B1")).items] == [
        "yellow 5",
        "red 4",
        "green 14",
        "black 1",
    ]
