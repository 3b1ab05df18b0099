"""The arena at the command line."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer import Typer
from typer.testing import CliRunner

from cardtable.arena.commands import add_commands
from cardtable.catalog import games

ARENA = ["arena", "geschenkt", "--bots", "medium,easy,random", "--games", "6", "--workers", "1"]


@pytest.fixture
def command():
    app = Typer()
    add_commands(app)
    return lambda *words: CliRunner().invoke(app, [*words])


def test_the_arena_prints_a_table(command):
    done = command(*ARENA)

    assert done.exit_code == 0
    assert "6 games on 2 mirrored deals" in done.stdout
    assert all(bot in done.stdout for bot in ("medium", "easy", "random"))


def test_the_arena_prints_json(command):
    found = json.loads(command(*ARENA, "--json").stdout)

    assert (found["game"], found["games"], found["deals"]) == ("geschenkt", 6, 2)
    assert {row["bot"] for row in found["table"]} == {"medium", "easy", "random"}
    assert all(row["wins"]["low"] <= row["wins"]["mean"] <= row["wins"]["high"] for row in found["table"])


def test_a_ladder_rates_all_levels_on_one_scale(command):
    words = ["arena", "geschenkt", "--ladder", "--players", "2", "--games", "8", "--workers", "1"]
    found = json.loads(command(*words, "--json", "--rounds", "1").stdout)

    assert {row["bot"] for row in found["table"]} == {"random", "easy", "medium", "hard", "expert"}
    assert all(row["fair"] == 0.5 for row in found["table"])


def test_the_same_seed_gives_the_same_json(command):
    assert command(*ARENA, "--json").stdout == command(*ARENA, "--json").stdout
    assert command(*ARENA, "--json").stdout != command(*ARENA, "--json", "--seed", "2").stdout


def test_the_arena_draws_a_picture(command, tmp_path):
    command(*ARENA, "--plot", str(tmp_path / "picture.svg"))

    drawn = ElementTree.parse(tmp_path / "picture.svg").getroot()
    texts = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"medium", "easy", "random"} <= set(texts)
    assert "geschenkt, 3 players: share of the wins" in texts


def test_a_program_is_called_by_its_file_so_that_intervals_and_picture_have_room(command, tmp_path):
    program = f"run:sh {Path(__file__).parents[2] / 'docs' / 'bots' / 'first.sh'}"
    words = ["arena", "geschenkt", "--bots", f"{program},easy", "--games", "2", "--workers", "1"]
    done = command(*words, "--plot", str(tmp_path / "picture.svg"))

    assert len(re.findall(r"first\.sh|\d\.\d{3}–\d\.\d{3}", done.stdout)) == 1 + 2 * 2
    assert ">first.sh<" in (tmp_path / "picture.svg").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["arena", "poker", "--bots", "easy,easy"], "There is no game called"),
        (["arena", "geschenkt", "--bots", "easy,strong"], "strong"),
        (["arena", "geschenkt", "--bots", "easy", "--players", "2"], "at least as many bots"),
        (["arena", "geschenkt", "--bots", "easy,easy", "--option", "chips=many"], "chips"),
        (["simulate", "geschenkt", "--players", "9"], "players"),
    ],
)
def test_what_cant_be_played_is_refused_in_words(command, words, said):
    done = command(*words)

    assert done.exit_code == 2
    assert said in done.stderr


def test_simulate_prints_one_object(command):
    found = json.loads(command("simulate", "geschenkt", "--players", "3", "--games", "5", "--json").stdout)

    assert found["games"] == 5
    assert len(found["mean_scores"]) == 3
    assert len(found["digest"]) == 64
    assert found["decisions"] > 100


def test_simulate_says_it_in_words_too(command):
    assert "5 games of sushi-go with 4 players" in command("simulate", "sushi-go", "--games", "5").stdout


def test_bench_measures_every_game_and_finder(command):
    found = json.loads(command("bench", "--seconds", "0.01", "--json").stdout)

    assert set(found["games"]) == set(games())
    assert all(speed["decisions_per_second"] > 0 for speed in found["games"].values())
    assert all(speed["playouts_per_second"] > 0 for speed in found["games"].values())
    assert found["meld_finders"]["rummy"]["p50"] <= found["meld_finders"]["rummy"]["p99"]
