"""The games that are kept on disk: unfinished ones to go on with, finished ones to look back on."""

from dataclasses import dataclass
from pathlib import Path

from cardtable.core.move import Refused
from cardtable.table.table import Table
from cardtable.terminal import journal
from cardtable.terminal.local import finished_folder, games_folder


@dataclass(frozen=True)
class KeptGame:
    path: Path
    table: Table


def unfinished(game: str | None) -> list[KeptGame]:
    """Games that nobody plays just now, the last touched first."""
    kept = [found for found in _kept(games_folder()) if game in (None, found.table.game.name)]
    return [found for found in kept if found.table.phase == "playing" and not journal.is_locked(found.path)]


def finished() -> list[KeptGame]:
    """Games that are over, the last one first."""
    return _kept(finished_folder())


def _kept(folder: Path) -> list[KeptGame]:
    found = [kept for path in folder.glob(f"*{journal.SUFFIX}") if (kept := _read(path))]
    return sorted(found, key=lambda kept: kept.table.touched_at, reverse=True)


def _read(path: Path) -> KeptGame | None:
    """The game in a file; a file that can't be read is left alone."""
    try:
        return KeptGame(path, journal.read(path)[0])
    except Refused:
        return None
