"""From a journal to its table, entry by entry. A journal may come from anywhere, so every entry is checked."""

from collections.abc import Iterable, Sequence
from typing import Final

from cardtable.core.game import Game
from cardtable.core.move import Unavailable
from cardtable.table.deeds import Entry, Opened
from cardtable.table.evolve import evolve
from cardtable.table.table import Table


class OtherRules(Unavailable):
    """The journal of a game that was played by another version of the rules; only what was told of it can be shown."""


class Damaged(Unavailable):
    """A journal that can't be one."""

    def __init__(self, version: int, why: str = "no entry of such a journal") -> None:
        super().__init__("table-unreadable")
        self.version: Final = version
        self.why: Final = why


def opening(entries: Sequence[Entry]) -> Opened:
    """How a journal begins."""
    first = entries[0].deed if entries else None
    if not isinstance(first, Opened) or entries[0].version != 1:
        raise Damaged(1)
    return first


def replayed(game: Game, id: str, entries: Sequence[Entry]) -> Table:
    """A table as its journal tells it."""
    opened = opening(entries)
    if opened.rules != game.rules_version:
        raise OtherRules("table-other-rules", rules=opened.rules, ours=game.rules_version)
    try:
        table = Table(id, game, opened, entries[0].at)
    except Exception as fault:
        raise Damaged(1, repr(fault)) from fault
    evolve_all(table, entries[1:])
    return table


def evolve_all(table: Table, entries: Iterable[Entry], measured: float | None = None) -> None:
    """Let entries happen in their order, without a gap; at a live table, by the clock that measures."""
    for entry in entries:
        if entry.version != table.version + 1:
            raise Damaged(entry.version)
        try:
            evolve(table, entry, measured=measured)
        except Exception as fault:
            raise Damaged(entry.version, repr(fault)) from fault
