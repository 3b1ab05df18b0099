"""A finished game as a file that can be kept, read again and checked by anybody: its deal, its moves, its result."""

from collections.abc import Iterator
from dataclasses import dataclass

from cardtable.core.chance import commitment, read_seed
from cardtable.core.game import Game, State
from cardtable.core.move import Refused, Seat
from cardtable.core.options import Value
from cardtable.core.sentence import Sentence
from cardtable.core.view import Result
from cardtable.table.deal import deal_seed
from cardtable.table.deeds import By, Deed, Entry, Left, Line, Opened, Played, Sat, Started, told
from cardtable.table.table import Table

FORMAT = "cardtable game 1"


@dataclass(frozen=True)
class Step:
    """A move, or with none that a player left."""

    seat: Seat
    move: str | None
    by: By
    at: float


@dataclass(frozen=True)
class RecordLine:
    number: int
    turn: int
    at: float
    sentence: Sentence


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
    lines: tuple[RecordLine, ...]
    result: Result


def record_of(table: Table, entries: list[Entry]) -> Record:
    """The record of a game that is over for ever."""
    if table.state is None or not table.state.result.over:
        raise Refused("record-not-over")
    seed = read_seed(table.opened.seed)
    return Record(
        format=FORMAT,
        table=table.id,
        game=table.game.name,
        rules=table.opened.rules,
        options=table.options,
        names=tuple(table.names),
        levels=tuple(table.chair_of(Seat(s)).level for s in range(len(table.seated))),
        commitment=commitment(table.id, seed) if isinstance(seed, bytes) else "",
        seed=table.opened.seed if table.game.seed_is_told else None,
        nonces=table.nonces,
        steps=tuple(_steps(entries)),
        lines=tuple(RecordLine(line.number, line.turn, line.at, _everything(line)) for line in table.lines),
        result=table.state.result,
    )


def verify(game: Game, record: Record) -> None:
    """Deal again, play again, and compare; raises Refused with what doesn't fit."""
    if record.rules != game.rules_version:
        raise Refused("record-other-rules", rules=record.rules, ours=game.rules_version)
    if record.seed is None:
        raise Refused("record-secret")
    if not _fits_its_commitment(record):
        raise Refused("record-commitment")
    state = game.start(len(record.names), deal_seed(read_seed(record.seed), record.nonces), record.options)
    for number, step in enumerate(record.steps, 1):
        _replay(game, state, step, number)
    if state.result != record.result:
        raise Refused("record-result")


def entries_of(game: Game, record: Record) -> Iterator[Entry]:
    """A verified record as the journal of a table, so that it can be kept among other finished games."""
    assert record.seed is not None
    at = record.lines[0].at if record.lines else 0.0
    opening = Opened(record.game, record.rules, record.seed, record.options, {})
    seats = [Sat(n, name, level) for n, (name, level) in enumerate(zip(record.names, record.levels, strict=True))]
    deeds: list[Deed] = [opening, *seats, Started(record.nonces)]
    yield from (Entry(version, at, deed) for version, deed in enumerate(deeds, 1))
    state = game.start(len(record.names), deal_seed(read_seed(record.seed), record.nonces), record.options)
    for version, step in enumerate(record.steps, len(deeds) + 1):
        yield Entry(version, step.at, _deed(game, state, step))


def _fits_its_commitment(record: Record) -> bool:
    try:
        seed = read_seed(record.seed)
    except ValueError:
        return False
    return isinstance(seed, bytes) and commitment(record.table, seed) == record.commitment


def _deed(game: Game, state: State, step: Step) -> Deed:
    if step.move is None:
        return Left(step.seat, told(state.leave(step.seat)))
    return Played(step.seat, step.move, step.by, told(state.play(step.seat, game.parse_move(step.move))))


def _steps(entries: list[Entry]) -> Iterator[Step]:
    for entry in entries:
        if isinstance(entry.deed, Played):
            yield Step(entry.deed.seat, entry.deed.move, entry.deed.by, entry.at)
        elif isinstance(entry.deed, Left):
            yield Step(entry.deed.seat, None, "player", entry.at)


def _everything(line: Line) -> Sentence:
    """Once all is over, what was hidden may be read."""
    return line.told.secret or line.told.seen


def _replay(game: Game, state: State, step: Step, number: int) -> None:
    try:
        if step.move is None:
            state.leave(step.seat)
        else:
            state.play(step.seat, game.parse_move(step.move))
    except Refused as refusal:
        raise Refused("record-move", number=number, move=step.move or "leave") from refusal
