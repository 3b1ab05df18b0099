"""Writes the schema of the wire for the web client; tools/build_web.py runs it and makes types from what it writes."""

from pathlib import Path

from cardtable.wire.schema import written

SCHEMA = Path(__file__).parent.parent / "web" / "src" / "wire" / "schema.json"

if __name__ == "__main__":
    SCHEMA.write_text(written(), "utf-8")
