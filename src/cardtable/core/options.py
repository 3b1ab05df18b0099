"""House rules and table settings as typed sets with defaults. Declarations only: they stay interpreted.

A set of options is a frozen dataclass whose fields are Literals or Annotated[int, Range(…)], each with a default. A
house rule whose name is a word of Python's own has a field with an underscore behind it: `pass_` is the option `pass`.
"""

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, fields
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from cardtable.core.move import Refused

type Value = int | str


@dataclass(frozen=True)
class Range:
    """The whole numbers from low to high."""

    low: int
    high: int


@dataclass(frozen=True)
class Options:
    """What a set of options inherits; a game without house rules uses it as it is."""

    def check(self) -> None:
        """Refuse combinations that make no sense."""


@dataclass(frozen=True)
class Option:
    """One house rule: its name, its default, the values it may have, and the field that holds it."""

    name: str
    default: Value
    values: tuple[Value, ...]
    field: str


_KNOWN: dict[type[Options], tuple[Option, ...]] = {}
"""What was read from declarations: they don't change."""


def options_of(kind: type[Options]) -> tuple[Option, ...]:
    """The house rules of a set, in the order of their declaration."""
    if kind not in _KNOWN:
        hints = get_type_hints(kind, include_extras=True)
        _KNOWN[kind] = tuple(Option(_name(f), _default(f), tuple(_values(hints[f.name])), f.name) for f in fields(kind))
    return _KNOWN[kind]


def read_options[O: Options](kind: type[O], given: Mapping[str, object]) -> O:
    """The set with what was given in place of its defaults, or a refusal that names what is possible."""
    known = {option.name: option for option in options_of(kind)}
    for name, value in given.items():
        if name not in known:
            raise Refused("option-unknown", option=str(name)[:40], options=", ".join(known))
        if not _is_one_of(value, known[name].values):
            raise Refused("option-value", option=name, value=str(value)[:40], values=_listed(known[name].values))
    options = kind(**{known[name].field: value for name, value in given.items()})
    options.check()
    return options


def written(options: Options) -> dict[str, Value]:
    """The set as plain data."""
    return {option.name: getattr(options, option.field) for option in options_of(type(options))}


def _name(field: "Field[Any]") -> str:
    return field.name.removesuffix("_")


def _default(field: "Field[Any]") -> Value:
    if field.default is MISSING:
        raise TypeError(f"the option {field.name} has no default")
    value: Value = field.default
    return value


def _values(hint: Any) -> list[Value]:
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if get_origin(hint) is Annotated:
        return [v for part in get_args(hint)[1:] for v in range(part.low, part.high + 1)]
    return [v for part in get_args(hint) for v in _values(part)]


def _is_one_of(value: object, values: tuple[Value, ...]) -> bool:
    return value in values and type(value) is type(values[values.index(value)])


def _listed(values: tuple[Value, ...]) -> str:
    numbers = [v for v in values if isinstance(v, int)]
    spans = [f"{numbers[0]}–{numbers[-1]}"] if len(numbers) > 5 else [str(v) for v in numbers]
    return ", ".join([*spans, *(str(v) for v in values if isinstance(v, str))])
