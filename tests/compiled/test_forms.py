"""The compiled form: that it runs at all, and that it plays the very same games. Run with PYTHONPATH=build/compiled."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import cardtable.core.game
from cardtable.bots.judge import Judge
from cardtable.catalog import brain, game, games
from cardtable.core.chance import Fast

SOURCES = Path(cardtable.core.game.__file__).parents[1]


def test_the_rules_run_compiled():
    assert cardtable.core.game.__file__.endswith(".so")


@pytest.mark.parametrize("name", games())
def test_both_forms_play_the_same_games(name):
    compiled, interpreted = simulated(name, dict(os.environ)), simulated(name, {**os.environ, "PYTHONPATH": "src"})

    assert compiled["compiled"]
    assert not interpreted["compiled"]
    assert compiled["digest"] == interpreted["digest"]


@pytest.mark.parametrize("name", games())
def test_a_described_situation_is_the_same_in_both_forms(name):
    """A meld in any order, which the compiler once let go too early, ended the process."""
    lesson = game(name).lesson
    described = {} if lesson is None else lesson.deal
    if name == "rummy":
        described = {"hands": ["KH 3C"], "melds": ["9D 7D 8D", (1, "QC QD QH")]}

    state = game(name).position(**described)

    assert game(name).from_json(json.loads(json.dumps(state.to_json()))).to_json() == state.to_json()


def test_no_attribute_is_handed_on_in_a_tuple_as_something_wider():
    """mypyc 2.4 doesn't hold on to it, and whoever gets the tuple reads freed memory: say the very type instead."""
    for path in sorted(SOURCES.rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef) and is_wide(function.returns):
                handed = [node.value for node in ast.walk(function) if isinstance(node, ast.Return)]
                found = [one for one in handed if isinstance(one, ast.Tuple) and is_attribute(one)]
                assert not found, f"{path.name}: {function.name} returns {ast.unparse(found[0])}"


def is_wide(returns):
    """Whether this is a tuple of a fixed size in which something may be of many types."""
    text = "" if returns is None else ast.unparse(returns)
    return text.startswith("tuple[") and any(f"{kind}[" in text for kind in ("Sequence", "Iterable", "Mapping"))


def is_attribute(handed):
    return any(isinstance(part, ast.Attribute) for part in handed.elts)


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
