"""The journals there are, each with what its tests must know of it. Another one is another class, and a line below."""

import asyncio
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from tests.postgres import can_run, rows
from tests.store.page_database import PageDatabase

from cardtable.store import file
from cardtable.store.file import FileJournal
from cardtable.store.indexed_db import IndexedDbJournal
from cardtable.store.postgres.journal import PostgresJournal
from cardtable.store.sqlite import SqliteJournal


class Kind(ABC):
    name: str
    keeps_ids: bool
    """Whether it refuses an id that has happened."""
    has_files: bool = True
    """Whether it lies in files of this machine, and not in a page."""
    needs_postgres: bool = False
    is_a_servers: bool = False
    """Whether a server keeps its tables in it."""

    @abstractmethod
    def open(self, folder):
        """The journal in this folder."""

    @abstractmethod
    def writers(self, journal, folder, number):
        """So many who may write at once: other journals on the same disk, where there can be several."""

    @abstractmethod
    def full_disk(self, journal, monkeypatch):
        """A while in which the disk takes nothing."""


class Sqlite(Kind):
    name, keeps_ids, is_a_servers = "sqlite", False, True

    def open(self, folder):
        return SqliteJournal(str(folder / "tables.sqlite3"))

    def writers(self, journal, folder, number):
        return [journal, *(self.open(folder) for _ in range(number - 1))]

    @contextmanager
    def full_disk(self, journal, monkeypatch):
        """SQLite is allowed no more pages than the file has; it says that the disk is full."""

        def limit(pages):
            return lambda latest: latest.connection.execute(f"pragma max_page_count = {pages}").fetchone()[0]

        journal._writer.do(limit(1))
        with monkeypatch.context() as patch:
            patch.setattr("cardtable.store.writer.write_deed", lambda deed: b"x" * 100_000)
            yield
        journal._writer.do(limit(1 << 30))


class File(Kind):
    name, keeps_ids = "file", False

    def open(self, folder):
        return FileJournal(folder / "game.cardtable")

    def writers(self, journal, folder, number):
        """A file has one journal, for it is locked; tasks may share that."""
        return [journal] * number

    @contextmanager
    def full_disk(self, journal, monkeypatch):
        def full(_):
            raise OSError(28, "No space left on device")

        with monkeypatch.context() as patch:
            patch.setattr(file.os, "fsync", full)
            yield


class IndexedDb(Kind):
    name, keeps_ids, has_files = "indexed-db", True, False

    def __init__(self):
        self._databases = {}

    def open(self, folder):
        return IndexedDbJournal(self._databases.setdefault(folder, PageDatabase()))

    def writers(self, journal, folder, number):
        return [journal, *(self.open(folder) for _ in range(number - 1))]

    @contextmanager
    def full_disk(self, journal, monkeypatch):
        journal._database.is_full = True
        yield
        journal._database.is_full = False


class Postgres(Kind):
    name, keeps_ids, has_files, needs_postgres, is_a_servers = "postgres", True, False, True, True

    def open(self, folder):
        return PostgresJournal((folder / "address").read_text())

    def writers(self, journal, folder, number):
        return [journal, *(self.open(folder) for _ in range(number - 1))]

    @contextmanager
    def full_disk(self, journal, monkeypatch):
        """PostgreSQL itself refuses each entry, with the code of a disk that is full."""
        _past(journal, FULL)
        _past(journal, "create trigger is_full before insert on entries for each statement execute function is_full()")
        yield
        _past(journal, "drop trigger is_full on entries")


FULL = """create or replace function is_full() returns trigger language plpgsql as
          $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$"""


def _past(journal, statement):
    """Tell a database something past its journal, while its loop waits."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, rows(journal.address, statement)).result()


JOURNALS = (Sqlite(), File(), IndexedDb(), *([Postgres()] if can_run() else []))
