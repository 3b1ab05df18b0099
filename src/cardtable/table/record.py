"""A game as a file that can be kept, read again and checked by anybody: its deal, its moves, its log, its result.

It is the one format for that: a terminal saves it, a server exports it, and both read it. A record of a game that is
not over holds the secret of its deal, so only whoever deals at home writes one.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from cardtable.core.game import Game
from cardtable.core.level import LEVELS
from cardtable.core.move import Refused, Seat
from cardtable.core.options import Value, written
from cardtable.core.sentence import Fact, Sentence
from cardtable.core.view import Result
from cardtable.table.deal import committed
from cardtable.table.deeds import Brought, By, Deed, Ended, Entry, Left, Opened, Played, Sat, Started
from cardtable.table.log import LogLine, whole_log
from cardtable.table.names import can_be_shown
from cardtable.table.replay import Damaged, replayed
from cardtable.table.table import Table

FORMAT = "cardtable game 1"
MOST_STEPS = 20_000
"""No game has more."""


@dataclass(frozen=True)
class Step:
    """A move, or with none that a player left."""

    seat: Seat
    move: str | None
    by: By
    at: float


@dataclass(frozen=True)
class Record:
    format: str
    table: str
    game: str
    rules: int
    options: dict[str, Value]
    names: tuple[str, ...]
    levels: tuple[str, ...]
    """The level of each bot; empty for people."""
    commitment: str
    seed: str | None
    """None where the game keeps its deal secret for ever."""
    nonces: tuple[str, ...]
    steps: tuple[Step, ...]
    lines: tuple[LogLine, ...]
    result: Result
    settings: dict[str, Value] = field(default_factory=dict)
    brought: str | None = None
    """The id of the table where it was played, where that was not the server that wrote this."""
    position: dict[str, Any] | None = None
    """The situation in which it began, where nothing was dealt."""
    deal: str = ""
    """The name of a deal that was played at several tables."""


def record_of(table: Table, entries: Iterable[Entry]) -> Record:
    """The record of a game that is over for ever."""
    if table.state is None or not table.state.result.over:
        raise Refused("record-not-over")
    return saved_game(table, entries)


def saved_game(table: Table, entries: Iterable[Entry]) -> Record:
    """A game that has begun, to go on with it; as long as it isn't over, only for whoever deals it."""
    if table.state is None:
        raise Refused("table-not-started")
    is_told = table.game.seed_is_told or table.phase != "over"
    return Record(
        format=FORMAT,
        table=table.id,
        game=table.game.name,
        rules=table.opened.rules,
        options=table.options,
        names=tuple(table.names),
        levels=tuple(table.chair_of(Seat(s)).level for s in range(len(table.seated))),
        commitment="" if table.opened.position else _commitment(table.brought or table.id, table.opened.seed),
        seed=table.opened.seed if is_told else None,
        nonces=table.nonces,
        steps=tuple(_steps(entries)),
        lines=tuple(whole_log(table.lines)),
        result=table.state.result,
        settings=written(table.settings),
        brought=table.brought,
        position=table.opened.position if is_told else None,
        deal=table.opened.deal,
    )


def check_possible(game: Game, record: Record) -> None:
    """Refuse a record that nobody could deal and play again."""
    if record.rules != game.rules_version:
        raise Refused("record-other-rules", rules=record.rules, ours=game.rules_version)
    if record.seed is None:
        raise Refused("record-secret")


def verify(game: Game, record: Record) -> Table:
    """Deal again, play again, and compare; the table in which that ended. Raises Refused with what doesn't fit."""
    check_possible(game, record)
    assert record.seed is not None
    _check_people(game, record)
    is_dealt = record.position is None
    if record.commitment != (_commitment(record.brought or record.table, record.seed) if is_dealt else ""):
        raise Refused("record-commitment")
    table = _played_again(game, record)
    if table.state is None or table.state.result != record.result:
        raise Refused("record-result")
    return table


