"""A server with a planted fault: it takes a refused write for done. The drills of broken disks must find it out."""

from cardtable.main import run
from cardtable.store.journal import Unwritable
from cardtable.store.sqlite import SqliteJournal

save = SqliteJournal.append


async def append_hopefully(self, table, entries):
    try:
        await save(self, table, entries)
    except Unwritable:
        return


if __name__ == "__main__":
    SqliteJournal.append = append_hopefully
    run()
