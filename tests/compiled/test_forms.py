"""The compiled form: that it runs at all, and that it plays the very same games. Run with PYTHONPATH=build/compiled."""

import json
import os
import subprocess
import sys

import pytest

import cardtable.core.game
from cardtable.catalog import games


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
