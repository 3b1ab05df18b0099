"""Moves, what is thought of them, and what comes of them. Knows no rules."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar, Final, NewType

from mypy_extensions import mypyc_attr

from cardtable.core.sentence import Fact, Sentence, say

Seat = NewType("Seat", int)


class Move:
    """Something a player may do. A move is its written form: moves written alike are equal.

    No ABC, whose metaclass would be asked for each case of a `match` that doesn't fit.
    """

    by_table: ClassVar[bool] = False
    """Only the table may make this move, in place of a player who is silent or absent."""

    @abstractmethod
    def __str__(self) -> str: ...

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


class Word(Move):
    """A move of a single word, which is its name."""

    def __init__(self) -> None:
        self._written: Final = type(self).__name__.lower()

    def __str__(self) -> str:
        return self._written


class Ready(Word):
    """Yes, go on with the next round."""


READY: Final = Ready()


class Refused(Exception):
    """A no, as a sentence that says why and what would work."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.sentence: Final = say(code, **facts)

    def __reduce__(self) -> tuple[Callable[[], "Refused"], tuple[()]]:
        """It may come from another process."""
        return partial(type(self), self.sentence.code, **self.sentence.facts), ()


class IllegalMove(Refused):
    """A move that the rules don't allow, or that can't be read."""


class Incomplete(IllegalMove):
    """A draft that is right so far and only lacks something: what would complete it."""


class IllegalState(Refused):
    """A description of a game that can't be one."""


class NotFound(Refused):
    """There is nothing under this name."""


class Forbidden(Refused):
    """Not from here, or not for you."""


class TooOften(Refused):
    """Later, for it was too much."""


class Unavailable(Refused):
    """Later, for it can't be done now."""


class Checked[M: Move = Any]:
    """A legal move in its canonical form, and what it means."""

    def __init__(self, move: M, means: Sentence) -> None:
        self.move: Final = move
        self.means: Final = means


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened: what everybody may know of it, and what only some may."""

    def __init__(self, seen: Sentence, secret: Sentence | None = None, knowers: tuple[Seat, ...] = ()) -> None:
        self.seen: Final = seen
        self.secret: Final = secret
        self.knowers: Final = knowers

    def told_to(self, seat: Seat | None) -> Sentence:
        """The form of this event for one seat, or for an onlooker."""
        return self.secret if self.secret is not None and seat in self.knowers else self.seen


MOST_LETTERS: Final = 1000
"""No written move is longer."""


def parse_by_verb[M: Move](text: str, verbs: Mapping[str, Callable[[str], M]]) -> M:
    """Read a written move: a verb of the table, and what stands behind it; a semicolon ends a word, too. A card that
    can't be read is a move that can't."""
    if text in verbs:
        return _read(verbs[text], "")
    words = text.replace(";", " ; ").split(maxsplit=1) if len(text) <= MOST_LETTERS else []
    make = verbs.get(words[0].lower()) if words else None
    if make is None:
        raise IllegalMove("move-unknown", text=text[:40], moves=", ".join(sorted(verbs)))
    return _read(make, words[1] if len(words) > 1 else "")


def _read[M: Move](make: Callable[[str], M], rest: str) -> M:
    try:
        return make(rest)
    except IllegalMove:
        raise
    except Refused as refusal:
        raise IllegalMove(refusal.sentence.code, **refusal.sentence.facts) from None


def bare[T](move: T) -> Callable[[str], T]:
    """The reader of a move, or of a part of one, that has nothing behind its verb."""

    def read(rest: str) -> T:
        if rest:
            raise IllegalMove("move-takes-nothing", text=str(move), rest=rest[:40])
        return move

    return read
