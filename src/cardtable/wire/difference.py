"""What differs between two pictures: the places where something else stands now, and what stands there.

A place is a path of names and numbers: `result.scores.1` is the second of the scores. Where one element of a list alone
is new, or stands behind those that were there, the path leads to it; where more of them differ, to the whole list.
"""

from collections.abc import Sequence
from typing import Any, Final

type Fields = dict[str, object]
"""Values by their names, or by places."""

ABSENT: Final = object()
NOWHERE: Final = -1


def differences(before: Fields, now: Fields) -> Fields:
    """Every place where something else stands now; the fields stay the same, or get more."""
    found: Fields = {}
    for name, value in now.items():
        old = before.get(name, ABSENT)
        if old is not value:
            _differ(found, name, old, value)
    return found


def differences_of(before: object, now: object) -> Fields:
    """The same for two values of one kind, field by field."""
    found: Fields = {}
    _differ_in_fields(found, "", before, now)
    return found


def _differ(found: Fields, place: str, before: object, now: object) -> None:
    """Most of what is compared are numbers, words and lists of them."""
    if isinstance(now, (int, str)):
        if now != before:
            found[place] = now
    elif isinstance(now, (tuple, list)):
        if now != before:
            _differ_in_list(found, place, before, now)
    elif type(before) is type(now) and hasattr(now, "__dataclass_fields__"):
        _differ_in_fields(found, place + ".", before, now)
    elif now != before:
        found[place] = now


def _differ_in_fields(found: Fields, place: str, before: object, now: Any) -> None:
    """Their dictionaries would have to be made for that, which takes longer than to ask for each field."""
    for name in now.__match_args__:
        old, value = getattr(before, name), getattr(now, name)
        if old is not value:
            _differ(found, place + name, old, value)


def _differ_in_list(found: Fields, place: str, before: object, now: Sequence[object]) -> None:
    if isinstance(before, (tuple, list)):
        index = _only_new(before, now)
        if index != NOWHERE:
            _differ(found, f"{place}.{index}", before[index] if index < len(before) else ABSENT, now[index])
            return
    found[place] = now


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
