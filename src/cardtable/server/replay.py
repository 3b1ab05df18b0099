"""A finished game shown again, step by step, through the eyes of any seat."""

from collections.abc import Iterator, Sequence

from cardtable.core.move import Refused, Seat
from cardtable.server.house import replayed
from cardtable.table.deeds import Entry, Left, Played, Started
from cardtable.table.table import Table
from cardtable.wire.codec import write_view
from cardtable.wire.messages import LineShown, Replay, StepShown

MOST_STEPS = 60
"""Steps in one answer."""


def replay(table: Table, entries: Sequence[Entry], seat: int | None, first: int) -> Replay:
    """Some steps from the first asked for."""
    if table.phase != "over" or table.state is None:
        raise Refused("record-not-over")
    if seat is not None and not 0 <= seat < table.state.players:
        raise Refused("chair-unknown", chairs=table.state.players)
    eye = None if seat is None else Seat(seat)
    steps = list(_steps(table.id, entries, eye, first))
    total = sum(isinstance(entry.deed, Started | Played | Left) for entry in entries)
    return Replay(table.game.name, table.names, total, first, steps)


def _steps(id: str, entries: Sequence[Entry], eye: Seat | None, first: int) -> Iterator[StepShown]:
    again = replayed(id, entries[:1])
    number = -1
    for entry in entries[1:]:
        seen = len(again.lines)
        again.record(entry)
        if not isinstance(entry.deed, Started | Played | Left):
            continue
        number += 1
        if first <= number < first + MOST_STEPS:
            yield _step(again, entry, seen, eye)


def _step(table: Table, entry: Entry, seen: int, eye: Seat | None) -> StepShown:
    deed, view = entry.deed, table.view(eye)
    assert view is not None
    return StepShown(
        at=entry.at,
        seat=deed.seat if isinstance(deed, Played | Left) else None,
        move=deed.move if isinstance(deed, Played) else None,
        lines=[LineShown(line.number, line.turn, line.at, line.told.to(eye)) for line in table.lines[seen:]],
        view=write_view(view),
    )
