"""The compiled form: that it runs at all, and that it plays the very same games. Run with PYTHONPATH=build/compiled."""

import json
import os
import subprocess
import sys

import pytest

import cardtable.core.game
from cardtable.bots.judge import Judge
from cardtable.catalog import brain, game, games
from cardtable.core.chance import Fast


def test_the_rules_run_compiled():
    assert cardtable.core.game.__file__.endswith(".so")


@pytest.mark.parametrize("name", games())
def test_both_forms_play_the_same_games(name):
    compiled, interpreted = simulated(name, dict(os.environ)), simulated(name, {**os.environ, "PYTHONPATH": "src"})

    assert compiled["compiled"]
    assert not interpreted["compiled"]
    assert compiled["digest"] == interpreted["digest"]


def simulated(name, environment):
    command = [
        sys.executable,
        "-m",
        "cardtable",
        "simulate",
        name,
        "--players",
        "4",
        "--games",
        "20",
        "--seed",
        "7",
        "--json",
    ]
    return json.loads(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)


@pytest.mark.parametrize("name", games())
def test_the_compiled_form_judges_decisions(name):
    """What a review thinks in; a server with the compiled form runs nothing else."""
    kind, chance = game(name), Fast(3)
    state = kind.start(4, 3)
    for _ in range(12):
        seat = state.waiting[0]
        verdict = Judge(kind, brain(name), 3).judge(state.knowledge(seat), seat, state.some(seat, chance), chance)
        assert verdict is None or 0 <= verdict.win <= 1
        state.apply(seat, state.some(seat, chance))
