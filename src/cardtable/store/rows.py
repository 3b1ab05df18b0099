"""Entries and listings as a database gives them back: read if they can be, and named if they can't."""

import logging
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from cardtable.store.journal import Summary, Unreadable
from cardtable.table.deeds import Entry
from cardtable.wire.codec import read_deed

log = logging.getLogger("cardtable.store")

type Row = tuple[Any, ...]


def entry_of(row: Row, number: int) -> Entry:
    """An entry that is the next one of its table, and says something that this program knows."""
    version, at, id, deed = row
    if version != number:
        raise Unreadable(f"entry {number} is missing")
    try:
        return Entry(version, at, read_deed(deed), id)
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError, AttributeError) as fault:
        raise Unreadable(f"entry {version}: {fault!r}") from fault


def summaries_of(written: Iterable[bytes | str]) -> Iterator[Summary]:
    """What lists show; a line that can't be read is left out, for it follows from the entries."""
    for line in written:
        try:
            yield msgspec.json.decode(line, type=Summary)
        except (msgspec.MsgspecError, ValueError) as fault:
            log.warning("a line of a list can't be read", extra={"why": str(fault)})
