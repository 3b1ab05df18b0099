"""The puzzles of a game as data in its folder, read once."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from cardtable.catalog import FOLDERS, GAMES, game
from cardtable.core.move import NotFound
from cardtable.review.puzzle import Puzzle

SHELF: Final = "puzzles.json"
ROOT: Final = Path(__file__).parents[1] / "games"


@cache
def shelf(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easier ones first."""
    folder = FOLDERS[GAMES.index(game(name))]
    return read_shelf(ROOT / folder / SHELF)


def puzzle(name: str, number: int) -> Puzzle:
    """A puzzle by its number, from 1."""
    if not 1 <= number <= len(shelf(name)):
        raise NotFound("puzzle-unknown")
    return shelf(name)[number - 1]


def read_shelf(file: Path) -> tuple[Puzzle, ...]:
    """The puzzles in a file; a game without one has none."""
    return msgspec.json.decode(file.read_bytes(), type=tuple[Puzzle, ...]) if file.exists() else ()


def write_shelf(file: Path, puzzles: list[Puzzle]) -> None:
    """One line for each, so that they can be compared."""
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in puzzles)
    file.write_text(f"[\n{lines}\n]\n", "utf-8")
