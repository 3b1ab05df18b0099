"""Reading plain data strictly: each function returns one field, or refuses with the field's name."""

from collections.abc import Mapping

from cardtable.core.move import IllegalState

type Data = Mapping[str, object]


def whole(data: Data, field: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    return _whole(data.get(field), field, low, high)


def wholes(data: Data, field: str, low: int, high: int, count: int | None = None) -> list[int]:
    """A list of whole numbers within bounds."""
    return [_whole(item, field, low, high) for item in _list(data.get(field), field, count)]


def lists_of_wholes(data: Data, field: str, low: int, high: int, count: int) -> list[list[int]]:
    """A list of such lists."""
    rows = _list(data.get(field), field, count)
    return [[_whole(item, field, low, high) for item in _list(row, field, None)] for row in rows]


def texts(data: Data, field: str, count: int | None = None) -> list[str]:
    """A list of strings."""
    return [_text(item, field) for item in _list(data.get(field), field, count)]


def lists_of_texts(data: Data, field: str, count: int | None = None) -> list[list[str]]:
    """A list of such lists."""
    rows = _list(data.get(field), field, count)
    return [[_text(item, field) for item in _list(row, field, None)] for row in rows]


def text(data: Data, field: str) -> str:
    return _text(data.get(field), field)


def flag(data: Data, field: str) -> bool:
    return _flag(data.get(field), field)


def flags(data: Data, field: str, count: int) -> list[bool]:
    return [_flag(item, field) for item in _list(data.get(field), field, count)]


def require(holds: bool, field: str) -> None:
    """Refuse a field whose value can't be."""
    if not holds:
        raise IllegalState("state-field", field=field)


def _whole(value: object, field: str, low: int, high: int) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    raise IllegalState("state-field", field=field)


def _list(value: object, field: str, count: int | None) -> list[object]:
    if isinstance(value, list | tuple) and (count is None or len(value) == count):
        return list(value)
    raise IllegalState("state-field", field=field)


def _text(value: object, field: str) -> str:
    if isinstance(value, str):
        return value
    raise IllegalState("state-field", field=field)


def _flag(value: object, field: str) -> bool:
    if isinstance(value, bool):
        return value
    raise IllegalState("state-field", field=field)
