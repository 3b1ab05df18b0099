"""What differs between two pictures: the places where something else stands now, encoded as fields of a message.

A place is a path of names and numbers: `result.scores.1` is the second of the scores. Where one element of a list alone
is new, or stands behind those that were there, the path leads to it; where more of them differ, to the whole list.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

type Fields = dict[str, object]
"""Values by their names."""
type Chunks = list[bytes]
"""What stands at places, each with its name, as parts of a message."""

ABSENT: Final = object()
LISTS: Final = (tuple, list)
NOWHERE: Final = -1

_encode: Final = msgspec.json.Encoder().encode


def chunks(fields: Fields) -> Chunks:
    return [chunk(name, value) for name, value in fields.items()]


def differences(before: Fields, now: Fields) -> Chunks:
    """Every place where something else stands now; the fields stay the same, or get more."""
    found: Chunks = []
    for name, value in now.items():
        old = before.get(name, ABSENT)
        if old is not value and old != value:
            _differ(found, name, old, value)
    return found


def chunk(place: str, value: object) -> bytes:
    return _name(place) + _encode(value)


def _differ(found: Chunks, place: str, before: object, now: object) -> None:
    if isinstance(now, LISTS) and isinstance(before, LISTS):
        index = _only_new(before, now)
        if index != NOWHERE:
            old = before[index] if index < len(before) else ABSENT
            _differ(found, f"{place}.{index}", old, now[index])
            return
    elif type(before) is type(now) and hasattr(now, "__dataclass_fields__"):
        old_fields = vars(before)
        for name, value in vars(now).items():
            if old_fields[name] != value:
                _differ(found, f"{place}.{name}", old_fields[name], value)
        return
    found.append(chunk(place, now))


def _only_new(before: Sequence[object], now: Sequence[object]) -> int:
    """The index of the only element that is new, if there is just one."""
    size = len(before)
    index = size if len(now) == size + 1 else NOWHERE
    if index == NOWHERE and len(now) != size:
        return NOWHERE
    for at in range(size):
        if before[at] != now[at]:
            if index != NOWHERE:
                return NOWHERE
            index = at
    return index


@lru_cache(4096)
def _name(place: str) -> bytes:
    return b'"%s":' % place.encode()
