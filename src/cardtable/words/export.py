"""The log of a game as a file: JSON and CSV for programs, text for people. It writes no file itself."""

import csv
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from io import StringIO
from typing import Final

import msgspec

from cardtable.core.move import Refused
from cardtable.core.sentence import Fact
from cardtable.table.log import LogLine
from cardtable.table.record import Record
from cardtable.words.speech import Names, Speech

FORMULA: Final = ("=", "+", "-", "@")
"""A cell that begins like this would be reckoned with by a spreadsheet, so it gets an apostrophe."""


@dataclass(frozen=True)
class Row:
    """A line of the log in words."""

    number: int
    turn: int
    time: str
    text: str
    code: str
    facts: dict[str, Fact]


def rows(lines: Iterable[LogLine], voice: Speech, game: str, names: Names) -> list[Row]:
    """The log in words, with its facts: a seat is told with the name of its player."""
    return [
        Row(
            number=line.number,
            turn=line.turn,
            time=datetime.fromtimestamp(line.at, UTC).isoformat(timespec="milliseconds"),
            text=voice.says(line.sentence, game, names),
            code=line.sentence.code,
            facts=line.sentence.facts,
        )
        for line in lines
    ]


def as_json(game: str, names: Names, written: Sequence[Row], record: Record | None = None) -> str:
    """One object: the game, its players by seat, and the lines; of a game that is over, its record too."""
    told: dict[str, object] = {"game": game, "players": list(names), "lines": [vars(row) for row in written]}
    if record is not None:
        told["record"] = msgspec.to_builtins(record)
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def as_csv(game: str, names: Names, written: Sequence[Row], record: Record | None = None) -> str:
    """A line for each line, under a heading; facts are JSON in the last column."""
    sheet = StringIO()
    writer = csv.writer(sheet)
    writer.writerow(("number", "turn", "time", "text", "code", "facts"))
    for row in written:
        facts = json.dumps(row.facts, ensure_ascii=False)
        writer.writerow((row.number, row.turn, row.time, _cell(row.text), row.code, facts))
    return sheet.getvalue()


def as_text(game: str, names: Names, written: Sequence[Row], record: Record | None = None) -> str:
    """What people read: number, turn, time and words."""
    return "".join(f"{row.number:4}  {row.turn:4}  {row.time[:19]}  {row.text}\n" for row in written)


FORMS: Final[dict[str, Callable[[str, Names, Sequence[Row], Record | None], str]]] = {
    "json": as_json,
    "csv": as_csv,
    "txt": as_text,
}


def export(
    form: str, lines: Iterable[LogLine], voice: Speech, game: str, names: Names, record: Record | None = None
) -> str:
    """The log as a file of this form."""
    if form not in FORMS:
        raise Refused("export-form", form=form[:20], forms=", ".join(FORMS))
    return FORMS[form](game, names, rows(lines, voice, game, names), record)


def _cell(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULA) else text
