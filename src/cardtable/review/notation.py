"""Plain data as one short text that can stand in an address: numbers, words, lists and named parts. Knows no game.

    6            a number                      (3,4,5)            a list
    7♠           a word                        (bid=80,bidder=2)  named parts
    '6'          a word that looks like more   ~  *  !            nothing, yes, no

Every value has just one written form, and `read` refuses whatever `write` could not have written.
"""

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from cardtable.core.move import Refused

NUMBER: Final = re.compile(r"-?\d+")
WORD: Final = re.compile(r"[^;=,()'~*!@%/?#\s]+")
CONSTANTS: Final = {"~": None, "*": True, "!": False}
LONGEST_NUMBER: Final = 7
DEEPEST: Final = 8


class Misread(Refused):
    """A text that nobody wrote by these rules."""

    def __init__(self, text: str) -> None:
        super().__init__("scenario-unreadable", text=text[:40])

    def __reduce__(self) -> tuple[Callable[[], "Misread"], tuple[()]]:
        return partial(Misread, str(self.sentence.facts["text"])), ()


def write(value: Any) -> str:
    """Plain data as a text."""
    match value:
        case None:
            return "~"
        case bool():
            return "*" if value else "!"
        case int():
            return str(value)
        case str():
            return value if _is_bare(value) else "'" + value.replace("'", "''") + "'"
        case Mapping():
            return f"({parts(value, ',') or '='})"
        case _:
            return f"({','.join(write(item) for item in value)})"


def parts(named: Mapping[str, Any], between: str) -> str:
    """Named parts, one after the other."""
    return between.join(f"{name}={write(value)}" for name, value in named.items())


def read(text: str) -> Any:
    """The value that was written so."""
    reader = Reader(text)
    value = reader.value()
    reader.end()
    return value


class Reader:
    """Goes along a text once."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.at: int = 0
        self.depth: int = 0

    def named(self, between: str) -> dict[str, Any]:
        """Named parts up to where none follows."""
        found: dict[str, Any] = {}
        while True:
            name = self._word()
            self.take("=")
            if name in found:
                raise Misread(name)
            found[name] = self.value()
            if not self.meets(between):
                return found
            self.take(between)

    def value(self) -> Any:
        for sign, constant in CONSTANTS.items():
            if self.meets(sign):
                self.take(sign)
                return constant
        if self.meets("("):
            return self._group()
        if self.meets("'"):
            return self._quoted()
        word = self._word()
        return _number(word) if NUMBER.fullmatch(word) else word

    def meets(self, sign: str) -> bool:
        return self.text.startswith(sign, self.at)

    def take(self, sign: str) -> None:
        if not self.meets(sign):
            raise self._misread()
        self.at += len(sign)

    def end(self) -> None:
        if self.at < len(self.text):
            raise self._misread()

    def _group(self) -> Any:
        self.depth += 1
        if self.depth > DEEPEST:
            raise self._misread()
        self.take("(")
        group = self._inside()
        self.take(")")
        self.depth -= 1
        return group

    def _inside(self) -> Any:
        """A list, or named parts, which begin with a name; without any parts, with the sign after it."""
        if self.meets(")"):
            return []
        if self.meets("="):
            self.take("=")
            return {}
        word = WORD.match(self.text, self.at)
        if word is not None and self.text.startswith("=", word.end()):
            return self.named(",")
        values = [self.value()]
        while self.meets(","):
            self.take(",")
            values.append(self.value())
        return values

    def _quoted(self) -> str:
        self.take("'")
        found = ""
        while not self.meets("'") or self.text.startswith("''", self.at):
            if self.at >= len(self.text):
                raise Misread(self.text)
            found += self.text[self.at]
            self.at += 2 if self.meets("'") else 1
        self.take("'")
        if _is_bare(found):
            raise Misread(found)
        return found

    def _misread(self) -> Misread:
        """What can't be read: the rest of the text, or all of it where it ends too early."""
        return Misread(self.text[self.at :] or self.text)

    def _word(self) -> str:
        found = WORD.match(self.text, self.at)
        if found is None:
            raise self._misread()
        self.at = found.end()
        return found.group()


def _is_bare(word: str) -> bool:
    return WORD.fullmatch(word) is not None and NUMBER.fullmatch(word) is None


def _number(word: str) -> int:
    if len(word) > LONGEST_NUMBER or str(int(word)) != word:
        raise Misread(word)
    return int(word)
