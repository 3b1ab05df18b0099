"""What those at a table are sent: a snapshot when they come, and after it only what changed.

A picture holds the values of all fields; the next one is compared with it, and what differs is encoded: what all share
in one go for all, what is a chair's own in one go for that chair. So a snapshot and all changes after it make just the
snapshot that would be sent now.
"""

from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from cardtable.core.move import Seat
from cardtable.core.view import Own
from cardtable.server.rooms.snapshot import clocks, lesson
from cardtable.table.log import Line, Word, log_for
from cardtable.table.table import Table
from cardtable.wire.difference import Fields, Unpacked, differences, differences_of
from cardtable.wire.lines import shortened
from cardtable.wire.messages import ClockShown, LessonShown

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


@mypyc_attr(acyclic=True)
class Picture(Unpacked):
    """What a chair was shown last, beside what all share: its own part of the view, and what it is asked."""

    def __init__(self, question: int | None, lesson: LessonShown | None, view: Own | None) -> None:
        super().__init__(view)
        self.question: Final = question
        self.lesson: Final = lesson
        self.changes: bytes | None = None
        """What has changed since the picture before, if the chair was looked from then."""


class Broadcast:
    def __init__(self, table: Table, around: Callable[[], Fields]) -> None:
        self.number: int = 0
        """The number of the last picture."""
        self._table: Final = table
        self._around: Final = around
        """What is around the game."""
        self._is_lesson: Final = table.opened.lesson
        self._arranged: tuple[int, int, bool] | None = None
        """When the surroundings were last looked at."""
        self._surroundings: Fields = NOTHING
        self._version: int = 0
        self._clocks: list[ClockShown] = []
        self._view: Unpacked = Unpacked(None)
        self._pictures: dict[int | None, Picture] = {}
        self._lines: int = 0
        self._words: int = 0

    def look(self, chairs: Iterable[int | None], now: float, presence: int) -> None:
        """Take the next picture for those who sit on these chairs; what is around the game is asked for only when the
        table was arranged anew, or others are present."""
        self.number += 1
        table: Fields = {}
        arranged = (self._table.arranged, presence, self._table.phase == "over")
        if arranged != self._arranged:
            fresh = self._around()
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
        seen, self._view = self._view, Unpacked(None if self._table.state is None else self._table.shared())
        news = News(self, table, seen, self._view, self._table.lines[self._lines :], self._words)
        before, self._pictures = self._pictures, {}
        for chair in chairs:
            picture = self._pictures[chair] = self._look_from(chair)
            last = before.get(chair)
            if last is not None:
                picture.changes = news.of(chair, last, picture)
        self._lines, self._words = len(self._table.lines), len(self._table.words)

    def snapshot(self, chair: int | None, *, lines: int, words: int) -> bytes:
        """The whole picture for a chair that was looked from."""
        picture = self._pictures[chair]
        seat = None if chair is None else self._table.seat_of(chair)
        own: Fields = {"you": chair, "question": picture.question, "lesson": picture.lesson}
        told: Fields = {"clocks": self._clocks, "lines": log_for(self._table.lines[lines:], seat)}
        whole = self._beginning() | self._surroundings | own | told | {"words": self.said(chair, words)}
        if self._table.state is not None:
            whole["view"] = self._view.fields() | picture.fields()
        return _encode(whole)

    def doorstep(self) -> bytes:
        """The table for somebody who waits to be let in where nobody looks on: who sits there, and nothing else."""
        return _encode(self._beginning() | self._surroundings | OUTSIDE)

    def changes(self, chair: int | None) -> bytes | None:
        """What has changed for a chair since the picture before; None if it wasn't looked from then."""
        return self._pictures[chair].changes

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
        seat: Seat | None = None if chair is None else self._table.seat_of(chair)
        question = None if seat is None else self._table.question(seat)
        view = None if self._table.state is None else self._table.own(seat)
        return Picture(question, lesson(self._table, seat) if self._is_lesson else None, view)


