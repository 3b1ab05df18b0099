"""A wheel holds all that is needed to play: installed where there is neither Node, nor a compiler, nor a source."""

import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.live import Server
from tests.processes import MOST_SECONDS_FOR_HELP, processor_seconds

from cardtable.catalog import games

ROOT = Path(__file__).parents[2]
UV = shutil.which("uv") or str(ROOT / "build" / "uv" / "bin" / "uv")


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """An environment that holds the pure wheel and what it depends on."""
    folder = tmp_path_factory.mktemp("wheel")
    built = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder]
    subprocess.run(built, cwd=ROOT, check=True, capture_output=True)
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, folder / "venv"], check=True)
    (wheel,) = folder.glob("*.whl")
    pinned = ["--constraint", ROOT / "locks" / "run.txt", "--python", folder / "venv" / "bin" / "python"]
    subprocess.run([UV, "pip", "install", "--quiet", *pinned, wheel], check=True)
    return folder / "venv" / "bin"


def bare(installed, home):
    """No more than what is installed can be found."""
    return {"PATH": str(installed), "HOME": str(home), "XDG_STATE_HOME": str(home), "COLUMNS": "80"}


def test_an_installed_wheel_plays_a_game_at_the_terminal(installed, tmp_path):
    table = ["play", "geschenkt", "--players", "Ann", "--bots", "easy,easy", "--seed", "4", "--pace", "0"]
    ended = subprocess.run(
        [installed / "cardtable", *table],
        input="1\n\n" * 200,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=bare(installed, tmp_path),
        timeout=60,
        check=False,
    )

    assert ended.returncode == 0, ended.stderr
    assert "The game is over" in ended.stdout


def test_help_of_an_installed_wheel_takes_a_third_of_a_second_of_processor_time_at_most(installed, tmp_path):
    taken = processor_seconds(installed / "cardtable", "--help", **bare(installed, tmp_path))

    assert taken <= MOST_SECONDS_FOR_HELP


def test_an_installed_wheel_serves_the_web_client_and_the_engine(installed, tmp_path, browser):
    server = InstalledServer(installed, tmp_path / "tables.sqlite3").start()
    try:
        page = browser.new_page(base_url=server.address)
        page.goto("/")

        expect(page.locator(".shelf-box")).to_have_count(len(games()))
        engine = urllib.request.urlopen(f"{server.address}/engine/engine.json", timeout=10).read()
        assert b"pyodide" in engine
        page.close()
    finally:
        server.kill()


class InstalledServer(Server):
    def __init__(self, installed, database):
        super().__init__(database)
        self.python = str(installed / "python")
        self.environment = bare(installed, Path(database).parent)
