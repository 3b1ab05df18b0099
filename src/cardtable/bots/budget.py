"""How long a search may think: a budget counted in playouts, or in whatever its maker counts. Asks no clock itself."""

from collections.abc import Callable
from typing import Final

from cardtable.core import simulation

type GoOn = Callable[[], bool]
"""Asked before each playout: whether there is budget for it."""

type Budget = Callable[[], GoOn]
"""A budget that begins anew with each decision."""

TIMES_COMPILED: Final = 8
"""Compiled rules are many times as fast: who studies a decision has time for so many times the playouts."""


def playouts(number: int) -> Budget:
    """A budget counted in playouts, for tests and the arena: the same seed gives the same move."""

    def start() -> GoOn:
        left = number

        def go_on() -> bool:
            nonlocal left
            left -= 1
            return left >= 0

        return go_on

    return start


def study(number: int) -> Budget:
    """A budget for decisions that are thought over: so many playouts, and more where the rules run compiled."""
    return playouts(number if is_interpreted() else TIMES_COMPILED * number)


def is_interpreted() -> bool:
    return simulation.__file__.endswith(".py")
