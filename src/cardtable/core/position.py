"""Positions as plain data: one table of fields says how a game is written and how it is read back, strictly.

A codec writes a value as plain data and reads it again; it refuses what its own `write` could not have written. A
Field ties a codec to a name. A game lists its fields once; `write_fields` and `read_fields` go through the list, and
the first field that can't be is named in the refusal. What must hold between fields is said by invariants: short
functions, each with the field that is to blame.

    def fields(players: int) -> tuple[Field, ...]:
        return Field("turn", seat(players)), Field("pot", whole(0, 99)), Field("hands", per_seat(CARDS, players))
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, Protocol

from cardtable.core.card_sets import BIT, cards_in, set_of
from cardtable.core.cards import CALLED, Card
from cardtable.core.move import IllegalState, Seat
from cardtable.core.vectors import i64, vec

type Json = dict[str, Any]


class Unreadable(Exception):
    """Data that this codec can't have written."""


class Codec[T]:
    """Both directions of one kind of value."""

    def __init__(self, write: Callable[[T], object], read: Callable[[object], T]) -> None:
        self.write: Final = write
        self.read: Final = read

    def write_all(self, values: Iterable[T]) -> list[object]:
        write = self.write
        return [write(value) for value in values]

    def read_all(self, items: Iterable[object]) -> list[T]:
        read = self.read
        return [read(item) for item in items]


class Choice[T](Codec[T]):
    """One of some values, each written by its name. A row of them, such as cards, is looked up in one go."""

    def __init__(self, values: Mapping[str, T]) -> None:
        super().__init__(lambda value: self._names[value], self._read)
        self._values: Final = values
        self._names: Final = {value: name for name, value in values.items()}

    def write_all(self, values: Iterable[T]) -> list[object]:
        names = self._names
        return [names[value] for value in values]

    def read_all(self, items: Iterable[object]) -> list[T]:
        values: Mapping[Any, T] = self._values
        try:
            return [values[item] for item in items]
        except (KeyError, TypeError):
            raise Unreadable from None

    def _read(self, data: object) -> T:
        return self.read_all([data])[0]


class Field:
    """A named part of a position. Without `get` and `put` it is the attribute of that name."""

    def __init__(
        self,
        name: str,
        codec: Codec[Any],
        get: Callable[[Any], object] | None = None,
        put: Callable[[Any, Any], None] | None = None,
        *,
        once: str = "",
    ) -> None:
        self.name: Final = name
        self.once: Final = once
        """What it was called in older files."""
        self.codec: Final = codec
        self._get: Final = get
        self._put: Final = put

    def written(self, holder: object) -> object:
        return self.codec.write(getattr(holder, self.name) if self._get is None else self._get(holder))

    def read_onto(self, holder: object, data: Mapping[str, object]) -> None:
        value = self.value(data)
        if self._put is None:
            setattr(holder, self.name, value)
        else:
            self._put(holder, value)

    def value(self, data: Mapping[str, object]) -> Any:
        """The value that stands in the data, or a refusal with this field's name."""
        try:
            return self.codec.read(data.get(self.once if self.once in data else self.name))
        except Unreadable:
            raise IllegalState("state-field", field=self.name) from None


class Derived(Field):
    """What follows from other fields: it is written for whoever reads the data, and must agree when it is read."""

    def __init__(self, name: str, codec: Codec[Any], get: Callable[[Any], object]) -> None:
        super().__init__(name, codec, get, lambda holder, value: None)
        self._derive: Final = get

    def agrees(self, holder: object, data: Mapping[str, object]) -> bool:
        return bool(self.value(data) == self._derive(holder))


class Seated(Protocol):
    """Anything at which a number of players sit."""

    @property
    def players(self) -> int: ...


class Invariant[B]:
    """Something that always holds, and the field to blame where it doesn't."""

    def __init__(self, field: str, holds: Callable[[B], bool]) -> None:
        self.field: Final = field
        self.holds: Final = holds


def write_fields(holder: object, fields: Iterable[Field]) -> Json:
    """All fields as plain data."""
    return {field.name: field.written(holder) for field in fields}


def read_fields[B: Seated](
    data: Mapping[str, object], holder: B, fields: Iterable[Field], invariants: Iterable[Invariant[B]] = ()
) -> B:
    """The same holder with its fields, and those that every game has, as the data say; every invariant holds."""
    named = (*common(holder.players), *fields)
    for field in named:
        field.read_onto(holder, data)
    for invariant in invariants:
        require(invariant.holds(holder), invariant.field)
    for field in named:
        require(not isinstance(field, Derived) or field.agrees(holder, data), field.name)
    return holder


