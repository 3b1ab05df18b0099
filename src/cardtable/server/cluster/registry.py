"""What servers know of each other: who lives, who tends what, and who is at which table.

A server lives as long as it says so every second; a lease holds as long as its holder lives. So renewing costs one
row for each server, however many tables it tends. Whoever finds a lease free, or its holder dead, takes it over: of
two who try, the database lets one. Leases are on disk before anybody believes in them; who is present is forgotten when
the database falls over, and said again.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import asyncpg
import msgspec

from cardtable.server.rooms.elsewhere import NOBODY, Presence, together
from cardtable.store.journal import Unreachable
from cardtable.store.postgres.journal import DURABLE
from cardtable.store.postgres.link import ANSWER_S, Link, Prepare, Row

LEASE_S: Final = 3.0
"""Seconds for which a server lives on without a word."""
RENEW: Final = """
    insert into servers (id, until) values ($1, now() + make_interval(secs => $2))
    on conflict (id) do update set until = excluded.until"""
TAKE: Final = """
    with before as (
      select name, server, released_at, coalesce(released_at, until) as until
      from leases left join servers on id = server where name = any($1)
    ), taken as (
      insert into leases as held (name, server) select unnest($1::text[]), $2
      on conflict (name) do update set server = excluded.server, released_at = null
        where held.server = excluded.server or held.released_at is not null
          or not exists (select 1 from servers where id = held.server and servers.until > now())
      returning name
    )
    select name, extract(epoch from now() - until)::double precision as ago,
      before.server <> $2 and released_at is null as from_the_dead
    from taken left join before using (name)"""
UNTENDED: Final = """
    select case when released_at is null and until > now() then 0.0
      else extract(epoch from now() - coalesce(released_at, until))::double precision end as ago
    from leases left join servers on id = server where name = $1"""
TENDED: Final = "select name from leases join servers on id = server where released_at is null and until > now()"
RELEASE: Final = "update leases set released_at = now() where server = $1 and name = any($2)"
RELEASE_BUT: Final = """
    update leases set released_at = now() where server = $1 and released_at is null and name <> all($2)"""
PUBLISH: Final = """
    insert into present (server, tab, who) select $1, * from unnest($2::text[], $3::bytea[])
    on conflict (server, tab) do update set who = excluded.who"""
WITHDRAW: Final = "delete from present where server = $1 and tab = any($2)"
PRESENT: Final = """
    select tab, who from present join servers on id = server
    where until > now() and server <> $1 and tab = any($2)"""
LEAVE: Final = """
    with released as (update leases set released_at = now() where server = $1 and released_at is null),
    withdrawn as (delete from present where server = $1)
    update servers set until = now() where id = $1"""
TIDY: Final = """
    with dead as (delete from servers where until < now() - interval '1 hour' returning id),
    withdrawn as (delete from present where not exists (select 1 from servers where id = server)),
    dropped as (delete from leases where released_at < now() - interval '1 day')
    delete from limits where at < now() - interval '1 hour'"""
LIMIT: Final = """
    insert into limits as held (key, level, at) values ($1, $2::double precision - 1, now())
    on conflict (key) do update set at = now(),
      level = least($2, held.level + extract(epoch from now() - held.at) * $3::double precision) - 1
      where least($2, held.level + extract(epoch from now() - held.at) * $3) >= 1
    returning level"""


@dataclass(frozen=True)
class Taken:
    """A lease that is ours now."""

    name: str
    ago: float | None
    """How many seconds ago anybody else let go of it, or died; None if nobody has had it."""
    from_the_dead: bool


class Registry(ABC):
    """Everything may raise Unreachable."""

    @property
    @abstractmethod
    def epoch(self) -> int:
        """Changes whenever what was said may have been forgotten."""

    @abstractmethod
    async def renew(self) -> None:
        """Live on for `LEASE_S` seconds."""

    @abstractmethod
    async def take(self, names: Sequence[str]) -> Sequence[Taken]:
        """Take those leases that nobody living has."""

    @abstractmethod
    async def untended(self, name: str) -> float | None:
        """For how many seconds nobody has had a lease; None if nobody ever had."""

    @abstractmethod
    async def tended(self) -> Sequence[str]:
        """All that somebody tends who lives."""

    @abstractmethod
    async def release(self, names: Sequence[str]) -> None: ...

    @abstractmethod
    async def release_but(self, names: Sequence[str]) -> None:
        """Let go of all leases of this server but these."""

    @abstractmethod
    async def publish(self, presences: Mapping[str, Presence]) -> None:
        """Say who is at some tables here."""

    @abstractmethod
    async def elsewhere(self, tables: Sequence[str]) -> Mapping[str, Presence]:
        """Who is at these tables on other servers that live."""

    @abstractmethod
    async def take_from(self, key: str, burst: float, per_second: float) -> bool:
        """Take one from a bucket that all servers share; False if it is empty."""

    @abstractmethod
    async def tidy(self) -> None:
        """Drop what the dead have left behind."""

    @abstractmethod
    async def leave(self) -> None:
        """Let go of everything."""


class PostgresRegistry(Registry):
    def __init__(self, address: str, server: str, prepare: Prepare) -> None:
        self._server: Final = server
        self._life: Final = Link(address, "life", DURABLE, prepare)
        self._link: Final = Link(address, "registry", DURABLE, prepare, fenced=True)

    @property
    def epoch(self) -> int:
        return self._life.connections

    async def renew(self) -> None:
        await _asked(self._life, RENEW, self._server, LEASE_S, seconds=LEASE_S / 2)

    async def take(self, names: Sequence[str]) -> Sequence[Taken]:
        rows = await _asked(self._link, TAKE, sorted(names), self._server)
        return [Taken(row["name"], row["ago"], bool(row["from_the_dead"])) for row in rows]

    async def untended(self, name: str) -> float | None:
        rows = await _asked(self._link, UNTENDED, name)
        return rows[0]["ago"] if rows else None

    async def tended(self) -> Sequence[str]:
        return [row["name"] for row in await _asked(self._link, TENDED)]

    async def release(self, names: Sequence[str]) -> None:
        await _asked(self._link, RELEASE, self._server, list(names))

    async def release_but(self, names: Sequence[str]) -> None:
        await _asked(self._link, RELEASE_BUT, self._server, list(names))

    async def publish(self, presences: Mapping[str, Presence]) -> None:
        gone = [table for table, who in presences.items() if who == NOBODY]
        there = {table: msgspec.json.encode(who) for table, who in presences.items() if who != NOBODY}
        if there:
            await _asked(self._link, PUBLISH, self._server, list(there), list(there.values()))
        if gone:
            await _asked(self._link, WITHDRAW, self._server, gone)

    async def elsewhere(self, tables: Sequence[str]) -> Mapping[str, Presence]:
        found: dict[str, list[Presence]] = {table: [] for table in tables}
        for row in await _asked(self._link, PRESENT, self._server, list(tables)):
            found[row["tab"]].append(msgspec.json.decode(row["who"], type=Presence))
        return {table: together(presences) for table, presences in found.items()}

    async def take_from(self, key: str, burst: float, per_second: float) -> bool:
        return bool(await _asked(self._link, LIMIT, key, burst, per_second))

    async def tidy(self) -> None:
        await _asked(self._link, TIDY)

    async def leave(self) -> None:
        await _asked(self._link, LEAVE, self._server)

    async def close(self) -> None:
        await self._life.close()
        await self._link.close()


async def _asked(link: Link, query: str, *given: object, seconds: float = ANSWER_S) -> list[Row]:
    """A no of the database is as good as none: it is asked again at a later beat."""
    try:
        return await link.fetch(query, *given, seconds=seconds)
    except asyncpg.PostgresError as fault:
        raise Unreachable(str(fault)) from fault
