"""Who is at a table on one server, as the others are told it. Knows devices by the hashes of their tokens."""

from collections.abc import Iterable
from functools import reduce

import msgspec


class Presence(msgspec.Struct, frozen=True, omit_defaults=True):
    here: frozenset[str] = frozenset()
    """Devices with a connection."""
    onlookers: int = 0
    screens: int = 0
    asking: dict[str, int] = {}
    """Who waits for consent to come back, and for which chair."""
    expected: frozenset[str] = frozenset()
    """Who was let in just now, and is on the way from the door."""


NOBODY = Presence()


def together(presences: Iterable[Presence]) -> Presence:
    """Who is there on any of several servers."""
    return reduce(_and, presences, NOBODY)


def _and(one: Presence, other: Presence) -> Presence:
    return Presence(
        one.here | other.here,
        one.onlookers + other.onlookers,
        one.screens + other.screens,
        one.asking | other.asking,
        one.expected | other.expected,
    )
