"""What is made, compared and written down many times a move: views and their parts, sentences, lines of the log.

These are structs of msgspec, which core knows for this alone: a struct is made in a fraction of the time of a
dataclass, compared and written without a line of Python, and, since no value holds itself, none of the garbage
collector's business. How a value looks on a wire is wire's affair.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, StructMeta, field
from msgspec.structs import asdict, fields

__all__ = ["Fact", "Sentence", "Shown", "Value", "asdict"]


class Value(Struct, frozen=True, gc=False):
    """A value with named fields, which is never changed."""


type Fact = int | str


class Sentence(Value, frozen=True):
    """Something to be said to people.

    A fact whose name begins with `player` holds a seat and is spoken as that player's name; one whose name begins with
    `card` holds cards in their written form, separated by blanks, and is spoken as the game names its cards.
    """

    code: str
    facts: dict[str, Fact] = field(default_factory=dict)


class _Kind(StructMeta):
    """A struct can inherit from one with fields. Of several it inherits from the last, and has the others' fields."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **config: Any) -> type:
        *others, base = bases
        if others:
            mixed = {field: kind for other in reversed(others) for field, kind in _declared(other, base)}
            namespace = {**namespace, "__annotations__": mixed | namespace.get("__annotations__", {})}
        return super().__new__(cls, name, (base,), namespace, **config)


def _declared(kind: Any, besides: Any) -> Iterator[tuple[str, Any]]:
    """The fields of a struct that another one lacks."""
    held = besides.__struct_fields__
    return ((field.name, field.type) for field in fields(kind) if field.name not in held)


class Shown(Struct, metaclass=_Kind, gc=False):
    """A part of what is shown of a game: filled in field by field, and not changed any more once it was shown."""
