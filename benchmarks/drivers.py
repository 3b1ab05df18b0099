"""The statements of our journal through asyncpg and through psycopg 3, in one run, one after the other and again.

    python -m benchmarks.drivers ADDRESS    an empty database; needs psycopg[binary], which is not among our packages

What counts is the processor's time of this process: that is the server's share. Each round writes groups of entries as
the journal's writer does, reads tails of one entry as a server does that was told of it, and notifies.
"""

import asyncio
import sys
import time
from statistics import median

import asyncpg
import psycopg

ROUNDS = 5
TIMES = 400
DEED = b'{"kind":"played","seat":1,"move":"take","by":"player"}'
SCHEMA = """create table if not exists entries (tab text not null, version integer not null,
            at double precision not null, id text, deed bytea not null, primary key (tab, version))"""
GIVEN = "unnest({}::text[], {}::integer[], {}::double precision[], {}::text[], {}::bytea[])"
INSERT = (
    "insert into entries (tab, version, at, id, deed) select * from {} on conflict do nothing returning tab, version"
)
TAIL = "select version, at, id, deed from entries where tab = {} and version > {} order by version"
NOTIFY = "select pg_notify({}, {})"


class Asyncpg:
    name = "asyncpg"

    def marks(self, number):
        return [f"${n}" for n in range(1, number + 1)]

    async def open(self, address):
        self.connection = await asyncpg.connect(address)

    async def fetch(self, query, *given):
        return await self.connection.fetch(query, *given)

    async def close(self):
        await self.connection.close()


class Psycopg:
    """With binary results and prepared statements, as its pages recommend for speed."""

    name = "psycopg 3"

    def marks(self, number):
        return ["%b"] * number

    async def open(self, address):
        self.connection = await psycopg.AsyncConnection.connect(address, autocommit=True, prepare_threshold=1)
        self.cursor = self.connection.cursor(binary=True)

    async def fetch(self, query, *given):
        await self.cursor.execute(query, given)
        return await self.cursor.fetchall()

    async def close(self):
        await self.connection.close()


async def cost(times, work):
    """Microseconds of the processor, and of the clock, for each time."""
    began, used = time.perf_counter(), time.process_time()
    for n in range(times):
        await work(n)
    return 1e6 * (time.process_time() - used) / times, 1e6 * (time.perf_counter() - began) / times


async def one_round(driver, address, number):
    await driver.open(address)
    await driver.fetch("select set_config('synchronous_commit', 'off', false)")
    one, many = GIVEN.format(*driver.marks(5)), "driver {} round {} table {}"

    def rows(n, size):
        tables = [many.format(driver.name, number, f"{size}-{n}-{k}") for k in range(size)]
        return tables, [1] * size, [1.5] * size, [f"c{n}"] * size, [DEED] * size

    tail, notify = TAIL.format(*driver.marks(2)), NOTIFY.format(*driver.marks(2))
    figures = {
        "insert 1": await cost(TIMES, lambda n: driver.fetch(INSERT.format(one), *rows(n, 1))),
        "insert 50": await cost(TIMES // 8, lambda n: driver.fetch(INSERT.format(one), *rows(n, 50))),
        "read a tail of 1": await cost(TIMES, lambda n: driver.fetch(tail, rows(n, 1)[0][0], 0)),
        "notify": await cost(TIMES, lambda n: driver.fetch(notify, "channel", "server table:12")),
    }
    await driver.close()
    return figures


async def main(address):
    connection = await asyncpg.connect(address)
    await connection.execute(SCHEMA)
    await connection.close()
    runs = {kind.name: [] for kind in (Asyncpg, Psycopg)}
    for number in range(ROUNDS):
        for kind in (Asyncpg, Psycopg):
            runs[kind.name].append(await one_round(kind(), address, number))
    print("| statement | asyncpg, µs of processor (of the clock) | psycopg 3 |\n|---|---|---|")
    for what in runs["asyncpg"][0]:
        cells = [[median(run[what][k] for run in runs[name]) for k in (0, 1)] for name in runs]
        print(f"| {what} | " + " | ".join(f"{used:.0f} ({took:.0f})" for used, took in cells) + " |")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
