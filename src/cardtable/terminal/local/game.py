"""A game in this terminal's memory: a live table whose journal is a file. It decides nothing and shows nothing."""

import asyncio
import hashlib
import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain, count
from pathlib import Path
from typing import Final

from cardtable.core.game import State
from cardtable.core.move import IllegalMove, Seat
from cardtable.live import files
from cardtable.live.clock import Clock
from cardtable.live.files import SUFFIX
from cardtable.live.live_table import Decide, LiveTable
from cardtable.live.opinion import Opinion, opinion
from cardtable.live.past import Past
from cardtable.live.replay import replayed
from cardtable.store.file import FileJournal
from cardtable.table import decide
from cardtable.table.deeds import By, Entry
from cardtable.table.log import log_for
from cardtable.table.record import Record, saved_game
from cardtable.table.table import Table
from cardtable.terminal.client import Advice, Client, Shown
from cardtable.wire.codec import write
from cardtable.wire.thinking import advise, think


class LocalGame:
    def __init__(self, table: Table, journal: FileJournal) -> None:
        self.table: Final = table
        self.journal: Final = journal
        self._clock: Final = Clock()
        self._live: Final = LiveTable(table, journal, self._clock, lambda: None)
        self._shown: Final[dict[Seat | None, tuple[int, Shown]]] = {}
        """What was shown last to each pair of eyes, and of which version."""

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
        return tuple(s for s in seats if not self.table.bot_level(s) and not self.state.left[s])

    def level(self, seat: Seat) -> str:
        return self.table.bot_level(seat)

    async def do(self, decision: Decide) -> None:
        """Let something happen once it is written down."""
        await self._live.do(decision)

    async def play(self, seat: Seat, move: str, by: By = "player") -> None:
        await self.do(lambda table: decide.play(table, seat, move, None, by))

    async def play_default(self, seat: Seat) -> None:
        """What silence means."""
        await self.play(seat, str(self.state.default(seat)), "table")

    async def leave(self, seat: Seat) -> None:
        """Go for good."""
        await self.do(lambda table: decide.leave(table, seat))

    async def think(self, seat: Seat, level: str) -> Advice:
        """What a bot of this level would do on that seat, from what the seat may know alone."""
        view = write(self.table.view(seat))
        chance = hashlib.sha256(f"bot {self.table.opened.seed} {self.table.version} {seat}".encode()).digest()
        seed = int.from_bytes(chance[:6])
        move, why = await asyncio.to_thread(think, self.table.game.name, level, view, seed)
        return Advice(move, why)

    async def advise(self, seat: Seat) -> Advice:
        """What the adviser would do on that seat."""
        return Advice(*await asyncio.to_thread(advise, self.table.game.name, write(self.table.view(seat))))

    def shown(self, seat: Seat | None) -> Shown:
        """The table through the eyes of a seat, or of everybody in the room."""
        version, shown = self._shown.get(seat, (-1, None))
        if shown is None or version != self.table.version:
            shown = shown_of(self.table, seat)
            self._shown[seat] = (self.table.version, shown)
        return replace(shown, deadline=self.deadline(seat))

    def deadline(self, seat: Seat | None) -> float | None:
        """When somebody at this keyboard must have answered; where no clock is wished for, nothing else hurries
        them."""
        due = self.table.deadline(seat) if seat is not None and self.table.settings.turn_time_s else None
        return None if due is None else self._clock.now() + due - self._clock.monotonic()

    def restart_clocks(self) -> None:
        """Everybody who is asked something has the whole time again."""
        self.table.clocks.restart(self._clock.monotonic())

    def record(self) -> Record:
        """The game as a file holds it."""
        return saved_game(self.table, self.journal.entries)

    def close(self) -> None:
        """Put the game away; one that is over goes to the finished ones."""
        self.journal.release()
        if self.is_over:
            finished_folder().mkdir(parents=True, exist_ok=True)
            self.journal.path.replace(finished_folder() / self.journal.path.name)


def shown_of(table: Table, seat: Seat | None, *, deadline: float | None = None) -> Shown:
    """A table that has started, through the eyes of a seat or of an onlooker."""
    view = table.view(seat)
    assert view is not None
    return Shown(
        game=table.game,
        names=tuple(table.names),
        levels=tuple(table.bot_level(Seat(s)) for s in range(len(table.seated))),
        view=view,
        lines=log_for(table.lines, seat),
        turn=table.decisions,
        question=None if seat is None else table.question(seat),
        deadline=deadline,
        paused=table.paused,
    )


@dataclass(frozen=True)
class LocalClient(Client):
    """One seat of a game in memory, or with no seat what everybody in the room may see of it."""

    game: LocalGame
    seat: Seat | None

    @property
    def shown(self) -> Shown:
        return self.game.shown(self.seat)

    async def play(self, move: str) -> None:
        await self.game.play(self._whose_turn(), move)

    async def opinion(self, move: str) -> Opinion:
        return opinion(self.game.table, self._whose_turn(), move)

    async def advice(self) -> Advice:
        return await self.game.advise(self._whose_turn())

    def _whose_turn(self) -> Seat:
        """This seat; who has none can do nothing."""
        if self.seat is None:
            raise IllegalMove("not-your-turn", player=self.game.state.waiting[0])
        return self.seat


def home() -> Path:
    """The folder for what this program keeps for its user."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "cardtable"


def games_folder() -> Path:
    return home() / "games"


def finished_folder() -> Path:
    return home() / "finished"


def resume(path: Path) -> LocalGame:
    """Go on with a game where its file ends."""
    whole = files.read_game(path).whole
    journal = FileJournal(path)
    return LocalGame(replayed(whole.id, journal.entries), journal)


async def load(path: Path) -> LocalGame:
    """Go on with a copy of a saved game; the file itself stays as it is."""
    past = files.read_game(path)
    return await kept_from_now_on(past.id, past.entries)


async def kept_from_now_on(id: str, entries: Sequence[Entry]) -> LocalGame:
    """A game with a new file of its own."""
    journal = FileJournal(_free_path(id))
    await journal.append(id, entries)
    return LocalGame(replayed(id, entries), journal)


def find(name: str) -> Past:
    """The game in a file, or the kept game with this id."""
    path = Path(name).expanduser()
    kept = [folder / f"{name}{SUFFIX}" for folder in (finished_folder(), games_folder())]
    return files.read_past(next((found for found in (path, *kept) if found.is_file()), path))


def _free_path(id: str) -> Path:
    """A file for a game of this id that no other game is kept in."""
    names = (f"{id}{suffix}{SUFFIX}" for suffix in chain([""], (f"-{n}" for n in count(2))))
    return next(path for path in (games_folder() / name for name in names) if not path.exists())
