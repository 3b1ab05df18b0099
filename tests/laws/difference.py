"""What a law says when it fails: the game, the seat, the move, the field that differs, and both values."""

import json

import msgspec


def first_difference(one, other, path=""):
    """The first field in which two pieces of plain data differ, with both values; None where they agree."""
    if one == other:
        return None
    if isinstance(one, dict) and isinstance(other, dict):
        keys = [*one, *(key for key in other if key not in one)]
        pairs = [(f"{path}.{key}".lstrip("."), one.get(key, MISSING), other.get(key, MISSING)) for key in keys]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(f"{path}[{place}]", one[place], other[place]) for place in range(len(one))]
    else:
        return f"{path or 'the whole'} is {_short(one)} and {_short(other)}"
    return next((found for place, a, b in pairs if (found := first_difference(a, b, place))), None)


def agree(case, what, one, other, *, seat=None, move=None, by=None):
    """Assert that two things are the same, byte for byte, and say where they aren't."""
    first, second = msgspec.json.encode(one), msgspec.json.encode(other)
    if first != second:
        raise AssertionError(told(case, what, first_difference(json.loads(first), json.loads(second)), seat, move, by))


def told(case, what, fault, seat=None, move=None, by=None):
    """A fault in one line."""
    eye = "" if seat is None else f", seen by {'an onlooker' if seat == ONLOOKER else f'seat {seat}'}"
    moment = "" if move is None else f", at `{move}`{'' if by is None else f' of seat {by}'}"
    return f"{case}{eye}{moment}: {what}: {fault}"


def _short(value):
    text = json.dumps(value, ensure_ascii=False) if value is not MISSING else "missing"
    return text if len(text) <= MOST_LETTERS else f"{text[:MOST_LETTERS]}…"


MISSING = object()
MOST_LETTERS = 200
ONLOOKER = "onlooker"
"""How an eye that belongs to no seat is handed over."""
