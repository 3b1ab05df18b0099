"""Learns what hands of Shanko promise, from games between experts, and writes src/cardtable/bots/shanko_weights.py.

python tools/learn_shanko.py --games 1000    so many games for each number of players; minutes when compiled

In the middle of rounds the features of all hands are written down. At the end of the round, what each player was ahead
of the others' mean is explained by how far their features were ahead of the others' mean, with least squares.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from cardtable.bots.shanko import BRAIN
from cardtable.bots.shanko_outlook import FEATURES, features
from cardtable.core.chance import Fast
from cardtable.core.move import Seat
from cardtable.games.shanko import GAME, phases
from cardtable.games.shanko.contracts import ROUNDS
from cardtable.games.shanko.state import ShankoState

TARGET = Path(__file__).resolve().parent.parent / "src/cardtable/bots/shanko_weights.py"
HEADER = '''"""What each feature of a hand is worth, round by round. Written by tools/learn_shanko.py."""

from typing import Final

WEIGHTS: Final[list[list[float]]] = [
'''
ONE_IN = 4
"""So many of the moments when somebody is about to draw are looked at."""
CAUTION = 20.0
"""Holds the weights of rare features back."""

type Sums = tuple[np.ndarray, np.ndarray]


def main() -> None:
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=1000, help="for each number of players")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    sums: list[Sums] = [(np.eye(FEATURES) * CAUTION, np.zeros(FEATURES)) for _ in range(ROUNDS)]
    for players in range(GAME.fewest, GAME.most + 1):
        for number in range(given.games):
            for round_number, ahead, outcome in lessons(players, given.seed * 1_000_003 + number):
                squares, products = sums[round_number - 1]
                squares += ahead.T @ ahead
                products += ahead.T @ outcome
        print(f"{players} players: {given.games} games", flush=True)
    weights = [np.linalg.solve(squares, products) for squares, products in sums]
    rows = "".join(f"    [{', '.join(f'{weight:.1f}' for weight in row)}],\n" for row in weights)
    TARGET.write_text(f"{HEADER}{rows}]\n")


def lessons(players: int, seed: int) -> Iterator[tuple[int, np.ndarray, np.ndarray]]:
    """Round by round of a game between experts: how far ahead the features were, and what came of it."""
    state = GAME.start(players, seed)
    assert isinstance(state, ShankoState)
    chance, seen, number = Fast(seed), list[list[list[float]]](), 1
    while state.waiting:
        if state.phase == phases.DRAW and not chance.below(ONE_IN):
            seen.append([features(state, Seat(seat)) for seat in range(players)])
        state.apply(state.waiting[0], BRAIN.expert(state, state.waiting[0], chance))
        if len(state.finished) == number:
            outcome = -_ahead([[points] for points in state.finished[-1].counted])[:, 0]
            yield number, np.array([row for hands in seen for row in _ahead(hands)]), np.tile(outcome, len(seen))
            number, seen = number + 1, []


def _ahead(rows: Sequence[Sequence[float]]) -> np.ndarray:
    """How far each row is above the mean of the others."""
    array = np.array(rows, dtype=float)
    return array - (array.sum(axis=0) - array) / (len(array) - 1)


if __name__ == "__main__":
    main()
