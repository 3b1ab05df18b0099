"""A table in its parts, as somebody may see it: what everybody is shown alike, and what is one chair's own.

Each is built from what may be seen, never stripped of what may not.
"""

from collections.abc import Callable

from cardtable.core.move import Refused, Seat
from cardtable.core.options import written
from cardtable.core.sentence import Sentence, say
from cardtable.table import decide
from cardtable.table.chair import Chair
from cardtable.table.deal import committed
from cardtable.table.table import LEARNER, Table
from cardtable.wire.difference import Fields
from cardtable.wire.messages import ChairShown, ClockShown, LessonShown

type IsConnected = Callable[[int], bool]


def surroundings(table: Table, connected: IsConnected, onlookers: int, asking: list[int]) -> Fields:
    """What everybody is shown alike, and what no move of the game changes but its last."""
    is_dealt = table.opened.position is None
    tells = table.phase == "over" and table.game.seed_is_told and is_dealt and not table.abandoned
    return {
        "id": table.id,
        "game": table.game.name,
        "phase": table.phase,
        "host": table.host,
        "chairs": [_chair(table, number, who, connected) for number, who in enumerate(table.chairs)],
        "options": table.options,
        "settings": written(table.settings),
        "paused": table.paused,
        "abandoned": table.abandoned,
        "onlookers": onlookers,
        "asking": asking,
        "commitment": "" if table.opened.position else committed(table.id, table.opened.seed),
        "start_refused": start_refused(table),
        "rematch": table.rematch,
        "seed": table.opened.seed if tells else None,
        "nonces": table.nonces,
    }


def lesson(table: Table, seat: Seat | None) -> LessonShown | None:
    """Where whoever has this seat is in a lesson."""
    script = table.game.lesson
    if script is None or seat != LEARNER or not table.opened.lesson:
        return None
    step, steps = table.step(seat), len(script.steps)
    says = None if step is None else say(f"{table.game.name}-lesson-{step.idea}")
    return LessonShown(min(table.made.get(seat, 0), steps), steps, says, step.move if step else None)


def start_refused(table: Table) -> Sentence | None:
    """Why the game can't start yet."""
    if table.state is not None:
        return None
    try:
        decide.start(table)
    except Refused as refusal:
        return refusal.sentence
    return None


def _chair(table: Table, number: int, who: Chair | None, connected: IsConnected) -> ChairShown | None:
    if who is None:
        return None
    seat = table.seat_of(number)
    return ChairShown(
        name=who.name,
        seat=seat,
        level=who.level,
        kept="" if seat is None else table.kept.get(seat, ""),
        connected=who.is_bot or connected(number),
        left=seat is not None and table.state is not None and table.state.left[seat],
        muted=who.muted,
        ready=who.is_bot or who.ready,
    )


def clocks(table: Table, now: float) -> list[ClockShown]:
    """How much time those have left who are waited for."""
    if table.state is None or table.phase != "playing":
        return []
    clocks: list[ClockShown] = []
    for seat in table.state.waiting:
        seconds = table.seconds(seat)
        if seconds is not None and not table.paused:
            left = table.clocks.began(seat) + seconds - now
            clocks.append(ClockShown(seat, round(min(max(left, 0.0), seconds), 2), float(seconds)))
    return clocks
