"""A server with a planted fault: it acknowledges before it saves. The drill of kills must find it out."""

import asyncio

from cardtable.main import run
from cardtable.store.sqlite import SqliteJournal

save = SqliteJournal.append


async def append_later(self, table, entry):
    """Say that it is done, and write it a moment later."""

    async def later():
        await asyncio.sleep(0.2)
        await save(self, table, entry)

    if entry.id is None or entry.id == "start":
        await save(self, table, entry)
    else:
        asyncio.get_running_loop().create_task(later())


if __name__ == "__main__":
    SqliteJournal.append = append_later
    run()
