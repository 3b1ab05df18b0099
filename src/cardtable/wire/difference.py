"""What differs between two pictures: the places where something else stands now, and what stands there.

A place is a path of names and numbers: `result.scores.1` is the second of the scores. Where one element of a list alone
is new, or stands behind those that were there, the path leads to it; where more of them differ, to the whole list.
"""

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple

from cardtable.core.sentence import Sentence

type Fields = dict[str, object]
"""Values by their names, or by places."""

ABSENT: Final = object()
NOWHERE: Final = -1


def differences(before: Fields, now: Fields) -> Fields:
    """Every place where something else stands now; the fields stay the same, or get more."""
    found: Fields = {}
    for name, value in now.items():
        _differ(found, name, before.get(name, ABSENT), value)
    return found


def differences_of(before: Struct, now: Struct) -> Fields:
    """The same for two values of one kind, field by field."""
    found: Fields = {}
    _differ_in_fields(found, "", before, now)
    return found


def _differ(found: Fields, place: str, before: object, now: object) -> None:
    if now is before or now == before:
        return
    if isinstance(now, (int, str)):
        found[place] = now
    elif isinstance(now, tuple):
        _differ_in_row(found, place, before, now)
    elif isinstance(now, list):
        _differ_in_row(found, place, before, tuple(now))
    elif type(before) is type(now) and hasattr(now, "__struct_fields__"):
        _differ_in_value(found, place, before, now)
    else:
        found[place] = now


def _differ_in_value(found: Fields, place: str, before: Any, now: Any) -> None:
    """Mostly it is a sentence, which says the same of something else, or something else."""
    if type(now) is not Sentence:
        _differ_in_fields(found, place + ".", before, now)
    elif now.code == before.code:
        found[place + ".facts"] = now.facts
    else:
        found[place] = now


def _differ_in_fields(found: Fields, place: str, before: Any, now: Any) -> None:
    """All values of each at once: to ask for one after the other by its name takes three times as long."""
    names: tuple[str, ...] = now.__struct_fields__
    old: tuple[object, ...] = astuple(before)
    new: tuple[object, ...] = astuple(now)
    for at in range(len(names)):
        if old[at] is not new[at]:
            _differ(found, place + names[at], old[at], new[at])


def _differ_in_row(found: Fields, place: str, before: object, now: tuple[object, ...]) -> None:
    old = before if isinstance(before, tuple) else tuple(before) if isinstance(before, list) else None
    index = NOWHERE if old is None else _only_new(old, now)
    if old is None or index == NOWHERE:
        found[place] = now
    else:
        _differ(found, f"{place}.{index}", old[index] if index < len(old) else ABSENT, now[index])


def _only_new(before: tuple[object, ...], now: tuple[object, ...]) -> int:
    """The index of the only element that is new, if there is just one."""
    size = len(before)
    index = size if len(now) == size + 1 else NOWHERE
    if index == NOWHERE and len(now) != size:
        return NOWHERE
    for at in range(size):
        if before[at] is not now[at] and before[at] != now[at]:
            if index != NOWHERE:
                return NOWHERE
            index = at
    return index
