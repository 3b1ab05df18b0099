"""Games in files: a record is written, and whatever tells of a game is read (a record, a journal, an exported log)."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from cardtable.catalog import game
from cardtable.core.move import Refused
from cardtable.core.sentence import Fact, Sentence
from cardtable.live.past import KeptPast, ToldPast, past_of, past_of_record
from cardtable.store.file import MOST_BYTES, read_lines
from cardtable.table.deeds import Entry
from cardtable.table.log import LogLine
from cardtable.table.names import can_be_shown
from cardtable.table.record import FORMAT, Record, saved_game
from cardtable.table.replay import OtherRules
from cardtable.words import LANGUAGES, speech

SUFFIX: Final = ".cardtable"


class LogOnly(Refused):
    """A file in which only the log of a game stands."""


class Exported(msgspec.Struct, frozen=True):
    """A log as words/export.py writes it."""

    game: str
    players: tuple[str, ...]
    lines: tuple["ExportedLine", ...]
    record: Record | None = None


class ExportedLine(msgspec.Struct, frozen=True):
    number: int
    turn: int
    code: str
    facts: dict[str, Fact]


def save(path: Path, record: Record) -> None:
    """Write a game into a file of its own, all of it or nothing."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.touch(0o600)
        draft.write_bytes(msgspec.json.encode(record))
        draft.replace(path)
    except OSError as fault:
        raise Refused("file-unwritable", file=str(path), fault=fault.strerror or "") from None


def read_record(path: Path) -> Record:
    """The record of the game in a file, to be checked."""
    told = _told(path)
    if isinstance(told, Exported):
        told = _record_in(path, told)
    if isinstance(told, Record):
        return told
    past = _readable(path, past_of, *told)
    if not isinstance(past, KeptPast):
        raise OtherRules("file-other-rules", file=str(path))
    return saved_game(past.whole, past.entries)


def read_past(path: Path) -> KeptPast | ToldPast:
    """The game in a file, as it can be looked back on."""
    told = _told(path)
    if isinstance(told, Exported):
        past = _readable(path, _log_past, told)
    elif isinstance(told, Record):
        past = _readable(path, past_of_record, told)
    else:
        past = _readable(path, past_of, *told)
    _check_words(path, past)
    return past


def read_game(path: Path) -> KeptPast:
    """The game in a file, as it can be gone on with."""
    past = read_past(path)
    if not isinstance(past, KeptPast):
        raise OtherRules("file-other-rules", file=str(path))
    if past.whole.state is None:
        raise Refused("file-is-no-game", file=str(path))
    return past


def is_game(path: Path) -> bool:
    """Whether there is a game in a file."""
    try:
        read_past(path)
    except Refused:
        return False
    return True


def _told(path: Path) -> Record | Exported | tuple[str, list[Entry]]:
    """What a file tells: a record, a log, or the entries of a journal, which stand one to a line."""
    try:
        data = path.read_bytes() if path.stat().st_size <= MOST_BYTES else b""
    except OSError as fault:
        raise Refused("file-unreadable", file=str(path), fault=fault.strerror or "") from None
    return _readable(path, _read, data)


def _read(data: bytes) -> Record | Exported | tuple[str, list[Entry]]:
    kind = _kind(data)
    return read_lines(data) if kind is None else msgspec.json.decode(data, type=kind)


def _kind(data: bytes) -> type[Record] | type[Exported] | None:
    """How the contents of a file are to be read; a journal has entries on lines of their own."""
    try:
        told = msgspec.json.decode(data)
    except msgspec.DecodeError:
        return None
    if not isinstance(told, dict) or "deed" in told:
        return None
    return Record if told.get("format") == FORMAT else Exported


def _readable[**P, T](path: Path, read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What is read, or a refusal that names the file; other rules are a reason of their own."""
    try:
        return read(*args, **kwargs)
    except OtherRules:
        raise
    except (msgspec.MsgspecError, Refused, LookupError, RecursionError, TypeError, ValueError):
        raise Refused("file-is-no-game", file=str(path)) from None


def _record_in(path: Path, told: Exported) -> Record:
    if told.record is None:
        raise LogOnly("file-is-a-log", file=str(path))
    return told.record


def _log_past(told: Exported) -> KeptPast | ToldPast:
    if told.record is not None:
        return past_of_record(told.record)
    lines = [LogLine(line.number, line.turn, 0.0, Sentence(line.code, line.facts)) for line in told.lines]
    return ToldPast("", game(told.game).name, told.players, lines)


def _check_words(path: Path, past: KeptPast | ToldPast) -> None:
    """Refuse a file whose names or sentences can't be said."""
    names = past.names
    if not all(can_be_shown(name) for name in names):
        raise Refused("file-is-no-game", file=str(path))
    try:
        for line in past.lines(past.steps):
            speech(LANGUAGES[0]).says(line.sentence, game(past.game).name, names)
    except (LookupError, Refused):
        raise Refused("file-is-no-game", file=str(path)) from None
