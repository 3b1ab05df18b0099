"""A sixth game moves in: its own folders and one line of the catalog, and nothing else. It keeps the laws and is at
once playable over the wire and in the terminal; tests/e2e/test_sixth_game.py plays it at the plain web table."""

import os
import subprocess
import sys

import pytest
from tests.live import Client, Server
from tests.sixth.moving_in import ROOT, move_in


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """The environment in which the house with the new game runs."""
    return {**os.environ, "PYTHONPATH": str(move_in(tmp_path_factory.mktemp("house")))}


def test_it_keeps_every_law(house):
    command = [sys.executable, "-m", "pytest", "tests/laws/test_laws.py", "-k", "steps", "-p", "no:xdist"]

    done = subprocess.run(command, cwd=ROOT, env=house, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout


def test_it_is_played_over_the_wire_with_bots(house, tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", house["PYTHONPATH"])
    server = Server(tmp_path / "tables.sqlite3").start()
    seated = server.open_table("steps", bots=["easy", "medium", "hard"], settings={"pace_ms": 0})
    ann = Client(server, seated["table"], seated["token"])
    ann.tell("start")

    result = ann.play_to_the_end()

    assert result["over"]
    assert len(result["places"]) == 4
    server.stop()


def test_it_is_played_at_the_terminal(house):
    command = [
        sys.executable,
        "-m",
        "cardtable",
        "play",
        "steps",
        "--players",
        "Ann",
        "--bots",
        "medium",
        "--pace",
        "0",
    ]

    done = subprocess.run(command, env=house, input="1\n" * 20, capture_output=True, text=True, check=False, timeout=60)

    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert "place" in done.stdout.lower() or "1." in done.stdout
