"""What those at a table are sent: a snapshot when they come, and after it only what changed.

A picture holds the values of all fields; the next one is compared with it, and what differs is encoded: what all share
in one go for all, what is a chair's own in one go for that chair. So a snapshot and all changes after it make just the
snapshot that would be sent now.
"""

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from cardtable.core.view import Own, Shared
from cardtable.server.rooms.snapshot import clocks, own
from cardtable.table.log import Line, Word, log_for
from cardtable.table.table import Table
from cardtable.wire.difference import Fields, differences, differences_of
from cardtable.wire.lines import shortened
from cardtable.wire.messages import ClockShown

NOTHING: Final[Fields] = {}

_encode: Final = msgspec.json.Encoder().encode

OUTSIDE: Final[Fields] = {
    "you": None,
    "question": None,
    "clocks": [],
    "lines": [],
    "words": [],
    "seed": None,
    "nonces": [],
}
"""What whoever waits outside sees in place of what is told inside; and no view."""


class Picture:
    """What a chair was shown last, beside what all share."""

    def __init__(self, table: Fields, view: Own | None) -> None:
        self.table: Final = table
        self.view: Final = view


class Broadcast:
    def __init__(self, table: Table) -> None:
        self.number: int = 0
        """The number of the last picture."""
        self._table: Final = table
        self._arranged: tuple[int, int, bool] | None = None
        """When the surroundings were last looked at."""
        self._surroundings: Fields = NOTHING
        self._version: int = 0
        self._clocks: list[ClockShown] = []
        self._view: Shared | None = None
        self._pictures: dict[int | None, Picture] = {}
        self._lines: int = 0
        self._words: int = 0
        self._changes: dict[int | None, bytes] = {}

    def look(self, chairs: Iterable[int | None], now: float, presence: int, around: Callable[[], Fields]) -> None:
        """Take the next picture for those who sit on these chairs; what is around the game is asked for only when the
        table was arranged anew, or others are present."""
        self.number += 1
        table: Fields = {}
        arranged = (self._table.arranged, presence, self._table.phase == "over")
        if arranged != self._arranged:
            fresh = around()
            table = differences(self._surroundings, fresh)
            self._surroundings, self._arranged = fresh, arranged
        if self._table.version != self._version + 1:
            table["version"] = self._table.version
        self._version = self._table.version
        running = clocks(self._table, now)
        if running != self._clocks:
            table["clocks"] = self._clocks = running
        self._look_in(chairs, table)

    def _look_in(self, chairs: Iterable[int | None], table: Fields) -> None:
        """What each of them sees of the game, and is told; and what has changed of it, and of what lies around."""
        seen, self._view = self._view, None if self._table.state is None else self._table.shared()
        news = News(self, table, seen, self._view, self._table.lines[self._lines :], self._words)
        before, self._pictures, self._changes = self._pictures, {}, {}
        for chair in chairs:
            picture = self._pictures[chair] = self._look_from(chair)
            if chair in before:
                self._changes[chair] = news.of(chair, before[chair], picture)
        self._lines, self._words = len(self._table.lines), len(self._table.words)

    def snapshot(self, chair: int | None, *, lines: int, words: int) -> bytes:
        """The whole picture for a chair that was looked from."""
        picture = self._pictures[chair]
        seat = None if chair is None else self._table.seat_of(chair)
        told: Fields = {"clocks": self._clocks, "lines": log_for(self._table.lines[lines:], seat)}
        whole = self._beginning() | self._surroundings | picture.table | told | {"words": self.said(chair, words)}
        if self._view is not None:
            whole["view"] = _fields(self._view) | _fields(picture.view)
        return _encode(whole)

    def doorstep(self) -> bytes:
        """The table for somebody who waits to be let in where nobody looks on: who sits there, and nothing else."""
        return _encode(self._beginning() | self._surroundings | OUTSIDE)

    def changes(self, chair: int | None) -> bytes | None:
        """What has changed for a chair since the picture before; None if it wasn't looked from then."""
        return self._changes.get(chair)

    def told(self, chair: int | None, lines: list[Line]) -> bytes:
        """Lines of the log as whoever sits there may read them, in short."""
        return _encode(shortened(lines, None if chair is None else self._table.seat_of(chair)))

    def said(self, chair: int | None, since: int) -> list[Word]:
        """The chat from a word on; it belongs to those who sit here, unless the table shares it."""
        may_read = chair is not None or self._table.settings.chat == "all"
        return self._table.words[since:] if may_read else []

    def has_new_words(self, since: int) -> bool:
        return len(self._table.words) > since

    def _beginning(self) -> Fields:
        return {"type": "table", "number": self.number, "version": self._version}

    def _look_from(self, chair: int | None) -> Picture:
        seat = None if chair is None else self._table.seat_of(chair)
        return Picture(own(self._table, chair, seat), None if self._table.state is None else self._table.own(seat))


class News:
    """What has changed between two pictures; what all share of it is encoded once."""

    def __init__(
        self, to: Broadcast, table: Fields, seen: Shared | None, view: Shared | None, lines: list[Line], words: int
    ) -> None:
        self._to: Final = to
        self._head: Final = b'{"type":"changes","number":%d' % to.number
        self._seen: Final = seen
        self._view: Final = view
        self._is_shared: Final = frozenset(_names(view))
        self._of_table: Final = Part(b',"table":{', table)
        self._of_view: Final = Part(b',"view":{', _differences(seen, view))
        self._new: Final = lines
        self._words: Final = words
        self._is_open: Final = all(line.event.secret is None for line in lines)
        """Whether everybody is told the same."""
        self._lines: Final = b',"lines":' + to.told(None, lines) if lines else b""
        self._is_chat: Final = to.has_new_words(words)

    def of(self, chair: int | None, before: Picture, now: Picture) -> bytes:
        """The message that tells a chair all of it."""
        return b"".join((
            self._head,
            self._of_table.and_own(differences(before.table, now.table)),
            self._view_of(before.view, now.view),
            self._lines if self._is_open else b',"lines":' + self._to.told(chair, self._new),
            b',"words":' + _encode(self._to.said(chair, self._words)) if self._is_chat else b"",
            b"}",
        ))  # fmt: skip

    def _view_of(self, before: Own | None, now: Own | None) -> bytes:
        """Where a chair's own part says more of something than the shared one, that counts."""
        if type(before) is type(now) and self._is_shared.isdisjoint(_names(now)):
            return self._of_view.and_own(_differences(before, now))
        was, is_now = _fields(self._seen) | _fields(before), _fields(self._view) | _fields(now)
        return Part(b',"view":{', differences(was, is_now)).shared


class Part:
    """A part of a message: what all are told alike, and what is added for one of them."""

    def __init__(self, name: bytes, shared: Fields) -> None:
        self._name: Final = name
        self._end: Final = _encode(shared)[1:] if shared else b"}"
        self.shared: Final = name + self._end if shared else b""

    def and_own(self, own: Fields) -> bytes:
        if not own:
            return self.shared
        beginning = self._name + _encode(own)[1:-1]
        return beginning + b"," + self._end if self.shared else beginning + self._end


def _differences(before: object, now: object) -> Fields:
    if type(before) is type(now) and now is not None:
        return differences_of(before, now)
    return differences(_fields(before), _fields(now))


def _names(part: object) -> tuple[str, ...]:
    """What a part of a view speaks of."""
    names: tuple[str, ...] = getattr(part, "__match_args__", ())
    return names


def _fields(part: object) -> Fields:
    return NOTHING if part is None else vars(part)
