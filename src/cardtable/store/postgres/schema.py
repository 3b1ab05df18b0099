"""The tables of a PostgreSQL journal, as steps from one version of the schema to the next.

Whoever starts takes the steps that are missing, under a lock: of many servers that start at once one does. A step that
has been released is never changed; a change is another step. What is said of entries and tables is the same as in
SQLite; the rest is for servers among themselves, and can be lost.
"""

from typing import Any, Final

from cardtable.core.move import Unavailable

STEPS: Final = (
    (
        """create table entries (
             tab text not null, version integer not null, at double precision not null, id text, deed bytea not null,
             primary key (tab, version)
           )""",
        "create unique index ids on entries (tab, id) where id is not null",
        "create index firsts on entries (tab) where version = 1",
        """create table tables (
             id text primary key, version integer not null, phase text not null, listed boolean not null,
             touched_at double precision not null, summary bytea not null
           )""",
        "create index by_phase on tables (phase, touched_at desc)",
    ),
    (
        "create table servers (id text primary key, until timestamptz not null)",
        "create table leases (name text primary key, server text not null, released_at timestamptz)",
        """create unlogged table present (
             server text not null, tab text not null, who bytea not null, primary key (tab, server)
           )""",
        "create unlogged table limits (key text primary key, level double precision not null, at timestamptz not null)",
    ),
    ("create index by_server on leases (server) where released_at is null",),
)
LOCK: Final = 0x636172647461626C
"""Ours among the advisory locks of a database."""


async def migrate(connection: Any, address: str) -> None:
    """Bring a database to the newest version; one that is newer still is left alone."""
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", LOCK)
        await connection.execute("create schema if not exists cardtable")
        await connection.execute("create table if not exists schema (version integer not null, checked_at timestamptz)")
        version = await connection.fetchval("select version from schema")
        if version is None:
            await connection.execute("insert into schema values (0)")
        if (version or 0) > len(STEPS):
            raise Unavailable("journal-newer", file=address, version=version, ours=len(STEPS))
        for statement in (statement for step in STEPS[version or 0 :] for statement in step):
            await connection.execute(statement)
        await connection.execute("update schema set version = $1", len(STEPS))
