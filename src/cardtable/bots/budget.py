"""How long a search may think: a budget counted in playouts, or in whatever its maker counts. Asks no clock itself."""

from collections.abc import Callable
from typing import Final

type GoOn = Callable[[], bool]
"""Asked before each playout: whether there is budget for it."""

type Budget = Callable[[], GoOn]
"""A budget that begins anew with each decision."""

USUAL_PLAYOUTS: Final = 400


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
