"""The games that are kept on disk: unfinished ones to go on with, finished ones to look back on."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from rich.table import Table as Grid

from cardtable.core.move import Refused
from cardtable.live.files import SUFFIX, read_past
from cardtable.live.past import KeptPast
from cardtable.store.file import is_open_elsewhere
from cardtable.table.table import Table
from cardtable.terminal.local.game import finished_folder, games_folder
from cardtable.terminal.render.flow import folded
from cardtable.terminal.render.renderer import points
from cardtable.words import Speech


@dataclass(frozen=True)
class KeptGame:
    path: Path
    table: Table


def unfinished(game: str | None) -> list[KeptGame]:
    """Games that nobody plays just now, the last touched first."""
    kept = [found for found in _kept(games_folder()) if game in (None, found.table.game.name)]
    return [found for found in kept if found.table.phase == "playing" and not is_open_elsewhere(found.path)]


def finished() -> list[KeptGame]:
    """Games that are over, the last one first."""
    return _kept(finished_folder())


def unfinished_games(kept: Sequence[KeptGame], voice: Speech) -> Grid:
    """When each game was left, who plays, and how far it has gone."""
    grid = numbered()
    for number, found in enumerate(kept, 1):
        turn = voice.text("terminal-turn", turn=found.table.decisions)
        grid.add_row(str(number), _when(found), ", ".join(found.table.names), turn)
    return folded(grid)


def finished_games(kept: Sequence[KeptGame], voice: Speech) -> Grid:
    """When each game ended, its id, and everybody's place and score."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for found in kept:
        title = voice.text(f"{found.table.game.name}-title")
        grid.add_row(_when(found), found.table.id, title, _result(found))
    return folded(grid)


def summary(found: KeptGame) -> dict[str, object]:
    """A finished game for programs: its id, which it was, when it ended, and everybody's place and score."""
    assert found.table.state is not None
    result = found.table.state.result
    players = [
        {"name": name, "place": place, "score": score}
        for name, place, score in zip(found.table.names, result.places, result.scores, strict=True)
    ]
    ended = datetime.fromtimestamp(found.table.touched_at).astimezone().isoformat(timespec="seconds")
    return {"id": found.table.id, "game": found.table.game.name, "ended": ended, "players": players}


def numbered() -> Grid:
    """A list whose lines can be chosen by number."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="key", width=4)
    return grid


def _result(found: KeptGame) -> str:
    """Everybody in the order of places."""
    assert found.table.state is not None
    result = found.table.state.result
    seats = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    return ", ".join(f"{result.places[s]}. {found.table.names[s]} ({points(result.scores[s])})" for s in seats)


def _when(found: KeptGame) -> str:
    return datetime.fromtimestamp(found.table.touched_at).astimezone().strftime("%Y-%m-%d %H:%M")


def _kept(folder: Path) -> list[KeptGame]:
    found = [kept for path in folder.glob(f"*{SUFFIX}") if (kept := _read(path))]
    return sorted(found, key=lambda kept: kept.table.touched_at, reverse=True)


def _read(path: Path) -> KeptGame | None:
    """The game in a file; a file that can't be read is left alone."""
    try:
        past = read_past(path)
    except Refused:
        return None
    return KeptGame(path, past.whole) if isinstance(past, KeptPast) else None
