"""A server with a planted fault: it commits without waiting for the disk. The drill of power cuts must find it out."""

from cardtable.main import run
from cardtable.store.sqlite import SqliteJournal

connect = SqliteJournal._connect


def connect_carelessly(self):
    connection = connect(self)
    connection.execute("pragma synchronous = normal")
    return connection


if __name__ == "__main__":
    SqliteJournal._connect = connect_carelessly
    run()
