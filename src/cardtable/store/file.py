"""The journal of one table in a file of JSON lines, for a terminal. While it is open, no other terminal can open it.

A line that was cut off by a crash in the middle of writing never took effect, so it is dropped.
"""

import errno
import fcntl
import os
from collections.abc import Sequence
from io import FileIO
from pathlib import Path
from typing import Final

import msgspec

from cardtable.core.move import Refused
from cardtable.store.journal import Conflict, Journal, Unwritable
from cardtable.table.deeds import Entry
from cardtable.wire.codec import read_deed, write_deed

MOST_BYTES: Final = 64 * 1024 * 1024


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry as it stands in a file."""

    table: str
    version: int
    at: float
    deed: msgspec.Raw


class FileJournal(Journal):
    def __init__(self, path: Path) -> None:
        self.path: Final = path
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._file: Final = _locked(path)
        self._table, self.entries = self._read()

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        if [entry.version for entry in entries] != [len(self.entries) + n for n in range(1, len(entries) + 1)]:
            raise Conflict(str(self.path))
        if self._file.closed:
            raise Unwritable("file-unwritable", file=str(self.path), fault=os.strerror(errno.EBADF))
        size = self._file.tell()
        try:
            self._file.write(b"".join(_line(table, entry) for entry in entries))
            os.fsync(self._file.fileno())
        except OSError as fault:
            self._file.truncate(size)
            self._file.seek(size)
            raise Unwritable("file-unwritable", file=str(self.path), fault=fault.strerror or "") from None
        self._table = table
        self.entries.extend(entries)
        self.commits += len(entries)

    async def read(self, table: str, after: int = 0) -> Sequence[Entry]:
        return self.entries[after:] if table == self._table else []

    async def close(self) -> None:
        self.release()

    def release(self) -> None:
        """Let another terminal open it."""
        self._file.close()

    def _read(self) -> tuple[str, list[Entry]]:
        """What stands in the file; a last line that is not whole is cut off."""
        self._file.seek(0)
        data = self._file.read(MOST_BYTES)
        whole = data.rfind(b"\n") + 1
        self._file.truncate(whole)
        self._file.seek(whole)
        return read_lines(data)


def read_lines(data: bytes) -> tuple[str, list[Entry]]:
    """The id of the table and the entries that stand in these lines; one that was cut off at the end is left out."""
    whole = data[: data.rfind(b"\n") + 1]
    lines = [msgspec.json.decode(line, type=Written) for line in whole.splitlines()]
    entries = [Entry(line.version, line.at, read_deed(bytes(line.deed))) for line in lines]
    return lines[0].table if lines else "", entries


def is_open_elsewhere(path: Path) -> bool:
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
    return file


def _line(table: str, entry: Entry) -> bytes:
    written = Written(table, entry.version, entry.at, msgspec.Raw(write_deed(entry.deed)))
    return msgspec.json.encode(written) + b"\n"
