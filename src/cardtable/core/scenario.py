"""Described positions: what a person may leave unsaid or say in several ways, brought into one form. Knows no game."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cardtable.core.move import IllegalState
from cardtable.core.position import Json


def refuse_unknown(described: Json, keys: Iterable[str]) -> None:
    """Refuse a key that says nothing."""
    for name in described:
        if name not in keys:
            raise IllegalState("state-field", field=str(name)[:40])


def spoken_of(said: Json, names: Iterable[str]) -> int | None:
    """How many players the first of these lists speaks of."""
    for name in names:
        if isinstance(said.get(name), list | tuple):
            return len(said[name])
    return None


def by_seat(given: Any, players: int, unsaid: Any = None) -> list[Any]:
    """A value for each seat, from a list for all of them or from a mapping of some; nothing said is nothing said."""
    if given is None:
        return [unsaid] * players
    if isinstance(given, Mapping):
        return [given.get(seat, unsaid) for seat in range(players)]
    return [unsaid if value is None else value for value in given]


def flags(given: Sequence[Any], players: int) -> list[bool]:
    """Yes or no for each seat, given as such or as the seats for which it is yes."""
    if any(isinstance(value, bool) for value in given):
        return list(given)
    return [seat in given for seat in range(players)]
