"""Plain lines in a pipe: one person plays against bots, and every wrong wish gets a sentence."""

import os
import shlex
import subprocess
import sys

import pytest
from tests.covers import covers
from tests.laws.walks import SHORT
from tests.terminal.prepared import alone_at_turn_3, saved
from typer.testing import CliRunner

from cardtable.catalog import GAMES
from cardtable.main import app_for

PATIENCE = 300
HOUSE = {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}
"""The sources that are tested may be a copy."""


def cardtable(home, *arguments, lines="", **environment):
    """The command with these lines at its input."""
    return subprocess.run(
        [sys.executable, "-c", "from cardtable.main import run; run()", *arguments],
        input=lines,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        cwd=home,
        env={
            "PATH": "/usr/bin:/bin",
            "XDG_STATE_HOME": str(home),
            "HOME": str(home),
            "COLUMNS": "80",
            **HOUSE,
            **environment,
        },
        check=False,
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_one_person_plays_every_game_against_bots_in_a_pipe(game, tmp_path):
    bots = ",".join(["easy"] * (max(game.fewest, 3) - 1))
    rules = [word for name, value in SHORT.get(game.name, {}).items() for word in ("--option", f"{name}={value}")]
    arguments = (
        "play",
        game.name,
        "--players",
        "Ann",
        "--bots",
        bots,
        *rules,
        "--seed",
        "4",
        "--pace",
        "0",
    )

    ended = cardtable(tmp_path, *arguments, lines="1\n\n" * 3000)

    assert ended.returncode == 0, ended.stderr
    assert "The game is over" in ended.stdout
    assert "Place" in ended.stdout
    assert "\x1b" not in ended.stdout
    assert max(map(len, ended.stdout.splitlines())) <= 80


def test_the_end_of_input_keeps_the_game(tmp_path):
    ended = cardtable(tmp_path, *alone_at_turn_3(tmp_path), lines="take\n")

    assert ended.returncode == 130
    assert "The game is kept." in ended.stdout
    again = cardtable(tmp_path, "play", "geschenkt", "--resume", "--pace", "0")
    assert "Take the 28, or pay one of your 12?" in again.stdout


def test_what_stands_there_already_is_not_said_again(tmp_path):
    ended = cardtable(tmp_path, *alone_at_turn_3(tmp_path), lines="fold\nhint\nsort rank\n")

    assert ended.stdout.count("Card on offer") == 1
    assert ended.stdout.count("Take the 20 with its chip, or pay one of your 11?") == 1


@covers("geschenkt 1.3")
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "gnome"], "There is no game called “gnome”"),
        (["play"], "There is no game called"),
        (["play", "geschenkt", "--players", "Ann", "--bots", ""], "it takes 2 to 7"),
        (["play", "geschenkt", "--players", "Ann", "--bots", ",".join(["easy"] * 7)], "7"),
        (["play", "geschenkt", "--players", "Ann,Bob"], "only one person can play"),
        (["play", "geschenkt", "--players", "Ann,ann"], "ann"),
        (["play", "geschenkt", "--players", "A" * 40], "24"),
        (["play", "geschenkt", "--players", "Ann", "--bots", "godlike"], "easy, medium, hard, expert"),
        (["play", "geschenkt", "--option", "chips"], "should look like name=value"),
        (["play", "geschenkt", "--option", "chips=twelve"], "eleven, official"),
        (["play", "geschenkt", "--option", "stakes=high"], "There is no house rule “stakes”"),
        (["play", "geschenkt", "--resume"], "There is no unfinished game of geschenkt"),
        (["play", "--load", "nothing"], "can't be read"),
        (["rules", "gnome"], "There is no game called “gnome”"),
        (["replay", "nothing"], "can't be read"),
        (["join", "nowhere"], "An id looks like kyoto-sakura-42"),
        (["join", "kyoto-sakura-42", "--server", "ftp://example"], "is no server"),
        (["join", "kyoto-sakura-42", "--server", "http://127.0.0.1:9"], "No server answers"),
    ],
)
def test_a_wrong_wish_gets_a_sentence_and_nothing_else_happens(arguments, sentence, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")

    ended = CliRunner().invoke(app_for(arguments), arguments)

    assert (ended.exit_code, type(ended.exception)) == (2, SystemExit)
    assert sentence in " ".join(ended.stderr.split())
    assert not list(tmp_path.rglob("*.cardtable"))


def test_the_command_ends_with_the_code_of_a_wrong_wish(tmp_path):
    ended = cardtable(tmp_path, "play", "gnome")

    assert ended.returncode == 2
    assert "There is no game called “gnome”" in " ".join(ended.stderr.split())
    assert "Traceback" not in ended.stderr


def test_the_rules_are_a_page_in_both_languages(tmp_path):
    english = cardtable(tmp_path, "rules", "geschenkt")
    japanese = cardtable(tmp_path, "rules", "geschenkt", LANG="ja_JP.UTF-8")

    assert "1.1" in english.stdout
    assert "1.1" in japanese.stdout
    assert japanese.stdout != english.stdout


def test_help_reads_like_a_manual_page(tmp_path):
    ended = cardtable(tmp_path, "play", "--help")

    for flag in ("--players", "--bots", "--option", "--seed", "--language", "--pace", "--resume", "--load", "--export"):
        assert flag in ended.stdout


def test_a_plain_screen_can_be_wished_for(tmp_path):
    ended = cardtable(tmp_path, "play", "--load", saved(tmp_path), "--plain", "--pace", "0", lines="scores\n")

    assert "How it stands" in ended.stdout


def test_who_quits_has_done_what_they_wanted(tmp_path):
    ended = cardtable(tmp_path, *alone_at_turn_3(tmp_path), lines="take\nquit\n")

    assert ended.returncode == 0
    assert "The game is kept." in ended.stdout


def test_a_reader_who_has_had_enough_is_no_fault(tmp_path):
    command = f"{shlex.quote(sys.executable)} -c 'from cardtable.main import run; run()'"
    wish = f"play geschenkt --players Ann --bots easy,easy --seed 5 --pace 0 --export {tmp_path}/log.txt"
    ended = subprocess.run(
        ["/bin/sh", "-c", f"yes 1 | {command} {wish} | head -3"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={"PATH": "/usr/bin:/bin", "XDG_STATE_HOME": str(tmp_path), "HOME": str(tmp_path)},
    )

    assert len(ended.stdout.splitlines()) == 3
    assert ended.stderr == ""
