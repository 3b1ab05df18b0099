"""docs/conformance.md says what the tests show, and nothing is claimed of a screen that no test has looked at."""

import subprocess
import sys
from pathlib import Path

from tools.screen_claims import ScreenClaims

from tools import screen_claims

ROOT = Path(__file__).parents[1]
AT_THE_SCREEN = ["e2e/test_claims_rook.py::test_it", "games/rook/test_rook_deal.py::test_it"]


def test_the_page_is_up_to_date():
    command = [sys.executable, "tools/conformance.py", "--check"]

    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr


def faults(game, criteria, shown):
    """What is found of these criteria alone."""
    return [fault for fault in ScreenClaims().faults(game, criteria, shown) if "is no criterion" not in fault]


def test_what_is_to_be_seen_needs_a_test_at_its_screen():
    criteria = {"10.6": "WHEN a team wins THEN the system SHALL display a victory message"}

    assert faults("rook", criteria, {"rook 10.6": AT_THE_SCREEN}) == []
    assert faults("rook", criteria, {"rook 10.6": AT_THE_SCREEN[1:]}) == ["rook 10.6 has no test in the browser"]


def test_a_game_for_the_terminal_is_not_shown_by_a_browser():
    shown = {"rummy 8.1": ["e2e/test_claims_rook.py::test_it"]}

    assert faults("rummy", {"8.1": "Clear prompts"}, shown) == ["rummy 8.1 has no test in the terminal"]


def test_a_criterion_that_speaks_of_a_screen_must_be_placed():
    (fault,) = faults("rook", {"99.1": "the system SHALL offer a drink"}, {})

    assert fault.startswith("rook 99.1 speaks of a screen")


def test_every_ruling_is_named_by_a_test_or_has_a_reason():
    assert "no test names the ruling RK-26" in [*ScreenClaims().unnamed_rulings("RK-2 RK-260")]
    assert "no test names the ruling RK-26" not in [*ScreenClaims().unnamed_rulings('"""RK-26"""')]


def test_what_shows_a_criterion_counts_as_tried_only_by_one_of_its_tests(monkeypatch):
    claims = ScreenClaims()
    shown = {"rook 10.3": AT_THE_SCREEN}

    monkeypatch.setattr(claims, "missed", {("rook 10.3", "[data-action=ready]"): AT_THE_SCREEN[0]})
    assert not [fault for fault in claims.untried("rook", shown) if "rook 10.3" in fault]

    monkeypatch.setattr(claims, "missed", {("rook 10.3", "[data-action=ready]"): "e2e/test_gone.py::test_it"})
    (fault,) = [fault for fault in claims.untried("rook", shown) if "rook 10.3" in fault]
    assert fault == 'nobody has seen a test miss [data-action=ready]: run tools/mutate_screens.py "rook 10.3"'


def test_which_test_missed_what_is_kept_as_it_was_found(tmp_path, monkeypatch):
    found = {
        ("rook 4.6", "canvas:^(red|yellow|green|black)$"): "a",
        ("rummy 7.1.4", "▶"): "b",
        ("rummy 2.1", r"Round \d"): "c",
    }
    monkeypatch.setattr(screen_claims, "MISSED", tmp_path / "missed.toml")

    screen_claims.keep_missed(found)

    assert screen_claims.missed() == found
