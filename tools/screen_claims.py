"""Which criteria are about a screen, what shows them there, and which sentences no test can show.

Declared in docs/requirements/screens.toml and held against the words of the requirements: a criterion that speaks of
showing or offering something is either seen somewhere or has a reason why not.
"""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
DECLARED = ROOT / "docs" / "requirements" / "screens.toml"
MISSED = ROOT / "docs" / "requirements" / "missed.toml"
RULINGS = ROOT / "docs" / "rulings"
RULING = re.compile(r"^\*\*([A-Z]+-\d+) ", re.MULTILINE)
SCREENS = {"browser": "e2e/", "terminal": "terminal/"}
"""Where the tests of a screen stand."""

type Tests = Mapping[str, list[str]]
type Missed = Mapping[tuple[str, str], str]
"""By criterion and what was hidden, the test that failed without it."""


class ScreenClaims:
    def __init__(self) -> None:
        declared: dict[str, Any] = tomllib.loads(DECLARED.read_text("utf-8"))
        self.words = re.compile("|".join(declared.pop("words")), re.IGNORECASE)
        self.games: dict[str, dict[str, Any]] = declared
        self.missed = missed()

    def screen(self, game: str, number: str) -> str:
        """The screen at which a criterion is seen; nothing where it is none of a screen."""
        return str(self.games[game]["screen"]) if number in self._part(game, "seen") else ""

    def note(self, game: str, number: str) -> str:
        """Why no test can show a sentence."""
        return str(self._part(game, "notes").get(number, ""))

    def hidden(self, game: str) -> Iterator[tuple[str, list[str]]]:
        """For each criterion of a screen what must not be hidden without a test failing."""
        for number, shown in self._part(game, "seen").items():
            yield number, [shown] if isinstance(shown, str) else list(shown)

    def at_screen(self, game: str, tests: list[str]) -> list[str]:
        """Those of the tests that look at the game's screen."""
        return [test for test in tests if test.startswith(SCREENS[self.games[game]["screen"]])]

    def faults(self, game: str, criteria: Mapping[str, str], shown: Tests) -> Iterator[str]:
        """Criteria of one game that nobody has placed, or that no test shows where they are seen."""
        seen, elsewhere = self._part(game, "seen"), self._part(game, "elsewhere")
        for number in sorted({*seen, *elsewhere, *self._part(game, "notes")} - criteria.keys()):
            yield f"{game} {number} is declared in {DECLARED.name}, and is no criterion"
        for number, text in criteria.items():
            if self.words.search(text) and number not in seen and number not in elsewhere:
                yield f"{game} {number} speaks of a screen: say in {DECLARED.name} what shows it, or why nothing does"
            if number in seen and not self.at_screen(game, shown.get(f"{game} {number}", [])):
                yield f"{game} {number} has no test in the {self.games[game]['screen']}"

    def untried(self, game: str, shown: Tests) -> Iterator[str]:
        """What shows a criterion, and was not yet hidden before the eyes of one of its tests."""
        for number, things in self.hidden(game):
            criterion = f"{game} {number}"
            for thing in things:
                if self.missed.get((criterion, thing)) not in shown.get(criterion, []):
                    yield f'nobody has seen a test miss {thing}: run tools/mutate_screens.py "{criterion}"'

    def unnamed_rulings(self, tests: str) -> Iterator[str]:
        """Rulings whose id stands in no test."""
        for path in sorted(RULINGS.glob("*.md")):
            for ruling in RULING.findall(path.read_text("utf-8")):
                if not re.search(rf"\b{ruling}\b", tests):
                    yield f"no test names the ruling {ruling}"

    def misses(self, criterion: str, test: str) -> bool:
        """Whether a test was seen to fail when what shows a criterion was hidden."""
        return any(known == test for (number, _), known in self.missed.items() if number == criterion)

    def _part(self, game: str, name: str) -> Mapping[str, Any]:
        part: Mapping[str, Any] = self.games[game].get(name, {})
        return part


def missed() -> Missed:
    """What tools/mutate_screens.py has found so far."""
    kept = tomllib.loads(MISSED.read_text("utf-8")) if MISSED.exists() else {}
    return {(criterion, thing): test for criterion, things in kept.items() for thing, test in things.items()}


def keep_missed(found: Missed) -> None:
    """Write it down, in the order in which it is declared."""
    lines = ["# What was hidden, and the test that failed without it. Written by tools/mutate_screens.py."]
    claims = ScreenClaims()
    for game in claims.games:
        for number, things in claims.hidden(game):
            criterion = f"{game} {number}"
            known = [(thing, found[criterion, thing]) for thing in things if (criterion, thing) in found]
            lines += ["", f'["{criterion}"]'] if known else []
            lines += [f"{json.dumps(thing, ensure_ascii=False)} = {json.dumps(test)}" for thing, test in known]
    MISSED.write_text("\n".join(lines) + "\n", "utf-8")
