"""Commands as good citizens: nothing is written over, faults are sentences, exit codes say what became of it."""

import json
import socket
import sqlite3
from contextlib import closing

import pytest
from tests.terminal.prepared import alone_at_turn_3, saved
from tests.terminal.test_plain import cardtable
from typer.testing import CliRunner

from cardtable.main import app_for

DONE, DIFFERS, REFUSED = 0, 1, 2


@pytest.fixture
def command(tmp_path, monkeypatch):
    """Commands in this process, in a home of their own."""
    monkeypatch.chdir(tmp_path)
    for name, value in (("HOME", tmp_path), ("XDG_STATE_HOME", tmp_path), ("XDG_CONFIG_HOME", tmp_path / "config")):
        monkeypatch.setenv(name, str(value))
    return lambda *words: CliRunner().invoke(app_for(words), words)


@pytest.fixture
def journal(tmp_path):
    """A journal of a server, with nothing in it."""
    path = tmp_path / "house.sqlite3"
    with closing(sqlite3.connect(path)) as made:
        made.execute("create table entries (tab text)")
        made.commit()
    return path


def test_a_backup_goes_over_the_last_one_and_over_nothing_else(tmp_path, journal, command):
    (tmp_path / "notes.txt").write_text("Dear Bob")

    first, again, over = (command("backup", name, "--database", journal.name) for name in ("copy", "copy", "notes.txt"))

    assert (first.exit_code, again.exit_code, over.exit_code) == (DONE, DONE, REFUSED)
    assert "notes.txt is there already" in over.stderr
    assert (tmp_path / "notes.txt").read_text() == "Dear Bob"


@pytest.mark.parametrize("target", ["nowhere/copy", "house.sqlite3", "."])
def test_a_backup_that_cannot_be_is_refused_with_a_sentence(journal, command, target):
    ended = command("backup", target, "--database", journal.name)

    assert ended.exit_code == REFUSED
    assert target in ended.stderr


def test_a_busy_port_is_said_before_any_address(tmp_path):
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = other.getsockname()[1]
        ended = cardtable(tmp_path, "serve", "--port", str(port), "--database", "second.sqlite3")

    assert ended.returncode == REFUSED
    assert f"Port {port} of 127.0.0.1 is taken" in ended.stderr
    assert "http://" not in ended.stdout


def test_verify_says_by_its_code_whether_a_game_holds_differs_or_cannot_be_checked(tmp_path, command):
    name = saved(tmp_path, name="rook", people=("Ann",), bots=("easy",) * 3, moves=("pass",))
    whole = json.loads((tmp_path / name).read_text())
    whole["steps"][0]["move"] = "bid 120"
    (tmp_path / "forged").write_text(json.dumps(whole))
    (tmp_path / "letter.txt").write_text("Dear Bob")

    codes = {file: command("verify", file).exit_code for file in (name, "forged", "letter.txt", "none")}
    told = {file: json.loads(command("verify", file, "--json").stdout) for file in (name, "forged")}

    assert codes == {name: DONE, "forged": DIFFERS, "letter.txt": REFUSED, "none": REFUSED}
    assert {file: (found["game"], found["players"][0], found["holds"]) for file, found in told.items()} == {
        name: ("rook", "Ann", True),
        "forged": ("rook", "Ann", False),
    }


def test_what_a_terminal_saves_and_exports_can_be_verified(tmp_path, command):
    wish = ("play", "sushi-go", "--players", "Ann", "--bots", "easy", "--pace", "0", "--export", "whole.json")
    ended = cardtable(tmp_path, *wish, lines="save half\n" + "1\n\n" * 300)
    assert ended.returncode == DONE, ended.stderr
    kept = next((tmp_path / "cardtable" / "finished").iterdir())

    for file in ("half", "whole.json", str(kept)):
        checked = command("verify", file)
        assert checked.exit_code == DONE, (file, checked.stderr)
    [listed] = json.loads(command("replay", "--json").stdout)
    assert (listed["id"], listed["game"]) == (kept.stem, "sushi-go")
    assert sorted(player["place"] for player in listed["players"]) == [1, 2]
    told = json.loads(command("replay", listed["id"], "--json").stdout)
    assert told["players"][0] == "Ann"
    assert told["lines"][-1]["code"].startswith("sushi-go-")


def test_a_piped_game_that_is_left_is_kept_only_where_that_is_asked_for(tmp_path):
    wish = ("play", "geschenkt", "--players", "Ann", "--bots", "easy,easy", "--seed", "5", "--pace", "0")
    folder = tmp_path / "cardtable" / "games"

    cardtable(tmp_path, *wish, lines="quit\n")
    assert not [*folder.iterdir()]
    cardtable(tmp_path, *wish, "--keep", lines="quit\n")

    assert len([*folder.iterdir()]) == 1


def test_hints_are_switched_off_by_flag_by_word_and_by_the_config_file(tmp_path):
    flagged = cardtable(tmp_path, *alone_at_turn_3(tmp_path), "--no-hints", lines="hint\nhints on\nhint\n")
    assert "Hints are switched off" in flagged.stdout
    assert "An expert would play" in flagged.stdout

    (tmp_path / ".config" / "cardtable").mkdir(parents=True)
    (tmp_path / ".config" / "cardtable" / "config.toml").write_text("hints = false\n")
    configured = cardtable(tmp_path, *alone_at_turn_3(tmp_path), lines="hint\n")

    assert "Hints are switched off" in configured.stdout


@pytest.mark.parametrize("text", ["hints = 3", "colour = true", "theme = 'pink'", "hints ="])
def test_a_config_file_that_cannot_be_used_is_named_with_its_fault(tmp_path, command, text):
    (tmp_path / "config" / "cardtable").mkdir(parents=True)
    (tmp_path / "config" / "cardtable" / "config.toml").write_text(text)

    ended = command("games")

    assert ended.exit_code == REFUSED
    assert "config.toml can't be used" in ended.stderr
