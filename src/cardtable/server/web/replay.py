"""A finished game shown again, step by step, through the eyes of any seat."""

from collections.abc import Iterator
from typing import Final

from cardtable.core.move import Refused, Seat
from cardtable.live.past import KeptPast
from cardtable.table.deeds import Left, Played
from cardtable.table.table import Table
from cardtable.wire.bodies import Replay, StepShown
from cardtable.wire.codec import write_view

MOST_STEPS: Final = 60
"""Steps in one answer."""


def replay(past: KeptPast, seat: int | None, first: int) -> Replay:
    """Some steps from the first asked for."""
    if not past.is_over:
        raise Refused("record-not-over")
    if seat is not None and not 0 <= seat < len(past.names):
        raise Refused("chair-unknown", chairs=len(past.names))
    eye = None if seat is None else Seat(seat)
    return Replay(past.game, list(past.names), past.steps + 1, first, list(_steps(past, eye, first)))


def _steps(past: KeptPast, eye: Seat | None, first: int) -> Iterator[StepShown]:
    for number in range(first, min(first + MOST_STEPS, past.steps + 1)):
        told = len(past.table(number - 1).lines) if number else 0
        yield _step(past, past.table(number), number, told, eye)


def _step(past: KeptPast, table: Table, number: int, told: int, eye: Seat | None) -> StepShown:
    entry, view = past.entries[past.ends[number] - 1], table.view(eye)
    deed = entry.deed
    assert view is not None
    return StepShown(
        at=entry.at,
        seat=deed.seat if isinstance(deed, Played | Left) else None,
        move=deed.move if isinstance(deed, Played) else None,
        lines=[line.told_to(eye) for line in table.lines[told:]],
        view=write_view(view),
    )