def require(holds: bool, field: str) -> None:
    """Refuse a field whose value can't be."""
    if not holds:
        raise IllegalState("state-field", field=field)


def whole(low: int, high: int) -> Codec[int]:
    """A whole number within bounds."""

    def read(data: object) -> int:
        if isinstance(data, int) and not isinstance(data, bool) and low <= data <= high:
            return data
        raise Unreadable

    return Codec(_as_it_is, read)


def seat(players: int) -> Codec[Seat]:
    """A seat at a table of so many."""
    number = whole(0, players - 1)
    return Codec(_as_it_is, lambda data: Seat(number.read(data)))


def choice[T](values: Mapping[str, T]) -> Codec[T]:
    """One of some values, each written by its name."""
    return Choice(values)


def one_of[T: str](values: Sequence[T]) -> Codec[T]:
    """One of some texts."""
    return choice({str(value): value for value in values})


def phase(names: Sequence[str]) -> Codec[int]:
    """A whole number, written as the name at its place."""
    return choice({name: number for number, name in enumerate(names)})


def optional[T](codec: Codec[T]) -> Codec[T | None]:
    """The same, or nothing."""

    def write(value: T | None) -> object:
        return None if value is None else codec.write(value)

    def read(data: object) -> T | None:
        return None if data is None else codec.read(data)

    return Codec(write, read)


def listed[T](codec: Codec[T], count: int | None = None) -> Codec[list[T]]:
    """A list of such values; of just so many, where a count is given."""

    def write(values: Iterable[T]) -> object:
        return codec.write_all(values)

    def read(data: object) -> list[T]:
        if isinstance(data, (list, tuple)) and (count is None or len(data) == count):
            return codec.read_all(data)
        raise Unreadable

    return Codec(write, read)


def row(codec: Codec[int], count: int | None = None) -> Codec[vec[i64]]:
    """A list that is kept as a row of machine words."""
    return converted(listed(codec, count), lambda words: list(words), lambda values: vec[i64](values))


def per_seat[T](codec: Codec[T], players: int) -> Codec[list[T]]:
    """One such value for each seat."""
    return listed(codec, players)


def converted[T, U](codec: Codec[T], write: Callable[[U], T], read: Callable[[T], U]) -> Codec[U]:
    """Values of another type that are written as this one is; `read` may raise Unreadable."""
    return Codec(lambda value: codec.write(write(value)), lambda data: read(codec.read(data)))


def fixed[T](codec: Codec[T], count: int | None = None) -> Codec[tuple[T, ...]]:
    """A list that is kept as a tuple."""
    return converted(listed(codec, count), lambda values: list(values), lambda values: tuple(values))


def bits(codec: Codec[int]) -> Codec[int]:
    """A set of such numbers as the bits of one; each of them is written once, the lowest first."""

    def read(numbers: list[int]) -> int:
        if len(set(numbers)) < len(numbers):
            raise Unreadable
        return set_of(numbers)

    return converted(listed(codec), lambda held: cards_in(held), read)


def flag_bits(count: int) -> Codec[int]:
    """The bits of a number as so many flags."""
    return converted(
        listed(FLAG, count),
        lambda held: [bool(held & BIT[place]) for place in range(count)],
        lambda flags: set_of([place for place in range(count) if flags[place]]),
    )


def record[T](fields: Mapping[str, Codec[Any]], make: Callable[..., T]) -> Codec[T]:
    """A thing with named parts: its attributes of these names, given to `make` by name."""

    def write(value: T) -> object:
        return {name: codec.write(getattr(value, name)) for name, codec in fields.items()}

    def read(data: object) -> T:
        if not isinstance(data, dict) or data.keys() != fields.keys():
            raise Unreadable
        return make(**{name: codec.read(data[name]) for name, codec in fields.items()})

    return Codec(write, read)


def _as_it_is(value: object) -> object:
    return value


def _flag(data: object) -> bool:
    if isinstance(data, bool):
        return data
    raise Unreadable


def _text(data: object) -> str:
    if isinstance(data, str):
        return data
    raise Unreadable


FLAG: Final[Codec[bool]] = Codec(_as_it_is, _flag)
TEXT: Final[Codec[str]] = Codec(_as_it_is, _text)
CARD: Final[Codec[Card]] = choice(CALLED)
CARDS: Final[Codec[list[Card]]] = listed(CARD)
"""Of the international deck; games with cards of their own have their own codecs."""


@cache
def common(players: int) -> tuple[Field, ...]:
    """The fields that every game has."""
    return Field("shuffles", whole(0, 1_000_000)), Field("left", fixed(FLAG, players))
