"""`cardtable hint`: what the expert would do in a described situation, and what the other moves would cost."""

import json
from typing import Annotated, Final, NamedTuple

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from cardtable.bots.adviser import advise
from cardtable.bots.judge import SURELY, Judge
from cardtable.catalog import brain
from cardtable.core.chance import Fast
from cardtable.core.game import State
from cardtable.core.move import Move, Refused, Seat
from cardtable.core.sentence import Sentence
from cardtable.review.scenario import Scenario, parse_scenario
from cardtable.terminal.commands.environment import AsJson, Depth, Language, telling_refusals, voice_for
from cardtable.terminal.screen.console import console
from cardtable.words import Speech

USUAL_DEPTH: Final = 40


class Priced(NamedTuple):
    """A move, and what it costs beside the best one."""

    move: Move
    means: Sentence
    loss: float
    error: float


def add_commands(app: typer.Typer) -> None:
    app.command(name="hint")(hint)


def hint(
    scenario: Annotated[
        str, typer.Argument(help='A situation, like "geschenkt@1;chips=(2,5);face_up=30;pot=4;turn=1".')
    ],
    *,
    depth: Depth = USUAL_DEPTH,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Ask the expert about a situation: the best move, why, and what the others would cost."""
    voice = voice_for(language)
    with telling_refusals(voice):
        asked = parse_scenario(scenario)
        state = asked.position()
        seat = asked.seat if asked.seat is not None else next(iter(state.waiting), Seat(0))
        if seat not in state.waiting:
            raise Refused("scenario-not-asked", seat=seat + 1)
        priced, why = _priced(asked, state, seat, depth)
        names = [voice.text("scenario-seat", seat=number + 1) for number in range(state.players)]
        if as_json:
            typer.echo(_written(asked, seat, priced, voice.says(why, asked.game, names)))
        else:
            _print(asked, priced, why, names, voice)


def _priced(asked: Scenario, state: State, seat: Seat, depth: int) -> tuple[list[Priced], Sentence]:
    """Every candidate with its cost, the best one first; and what speaks for that."""
    mind, chance, view = brain(asked.game), Fast(0), state.knowledge(seat)
    judge = Judge(asked.kind, mind, depth * mind.patience)
    thought = advise(asked.kind, mind, view, seat)
    best, moves = thought.move, mind.move_ordering(asked.kind.guess(view, chance), seat, chance)
    if best not in moves:
        moves.append(best)
    pricing, first = judge.price(view, seat, moves, chance), moves.index(best)
    costs = [Priced(move, state.means(seat, move), *pricing.loss(first, at)) for at, move in enumerate(moves)]
    others = sorted((one for one in costs if one.move != best), key=lambda one: one.loss)
    return [costs[first], *others], thought.why


def _written(asked: Scenario, seat: Seat, priced: list[Priced], why: str) -> str:
    moves = [
        {"move": str(one.move), "loss": round(one.loss, 2), "error": round(SURELY * one.error, 2)} for one in priced
    ]
    return json.dumps({"scenario": str(asked), "seat": seat, "why": why, "moves": moves}, ensure_ascii=False)


def _print(asked: Scenario, priced: list[Priced], why: Sentence, names: list[str], voice: Speech) -> None:
    said = {"move": voice.says(priced[0].means, asked.game, names), "why": voice.says(why, asked.game, names)}
    console().print(voice.text("scenario-advice", **said), highlight=False)
    table = Table(box=SIMPLE_HEAD)
    table.add_column(voice.text("hint-move"))
    table.add_column(voice.text("hint-costs"), justify="right")
    table.add_row(str(priced[0].move), voice.text("hint-best"))
    for one in priced[1:]:
        table.add_row(str(one.move), f"{one.loss:.1f} ± {SURELY * one.error:.1f}")
    console().print(table)
