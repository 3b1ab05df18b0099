"""A client's picture of a table: a snapshot, and the changes that came after it."""

import msgspec
from msgspec import Raw

from cardtable.wire.messages import Changes, TableShown


def with_changes(table: TableShown, changes: Changes) -> TableShown | None:
    """The table after these changes; None if the picture before them is missing."""
    if changes.since != table.number:
        return None
    fields = _fields(msgspec.json.encode(table)) | changes.table
    if changes.view:
        fields["view"] = _raw(_fields(fields.get("view", Raw(b"{}"))) | changes.view)
    fields |= {"number": _raw(changes.number), "lines": _raw(changes.lines), "words": _raw(changes.words)}
    return msgspec.json.decode(msgspec.json.encode(fields), type=TableShown)


def _fields(data: bytes | Raw) -> dict[str, Raw]:
    return msgspec.json.decode(data, type=dict[str, Raw])


def _raw(value: object) -> Raw:
    return Raw(msgspec.json.encode(value))
