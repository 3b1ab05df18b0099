"""A server with a planted fault: it acknowledges before it saves. The drill of kills must find it out."""

import asyncio

from cardtable.main import run
from cardtable.store.sqlite import SqliteJournal

save = SqliteJournal.append


async def append_later(self, table, entries):
    """Say that it is done, and write it a moment later."""

    async def later():
        await asyncio.sleep(0.2)
        await save(self, table, entries)

    if all(entry.id is None or entry.id.endswith(".start") for entry in entries):
        await save(self, table, entries)
    else:
        asyncio.get_running_loop().create_task(later())


if __name__ == "__main__":
    SqliteJournal.append = append_later
    run()
