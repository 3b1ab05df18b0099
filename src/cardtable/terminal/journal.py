"""Games kept on disk: a file of JSON lines for each, written before what they say takes effect. Knows no rules.

A line that was cut off by a crash in the middle of writing never took effect, so it is dropped.
"""

import fcntl
import os
from collections.abc import Iterable, Sequence
from io import FileIO
from pathlib import Path
from typing import Final

import msgspec

from cardtable.catalog import game, games
from cardtable.core.move import Refused
from cardtable.core.sentence import Sentence
from cardtable.table.deeds import Deed, Entry, Opened
from cardtable.table.table import Table
from cardtable.wire.codec import read_deed, write_deed
from cardtable.words import LANGUAGES, speech

SUFFIX: Final = ".cardtable"
MOST_BYTES: Final = 64 * 1024 * 1024


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry as it stands in a file."""

    table: str
    version: int
    at: float
    deed: msgspec.Raw


def home() -> Path:
    """The folder for what this program keeps for its user."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "cardtable"


class Journal:
    """The open file of one game. While it is open, no other terminal can open it."""

    def __init__(self, path: Path, table: str) -> None:
        self.path: Final = path
        self.table: Final = table
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._file: Final = _locked(path)

    def write(self, entries: Iterable[Entry]) -> None:
        """Returns when the entries are on disk; raises Refused when they can't be, and then nothing was written."""
        size = self._file.tell()
        try:
            self._file.write(b"".join(_line(self.table, entry) for entry in entries))
            os.fsync(self._file.fileno())
        except OSError as fault:
            self.cut(size)
            raise Refused("file-unwritable", file=str(self.path), fault=fault.strerror or "") from None

    def cut(self, size: int) -> None:
        """Drop what stands behind this many bytes."""
        self._file.truncate(size)
        self._file.seek(size)

    def close(self) -> None:
        self._file.close()


def read(path: Path) -> tuple[Table, list[Entry], int]:
    """The game in a file as a table, its entries, and how many bytes of the file are whole lines; or a refusal."""
    try:
        data = path.read_bytes() if path.stat().st_size <= MOST_BYTES else b""
    except OSError as fault:
        raise Refused("file-unreadable", file=str(path), fault=fault.strerror or "") from None
    whole = data[: data.rfind(b"\n") + 1]
    try:
        lines = [msgspec.json.decode(line, type=Written) for line in whole.splitlines()]
        entries = [Entry(line.version, line.at, _deed(line.deed)) for line in lines]
        return table_of(lines[0].table, entries), entries, len(whole)
    except (msgspec.MsgspecError, ArithmeticError, LookupError, TypeError, ValueError, AssertionError, Refused):
        raise Refused("file-is-no-game", file=str(path)) from None


def read_started(path: Path) -> tuple[Table, list[Entry], int]:
    """The same for a game that has started and whose log can be said."""
    table, entries, size = read(path)
    if table.state is None:
        raise Refused("file-is-no-game", file=str(path))
    told = [sentence for line in table.lines for sentence in (line.told.seen, line.told.secret) if sentence]
    check_words(path, table.game.name, table.names, told)
    return table, entries, size


def check_words(path: Path, game: str, names: Sequence[str], sentences: Iterable[Sentence]) -> None:
    """Refuse a file whose sentences can't be said."""
    try:
        for sentence in sentences:
            speech(LANGUAGES[0]).says(sentence, game, names)
    except LookupError:
        raise Refused("file-is-no-game", file=str(path)) from None


def is_game(path: Path) -> bool:
    """Whether there is a game in a file."""
    try:
        read(path)
    except Refused:
        return False
    return True


def table_of(id: str, entries: list[Entry]) -> Table:
    """The table that these entries tell of."""
    first = entries[0].deed
    if not isinstance(first, Opened) or first.game not in games():
        raise ValueError("a journal begins with the opening of a table")
    if [entry.version for entry in entries] != list(range(1, len(entries) + 1)):
        raise ValueError("the versions of a journal have no gaps")
    table = Table(id, game(first.game), first, entries[0].at)
    for entry in entries[1:]:
        table.record(entry)
    return table


def export(path: Path, table: str, entries: Iterable[Entry]) -> None:
    """Write a whole game into a file of its own, all of it or nothing."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_bytes(b"".join(_line(table, entry) for entry in entries))
        draft.chmod(0o600)
        draft.replace(path)
    except OSError as fault:
        raise Refused("file-unwritable", file=str(path), fault=fault.strerror or "") from None


def is_locked(path: Path) -> bool:
    """Whether another terminal plays this game now."""
    try:
        _locked(path).close()
    except Refused:
        return True
    return False


def _locked(path: Path) -> FileIO:
    try:
        file = open(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b", buffering=0)  # noqa: SIM115
    except OSError as fault:
        raise Refused("file-unwritable", file=str(path), fault=fault.strerror or "") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise Refused("game-is-open-elsewhere") from None
    file.seek(0, os.SEEK_END)
    return file


def _line(table: str, entry: Entry) -> bytes:
    written = Written(table, entry.version, entry.at, msgspec.Raw(write_deed(entry.deed)))
    return msgspec.json.encode(written) + b"\n"


def _deed(raw: msgspec.Raw) -> Deed:
    return read_deed(bytes(raw))
