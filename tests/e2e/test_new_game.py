"""A game that has just been laid out, at the plain web table: the client is built again, and nothing of it knows the
game."""

import random

from tests.e2e.house import Guest
from tests.e2e.test_every_game import play
from tests.live import serving
from tests.scaffold.house import NAME, ROOT, change, make, python


def test_a_game_that_has_just_been_laid_out_is_played_in_the_browser(browser, tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(built(tmp_path) / "src"))
    with serving(tmp_path / "tables.sqlite3", "--rate", "0") as server:
        seat = server.open_table(NAME, bots=["easy", "hard"], options={"rounds": 1}, settings={"pace_ms": 0})
        ann = Guest(browser, server, settings={"table": "plain"}).has_seat(seat).go(f"/t/{seat['table']}")
        ann.page.get_by_role("button", name="Start the game").click()

        play(ann.page, random.Random(7))

        assert ann.page.locator(".places li").count() == 3
        assert ann.faults == []
        ann.close()


def built(folder):
    """The house with the new game in it, and its web client."""
    change(make(folder))
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    python(folder, "tools/build_web.py")
    return folder
