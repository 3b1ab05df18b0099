"""Games between bots: each gets its view and answers with a move, like everybody else. Knows no statistics."""

import time
from dataclasses import dataclass
from typing import Final

from cardtable.arena.lineup import Lineup, Setup, lineups, parse_bot
from cardtable.bots.bot import Bot
from cardtable.bots.budget import playouts
from cardtable.bots.levels import bot
from cardtable.catalog import brain, game
from cardtable.core.chance import Fast
from cardtable.core.game import State
from cardtable.core.move import Seat
from cardtable.core.view import ranked

APART: Final = 1_000_003
"""Keeps the chance of seeds, deals, lineups and seats apart."""


@dataclass(frozen=True)
class Outcome:
    """How one game ended, by seats."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


type Deal = tuple[Outcome, ...]
"""The outcomes of one deal, for each of its lineups."""


@dataclass(frozen=True)
class Chunk:
    """Some deals that were played together, and how long it took."""

    deals: dict[int, Deal]
    seconds: float


def play_chunk(setup: Setup, numbers: tuple[int, ...]) -> Chunk:
    """Play these deals."""
    began = time.perf_counter()
    deals = {number: play_deal(setup, number) for number in numbers}
    return Chunk(deals, time.perf_counter() - began)


def play_deal(setup: Setup, number: int) -> Deal:
    """Play one deal with each of its lineups: the same cards for everybody, all in turn."""
    seed = setup.seed * APART + number
    return tuple(play_game(setup, lineup, seed, turn) for turn, lineup in enumerate(lineups(setup, number)))


def play_game(setup: Setup, lineup: Lineup, seed: int, turn: int) -> Outcome:
    """Play one game to its end, or for as many rounds as the setup says."""
    thinkers = [_thinker(setup.game, name) for name in lineup]
    chances = [Fast((seed * APART + turn) * APART + seat) for seat in range(len(lineup))]
    state = game(setup.game).start(setup.players, seed, setup.options)
    plays = brain(setup.game)
    rounds, stage = 0, plays.stage(state)
    while state.waiting and rounds != setup.rounds:
        seat = state.waiting[0]
        move = thinkers[seat].think(state.knowledge(seat), seat, chances[seat]).move
        state.apply(seat, state.check(seat, move).move)
        before, stage = stage, plays.stage(state)
        rounds += stage != before
    return _outcome(setup, state)


def _thinker(name: str, entrant: str) -> Bot:
    level, number = parse_bot(entrant)
    return bot(level, game(name), brain(name), playouts(number))


def _outcome(setup: Setup, state: State) -> Outcome:
    result = state.result
    scores = tuple(score or 0 for score in result.scores)
    if result.over:
        return Outcome(result.places, scores)
    values = [brain(setup.game).value(state, Seat(seat)) for seat in range(state.players)]
    return Outcome(ranked([(-round(1000 * value),) for value in values]), scores)
