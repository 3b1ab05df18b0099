"""A report that something is wrong, as one file: an exported log with a scenario, versions and what was seen beside it.

It holds what one pair of eyes may know and nothing else, so it can be sent while the game still runs. `cardtable
replay` opens it like any log; `tools/report_test.py` turns it into a failing test.
"""

import json
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib import metadata
from typing import Final

from cardtable.core.game import Game
from cardtable.core.view import View
from cardtable.review.scenario import scenario_of_view
from cardtable.table.log import LogLine
from cardtable.table.record import Record
from cardtable.words import Speech
from cardtable.words.export import export

LONGEST: Final = 2_000


@dataclass(frozen=True)
class Report:
    what: str
    """What somebody saw, and what they expected."""
    scenario: str | None
    """What their seat knows now; onlookers have none."""
    seat: int | None
    asked: str
    """What was asked of them, in words."""
    legal: tuple[str, ...]
    versions: dict[str, str]
    client: str
    """Where it was seen: the terminal, a browser."""


def report(
    kind: Game,
    names: Sequence[str],
    lines: Sequence[LogLine],
    view: View,
    voice: Speech,
    what: str,
    client: str,
    record: Record | None = None,
) -> str:
    """A file to send to whoever can mend it."""
    told = json.loads(export("json", lines, voice, kind.name, names, record))
    found = Report(
        what=what[:LONGEST],
        scenario=None if view.seat is None else str(scenario_of_view(kind, view, view.seat)),
        seat=view.seat,
        asked=voice.says(view.prompt, kind.name, names),
        legal=tuple(choice.move for choice in view.legal),
        versions=_versions(kind),
        client=client[:LONGEST],
    )
    return json.dumps({**told, "report": asdict(found)}, ensure_ascii=False, indent=1) + "\n"


def _versions(kind: Game) -> dict[str, str]:
    return {
        "cardtable": metadata.version("cardtable"),
        "rules": f"{kind.name} {kind.rules_version}",
        "python": platform.python_version(),
        "system": platform.system(),
    }
