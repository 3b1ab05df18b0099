"""A new game, made by `cardtable new-game` and changed into another small one, is at home in the whole house: in the
laws, at the command line, at a live table with bots. It touches its own folders and one line.

tests/e2e/test_new_game.py plays it in the browser, and ./test compiled runs it compiled."""

import pytest
from tests.live import Client, Server
from tests.scaffold.house import MODULE, NAME, cardtable, change, git, make, python


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """The house with the changed game. As it was laid out, it had kept every law before."""
    folder = make(tmp_path_factory.mktemp("house"))
    run_tests(folder, "laws/test_laws.py", f"games/{MODULE}", "playthroughs")
    change(folder)
    return folder


def run_tests(folder, *parts):
    """Those of the new game, and those of the words and the wire as a whole."""
    wanted = f"{NAME} or {MODULE} or test_catalogue or test_schema"
    python(folder, "-m", "pytest", "-p", "no:xdist", *(f"tests/{part}" for part in parts), "-k", wanted)


def test_it_touches_its_own_folders_and_one_line(house):
    assert git(house, "status", "--porcelain").splitlines() == [
        " M src/cardtable/catalog.py",
        f"?? src/cardtable/bots/{MODULE}.py",
        f"?? src/cardtable/games/{MODULE}/",
        f"?? tests/games/{MODULE}/",
    ]
    assert git(house, "diff", "--numstat").split()[:2] == ["1", "0"]


def test_it_passes_every_test_of_the_catalog(house):
    rooms = ("bots", "drills", "playthroughs", "terminal", "wire", "words")
    run_tests(house, "laws/test_laws.py", f"games/{MODULE}", *rooms)


def test_it_is_clean_to_the_linters(house):
    python(house, "-m", "ruff", "check", "--quiet", ".")
    python(house, "-m", "ruff", "format", "--quiet", "--check", ".")
    python(house, "-m", "mypy", "-p", f"cardtable.games.{MODULE}", "-m", f"cardtable.bots.{MODULE}")


def test_it_is_played_at_the_terminal(house):
    words = ("play", NAME, "--players", "Ann", "--bots", "hard", "--pace", "0", "--option", "rounds=1")

    said = cardtable(house, *words, input="1\n" * 60, timeout=100)

    assert "The game is over" in said


def test_it_is_played_at_a_live_table_with_bots(house, tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(house / "src"))
    server = Server(tmp_path / "tables.sqlite3").start()
    seated = server.open_table(NAME, bots=["easy", "medium", "hard"], settings={"pace_ms": 0})
    ann = Client(server, seated["table"], seated["token"])
    ann.tell("start")

    result = ann.play_to_the_end()

    assert result["over"]
    assert len(result["places"]) == 4
    server.stop()


def test_its_bots_meet_in_the_arena(house):
    bots = ("--bots", "hard:20,medium,easy,random", "--games", "4", "--workers", "1")

    assert "4 games on 1 mirrored deals" in cardtable(house, "arena", NAME, *bots)
