"""A game in this terminal's memory: a table whose journal is a file. It decides nothing and shows nothing."""

import asyncio
import hashlib
import time
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from typing import Final

from cardtable.core.game import State
from cardtable.core.move import IllegalMove, Refused, Seat
from cardtable.table import propose
from cardtable.table.deeds import By, Deed, Entry
from cardtable.table.table import Table
from cardtable.terminal import journal
from cardtable.terminal.desk import EXPERT, Advice, Desk, Opinion, Shown
from cardtable.terminal.journal import Journal
from cardtable.wire.codec import write
from cardtable.wire.thinking import think
from cardtable.words.export import log_for


class LocalGame:
    def __init__(self, table: Table, entries: Iterable[Entry], kept: Journal) -> None:
        self.table: Final = table
        self.entries: Final = list(entries)
        self.journal: Final = kept

    @property
    def state(self) -> State:
        assert self.table.state is not None
        return self.table.state

    @property
    def is_over(self) -> bool:
        return self.table.phase == "over"

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people who are still there."""
        seats = (Seat(s) for s in range(self.state.players))
        return tuple(s for s in seats if not self.level(s) and not self.state.left[s])

    def level(self, seat: Seat) -> str:
        return level_of(self.table, seat)

    def happen(self, deed: Deed) -> None:
        """Write a deed down, and only then let it take effect."""
        entry = Entry(self.table.version + 1, time.time(), deed)
        self.journal.write([entry])
        self.entries.append(entry)
        self.table.record(entry)

    def play(self, seat: Seat, move: str, by: By = "player") -> None:
        self.happen(propose.play(self.table, seat, move, None, by))

    def play_default(self, seat: Seat) -> None:
        """What silence means."""
        self.play(seat, str(self.state.default(seat)), "table")

    async def think(self, seat: Seat, level: str) -> Advice:
        """What a bot of this level would do on that seat, from what the seat may know alone."""
        view = write(self.table.view(seat))
        chance = hashlib.sha256(f"bot {self.table.opened.seed} {self.table.version} {seat}".encode()).digest()
        seed = int.from_bytes(chance[:6])
        move, why = await asyncio.to_thread(think, self.table.game.name, level, view, seed)
        return Advice(move, why)

    def shown(self, seat: Seat | None) -> Shown:
        """The table through the eyes of a seat, or of everybody in the room."""
        return shown_of(self.table, seat)

    def save(self, path: Path) -> None:
        """A copy of the whole game."""
        journal.export(path, self.table.id, self.entries)

    def close(self) -> None:
        """Put the game away; one that is over goes to the finished ones."""
        self.journal.close()
        if self.is_over:
            finished_folder().mkdir(parents=True, exist_ok=True)
            self.journal.path.replace(finished_folder() / self.journal.path.name)


def level_of(table: Table, seat: Seat) -> str:
    """The level of whatever bot plays for a seat; empty for a person."""
    return table.chair_of(seat).level or table.kept.get(seat, "")


def shown_of(table: Table, seat: Seat | None) -> Shown:
    """A table that has started, through the eyes of a seat or of an onlooker."""
    view = table.view(seat)
    assert view is not None
    return Shown(
        game=table.game,
        names=tuple(table.names),
        levels=tuple(level_of(table, Seat(s)) for s in range(len(table.seated))),
        view=view,
        lines=log_for(table.lines, seat),
        turn=table.decisions,
        question=None if seat is None else table.question(seat),
        deadline=deadline_of(table, seat),
        paused=table.paused,
    )


def deadline_of(table: Table, seat: Seat | None) -> float | None:
    """When somebody at this keyboard must have answered; where no clock is wished for, nothing else hurries them."""
    return table.deadline(seat) if seat is not None and table.settings.turn_time_s else None


@dataclass(frozen=True)
class LocalDesk(Desk):
    """One seat of a game in memory, or with no seat what everybody in the room may see of it."""

    game: LocalGame
    seat: Seat | None

    @property
    def shown(self) -> Shown:
        return self.game.shown(self.seat)

    async def play(self, move: str) -> None:
        self.game.play(self._whose_turn(), move)

    async def opinion(self, move: str) -> Opinion:
        try:
            read = self.game.table.game.parse_move(move)
            if read.by_table:
                raise IllegalMove("only-the-table")
            checked = self.game.state.check(self._whose_turn(), read)
        except Refused as refusal:
            return Opinion(legal=False, move=move, means=refusal.sentence)
        return Opinion(legal=True, move=str(checked.move), means=checked.means)

    async def advice(self) -> Advice:
        return await self.game.think(self._whose_turn(), EXPERT)

    def _whose_turn(self) -> Seat:
        """This seat; who has none can do nothing."""
        if self.seat is None:
            raise IllegalMove("not-your-turn", player=self.game.state.waiting[0])
        return self.seat


def games_folder() -> Path:
    return journal.home() / "games"


def finished_folder() -> Path:
    return journal.home() / "finished"


def resume(path: Path) -> LocalGame:
    """Go on with a game where its file ends."""
    table, entries, size = journal.read_started(path)
    kept = Journal(path, table.id)
    kept.cut(size)
    return LocalGame(table, entries, kept)


def load(path: Path) -> LocalGame:
    """Go on with a copy of a saved game; the file itself stays as it is."""
    table, entries, _ = journal.read_started(path)
    return kept_from_now_on(table, entries)


def kept_from_now_on(table: Table, entries: list[Entry]) -> LocalGame:
    """A game with a new file of its own."""
    kept = Journal(_free_path(table.id), table.id)
    kept.write(entries)
    return LocalGame(table, entries, kept)


def _free_path(id: str) -> Path:
    """A file for a game of this id that no other game is kept in."""
    names = (f"{id}{suffix}{journal.SUFFIX}" for suffix in chain([""], (f"-{n}" for n in count(2))))
    return next(path for path in (games_folder() / name for name in names) if not path.exists())
