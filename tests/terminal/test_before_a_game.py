"""Before and beside a game: unfinished games, names, help everywhere, files that are there already, the live lobby."""

import pytest
from tests.live import Client, serving
from tests.terminal.prepared import alone_at_turn_3, saved
from tests.terminal.pseudo_terminal import PseudoTerminal
from tests.terminal.test_plain import cardtable

from cardtable.catalog import game
from cardtable.core.move import Refused
from cardtable.terminal.online.address import Address, keep_token, kept_tables, kept_token
from cardtable.terminal.online.house import House

SETTINGS = {"pace_ms": 0, "turn_time_s": 0}


def left(home, times=1):
    """Unfinished games of this home."""
    for _ in range(times):
        assert "is kept" in cardtable(home, *alone_at_turn_3(home), lines="quit\n").stdout


def test_resume_without_a_game_goes_on_with_the_last_one(tmp_path):
    left(tmp_path)

    terminal = PseudoTerminal(tmp_path, "play", "--resume", "--pace", "0")

    terminal.wait_for("Ann>")
    assert "Geschenkt" in terminal.text


def test_nothing_to_resume_is_said(tmp_path):
    ended = cardtable(tmp_path, "play", "--resume")

    assert ended.returncode == 2
    assert "no unfinished game" in ended.stderr


def test_of_many_unfinished_games_the_newest_are_seen_and_any_can_be_deleted(tmp_path):
    left(tmp_path, times=3)
    folder = tmp_path / "cardtable" / "games"
    first = next(folder.iterdir())
    for number in range(20):
        (folder / f"copy-{number}{first.suffix}").write_bytes(first.read_bytes())
    terminal = PseudoTerminal(tmp_path, "play", "geschenkt", "--pace", "0", lines=15)
    terminal.wait_for("Enter goes on")
    assert "   1  " in terminal.text
    assert "  22  " not in terminal.text

    terminal.type("delete 1", "That game is deleted")

    assert len(list(folder.iterdir())) == 22


def test_several_names_at_the_prompt_are_several_people(tmp_path):
    terminal = PseudoTerminal(tmp_path, "play", "geschenkt", "--pace", "0")
    terminal.wait_for("What is your name?")

    terminal.type("Ann, Bob", "Press Enter to begin")

    assert "Ann, Bob" not in terminal.text
    assert "Ann" in terminal.text
    assert "Bob" in terminal.text


def test_help_is_there_before_a_game_and_in_a_replay(tmp_path):
    terminal = PseudoTerminal(tmp_path, "play", "--pace", "0")
    terminal.wait_for("What shall we play?")
    terminal.type("help", "goes back")
    terminal.type("", "What shall we play?")
    terminal.type("１", "What is your name?")
    terminal.type("?", "goes back")
    terminal.type("", "What is your name?")
    terminal.type("Ann", "Press Enter to begin")
    terminal.type("help", "The letter of a house rule")
    terminal.type("", "Press Enter to begin")
    terminal.press("\x03")
    terminal.wait_for_end()

    replay = PseudoTerminal(tmp_path, "replay", saved(tmp_path))
    replay.wait_for("step 0 of")
    replay.type("help", "a step back")
    replay.type("", "step 0 of")


def test_an_export_overwrites_nothing(tmp_path):
    (tmp_path / "notes.txt").write_text("Dear Bob")
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))
    terminal.wait_for("Ann>")

    terminal.type("export notes.txt", "is there already")
    before = cardtable(tmp_path, *alone_at_turn_3(tmp_path), "--export", "notes.txt", lines="take\n")

    assert before.returncode == 2
    assert "is there already" in before.stderr
    assert (tmp_path / "notes.txt").read_text() == "Dear Bob"


def test_the_list_of_games_lists_their_house_rules(tmp_path):
    listed = cardtable(tmp_path, "games").stdout

    assert all(f"{option}=" in listed for option in ("chips", "min_players", "max_rounds", "deals"))
    assert "chips=" + str(game("geschenkt").options().chips) in listed


def test_two_seats_of_one_home_are_told_apart(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    table = Address(House("http://localhost:8000"), "kyoto-sakura-42")
    keep_token(table, "Ann", "a")
    assert kept_token(table) == "a"

    keep_token(table, "Bob", "b")

    with pytest.raises(Refused) as refusal:
        kept_token(table)
    assert refusal.value.sentence.code == "terminal-which-seat"
    assert kept_tables() == ["kyoto-sakura-42"]


def test_two_people_of_one_home_come_back_each_to_their_own_seat(server, tmp_path):
    table = server.open_table(settings={**SETTINGS, "return_s": 0})
    wish = ("join", table["table"], "--server", server.address)
    for name in ("Mia", "Ben"):
        terminal = PseudoTerminal(tmp_path, *wish, "--name", name)
        terminal.wait_for(f"{name}>")
        terminal.press("\x03")
        terminal.wait_for_end()

    nobody = PseudoTerminal(tmp_path, *wish)
    assert nobody.wait_for_end() == 2
    assert "Several seats at this table are kept here" in nobody.text
    mia = PseudoTerminal(tmp_path, *wish, "--name", "Mia")

    mia.wait_for("Mia>")


def test_a_live_lobby_helps_takes_letters_and_offers_watchers_nothing_they_cannot_do(server, tmp_path):
    table = server.open_table(settings=SETTINGS)
    (tmp_path / "w").mkdir()
    watcher = PseudoTerminal(tmp_path / "w", "watch", table["table"], "--server", server.address)
    watcher.wait_for("it begins when the players say so")
    assert "Enter begins" not in watcher.text
    browser = Client(server, table["table"], table["token"])
    chosen = browser.shown["options"]
    terminal = PseudoTerminal(tmp_path, "join", table["table"], "--server", server.address, "--name", "Mia")
    terminal.wait_for("Mia>")
    terminal.type("help", "say hello")
    terminal.type("", "Mia>")
    terminal.type("rule chips", "name=value")
    browser.tell("host", chair=1)

    terminal.type("a", "Mia>")

    browser.wait_for(lambda client: client.shown["options"] != chosen)
    browser.close()


def test_a_terminal_comes_back_after_a_server_that_stopped_in_good_order(tmp_path):
    with serving(tmp_path / "tables.sqlite3", "--rate", "0") as server:
        table = server.open_table(settings=SETTINGS)
        terminal = PseudoTerminal(tmp_path, "join", table["table"], "--server", server.address, "--name", "Mia")
        terminal.wait_for("Mia>")

        server.stop()
        terminal.follow(0.5)
        terminal.type("say still here", "connection is down")
        server.start()
        browser = Client(server, table["table"], table["token"])
        browser.tell("say", text="welcome back")

        terminal.wait_for("Ann: welcome back")
        browser.close()
