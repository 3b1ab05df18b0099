"""A server whose hints are all lost, as notifications may be: the others must find out by themselves."""

from cardtable.main import run
from cardtable.server.cluster.hints import PostgresHints

if __name__ == "__main__":
    PostgresHints.tell = lambda self, hints: None
    run()
