"""A table as one client may see it. Built from what may be seen, for that client alone."""

from collections.abc import Callable
from dataclasses import dataclass

from msgspec import UNSET

from cardtable.core.chance import commitment, read_seed
from cardtable.core.move import Refused
from cardtable.core.options import Value, written
from cardtable.core.sentence import Sentence
from cardtable.table import decide
from cardtable.table.table import Chair, Table
from cardtable.wire.codec import write_view
from cardtable.wire.messages import ChairShown, ClockShown, TableShown

type IsConnected = Callable[[int], bool]


@dataclass(frozen=True)
class Common:
    """What everybody at a table is shown alike."""

    chairs: list[ChairShown | None]
    settings: dict[str, Value]
    clocks: list[ClockShown]
    commitment: str
    start_refused: Sentence | None
    onlookers: int
    asking: list[int]


def common(table: Table, connected: IsConnected, now: float, onlookers: int, asking: list[int]) -> Common:
    return Common(
        chairs=[_chair(table, number, who, connected) for number, who in enumerate(table.chairs)],
        settings=written(table.settings),
        clocks=_clocks(table, now),
        commitment=_commitment(table),
        start_refused=start_refused(table),
        onlookers=onlookers,
        asking=asking,
    )


def snapshot(table: Table, chair: int | None, everybody: Common, *, lines: int, words: int) -> TableShown:
    """The table for whoever sits on this chair, or for an onlooker."""
    seat = None if chair is None else table.seat_of(chair)
    view = table.view(seat)
    over = table.phase == "over"
    tells = over and table.game.seed_is_told and not table.abandoned
    return TableShown(
        id=table.id,
        version=table.version,
        game=table.game.name,
        phase=table.phase,
        you=chair,
        host=table.host,
        chairs=everybody.chairs,
        options=table.options,
        settings=everybody.settings,
        paused=table.paused,
        abandoned=table.abandoned,
        onlookers=everybody.onlookers,
        asking=everybody.asking,
        commitment=everybody.commitment,
        question=None if seat is None else table.question(seat),
        clocks=everybody.clocks,
        lines=[line.told_to(seat) for line in table.lines[lines:]],
        words=table.words[words:],
        start_refused=everybody.start_refused,
        rematch=table.rematch,
        seed=table.opened.seed if tells else None,
        nonces=list(table.nonces),
        view=UNSET if view is None else write_view(view),
    )


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


def _clocks(table: Table, now: float) -> list[ClockShown]:
    if table.state is None or table.phase != "playing":
        return []
    clocks = [(seat, table.seconds(seat), table.deadline(seat)) for seat in table.state.waiting]
    return [
        ClockShown(seat, max(deadline - now, 0.0), float(seconds))
        for seat, seconds, deadline in clocks
        if seconds is not None and deadline is not None
    ]


def _commitment(table: Table) -> str:
    seed = read_seed(table.opened.seed)
    return commitment(table.id, seed) if isinstance(seed, bytes) else ""
