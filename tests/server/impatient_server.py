"""A server that waits only a moment for requests to arrive and for answers to be taken."""

from cardtable.main import run
from cardtable.server.web import gate

if __name__ == "__main__":
    gate.ARRIVAL_S, gate.PROGRESS_S = 2.0, 1.0
    run()
