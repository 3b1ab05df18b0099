"""Games are kept: saved, loaded, resumed after Ctrl-C, a crash or a torn line, exported and looked back on."""

import asyncio
import csv
import json
import signal

import pytest
from tests.covers import covers
from tests.terminal.prepared import alone_at_turn_3
from tests.terminal.pseudo_terminal import PseudoTerminal

from cardtable import catalog
from cardtable.core.move import Refused
from cardtable.live import files
from cardtable.store import file
from cardtable.terminal.local import game as local
from cardtable.terminal.local import kept_games
from cardtable.terminal.local.setup import Setup, deal_seed, read_choices

OPEN = []


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    yield tmp_path
    for game in OPEN:
        game.journal.release()
    OPEN.clear()


def opened(game):
    """A game whose file is closed when the test is over."""
    OPEN.append(game)
    return game


def new_game():
    setup = Setup(catalog.game("geschenkt"), deal_seed(7), {}, 0)
    setup.add_person("Ann")
    setup.add_person("Bob")
    return opened(asyncio.run(setup.begin()))


def play_on(game, moves):
    for _ in range(moves):
        asyncio.run(game.play(game.state.waiting[0], "take"))


def test_save_and_load_in_the_middle_of_a_game(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))
    terminal.wait_for("Ann>")
    terminal.type("take", "move 4")
    terminal.type("save evening", "Saved as evening")
    terminal.type("take", "move 5")

    terminal.type("load evening", "move 4")

    terminal.wait_for("Take the 28, or pay")


def test_after_ctrl_c_the_same_command_goes_on(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))
    terminal.wait_for("Ann>")
    terminal.type("take", "move 4")

    terminal.press("\x03")

    assert terminal.wait_for_end() == 130
    assert "The game is kept. “cardtable play geschenkt” goes on with it." in terminal.text
    again = PseudoTerminal(tmp_path, "play", "geschenkt", "--pace", "0")
    again.wait_for("Enter goes on")
    assert "Ann, Chun-Li, Sailor Moon" in again.text
    again.type("", "Take the 28, or pay")
    assert "move 4" in again.text


def test_after_a_crash_nothing_that_was_seen_is_lost(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))
    terminal.wait_for("Ann>")
    terminal.type("take", "move 4")

    terminal.process.kill(signal.SIGKILL)
    terminal.wait_for_end()
    again = PseudoTerminal(tmp_path, "play", "geschenkt", "--resume", "--pace", "0")

    again.wait_for("Take the 28, or pay")
    assert "move 4" in again.text


def test_a_line_that_was_cut_off_never_took_effect(home):
    game = new_game()
    play_on(game, 3)
    game.close()
    path = game.journal.path
    whole = path.read_bytes()
    path.write_bytes(whole + whole.splitlines()[-1][:40])

    resumed = opened(local.resume(path))

    assert resumed.table.decisions == 3
    play_on(resumed, 1)
    assert files.read_game(path).whole.decisions == 4


def test_an_entry_is_on_disk_before_it_takes_effect(home, monkeypatch):
    game = new_game()

    def full(file):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(file.os, "fsync", full)

    with pytest.raises(Refused) as refusal:
        play_on(game, 1)

    assert refusal.value.sentence.code == "file-unwritable"
    assert game.table.decisions == 0
    assert files.read_game(game.journal.path).whole.decisions == 0


def test_a_game_that_is_open_elsewhere_is_not_offered_and_not_opened(home):
    game = new_game()

    assert not kept_games.unfinished("geschenkt")
    with pytest.raises(Refused) as refusal:
        local.resume(game.journal.path)

    assert refusal.value.sentence.code == "game-is-open-elsewhere"
    game.close()
    assert [kept.table.id for kept in kept_games.unfinished("geschenkt")] == [game.table.id]


def test_files_of_games_are_for_their_owner_alone(home):
    game = new_game()
    files.save(home / "copy", game.record())

    assert game.journal.path.stat().st_mode & 0o077 == 0
    assert (home / "copy").stat().st_mode & 0o077 == 0


