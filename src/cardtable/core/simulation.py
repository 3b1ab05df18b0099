"""Random games, as fast as they go. Compiled with the rules, since the loop counts too."""

from collections.abc import Callable, Mapping

from cardtable.core.chance import Fast
from cardtable.core.game import NOBODY, Game, State
from cardtable.core.vectors import i64


def play_out(state: State, chance: Fast) -> int:
    """Random moves to the end; how many there were."""
    decisions: i64 = 0
    seat = state.current_seat()
    while seat != NOBODY:
        state.apply(seat, state.some(seat, chance))
        decisions += 1
        seat = state.current_seat()
    return decisions


def simulate(
    game: Game, players: int, games: int, seed: int, options: Mapping[str, object], finished: Callable[[State], None]
) -> int:
    """Play a number of random games, handing each finished one over; how many decisions there were."""
    decisions = 0
    house = game.house(players, options)
    for number in range(games):
        state = game.new(players, house, seed + number)
        decisions += play_out(state, Fast(seed + number))
        finished(state)
    return decisions
