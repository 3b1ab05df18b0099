"""What differs between two pictures: the places where something else stands now, and what stands there.

A place is a path of names and numbers: `result.scores.1` is the second of the scores. Where one element of a list alone
is new, or stands behind those that were there, the path leads to it; where more of them differ, to the whole list.
"""

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple
from mypy_extensions import mypyc_attr

from cardtable.core.sentence import Sentence

type Fields = dict[str, object]
"""Values by their names, or by places."""

ABSENT: Final = object()
NOWHERE: Final = -1
EVERYWHERE: Final = -2
_values: Final = astuple
"""Kept at hand: a name that is imported from what isn't compiled is looked up each time."""
_STEPS: Final = [f".{index}" for index in range(64)]
"""Nearly all that lead to an element, made once."""


@mypyc_attr(acyclic=True)
class Unpacked:
    """A value of which all fields were read at once, which takes a third of the time of one after the other by name;
    nothing at all has none."""

    def __init__(self, value: Struct | None) -> None:
        self.kind: Final[object] = type(value)
        self.names: Final[tuple[str, ...]] = () if value is None else value.__struct_fields__
        self.values: Final[tuple[object, ...]] = () if value is None else _values(value)

    def fields(self) -> Fields:
        return dict(zip(self.names, self.values, strict=True))


def differences(before: Fields, now: Fields) -> Fields:
    """Every place where something else stands now; the fields stay the same, or get more."""
    found: Fields = {}
    for name, value in now.items():
        _differ(found, name, before.get(name, ABSENT), value)
    return found


def differences_of(before: Unpacked, now: Unpacked) -> Fields:
    """The same for two values, of one kind or not."""
    if before.kind is not now.kind:
        return differences(before.fields(), now.fields())
    found: Fields = {}
    _differ_in_fields(found, "", now.names, before.values, now.values)
    return found


def _differ(found: Fields, place: str, before: object, now: object) -> None:
    """Rows and structs are looked through without being compared first, which would be done twice then."""
    if now is before:
        return
    if isinstance(now, tuple):
        _differ_in_row(found, place, before, now)
    elif isinstance(now, list):
        _differ_in_row(found, place, before, tuple(now))
    elif isinstance(now, (int, str)) or type(before) is not type(now):
        if now != before:
            found[place] = now
    else:
        _differ_in_value(found, place, before, now)


def _differ_in_value(found: Fields, place: str, before: Any, now: Any) -> None:
    """Mostly it is a sentence, which says the same of something else, or something else."""
    if type(now) is Sentence:
        if now.code != before.code:
            found[place] = now
        elif (facts := now.facts) != before.facts:
            found[place + ".facts"] = facts
    elif hasattr(now, "__struct_fields__"):
        _differ_in_fields(found, place + ".", now.__struct_fields__, _values(before), _values(now))
    elif now != before:
        found[place] = now


def _differ_in_fields(
    found: Fields, place: str, names: tuple[str, ...], before: tuple[object, ...], now: tuple[object, ...]
) -> None:
    for at in range(len(names)):
        if before[at] is not now[at]:
            _differ(found, place + names[at], before[at], now[at])


def _differ_in_row(found: Fields, place: str, before: object, now: tuple[object, ...]) -> None:
    old = before if isinstance(before, tuple) else tuple(before) if isinstance(before, list) else None
    index = EVERYWHERE if old is None else _only_new(old, now)
    if old is None or index == EVERYWHERE:
        found[place] = now
    elif index != NOWHERE:
        step = _STEPS[index] if index < len(_STEPS) else f".{index}"
        _differ(found, place + step, old[index] if index < len(old) else ABSENT, now[index])


def _only_new(before: tuple[object, ...], now: tuple[object, ...]) -> int:
    """The index of the only element that is new, if just one is."""
    size = len(before)
    index = size if len(now) == size + 1 else NOWHERE
    if index == NOWHERE and len(now) != size:
        return EVERYWHERE
    for at in range(size):
        if before[at] is not now[at] and before[at] != now[at]:
            if index != NOWHERE:
                return EVERYWHERE
            index = at
    return index
