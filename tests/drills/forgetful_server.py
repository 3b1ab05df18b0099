"""A server with a planted fault: it acknowledges before it saves. The drill of kills must find it out."""

import asyncio

from cardtable.main import run
from cardtable.store.postgres.journal import PostgresJournal
from cardtable.store.sqlite import SqliteJournal

SAVE = {kind: kind.append for kind in (SqliteJournal, PostgresJournal)}


async def append_later(self, table, entries):
    """Say that it is done, and write it a moment later."""
    save = SAVE[type(self)]

    async def later():
        await asyncio.sleep(0.2)
        await save(self, table, entries)

    if all(entry.id is None or entry.id.endswith(".start") for entry in entries):
        await save(self, table, entries)
    else:
        asyncio.get_running_loop().create_task(later())


if __name__ == "__main__":
    for kind in SAVE:
        kind.append = append_later
    run()
