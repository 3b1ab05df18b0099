"""Random games by the thousand, and what came of them."""

import hashlib
import time
from collections.abc import Mapping
from dataclasses import dataclass

from cardtable.arena.form import is_compiled
from cardtable.catalog import game
from cardtable.core import simulation
from cardtable.core.game import State


@dataclass(frozen=True)
class Simulated:
    game: str
    players: int
    games: int
    decisions: int
    seconds: float
    """Spent on deals and moves, without the counting of results."""
    mean_scores: tuple[float, ...]
    digest: str
    """A hash over all results: the same seeds give the same one, in both forms."""
    compiled: bool


def simulate(name: str, players: int, games: int, seed: int, options: Mapping[str, object]) -> Simulated:
    """Play random games to their ends."""
    totals, digest, counting = [0] * players, hashlib.sha256(), 0.0

    def finished(state: State) -> None:
        nonlocal counting
        since = time.perf_counter()
        standing = state.standing
        scores = [score or 0 for score in standing.scores]
        digest.update(repr((scores, standing.places)).encode())
        for seat, score in enumerate(scores):
            totals[seat] += score
        counting += time.perf_counter() - since

    began = time.perf_counter()
    decisions = simulation.simulate(game(name), players, games, seed, options, finished)
    seconds = time.perf_counter() - began - counting
    means = tuple(round(total / games, 3) for total in totals)
    return Simulated(name, players, games, decisions, round(seconds, 4), means, digest.hexdigest(), is_compiled())
