"""A client's picture of a table: a snapshot, and the changes that came after it. The other half of difference.py."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Raw

from cardtable.wire.lines import whole
from cardtable.wire.messages import Changes, TableShown


def with_changes(table: TableShown, changes: Changes) -> TableShown | None:
    """The table after these changes; None if the picture before them is missing."""
    if changes.number != table.number + 1:
        return None
    picture = msgspec.json.decode(msgspec.json.encode(table))
    put(picture, {"version": table.version + 1, **_values(changes.table)})
    if changes.view:
        put(picture.setdefault("view", {}), _values(changes.view))
    picture |= {"number": changes.number, "lines": whole(changes.lines), "words": changes.words}
    return msgspec.json.decode(msgspec.json.encode(picture), type=TableShown)


def put(picture: Any, changes: Mapping[str, object]) -> None:
    """Let this stand at these places of a picture; the place behind the last element of a list adds one."""
    for place, value in changes.items():
        *path, last = place.split(".")
        part = picture
        for step in path:
            part = part[int(step) if isinstance(part, list) else step]
        if isinstance(part, list):
            part[int(last) : int(last) + 1] = [value]
        else:
            part[last] = value


def _values(changes: Mapping[str, Raw]) -> dict[str, object]:
    return {place: msgspec.json.decode(value) for place, value in changes.items()}
