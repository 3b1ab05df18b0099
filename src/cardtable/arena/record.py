"""A tournament written down deal by deal, so that it can be stopped and gone on with. One JSON value on each line."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

from cardtable.arena.games import Chunk, Deal, Outcome
from cardtable.arena.lineup import Setup
from cardtable.core.move import Refused


class Record:
    """The file of one tournament; what it holds already belongs to the same setup."""

    def __init__(self, path: Path, setup: Setup) -> None:
        self.path: Final = path
        self.deals: Final[dict[int, Deal]] = {}
        if path.exists():
            self._read(path.read_text("utf-8").splitlines(), setup)
        else:
            path.write_text(_header(setup) + "\n", "utf-8")

    def add(self, chunk: Chunk) -> None:
        """Write down what was played; a line that a crash cuts short is left out when it is read again."""
        with self.path.open("a", encoding="utf-8") as file:
            for number, deal in chunk.deals.items():
                file.write(json.dumps([number, [written(game) for game in deal]]) + "\n")
        self.deals.update(chunk.deals)

    def _read(self, lines: list[str], setup: Setup) -> None:
        if not lines or lines[0] != _header(setup):
            raise Refused("arena-other-record", file=self.path.name)
        for line in lines[1:]:
            if line.endswith("]]]]"):
                number, games = json.loads(line)
                self.deals[number] = tuple(Outcome(*map(tuple, parts)) for parts in games)
        self.path.write_text(
            "\n".join([lines[0], *(line for line in lines[1:] if line.endswith("]]]]"))]) + "\n", "utf-8"
        )


def written(game: Outcome) -> list[Sequence[float]]:
    """An outcome as plain lists; luck only where it was measured."""
    return [game.places, game.scores, *([game.luck, game.win_luck] if game.luck else [])]


def _header(setup: Setup) -> str:
    """The setup; what a tournament is not has always been left out."""
    fields = asdict(setup)
    for flag in ("is_ladder", "is_controlled"):
        if not fields[flag]:
            del fields[flag]
    return json.dumps(fields, sort_keys=True)
