"""The files of a journal: closed to everybody else on the machine, and held by one server at a time.

A journal holds the seeds of games that are being played: whoever reads it knows every hand.
"""

import fcntl
import os
from pathlib import Path
from typing import Final

from cardtable.core.move import Unavailable

OURS_ALONE: Final = 0o600


def make_private(path: str) -> None:
    """Let a file be there, and nobody else read it; SQLite gives the files beside it the same mode."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, OURS_ALONE))
    for file in (Path(path), Path(f"{path}-wal"), Path(f"{path}-shm")):
        if file.exists() and file.stat().st_mode & ~OURS_ALONE & 0o777:
            file.chmod(OURS_ALONE)


class Hold:
    """A lock on a journal, for as long as its holder lives; the system lets go of it, however that ends."""

    def __init__(self, database: str) -> None:
        self._file: Final = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, OURS_ALONE)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._file)
            raise Unavailable("journal-is-held", file=database) from None

    def release(self) -> None:
        os.close(self._file)
