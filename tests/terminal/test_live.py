"""A live table on a real server: a terminal, a browser's socket and a bot play a game, and somebody looks on."""

import json
import re
import threading

import pytest
from tests.live import Client
from tests.terminal.pseudo_terminal import PseudoTerminal
from tests.terminal.test_plain import cardtable

OVER = "The game is over"
QUESTIONS = ("or pay one of your", "You have no chips left")
SETTINGS = {"pace_ms": 0, "turn_time_s": 0}


def is_asked(screen):
    return "Mia>" in screen and any(question in screen for question in QUESTIONS)


def opened(server, **wish):
    """A table that Ann opened in her browser, with a bot."""
    return server.open_table(bots=["easy"], settings=SETTINGS, **wish)


def test_a_terminal_a_browser_and_a_bot_play_a_game_to_its_end(server, tmp_path):
    table = opened(server)
    browser = Client(server, table["table"], table["token"])
    terminal = PseudoTerminal(tmp_path, "join", f"{server.address}/t/{table['table']}", "--name", "Mia")
    terminal.wait_for("Mia>")
    assert "Ann" in terminal.text

    terminal.type("dance", "can't be done before the game")
    terminal.type("bot godlike", "easy, medium, hard, expert")
    terminal.type("say good evening", "Mia: good evening")
    terminal.type("start", "The game begins")
    playing = threading.Thread(target=browser.play_to_the_end, daemon=True)
    playing.start()
    while OVER not in terminal.text:
        terminal.wait_until(lambda screen: OVER in screen or is_asked(screen), "a question or the end")
        if is_asked(terminal.text):
            terminal.type("1")
    assert "Place" in terminal.text
    terminal.type("")
    assert terminal.wait_for_end() == 0
    playing.join(20)
    assert browser.shown["phase"] == "over"
    browser.close()


def test_a_house_from_the_terminal_alone(own_server, tmp_path):
    server = own_server
    (tmp_path / "guest").mkdir()
    there = ("--server", server.address)
    assert "No table is listed" in cardtable(tmp_path, "tables", *there).stdout
    host = PseudoTerminal(tmp_path, "host", "rook", *there, "--name", "Ann", "--bots", "easy,easy", "--listed")
    host.wait_for("Ann>")
    code = re.search(r"Code ([A-Z]{4}):", host.text)[1]

    [listed] = json.loads(cardtable(tmp_path, "tables", *there, "--json").stdout)
    assert (listed["game"], listed["names"][0], listed["free"]) == ("rook", "Ann", 1)
    assert f"cardtable join {listed['id']}" in cardtable(tmp_path, "tables", *there).stdout
    guest = PseudoTerminal(tmp_path / "guest", "join", code.lower(), *there, "--name", "Ben")
    guest.wait_for("Ben>")
    guest.type("say hello", "Ben: hello")
    host.wait_for("Ben: hello")
    host.type("start", "The game begins")
    guest.wait_for("The game begins")
    host.type("say good luck", "Ann: good luck")

    guest.wait_for("Ann: good luck")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("host", "gnome"), "There is no game called “gnome”"),
        (("host", "rook", "--bots", "godlike"), "easy, medium, hard, expert"),
        (("host", "rook", "--option", "target"), "should look like name=value"),
        (("join", "ZZZZ"), "ZZZZ"),
    ],
)
def test_a_wrong_wish_of_a_house_gets_a_sentence(server, tmp_path, words, sentence):
    ended = cardtable(tmp_path, *words, "--server", server.address)

    assert ended.returncode == 2
    assert sentence in ended.stderr


def test_a_mistake_at_a_live_table_is_answered_and_hints_come_from_the_server(server, tmp_path):
    table = server.open_table(settings=SETTINGS)
    terminal = PseudoTerminal(tmp_path, "join", table["table"], "--server", server.address, "--name", "Mia")
    terminal.wait_for("Mia>")
    terminal.type("start", "The game begins")
    if "isn't your turn" not in terminal.text and "Ann decides" in terminal.text:
        browser = Client(server, table["table"], table["token"])
        browser.do("pay")
        browser.close()
    terminal.wait_for("or pay one of your")

    terminal.type("fold", "You can play: pay, take")
    terminal.type("hint", "An expert would play")
    terminal.type("giveup", "type “giveup Mia”")
    terminal.type("pay", "Ann decides on")
    terminal.type("pay", "isn't your turn")


def test_who_leaves_the_terminal_comes_back_to_their_seat(server, tmp_path):
    table = opened(server)
    terminal = PseudoTerminal(tmp_path, "join", table["table"], "--server", server.address, "--name", "Mia")
    terminal.wait_for("Mia>")
    terminal.press("\x03")
    terminal.wait_for_end()
    assert "Your seat is held." in terminal.text

    again = PseudoTerminal(tmp_path, "join", table["table"], "--server", server.address)

    again.wait_for("Mia>")


def test_a_terminal_comes_back_by_itself_when_the_server_does(own_server, tmp_path):
    server = own_server
    table = opened(server)
    terminal = PseudoTerminal(tmp_path, "join", table["table"], "--server", server.address, "--name", "Mia")
    terminal.wait_for("Mia>")

    server.kill()
    terminal.follow(0.5)
    terminal.type("start", "connection is down")
    server.start()
    browser = Client(server, table["table"], table["token"])
    browser.tell("say", text="still there?")

    terminal.wait_for("Ann: still there?")
    browser.close()


def test_an_onlooker_sees_the_game_and_can_do_nothing(server, tmp_path):
    table = server.open_table(bots=["easy", "easy"], settings=SETTINGS)
    watcher = PseudoTerminal(tmp_path, "watch", table["table"], "--server", server.address)
    watcher.wait_for("The game hasn't begun yet")
    browser = Client(server, table["table"], table["token"])
    browser.tell("start")

    watcher.wait_for("The game begins")
    watcher.type("take", "You are looking on")
    browser.play_to_the_end()

    watcher.wait_for("Place")
    browser.close()


def test_a_table_that_is_not_there_gets_a_sentence(server, tmp_path):
    terminal = PseudoTerminal(tmp_path, "join", "kyoto-sakura-42", "--server", server.address)

    assert terminal.wait_for_end() == 2
    assert "kyoto-sakura-42" in terminal.text


@pytest.mark.parametrize("onlookers", ["yes", "no"])
def test_whoever_comes_back_from_another_terminal_waits_until_the_others_agree(server, tmp_path, onlookers):
    settings = {**SETTINGS, "rejoin": "ask", "onlookers": onlookers}
    table = server.open_table(bots=["easy"], settings=settings)
    ann = Client(server, table["table"], table["token"])
    (tmp_path / "other").mkdir()
    mia = PseudoTerminal(tmp_path, "join", table["table"], "--server", server.address, "--name", "Mia")
    mia.wait_for("Mia>")
    ann.tell("start")
    mia.wait_for("The game begins")
    ann.close()

    other = PseudoTerminal(tmp_path / "other", "join", table["table"], "--server", server.address, "--name", "Ann")
    other.wait_for("You have asked for your seat")
    mia.wait_for("Is it Ann?")
    mia.type("admit Bob", "Asked for now: Ann")
    mia.type("admit Ann", "the others agreed")

    other.wait_for("Ann>")
    mia.press("\x03")
    mia.wait_for_end()
    other.press("\x03")
    other.wait_for_end()
