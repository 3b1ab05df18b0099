"""A server that calls whoever has been gone for a moment."""

from cardtable.main import run
from cardtable.server.push import caller

if __name__ == "__main__":
    caller.CALM_S = 0.3
    run()
