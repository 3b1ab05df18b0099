"""A server with a planted fault: cut off from its database, it keeps its guests. The drill of outages must find
it out."""

from cardtable.main import run
from cardtable.server.cluster.cluster import Cluster

if __name__ == "__main__":
    Cluster._send_away = lambda self: None
    run()
