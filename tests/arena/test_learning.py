"""Learning: the same seed gives the same weights, whoever plays the lessons and however often they are interrupted."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardtable.arena.learning import Course, explains, fitted, learn, tasks_of, weights_file
from cardtable.arena.lessons import Sums, Task, judge_of, lessons_of, no_sums, pupil_of
from cardtable.bots.learned import read_weights
from cardtable.catalog import GAMES, brain
from cardtable.core.move import Refused
from cardtable.main import app_for

TAUGHT = [
    pytest.param(game.name, moves, id=f"{game.name}-{'moves' if moves else 'situations'}")
    for game in GAMES
    for moves in (False, True)
    if (brain(game.name).leaning if moves else brain(game.name).judge) is not None
]
LONG_COURSE = """
import sys
from pathlib import Path
from cardtable.arena.learning import Course, learn

learn(Course("rummy", "medium", games=10_000, seed=1), 2, Path(sys.argv[1]), lambda _: None)
"""
COURSE = Course("rummy", "medium", games=2, seed=3)
MOVES = Course("rummy", "medium", games=2, seed=3, moves=True)


def quiet(_):
    pass


def sums_of(rows):
    sums = Sums([[0.0] * 2 for _ in range(2)], [0.0] * 2)
    for features, outcome in rows:
        sums.add(features, outcome)
    return sums


def test_what_follows_a_rule_is_learned():
    sums = sums_of([((x, y), 3.0 * x - 2.0 * y) for x in range(-30, 30) for y in range(-30, 30)])

    assert fitted(sums) == pytest.approx([3.0, -2.0], abs=0.01)
    assert explains([3.0, -2.0], sums) == 1.0
    assert explains([0.0, 0.0], sums) == 0.0


def test_the_same_seed_gives_the_same_weights_with_any_number_of_processes():
    assert learn(COURSE, 1, None, quiet) == learn(COURSE, 2, None, quiet)
    assert learn(COURSE, 1, None, quiet) != learn(Course("rummy", "medium", games=2, seed=4), 1, None, quiet)


def test_a_course_that_was_stopped_goes_on_where_it_was(tmp_path):
    kept = tmp_path / "lessons"
    whole = learn(COURSE, 1, kept, quiet)
    lines = kept.read_text("utf-8").splitlines()
    kept.write_text("\n".join([*lines[:3], lines[3][:40]]), "utf-8")
    done = []

    assert learn(COURSE, 1, kept, done.append) == whole
    assert len(done) == len(tasks_of(COURSE)) == len(lines) - 1
    with pytest.raises(Refused, match="arena-other-record"):
        learn(Course("rummy", "medium", games=2, seed=9), 1, kept, quiet)


def test_lessons_of_all_seats_cancel_out():
    """What one is ahead the others are behind: for two players every lesson has its mirror image."""
    for sums in lessons_of(Task("shanko", "medium", 2, (5,))):
        assert all(row[number] >= 0 for number, row in enumerate(sums.squares))
        assert sums.lessons % 2 == 0


def test_what_moves_are_worth_is_learned_from_trying_them():
    sums = lessons_of(Task("rummy", "medium", 2, (5, 6), moves=True))

    assert sum(one.lessons for one in sums) > 10
    assert learn(MOVES, 1, None, quiet) == learn(MOVES, 2, None, quiet)
    assert list(learn(MOVES, 1, None, quiet).weights) == list(pupil_of("rummy", moves=True).kinds)


def test_moves_are_tried_at_the_tables_that_their_leaning_names():
    course = Course("shanko", "medium", games=20, seed=1, moves=True)

    assert [task.players for task in tasks_of(course)] == [2, 4, 2, 4]
    assert {task.players for task in tasks_of(MOVES)} == {2}


def test_lessons_can_be_played_by_bots_that_search():
    sums = lessons_of(Task("rummy", "hard:2", 2, (1, 2, 3)))

    assert sum(one.lessons for one in sums) > 10


def test_the_command_writes_weights_with_where_they_come_from(tmp_path):
    words = ["learn", "rummy", "--games", "1", "--workers", "1", "--write", str(tmp_path / "weights.json")]
    done = CliRunner().invoke(app_for(words), [*words, "--plot", str(tmp_path / "weights.svg")])
    told = json.loads((tmp_path / "weights.json").read_text("utf-8"))

    assert done.exit_code == 0, done.output
    assert told["made"] == "cardtable learn rummy --bots medium --games 1 --seed 1"
    assert list(told["weights"]) == list(judge_of("rummy").kinds)
    assert "points lacking" in (tmp_path / "weights.svg").read_text("utf-8")


def test_workers_end_with_a_course_that_is_ended_by_a_signal(tmp_path):
    kept = tmp_path / "lessons"
    course = subprocess.Popen([sys.executable, "-c", LONG_COURSE, str(kept)])
    wait_for(lambda: kept.exists() and len(kept.read_text("utf-8").splitlines()) > 1)
    workers = children_of(course.pid)

    course.send_signal(signal.SIGTERM)
    course.wait()

    assert len(workers) >= 2
    wait_for(lambda: not any(is_running(worker) for worker in workers))


def wait_for(is_so, seconds=60):
    until = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.05)


def children_of(parent):
    return [
        int(pid) for task in Path(f"/proc/{parent}/task").iterdir() for pid in (task / "children").read_text().split()
    ]


def is_running(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_game_without_a_judge_has_nothing_to_learn():
    words = ["learn", "geschenkt"]

    assert "nothing to learn for geschenkt" in CliRunner().invoke(app_for(words), words).output


@pytest.mark.parametrize(("game", "moves"), TAUGHT)
def test_the_weights_that_bots_use_say_where_they_come_from_and_fit_the_features(game, moves):
    pupil = pupil_of(game, moves=moves)
    told = json.loads(weights_file(pupil.file).read_text("utf-8"))

    assert told["made"].startswith(f"cardtable learn {game} --{'moves' if moves else 'bots'} ")
    assert set(told["weights"]) == set(pupil.kinds)
    assert all(set(row) == set(pupil.features) for row in told["weights"].values())
    assert pupil.weights == read_weights(pupil.file, pupil.kinds, pupil.features)
    assert pupil.is_taught
    assert len(no_sums(pupil)) == len(pupil.kinds)