def test_a_damaged_file_is_refused_with_a_sentence(home):
    game = new_game()
    play_on(game, 5)
    files.save(home / "copy", game.record())
    saved, lines = (home / "copy").read_bytes(), game.journal.path.read_bytes().splitlines(keepends=True)
    damaged = [
        b"",
        b"{}\n",
        b"\xff\xfe\x00\n",
        b"[" * 5000 + b"\n",
        saved[:-9],
        saved.replace(b"geschenkt", b"gnome"),
        saved.replace(b'"take"', b'"dance"'),
        saved.replace(b'"seat":0', b'"seat":9'),
        saved.replace(b'"seat":0', b'"seat":-1'),
        saved.replace(b'"Ann"', b'"\\u001b[31m"'),
        b"".join(lines[1:]),
        b"".join(lines[:3]),
        b"".join([*lines, lines[-1]]),
        b"".join(lines).replace(b"geschenkt", b"gnome"),
        b"".join(lines).replace(b'"take"', b'"dance"'),
        b"".join(lines).replace(b'"seat":0', b'"seat":9'),
        b"".join(lines).replace(b'"version":1,', b'"version":"one",'),
    ]
    for data in damaged:
        (home / "copy").write_bytes(data)

        with pytest.raises(Refused) as refusal:
            asyncio.run(local.load(home / "copy"))

        assert refusal.value.sentence.code == "file-is-no-game"


def test_saving_never_overwrites_anything_but_a_saved_game(tmp_path):
    (tmp_path / "letter.txt").write_text("Dear Bob")
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))
    terminal.wait_for("Ann>")

    terminal.type("save letter.txt", "Choose another name")

    assert (tmp_path / "letter.txt").read_text() == "Dear Bob"


@covers("geschenkt 4.5", "geschenkt 5.5")
def test_a_finished_game_is_shown_with_places_kept_and_exported(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path), "--export", "log.csv", lines=40)
    while terminal.wait_for("The game is over", "Ann>") == "Ann>":
        terminal.type("take")
    shown = terminal.text
    terminal.type("", "again")
    terminal.type("")
    terminal.wait_for_end()

    assert "Place  Player" in shown
    assert "chips" in shown
    assert all(f"cardtable {way} " in terminal.text for way in ("replay", "review"))
    rows = list(csv.DictReader((tmp_path / "log.csv").read_text().splitlines()))
    assert [int(row["number"]) for row in rows] == list(range(1, len(rows) + 1))
    assert rows[-1]["code"] == "geschenkt-scored"
    history = PseudoTerminal(tmp_path, "replay")
    history.wait_for_end()
    assert "1. " in history.text
    assert "Geschenkt" in history.text


def test_a_finished_game_is_looked_back_on_step_by_step(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path), "--export", "log.json")
    while terminal.wait_for("The game is over", "Ann>") == "Ann>":
        terminal.type("take")
    terminal.type("", "again")
    terminal.type("")
    terminal.wait_for_end()
    kept = next((tmp_path / "cardtable" / "finished").iterdir())

    replay = PseudoTerminal(tmp_path, "replay", kept.name.removesuffix(files.SUFFIX))
    replay.wait_for("step 0 of")
    replay.type("", "step 1 of")
    replay.type("5", "step 5 of")
    replay.type("back", "step 4 of")
    replay.type("99999", "There are steps")
    replay.type("Ann", "through the eyes of Ann")
    replay.type("everybody", "step 4 of")
    replay.type("end", "The game is over.")
    replay.type("scores", "Place")
    replay.type("", "look>")
    replay.type("quit")
    assert replay.wait_for_end() == 0

    told = PseudoTerminal(tmp_path, "replay", "log.json")
    told.wait_for("step 0 of")
    told.type("4", "The game begins")
    told.type("scores", "only the log")
    told.type("quit")
    assert told.wait_for_end() == 0


def test_hands_of_an_unfinished_game_stay_hidden_in_a_replay(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))
    terminal.wait_for("Ann>")
    terminal.type("save evening", "Saved as evening")
    terminal.press("\x03")
    terminal.wait_for_end()

    replay = PseudoTerminal(tmp_path, "replay", "evening")
    replay.wait_for("step 0 of")

    replay.type("Ann", "hands stay hidden")


def test_an_exported_log_that_was_tampered_with_is_refused(home):
    for data in ("{", "[]", '{"game": "geschenkt"}', json.dumps({"game": "x", "players": [], "lines": []}), "[" * 9999):
        (home / "log.json").write_text(data)

        with pytest.raises(Refused):
            local.find(str(home / "log.json"))


def test_house_rules_are_written_as_name_and_value():
    geschenkt = catalog.game("geschenkt")

    assert read_choices(geschenkt, ["chips=official", "min_players = 3"]) == {"chips": "official", "min_players": 3}
    with pytest.raises(Refused) as refusal:
        read_choices(geschenkt, ["official"])
    assert refusal.value.sentence.code == "option-form"
