"""Games between bots: each gets its view and answers with a move, like everybody else. Knows no statistics."""

import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Final

from cardtable.arena.lineup import SEER, Lineup, Setup, command_of, lineups, parse_bot
from cardtable.arena.luck import Draws, Luck
from cardtable.bots.budget import playouts
from cardtable.bots.levels import bot
from cardtable.bots.seer import Seer
from cardtable.catalog import brain, game
from cardtable.core.chance import Chance, Fast
from cardtable.core.game import State
from cardtable.core.move import Move, Refused, Seat
from cardtable.core.view import ranked
from cardtable.wire.program import Program

APART: Final = 1_000_003
"""Keeps the chance of seeds, deals, lineups and seats apart."""


@dataclass(frozen=True)
class Outcome:
    """How one game ended, by seats."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    luck: tuple[float, ...] = ()
    """What luck brought each seat in points and in chances to win, where that was measured."""
    win_luck: tuple[float, ...] = ()


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
    with ExitStack() as stack:
        chances = [Fast((seed * APART + turn) * APART + seat) for seat in range(len(lineup))]
        players = [_player(setup.game, name, chance, stack) for name, chance in zip(lineup, chances, strict=True)]
        state = game(setup.game).start(setup.players, seed, setup.options)
        draws = Draws(game(setup.game), brain(setup.game), setup.players, Fast(seed * APART - turn - 1))
        _play(setup, state, players, draws if setup.is_controlled else None)
        return _outcome(setup, state, draws.luck if setup.is_controlled else None)


type Player = Callable[[State, Seat], Move]
"""Looks at the state through its seat's eyes, and moves."""


def _play(setup: Setup, state: State, players: list[Player], draws: Draws | None) -> None:
    plays = brain(setup.game)
    rounds, stage = 0, plays.stage(state)
    while state.waiting and rounds != setup.rounds:
        seat = state.waiting[0]
        move = state.check(seat, players[seat](state, seat)).move
        if draws is None:
            state.apply(seat, move)
        else:
            draws.make(state, seat, move)
        before, stage = stage, plays.stage(state)
        rounds += stage != before


def _player(name: str, entrant: str, chance: Chance, stack: ExitStack) -> Player:
    command = command_of(entrant)
    if command is not None:
        return _program(name, stack.enter_context(Program(command)))
    if entrant == SEER:
        seer = Seer(brain(name))
        return lambda state, seat: seer.choose(state, seat, chance)
    level, number = parse_bot(entrant)
    thinker = bot(level, game(name), brain(name), playouts(number) if number else None)
    return lambda state, seat: thinker.think(state.knowledge(seat), seat, chance).move


def _program(name: str, program: Program) -> Player:
    """Somebody's program: what it answers must be a move, and a legal one."""

    def move(state: State, seat: Seat) -> Move:
        written = program.ask(name, state.view(seat))
        try:
            checked: Move = state.check(seat, game(name).parse_move(written)).move
            return checked
        except Refused as refusal:
            why = refusal.sentence.code
            raise Refused("program-illegal", command=program.command, move=written, why=why) from None

    return move


def _outcome(setup: Setup, state: State, luck: Luck | None) -> Outcome:
    result = state.result
    scores = tuple(score or 0 for score in result.scores)
    measured = (_rounded(luck.points), _rounded(luck.wins)) if luck else ((), ())
    if result.over:
        return Outcome(result.places, scores, *measured)
    values = [brain(setup.game).value(state, Seat(seat)) for seat in range(state.players)]
    return Outcome(ranked([(-round(1000 * value),) for value in values]), scores, *measured)


def _rounded(numbers: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(number, 4) for number in numbers)
