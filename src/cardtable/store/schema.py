"""The tables of an SQLite journal, as steps from one version of the schema to the next.

A file says in `user_version` which steps it has seen. One from before there were versions has 0, and the tables of the
first step. A step that has been released is never changed; a change is another step.
"""

import sqlite3
from typing import Final

from cardtable.core.move import Unavailable

STEPS: Final = (
    (
        """create table if not exists entries (
             tab text not null, version integer not null, at real not null, id text, deed blob not null,
             primary key (tab, version)
           ) without rowid""",
        "create unique index if not exists ids on entries (tab, id) where id is not null",
        """create table if not exists tables (
             id text primary key, version integer not null, phase text not null, listed integer not null,
             touched_at real not null, summary blob not null
           ) without rowid""",
        "create index if not exists by_phase on tables (phase, touched_at desc)",
    ),
    (
        """create trigger if not exists follows before insert on entries
           when new.version > 1
             and not exists (select 1 from entries where tab = new.tab and version = new.version - 1)
           begin select raise(abort, 'it follows on nothing'); end""",
    ),
    # Whoever appends has read all entries before, and their ids with them; to keep these once more took a third of
    # each commit.
    ("drop index if exists ids",),
    # latest.py says why, and sees to it that entries follow on each other.
    (
        "drop trigger if exists follows",
        """create table if not exists latest (
             number integer primary key, tab text not null, version integer not null, at real not null, id text,
             deed blob not null
           )""",
        """create view if not exists journal as
             select tab, version, at, id, deed from entries
             union all select tab, version, at, id, deed from latest where tab <> ''""",
    ),
)


def migrate(connection: sqlite3.Connection, path: str) -> None:
    """Bring a file to the newest version; one that is newer still is left alone."""
    connection.execute("begin immediate")
    try:
        version = version_of(connection)
        if version > len(STEPS):
            raise Unavailable("journal-newer", file=path, version=version, ours=len(STEPS))
        for statement in (statement for step in STEPS[version:] for statement in step):
            connection.execute(statement)
        mark(connection)
        connection.execute("commit")
    finally:
        if connection.in_transaction:
            connection.execute("rollback")


def version_of(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("pragma user_version").fetchone()[0]
    return version


def mark(connection: sqlite3.Connection) -> None:
    """Write down that a file has seen every step."""
    connection.execute(f"pragma user_version = {len(STEPS)}")
