"""Games that were: a saved or finished game with all its situations, or an exported log that has only its lines."""

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from cardtable.catalog import game
from cardtable.core.move import Refused, Seat
from cardtable.core.sentence import Fact, Sentence
from cardtable.table.deeds import Entry, Left, Played, Started
from cardtable.table.record import FORMAT, Record, entries_of
from cardtable.terminal import journal
from cardtable.terminal.desk import Shown
from cardtable.terminal.journal import table_of
from cardtable.terminal.local import finished_folder, games_folder, shown_of
from cardtable.words.export import LogLine


class Past(ABC):
    game: str
    names: Sequence[str]
    is_over: bool
    """Whether hands may be looked at."""

    @property
    @abstractmethod
    def steps(self) -> int:
        """How many steps it has; step 0 is the beginning."""

    @abstractmethod
    def lines(self, step: int) -> Sequence[LogLine]:
        """The log up to a step."""

    @abstractmethod
    def shown(self, step: int, seat: Seat | None) -> Shown | None:
        """The table after a step, through these eyes; None where only the log is left."""


class KeptPast(Past):
    """A game that is kept with all its entries."""

    def __init__(self, id: str, entries: Sequence[Entry]) -> None:
        whole = table_of(id, list(entries))
        ends = [n for n, entry in enumerate(entries, 1) if isinstance(entry.deed, Started | Played | Left)]
        self.id: Final = id
        self.entries: Final = entries
        self.game = whole.game.name
        self.names = whole.names
        self.is_over = whole.phase == "over"
        self._ends: Final = ends

    @property
    def steps(self) -> int:
        return len(self._ends) - 1

    def lines(self, step: int) -> Sequence[LogLine]:
        shown = self.shown(step, None)
        return shown.lines

    def shown(self, step: int, seat: Seat | None) -> Shown:
        return shown_of(table_of(self.id, list(self.entries[: self._ends[step]])), seat)


class ToldPast(Past):
    """A game of which only the log is left."""

    def __init__(self, game: str, names: Sequence[str], lines: Sequence[LogLine]) -> None:
        self.game = game
        self.names = names
        self.is_over = True
        self._lines: Final = lines

    @property
    def steps(self) -> int:
        return len(self._lines)

    def lines(self, step: int) -> Sequence[LogLine]:
        return self._lines[:step]

    def shown(self, step: int, seat: Seat | None) -> None:
        return None


@dataclass(frozen=True)
class Exported:
    """A log as words/export.py writes it."""

    game: str
    players: tuple[str, ...]
    lines: tuple["ExportedLine", ...]


@dataclass(frozen=True)
class ExportedLine:
    number: int
    turn: int
    code: str
    facts: dict[str, Fact]


def find(name: str) -> Past:
    """The game in a file, or the kept game with this id."""
    path = Path(name).expanduser()
    kept = [folder / f"{name}{journal.SUFFIX}" for folder in (finished_folder(), games_folder())]
    path = next((found for found in (path, *kept) if found.is_file()), path)
    return _from_json(path) if path.suffix == ".json" else _from_journal(path)


def _from_journal(path: Path) -> Past:
    table, entries, _ = journal.read_started(path)
    return KeptPast(table.id, entries)


def _from_json(path: Path) -> Past:
    """A finished game from a server's page, or an exported log."""
    try:
        data: Any = json.loads(path.read_text("utf-8"))
        if data.get("format") == FORMAT:
            return _from_record(msgspec.convert(data, Record))
        told = msgspec.convert(data, Exported)
    except OSError as fault:
        raise Refused("file-unreadable", file=str(path), fault=fault.strerror or "") from None
    except (ValueError, AttributeError, RecursionError):
        raise Refused("file-is-no-game", file=str(path)) from None
    lines = [LogLine(line.number, line.turn, 0.0, Sentence(line.code, line.facts)) for line in told.lines]
    journal.check_words(path, game(told.game).name, told.players, [line.sentence for line in lines])
    return ToldPast(told.game, told.players, lines)


def _from_record(record: Record) -> Past:
    """A game that keeps its deal secret for ever has left only its log."""
    if record.seed is None:
        lines = [LogLine(line.number, line.turn, line.at, line.sentence) for line in record.lines]
        return ToldPast(game(record.game).name, record.names, lines)
    return KeptPast(record.table, list(entries_of(game(record.game), record)))
