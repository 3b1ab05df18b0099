"""What a standing in the middle of a game is worth: the chance to win it, and a little for every point. Knows no game.

Where more rounds follow, chance of their size lies between a lead and a win: whoever is far behind needs risks, whoever
is far ahead should take none, and the closer the end, the more the score of the match decides.
"""

from collections.abc import Sequence
from math import exp, pi, sqrt
from typing import Final

GUMBEL: Final = sqrt(6) / pi
"""From the standard deviation of a Gumbel distribution to its scale."""
FARTHEST: Final = 50.0
"""Leads of more scales than these are certain."""


def scale_of(swing: float, stages_left: float) -> float:
    """How far apart standings may be for chance to turn them, when a stage between experts varies by its swing."""
    return swing * sqrt(max(stages_left, 1.0)) * GUMBEL


def chance_to_win(strengths: Sequence[float], own: int, scale: float) -> float:
    """The softmax of all sides' standings: what chance with a Gumbel distribution makes of them (Luce's choice)."""
    total = 0.0
    for strength in strengths:
        total += exp(min((strength - strengths[own]) / scale, FARTHEST))
    return 1.0 / total


def share_of_win(strengths: Sequence[float], own: int) -> float:
    """The same when nothing follows: whoever shares the best standing shares the win."""
    best = max(strengths)
    return 1.0 / sum([strength == best for strength in strengths]) if strengths[own] == best else 0.0
