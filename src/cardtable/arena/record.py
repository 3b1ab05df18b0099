"""A tournament written down deal by deal, so that it can be stopped and gone on with. One JSON value on each line."""

import json
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
                file.write(json.dumps([number, [[game.places, game.scores] for game in deal]]) + "\n")
        self.deals.update(chunk.deals)

    def _read(self, lines: list[str], setup: Setup) -> None:
        if not lines or lines[0] != _header(setup):
            raise Refused("arena-other-record", file=self.path.name)
        for line in lines[1:]:
            if line.endswith("]]]]"):
                number, games = json.loads(line)
                self.deals[number] = tuple(Outcome(tuple(places), tuple(scores)) for places, scores in games)
        self.path.write_text(
            "\n".join([lines[0], *(line for line in lines[1:] if line.endswith("]]]]"))]) + "\n", "utf-8"
        )


def _header(setup: Setup) -> str:
    """The setup; a tournament that is no ladder has always been written without saying so."""
    fields = asdict(setup)
    if not setup.is_ladder:
        del fields["is_ladder"]
    return json.dumps(fields, sort_keys=True)
