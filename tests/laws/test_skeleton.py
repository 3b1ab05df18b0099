"""After one game the next can be read without a map: the same files, and the same functions for the same questions."""

import re
from importlib import import_module
from importlib.util import find_spec
from inspect import Parameter, signature
from pathlib import Path

import pytest

from cardtable.catalog import FOLDERS
from cardtable.core.game import Game, State
from cardtable.words import LANGUAGES
from cardtable.words.speech import rule_sheet

FUNCTIONS = {
    "legality": {"legal": ["board", "seat"], "check": ["board", "seat", "move"], "means": ["board", "seat", "move"]},
    "choices": {"some": ["board", "seat", "chance"], "default": ["board", "seat"]},
    "sight": {"shared": ["board"], "own": ["board", "seat"], "prompt": ["board", "seat"]},
    "scoring": {"result": ["board"], "sheet": ["board"]},
    "determinization": {"guess": ["view", "chance"]},
    "position": {"fields": ["players", "options"]},
    "scenario": {"fill_in": ["described"]},
    "state": {"new": [..., "options", "seed"]},
}
"""For each file the functions that answer the contract's questions, with the names of what they are asked."""
TABLES = {"moves": "VERBS", "position": "INVARIANTS", "view": "PLACES"}
"""For each file the table that answers a question by its rows."""
FILES = ("__init__", "game", "options", "board", *TABLES, *FUNCTIONS)


def part(folder, file):
    name = f"cardtable.games.{folder}.{file}" if file != "__init__" else f"cardtable.games.{folder}"
    assert find_spec(name), f"{folder}: games/{folder}/{file}.py is missing"
    return import_module(name)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_game_has_the_same_files(folder):
    for file in FILES:
        part(folder, file)


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("file", FUNCTIONS)
def test_the_same_question_is_answered_by_the_same_function(folder, file):
    for name, asked in FUNCTIONS[file].items():
        function = getattr(part(folder, file), name, None)
        assert callable(function), f"{folder}: {file}.py has no function {name}"
        names = [asks.name for asks in signature(function).parameters.values() if asks.default is Parameter.empty]
        assert fits(names, asked), f"{folder}: {file}.{name} is asked {names}, not {asked}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_same_question_is_answered_by_the_same_table(folder):
    for file, name in TABLES.items():
        assert getattr(part(folder, file), name, None), f"{folder}: {file}.py has no table {name}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_base_of_every_game_is_its_board(folder):
    board, name = part(folder, "board").Board, camel(folder)

    assert issubclass(board, State)
    assert issubclass(getattr(part(folder, "state"), f"{name}State"), board)
    assert issubclass(getattr(part(folder, "game"), name), Game)
    assert isinstance(part(folder, "__init__").GAME, getattr(part(folder, "game"), name))


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_file_is_named_by_what_it_does(folder):
    files = [path.stem for path in Path(part(folder, "game").__file__).parent.glob("*.py")]

    assert [file for file in files if re.search(r"ing$", file) and file != "scoring"] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_game_says_its_verbs_and_which_section_explains_a_prompt(folder):
    listed = part(folder, "__init__").GAME
    moves = part(folder, "moves")

    assert listed.verbs == tuple(moves.VERBS)
    assert hasattr(moves, f"{camel(folder)}Move"), f"{folder}: moves.py doesn't say which moves there are"
    for language in LANGUAGES:
        sections = {int(number) for number in re.findall(r"^## (\d+)\.", rule_sheet(listed.name, language), re.M)}
        unknown = {code: number for code, number in listed.explains.items() if number not in sections}
        assert not unknown, f"{folder}: the sheet in {language!r} has no section for {unknown}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_game_asks_nobody_for_the_type_of_its_state(folder):
    """`State` and `Game` are generic in their own types, so a game knows what it is handed."""
    for path in Path(part(folder, "game").__file__).parent.glob("*.py"):
        found = re.findall(r"assert isinstance\(\w+, \w*(?:State|Board|Options|View)\)", path.read_text("utf-8"))
        assert not found, f"{folder}: {path.name} has {found[0]}"


def fits(names, asked):
    """Whether these are the names, where three dots stand for any, or none."""
    return names[-len(asked) + 1 :] == asked[1:] if asked[0] is ... else names == asked


def camel(folder):
    return "".join(word.capitalize() for word in folder.split("_"))