def check_lines(record: Record, table: Table) -> None:
    """Refuse a file whose log tells another game than its moves. What happened around the game, and when, the rules
    can't know."""
    told, played = _of_the_game(record.lines), _of_the_game(whole_log(table.lines))
    same = sum(1 for _ in takewhile(lambda pair: pair[0].sentence == pair[1].sentence, zip(told, played, strict=False)))
    if same < max(len(told), len(played)):
        raise Refused("record-lines", number=told[same].number if same < len(told) else len(record.lines) + 1)


def _of_the_game(lines: Iterable[LogLine]) -> list[LogLine]:
    """The lines that the rules tell."""
    return [line for line in lines if not line.sentence.code.startswith("table-")]


def verdict(record: Record) -> Sentence:
    """What can be said of a record that was verified: that it holds, and whether its deal was committed to, and where.

    A commitment binds only where it was shown before the first card. That was at the table it names, not in this file.
    """
    facts: dict[str, Fact] = {"table": record.brought or record.table, "moves": len(record.steps)}
    if not record.commitment:
        return Sentence("record-holds-chosen", facts)
    kind = "record-holds" if record.result.over else "record-holds-so-far"
    return Sentence(kind, {**facts, "commitment": record.commitment[:16]})


def entries_of(record: Record) -> Iterator[Entry]:
    """A record as the journal of a table."""
    if record.seed is None:
        raise Refused("record-secret")
    at = record.lines[0].at if record.lines else 0.0
    opened = Opened(
        record.game, record.rules, record.seed, record.options, record.settings, record.position, deal=record.deal
    )
    seats = [Sat(n, name, level) for n, (name, level) in enumerate(zip(record.names, record.levels, strict=True))]
    beginning: list[Deed] = [opened, *seats, Started(record.nonces)]
    yield from (Entry(version, at, deed) for version, deed in enumerate(beginning, 1))
    for version, step in enumerate(record.steps, len(beginning) + 1):
        yield Entry(version, step.at, _deed(step))


def brought(record: Record, table: Table) -> list[Entry]:
    """The journal of a finished game from elsewhere, marked as such for ever."""
    if table.state is None or not table.state.result.over:
        raise Refused("record-not-over")
    entries = list(entries_of(record))
    at = entries[-1].at
    ended = Ended(record.names, tuple(whole_log(table.lines)), record.result)
    last: list[Deed] = [Brought(record.brought or record.table), ended]
    return [*entries, *(Entry(version, at, deed) for version, deed in enumerate(last, len(entries) + 1))]


def _commitment(table: str, seed: str) -> str:
    """What was shown before the first card; a deal that was chosen, as for a lesson, has none."""
    try:
        return committed(table, seed)
    except ValueError:
        raise Refused("record-commitment") from None


def _deed(step: Step) -> Deed:
    return Left(step.seat) if step.move is None else Played(step.seat, step.move, step.by)


def _steps(entries: Iterable[Entry]) -> Iterator[Step]:
    for entry in entries:
        if isinstance(entry.deed, Played):
            yield Step(entry.deed.seat, entry.deed.move, entry.deed.by, entry.at)
        elif isinstance(entry.deed, Left):
            yield Step(entry.deed.seat, None, "player", entry.at)


def _played_again(game: Game, record: Record) -> Table:
    """Every step through the rules; the first that they refuse is named."""
    entries = list(entries_of(record))
    first = len(entries) - len(record.steps) + 1
    try:
        return replayed(game, record.table, entries)
    except Damaged as fault:
        if fault.version < first:
            raise Refused("record-names") from None
        step = record.steps[fault.version - first]
        raise Refused("record-move", number=fault.version - first + 1, move=step.move or "leave") from None


def _check_people(game: Game, record: Record) -> None:
    """Names that can be shown, and bots as this house knows them."""
    are_names = all(can_be_shown(name) for name in record.names) and len(record.names) <= game.most
    are_levels = len(record.levels) == len(record.names) and set(record.levels) <= {"", *LEVELS}
    if not are_names or not are_levels or len(record.steps) > MOST_STEPS:
        raise Refused("record-names")
