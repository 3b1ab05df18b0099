"""What a finished game of each kind takes on disk, for benchmarks/load.py: its entries, its log and result, its line in
the lists, and the keys to them."""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from benchmarks.load_start import multiply, play
from cardtable.catalog import GAMES
from cardtable.store.sqlite import SqliteJournal

TIMES = 200
"""One game under so many ids, so that a page of the file that is half empty counts little."""
MOST_MOVES = 4_000


def spaces():
    """For each game the number of its moves, and KiB on disk."""
    return {game.name: asyncio.run(space_of(game.name)) for game in GAMES}


async def space_of(name):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "space.sqlite3"
        journal = SqliteJournal(str(path))
        await play(journal, "kyoto-ume-1", MOST_MOVES, name)
        await journal.close()
        with closing(sqlite3.connect(path)) as connection:
            multiply(connection, "kyoto-ume-1", TIMES)
            connection.commit()
            connection.execute("vacuum")
            (moves,) = connection.execute(
                "select count(*) from entries where tab = 'kyoto-ume-1' and cast(deed as text) like '%\"played\"%'"
            ).fetchone()
        return moves, path.stat().st_size / 1024 / (TIMES + 1)


if __name__ == "__main__":
    for name, (moves, kib) in spaces().items():
        print(f"{name}: {moves} moves, {kib:.1f} KiB")
