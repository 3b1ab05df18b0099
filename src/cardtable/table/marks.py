"""House rules that mark somebody, like the youngest player: they follow whoever is marked. Knows no game."""

from collections.abc import Mapping

from cardtable.core.game import Game
from cardtable.core.options import Value


def follow(game: Game, options: Mapping[str, Value], to: Mapping[int, int]) -> dict[str, Value]:
    """The house rules after those on these chairs went to other places; who is nowhere any more loses the mark."""
    return {name: _place(value, to) if name in game.marks else value for name, value in options.items()}


def marked(game: Game, options: Mapping[str, Value]) -> list[int]:
    """The chairs that are marked."""
    return [int(options[name]) - 1 for name in game.marks if options.get(name)]


def _place(value: Value, to: Mapping[int, int]) -> int:
    return to.get(int(value) - 1, -1) + 1
