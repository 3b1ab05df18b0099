"""Tasks of the rummies: the right discard reaches what is asked, and no other one that may be chosen does."""

import pytest
from tests.games.rummy import oracles as rummy
from tests.games.shanko import oracles as shanko

from cardtable.bots.task import CHOICES, FEWEST_CHOICES
from cardtable.catalog import brain, game
from cardtable.core.cards import parse_card
from cardtable.core.move import Seat
from cardtable.review.scenario import parse_scenario
from cardtable.review.shelf import shelf

ANN = Seat(0)
LOOKED_AT = 4
"""Of each kind of task so many are held against an oracle."""


def tasks(name, code):
    return [asked for asked in shelf(name) if asked.task is not None and asked.task.code == code]


def rests(asked):
    """For each discard to choose from: what is held then, where it is, and whether it is the right one."""
    state = parse_scenario(asked.scenario).position()
    for move in asked.losses:
        hand = list(state.hands[state.turn])
        hand.remove(parse_card(move.split()[-1]))
        yield state, hand, move == asked.best


@pytest.mark.parametrize(
    "code", ["rummy-task-open", "rummy-task-close", "shanko-task-meld", "shanko-task-out"], ids=str
)
def test_the_turn_of_every_task_may_be_played_and_reaches_what_is_asked(code):
    found = tasks(code.split("-")[0], code)
    for asked in found:
        scenario = parse_scenario(asked.scenario)
        state, seat = scenario.position(), scenario.seat
        assert FEWEST_CHOICES <= len(asked.losses) <= CHOICES
        assert asked.turn.split()[-1] == asked.best.split()[-1]
        hand = len(state.hands[seat])

        state.play(seat, scenario.kind.parse_move(asked.turn))

        if code.endswith(("close", "out")):
            assert not state.hands[seat] or len(state.hands[seat]) > hand  # dealt anew
        else:
            assert state.declared[seat]
    assert len(found) >= LOOKED_AT


def test_only_the_right_discard_leaves_a_first_declaration_says_an_integer_program():
    for asked in tasks("rummy", "rummy-task-open")[:LOOKED_AT]:
        for state, hand, is_right in rests(asked):
            problem = rummy.Problem(
                tuple(hand),
                tuple(state.melds),
                need=state.options.opening_points,
                limit=state.options.max_jokers_per_meld,
                may_use_all=True,
            )
            assert (rummy.by_integer_program(problem) is not None) == is_right, asked.scenario


def test_only_the_right_discard_leaves_the_contract_says_an_integer_program():
    for asked in tasks("shanko", "shanko-task-meld")[:LOOKED_AT]:
        for state, hand, is_right in rests(asked):
            problem = shanko.Problem(tuple(hand), state.round)
            assert (shanko.by_integer_program(problem) is not None) == is_right, asked.scenario


def test_games_without_melds_have_no_tasks():
    state = game("geschenkt").start(3, 1)

    assert brain("geschenkt").task(state, ANN) is None


def test_whoever_is_asked_to_draw_has_no_task():
    for name in ("rummy", "shanko"):
        state = game(name).start(2, 1)
        seat = state.waiting[0]

        assert brain(name).task(state, seat) is None
