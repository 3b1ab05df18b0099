"""The log of a game as a file: JSON and CSV for programs, text for people. It writes no file itself."""

import csv
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from io import StringIO
from typing import Final

from cardtable.core.move import Refused, Seat
from cardtable.core.sentence import Fact, Sentence
from cardtable.table.deeds import Line
from cardtable.words.speech import Names, Speech

FORMULA: Final = ("=", "+", "-", "@")
"""A cell that begins like this would be reckoned with by a spreadsheet, so it gets an apostrophe."""


@dataclass(frozen=True)
class LogLine:
    """A line of the log in the form for one reader."""

    number: int
    turn: int
    at: float
    sentence: Sentence


@dataclass(frozen=True)
class Row:
    """A line of the log in words."""

    number: int
    turn: int
    time: str
    text: str
    code: str
    facts: dict[str, Fact]


def log_for(lines: Iterable[Line], seat: Seat | None) -> list[LogLine]:
    """The log as this seat, or an onlooker, may read it."""
    return [LogLine(line.number, line.turn, line.at, line.told.to(seat)) for line in lines]


def whole_log(lines: Iterable[Line]) -> list[LogLine]:
    """The log with everything that was hidden, for games that are over."""
    return [LogLine(line.number, line.turn, line.at, line.told.secret or line.told.seen) for line in lines]


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


def as_json(game: str, names: Names, written: Sequence[Row]) -> str:
    """One object: the game, its players by seat, and the lines."""
    lines = [vars(row) for row in written]
    return json.dumps({"game": game, "players": list(names), "lines": lines}, ensure_ascii=False, indent=1) + "\n"


def as_csv(game: str, names: Names, written: Sequence[Row]) -> str:
    """A line for each line, under a heading; facts are JSON in the last column."""
    sheet = StringIO()
    writer = csv.writer(sheet)
    writer.writerow(("number", "turn", "time", "text", "code", "facts"))
    for row in written:
        facts = json.dumps(row.facts, ensure_ascii=False)
        writer.writerow((row.number, row.turn, row.time, _cell(row.text), row.code, facts))
    return sheet.getvalue()


def as_text(game: str, names: Names, written: Sequence[Row]) -> str:
    """What people read: number, turn, time and words."""
    return "".join(f"{row.number:4}  {row.turn:4}  {row.time[:19]}  {row.text}\n" for row in written)


FORMS: Final[dict[str, Callable[[str, Names, Sequence[Row]], str]]] = {
    "json": as_json,
    "csv": as_csv,
    "txt": as_text,
}


def export(form: str, lines: Iterable[LogLine], voice: Speech, game: str, names: Names) -> str:
    """The log as a file of this form."""
    if form not in FORMS:
        raise Refused("export-form", form=form[:20], forms=", ".join(FORMS))
    return FORMS[form](game, names, rows(lines, voice, game, names))


def _cell(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULA) else text
