"""What those at a table are sent: a snapshot when they come, and after it only what changed.

Each part of a table is encoded once for each picture, and compared with the bytes of the picture before; what all share
is encoded once for all, what is a chair's own once for each chair. So a snapshot and all changes after it make just the
snapshot that would be sent now.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from cardtable.server.rooms.snapshot import Fields, IsConnected, moment, own, surroundings, view_fields
from cardtable.table.log import Line
from cardtable.table.table import Table

type Parts = dict[str, bytes]

_encode = msgspec.json.Encoder().encode

INSIDE: Final[Parts] = {
    "you": b"null",
    "question": b"null",
    "clocks": b"[]",
    "lines": b"[]",
    "words": b"[]",
    "seed": b"null",
    "nonces": b"[]",
}
"""What whoever waits outside is not shown, beside the view."""


class Broadcast:
    def __init__(self, table: Table) -> None:
        self.number: int = 0
        """The number of the last picture."""
        self._table: Final = table
        self._arranged: tuple[int, ...] = ()
        """When the surroundings were last looked at."""
        self._surroundings: Parts = {}
        self._moment: Parts = {}
        self._own: dict[int | None, Parts] = {}
        self._views: dict[int | None, Parts] = {}
        self._lines: int = 0
        self._words: int = 0
        self._changes: dict[int | None, bytes] = {}

    def look(
        self,
        chairs: Iterable[int | None],
        connected: IsConnected,
        now: float,
        *,
        onlookers: int,
        asking: list[int],
        hurried: bool,
        presence: int,
    ) -> None:
        """Take the next picture for those who sit on these chairs."""
        self.number += 1
        arranged = (self._table.arranged, presence, self._table.phase == "over")
        shared: Parts = {}
        if arranged != self._arranged:
            fresh = _encoded(surroundings(self._table, connected, onlookers, asking) | {"hurried": hurried})
            shared |= _changed(self._surroundings, fresh)
            self._surroundings, self._arranged = fresh, arranged
        fresh = _encoded(moment(self._table, now))
        shared |= _changed(self._moment, fresh)
        self._moment = fresh
        self._changes = {}
        seen, self._own, self._views, before = self._views, {}, {}, self._own
        for chair in chairs:
            self._look_from(chair, shared, before.get(chair), seen.get(chair))
        self._lines, self._words = len(self._table.lines), len(self._table.words)

    def snapshot(self, chair: int | None, *, lines: int, words: int) -> bytes:
        """The whole picture for a chair that was looked from."""
        parts = {"type": b'"table"', "number": b"%d" % self.number, **self._surroundings, **self._moment}
        parts |= self._own[chair]
        parts |= {"lines": self._told(chair, lines), "words": self._said(chair, words)}
        if chair in self._views:
            parts["view"] = _object(self._views[chair])
        return _object(parts)

    def doorstep(self) -> bytes:
        """The table for somebody who waits to be let in where nobody looks on: who sits there, and nothing else."""
        parts = {"type": b'"table"', "number": b"%d" % self.number, **self._surroundings, **self._moment}
        return _object(parts | INSIDE)

    def changes(self, chair: int | None) -> bytes | None:
        """What has changed for a chair since the picture before; None if it wasn't looked from then."""
        return self._changes.get(chair)

    def _look_from(self, chair: int | None, shared: Parts, before: Parts | None, seen: Parts | None) -> None:
        table = self._own[chair] = _encoded(own(self._table, chair))
        fields = view_fields(self._table, chair)
        if fields is not None:
            self._views[chair] = _encoded(fields)
        if before is not None:
            changed = shared | _changed(before, table)
            view = _changed(seen or {}, self._views.get(chair, {}))
            self._changes[chair] = self._message(chair, changed, view)

    def _message(self, chair: int | None, table: Parts, view: Parts) -> bytes:
        parts = {"type": b'"changes"', "since": b"%d" % (self.number - 1), "number": b"%d" % self.number}
        if table:
            parts["table"] = _object(table)
        if view:
            parts["view"] = _object(view)
        if len(self._table.lines) > self._lines:
            parts["lines"] = self._told(chair, self._lines)
        if len(self._table.words) > self._words:
            parts["words"] = self._said(chair, self._words)
        return _object(parts)

    def _told(self, chair: int | None, since: int) -> bytes:
        """The log from a line on, as whoever sits there may read it."""
        seat = None if chair is None else self._table.seat_of(chair)
        fresh: list[Line] = self._table.lines[since:]
        return _encode([line.told_to(seat) for line in fresh])

    def _said(self, chair: int | None, since: int) -> bytes:
        """The chat from a word on; it belongs to those who sit here, unless the table shares it."""
        may_read = chair is not None or self._table.settings.chat == "all"
        return _encode(self._table.words[since:] if may_read else [])


def _encoded(fields: Fields) -> Parts:
    return {name: _encode(value) for name, value in fields.items()}


def _changed(before: Parts, now: Parts) -> Parts:
    return {name: part for name, part in now.items() if before.get(name) != part}


def _object(parts: Parts) -> bytes:
    return b"{" + b",".join([b'"%s":%s' % (name.encode(), part) for name, part in parts.items()]) + b"}"
