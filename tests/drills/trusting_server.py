"""A server with a planted fault: it relies on hints, and they are lost. The drill of outages must find it out."""

from cardtable.main import run
from cardtable.server.cluster.cluster import Cluster
from cardtable.server.cluster.hints import PostgresHints


async def look_at_nothing(self):
    """Whatever is new will be told."""


if __name__ == "__main__":
    PostgresHints.tell = lambda self, hints: None
    Cluster._look = look_at_nothing
    run()
