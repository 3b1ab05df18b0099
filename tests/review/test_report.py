"""A report holds what one pair of eyes may know, is opened by `cardtable replay`, and becomes a failing test."""

import json
import subprocess
import sys
from pathlib import Path

from tests.review.games import expert_game

from cardtable.catalog import game
from cardtable.core.chance import Fast
from cardtable.live.files import read_past
from cardtable.review.report import report
from cardtable.table.log import log_for
from cardtable.words import speech

TOOL = Path(__file__).parents[2] / "tools" / "report_test.py"


def reported(state, lines=()):
    seat = state.waiting[0]
    kind = game(state.game)
    names = [f"P{number}" for number in range(state.players)]
    return report(kind, names, lines, state.view(seat), speech("en"), "Two kings, and it's refused", "terminal")


def test_a_report_tells_nothing_that_its_eyes_could_not_know():
    kind = game("rummy")
    state = kind.start(3, 4)
    other = kind.guess(state.knowledge(state.waiting[0]), Fast(1))
    assert other.to_json() != state.to_json()

    assert reported(state) == reported(other)


def test_a_report_can_be_looked_back_on(tmp_path):
    past = expert_game("geschenkt", 3, seed=5)
    table = past.table(9)
    file = tmp_path / "report.json"
    file.write_text(reported(table.state, log_for(table.lines, table.state.waiting[0])), "utf-8")
    words = [sys.executable, "-m", "cardtable", "replay", str(file), "--plain", "--language", "en"]

    shown = subprocess.run(words, input="quit\n", capture_output=True, text=True, timeout=60, check=False)

    assert len(read_past(file).lines(999)) == len(table.lines)
    assert shown.returncode == 0, shown.stderr


def test_a_report_becomes_a_failing_test(tmp_path):
    file, test = tmp_path / "report.json", tmp_path / "test_reported.py"
    file.write_text(reported(game("rook").start(4, 2)), "utf-8")

    test.write_bytes(subprocess.run([sys.executable, TOOL, file], capture_output=True, check=True).stdout)
    call = f"import runpy; runpy.run_path({str(test)!r})['test_what_was_reported']()"
    run = subprocess.run([sys.executable, "-c", call], capture_output=True, text=True, check=False)

    assert "Say what should be true here. Reported: Two kings" in run.stderr
    assert json.loads(file.read_text("utf-8"))["report"]["versions"]["rules"] == "rook 1"