@mypyc_attr(acyclic=True)
class News:
    """What has changed between two pictures; what all share of it is encoded once."""

    def __init__(
        self, to: Broadcast, table: Fields, seen: Unpacked, view: Unpacked, lines: list[Line], words: int
    ) -> None:
        self._to: Final = to
        self._head: Final = b'{"type":"changes","number":%d' % to.number
        self._seen: Final = seen
        self._view: Final = view
        self._of_table: Final = Part(b',"table":{', table)
        self._of_view: Final = Part(b',"view":{', differences_of(seen, view))
        self._new: Final = lines
        self._words: Final = words
        self._is_open: Final = all(line.event.secret is None for line in lines)
        """Whether everybody is told the same lines."""
        self._lines: Final = b',"lines":' + to.told(None, lines) if lines else b""
        self._is_chat: Final = to.has_new_words(words)
        self._kind: object = None
        self._are_apart: bool = False
        self._last: tuple[Picture, Picture, bytes] | None = None
        """What was said last to somebody who is asked nothing new, between which pictures."""

    def of(self, chair: int | None, before: Picture, now: Picture) -> bytes:
        """The message that tells a chair all of it: to all who only wait, the same one."""
        if not self._is_open or self._is_chat or not _only_waits(before, now):
            return self._message(chair, before, now)
        last = self._last
        if last is None or not (_is_alike(last[0], before) and _is_alike(last[1], now)):
            last = self._last = (before, now, self._message(chair, before, now))
        return last[2]

    def _message(self, chair: int | None, before: Picture, now: Picture) -> bytes:
        pieces = [self._head]
        self._of_table.tell(pieces, _asked(before, now))
        self._tell_view(pieces, before, now)
        pieces.append(self._lines if self._is_open else b',"lines":' + self._to.told(chair, self._new))
        if self._is_chat:
            pieces.append(b',"words":' + _encode(self._to.said(chair, self._words)))
        pieces.append(b"}")
        return b"".join(pieces)

    def _tell_view(self, pieces: list[bytes], before: Picture, now: Picture) -> None:
        """Where a chair's own part says more of something than the shared one, that counts."""
        if before.kind is now.kind and self._is_apart(now):
            self._of_view.tell(pieces, differences_of(before, now))
        else:
            was, is_now = self._seen.fields() | before.fields(), self._view.fields() | now.fields()
            Part(b',"view":{', differences(was, is_now)).tell(pieces, NOTHING)

    def _is_apart(self, own: Picture) -> bool:
        """Whether a chair's part of the view speaks of other things than the shared one: all of a kind do, or none."""
        if own.kind is not self._kind:
            self._kind, self._are_apart = own.kind, _are_apart(self._view, own)
        return self._are_apart


@mypyc_attr(acyclic=True)
class Part:
    """A part of a message: what all are told alike, and what is added for one of them."""

    def __init__(self, name: bytes, shared: Fields) -> None:
        self._name: Final = name
        self._is_empty: Final = not shared
        self._end: Final = _encode(shared)[1:] if shared else b"}"

    def tell(self, pieces: list[bytes], own: Fields) -> None:
        if own:
            pieces.append(self._name)
            pieces.append(_encode(own)[1:-1])
            if not self._is_empty:
                pieces.append(b",")
            pieces.append(self._end)
        elif not self._is_empty:
            pieces.append(self._name)
            pieces.append(self._end)


def _asked(before: Picture, now: Picture) -> Fields:
    """What a chair is asked beside the view: its question, and where it is in a lesson."""
    found: Fields = {}
    if now.question != before.question:
        found["question"] = now.question
    if now.lesson != before.lesson:
        found["lesson"] = now.lesson
    return found


def _only_waits(before: Picture, now: Picture) -> bool:
    """Whether somebody holds nothing that others may not see, and is asked nothing new."""
    return now.kind is Own and before.kind is now.kind and now.question == before.question


def _is_alike(one: Picture, other: Picture) -> bool:
    """Whether two who hold nothing hidden are shown the same, but for who they are, which stands first."""
    return one.values[1:] == other.values[1:] and one.lesson == other.lesson


_APART: Final[dict[tuple[object, object], bool]] = {}


def _are_apart(shared: Unpacked, own: Unpacked) -> bool:
    """Whether parts of these kinds name no field alike; looked at once."""
    kinds = (shared.kind, own.kind)
    known = _APART.get(kinds)
    if known is None:
        known = _APART[kinds] = set(shared.names).isdisjoint(own.names)
    return known
