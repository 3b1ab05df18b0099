"""A sixth game at the plain web table: the client is built again as it is, and nothing of it knows the game."""

import random
import shutil
import subprocess
import sys

from tests.e2e.house import Guest
from tests.e2e.test_every_game import play
from tests.live import serving
from tests.sixth.moving_in import ROOT, move_in


def test_a_game_that_has_just_moved_in_is_played_in_the_browser(browser, tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(built_house(tmp_path)))
    with serving(tmp_path / "tables.sqlite3", "--rate", "0") as server:
        seat = server.open_table("steps", bots=["easy", "hard"], settings={"pace_ms": 0})
        ann = Guest(browser, server, settings={"table": "plain"}).has_seat(seat).go(f"/t/{seat['table']}")
        ann.page.get_by_role("button", name="Start the game").click()

        play(ann.page, random.Random(7))

        assert ann.page.locator(".places li").count() == 3
        assert ann.faults == []
        ann.close()


def built_house(root):
    """The house with the new game in it, and its web client."""
    source = move_in(root / "src")
    shutil.copytree(ROOT / "tools", root / "tools")
    shutil.copytree(ROOT / "web", root / "web", ignore=shutil.ignore_patterns("node_modules", "dist"))
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    subprocess.run([sys.executable, root / "tools" / "build_web.py"], check=True, capture_output=True)
    return source
