"""Writes the schema of the wire for the web client; `npm run generate` in web/ makes its types from it."""

from pathlib import Path

from cardtable.wire.schema import written

SCHEMA = Path(__file__).parent.parent / "web" / "src" / "wire" / "schema.json"

if __name__ == "__main__":
    SCHEMA.write_text(written(), "utf-8")
