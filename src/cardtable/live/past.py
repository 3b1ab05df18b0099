"""A game that was, step by step: with all its positions where its journal can be played again, and with its log alone
where the deal stays secret, the rules have changed, or only a log was kept."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from cardtable.catalog import game
from cardtable.live.replay import replayed
from cardtable.table.deeds import Arranged, CameBack, Ended, Entry, Left, Opened, Played, Reseated, Sat, Started, Stood
from cardtable.table.log import LogLine
from cardtable.table.record import Record, brought, entries_of, verify
from cardtable.table.replay import OtherRules, evolve_all, opening
from cardtable.table.table import Table


class Past(ABC):
    id: str
    game: str
    names: Sequence[str]
    is_over: bool
    """Whether hands may be looked at."""

    @property
    @abstractmethod
    def steps(self) -> int:
        """How many steps it has; step 0 is the beginning."""

    @abstractmethod
    def table(self, step: int) -> Table | None:
        """The table after a step; None where only the log is left."""

    @abstractmethod
    def lines(self, step: int) -> Sequence[LogLine]:
        """The log up to a step, as an onlooker may read it."""


class KeptPast(Past):
    """A game whose journal can be played again. Steps are asked for in their order mostly, so it goes on from the last
    one that was asked for."""

    def __init__(self, id: str, entries: Sequence[Entry]) -> None:
        whole = replayed(id, entries)
        self.id = id
        self.entries: Final = entries
        self.game = whole.game.name
        self.names = whole.names
        self.is_over = whole.phase == "over"
        self.whole: Final = whole
        """As it stands at its end."""
        self.ends: Final = [n for n, entry in enumerate(entries, 1) if isinstance(entry.deed, Started | Played | Left)]
        """The version of the table after each step."""
        self._table: Table = replayed(id, entries[:1])

    @property
    def steps(self) -> int:
        return len(self.ends) - 1

    def table(self, step: int) -> Table:
        wanted = self.ends[step]
        if self._table.version > wanted:
            self._table = replayed(self.id, self.entries[:1])
        evolve_all(self._table, self.entries[self._table.version : wanted])
        return self._table

    def lines(self, step: int) -> Sequence[LogLine]:
        return [line.told_to(None) for line in self.table(step).lines]


class ToldPast(Past):
    """A game of which only the log is left."""

    def __init__(
        self,
        id: str,
        game: str,
        names: Sequence[str],
        lines: Sequence[LogLine],
        readers: frozenset[str] | None = None,
    ) -> None:
        self.id = id
        self.readers: Final = readers
        """Who alone may read it, by the hashes of their tokens; None: whoever finds it."""
        self.game = game
        self.names = names
        self.is_over = True
        self._lines: Final = lines

    @property
    def steps(self) -> int:
        return len(self._lines)

    def table(self, step: int) -> None:
        return None

    def lines(self, step: int) -> Sequence[LogLine]:
        return self._lines[:step]


def past_of(id: str, entries: Sequence[Entry]) -> KeptPast | ToldPast:
    """The game that a journal tells of; of one that was played by other rules, what was told of it when it ended."""
    try:
        return KeptPast(id, entries)
    except OtherRules:
        ended = next((entry.deed for entry in reversed(entries) if isinstance(entry.deed, Ended)), None)
        if ended is None:
            raise
        return ToldPast(id, opening(entries).game, ended.names, ended.lines, _readers(entries))


def look_back(id: str, entries: Sequence[Entry], look: Callable[[KeptPast], bytes]) -> bytes:
    """A page about a game that can be played again."""
    return look(KeptPast(id, entries))


def _readers(entries: Sequence[Entry]) -> frozenset[str] | None:
    """Where nobody looked on, those who sat there; found without the rules, which are others by now."""
    chosen = [entry.deed.settings for entry in entries if isinstance(entry.deed, Opened | Arranged)]
    if chosen[-1].get("onlookers") != "no":
        return None
    marks: dict[int, str] = {}
    for deed in [entry.deed for entry in entries]:
        match deed:
            case Sat(chair=chair, token=mark) | CameBack(chair=chair, token=mark, proof="key" | "consent"):
                marks[chair] = mark
            case Stood(chair=chair):
                del marks[chair]
            case Reseated(chair=chair, to=to):
                marks[chair], marks[to] = marks.get(to, ""), marks.get(chair, "")
            case _:
                continue
    return frozenset(filter(None, marks.values()))


def checked(record: Record) -> list[Entry]:
    """The journal of a finished game from elsewhere; refused if it isn't one, or doesn't hold when played again."""
    return brought(record, verify(game(record.game), record))


def past_of_record(record: Record) -> KeptPast | ToldPast:
    """The game in a file; one that keeps its deal secret for ever has left only its log."""
    if record.seed is None or record.rules != game(record.game).rules_version:
        return ToldPast(record.table, game(record.game).name, record.names, record.lines)
    return KeptPast(record.table, list(entries_of(record)))
