"""Prints the schema of the wire for the web client; tools/build_web.py keeps it and makes types from it."""

import sys

from cardtable.wire.schema import written

if __name__ == "__main__":
    sys.stdout.buffer.write(written().encode())
