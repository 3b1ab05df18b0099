"""How fast everything is on one core, in the form that runs: random play, hard bots, meld finders."""

import os
import time
from dataclasses import dataclass
from typing import Final

from cardtable.arena.form import is_compiled
from cardtable.bots.budget import GoOn
from cardtable.bots.hard import Hard
from cardtable.catalog import GAMES, brain
from cardtable.core import simulation
from cardtable.core.chance import Fast
from cardtable.core.game import Game, State, Trial

USUAL_PLAYERS: Final = 4
HANDS: Final = 2000
STRETCHES: Final = 5


@dataclass(frozen=True)
class Speed:
    """One game's figures, on one core."""

    players: int
    decisions_per_second: int
    """Of random games, from the deal to the last move, in the fastest of some stretches of time."""
    playouts_per_second: int
    """Of the hard bot at its first decision of a game."""


@dataclass(frozen=True)
class Percentiles:
    """Microseconds for each hand, of processor time like all that is measured here."""

    hands: str
    p50: int
    p99: int
    max: int


@dataclass(frozen=True)
class Bench:
    compiled: bool
    cores: int
    games: dict[str, Speed]
    meld_finders: dict[str, Percentiles]


def bench(seconds: float) -> Bench:
    """Measure everything, each for about so long."""
    speeds = {game.name: _speed(game, seconds) for game in GAMES}
    finders = {game.name: _percentiles(hands, deal) for game in GAMES for hands, deal in game.trials.items()}
    return Bench(is_compiled(), os.cpu_count() or 1, speeds, finders)


def usual_players(game: Game) -> int:
    return min(max(USUAL_PLAYERS, game.fewest), game.most)


def _speed(game: Game, seconds: float) -> Speed:
    players = usual_players(game)
    return Speed(players, _decisions(game, players, seconds), _playouts(game, players, seconds))


def _decisions(game: Game, players: int, seconds: float) -> int:
    """The fastest of some stretches, since whatever else the machine does can only slow them down."""
    simulation.simulate(game, players, 1, 0, {}, _finished)
    return max(_rate(game, players, seconds / STRETCHES) for _ in range(STRETCHES))


def _rate(game: Game, players: int, seconds: float) -> int:
    decisions, games, began = 0, 1, time.process_time()
    while (elapsed := time.process_time() - began) < seconds:
        decisions += simulation.simulate(game, players, games, decisions, {}, _finished)
        games = min(2 * games, 1000)
    return round(decisions / elapsed)


def _finished(state: State) -> None:
    """Every game ends; its score sheet is for people, and not counted here."""
    assert not state.waiting


def _playouts(game: Game, players: int, seconds: float) -> int:
    state, plays = _first_choice(game, players), brain(game.name)
    seat = state.waiting[0]
    view = state.knowledge(seat)
    tried, began = 0, time.process_time()

    def budget() -> GoOn:
        def go_on() -> bool:
            nonlocal tried
            tried += 1
            return time.process_time() - began < seconds

        return go_on

    while time.process_time() - began < seconds:
        Hard(game, plays, budget).think(view, seat, Fast(tried))
    return round(tried / (time.process_time() - began))


def _first_choice(game: Game, players: int) -> State:
    """A game at its first decision between several moves."""
    state, plays, chance = game.start(players, 1), brain(game.name), Fast(1)
    while len(plays.candidates(state, state.waiting[0])) < 2:
        state.apply(state.waiting[0], plays.expert(state, state.waiting[0], chance))
    return state


def _percentiles(hands: str, deal: Trial) -> Percentiles:
    chance, times = Fast(1), list[float]()
    for _ in range(HANDS):
        think = deal(chance)
        began = time.process_time()
        think()
        times.append(time.process_time() - began)
    times.sort()
    half, most, longest = (round(1e6 * times[int(share * (HANDS - 1))]) for share in (0.5, 0.99, 1.0))
    return Percentiles(hands, half, most, longest)
