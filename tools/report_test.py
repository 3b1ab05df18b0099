"""Turn a report of a fault into a failing test: python tools/report_test.py REPORT.json > tests/test_reported.py

The test deals the scenario, shows that the same moves are offered as whoever reported it saw, and fails until somebody
has written down what should be true there.
"""

import json
import sys
from pathlib import Path

TEST = '''"""Reported: {what}"""

from cardtable.review.scenario import parse_scenario

SCENARIO = (
{scenario}
)


def test_what_was_reported():
    """Seen by {client}, with {versions}."""
    scenario = parse_scenario(SCENARIO)
    state = scenario.position()

    assert [str(move) for move in state.legal({seat})] == {legal}
    raise AssertionError({expected})
'''
WIDTH = 100


def main() -> None:
    given = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    sys.stdout.write(test_of(given["report"]))


def test_of(report: dict[str, object]) -> str:
    """The source of the test."""
    text = str(report["scenario"])
    pieces = [text[at : at + WIDTH] for at in range(0, len(text), WIDTH)]
    versions = report["versions"]
    assert isinstance(versions, dict)
    return TEST.format(
        what=_prose(report["what"]),
        scenario="\n".join(f"    {piece!r}" for piece in pieces),
        client=_prose(report["client"]),
        versions=_prose(", ".join(f"{name} {version}" for name, version in versions.items())),
        seat=report["seat"],
        legal=report["legal"],
        expected=repr(f"Say what should be true here. Reported: {report['what']}"),
    )


def _prose(text: object) -> str:
    """Words that can stand in a docstring."""
    return " ".join(str(text).replace("\\", "/").replace('"', "'").split()) or "nothing said"


if __name__ == "__main__":
    main()
