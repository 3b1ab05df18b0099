"""The command line as a whole: what each command loads, how long help takes, and what it says of itself."""

import os
import subprocess
import sys
from importlib import import_module, metadata

import pytest
import typer
from tests.processes import MOST_SECONDS_FOR_HELP, processor_seconds

from cardtable.main import COMMANDS, app_for

ALWAYS_HEAVY = ("cardtable.server", "uvicorn", "starlette", "prompt_toolkit", "numpy", "ray")
NEVER_FOR_HELP = (*ALWAYS_HEAVY, "cardtable.catalog", "cardtable.words", "cardtable.arena", "rich", "fluent")

AFTERWARDS = """
import atexit, sys
atexit.register(lambda: print(*sys.modules, file=sys.stderr))
from cardtable.main import run
run()
"""


def loaded(*words, **environment):
    """The modules that a command has loaded when it ends."""
    ran = subprocess.run(
        [sys.executable, "-c", AFTERWARDS, *words],
        capture_output=True,
        text=True,
        env={"PATH": os.environ["PATH"], **environment},
    )
    assert "cardtable.main" in ran.stderr
    return set(ran.stderr.split())


def heavy(modules, of):
    return {module for module in modules if any(module == name or module.startswith(f"{name}.") for name in of)}


@pytest.mark.parametrize("words", [("--help",), ("--version",), ()])
def test_help_and_version_load_no_room(words):
    assert not heavy(loaded(*words), NEVER_FOR_HELP)


@pytest.mark.parametrize(
    ("words", "spared"),
    [
        (("games",), (*ALWAYS_HEAVY, "markdown_it", "websockets")),
        (("games", "--json"), (*ALWAYS_HEAVY, "markdown_it", "websockets")),
        (("rules", "rook"), (*ALWAYS_HEAVY, "websockets")),
        (("replay",), (*ALWAYS_HEAVY, "markdown_it", "websockets")),
        (("play", "--help"), (*ALWAYS_HEAVY, "markdown_it", "websockets")),
        (("join", "--help"), (*ALWAYS_HEAVY, "markdown_it")),
    ],
)
def test_a_command_loads_its_own_room_alone(words, spared, tmp_path):
    assert not heavy(loaded(*words, XDG_STATE_HOME=str(tmp_path)), spared)


def test_help_takes_a_third_of_a_second_of_processor_time_at_most():
    """From the sources; tests/e2e/test_wheel.py asks a wheel."""
    assert processor_seconds(sys.executable, "-m", "cardtable", "--help") <= MOST_SECONDS_FOR_HELP


def test_it_says_its_version():
    ran = subprocess.run([sys.executable, "-m", "cardtable", "--version"], capture_output=True, text=True, check=True)

    assert ran.stdout == f"cardtable {metadata.version('cardtable')}\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_says_of_a_command_what_the_command_says_itself(name):
    app = typer.Typer()
    import_module(COMMANDS[name].module).add_commands(app)
    said = {command.name or command.callback.__name__: command.callback.__doc__ for command in app.registered_commands}

    assert said[name].split("\n\n")[0].strip() == COMMANDS[name].does


def test_every_command_of_every_room_is_declared():
    for module in {declared.module for declared in COMMANDS.values()}:
        app = typer.Typer()
        import_module(module).add_commands(app)
        assert {command.name or command.callback.__name__ for command in app.registered_commands} == {
            name for name, declared in COMMANDS.items() if declared.module == module
        }


def test_whatever_is_asked_for_every_command_is_known():
    for words in ([], ["games"], ["--help"], ["nonsense"]):
        names = [command.name or command.callback.__name__ for command in app_for(words).registered_commands]

        assert sorted(names) == sorted(COMMANDS)


@pytest.mark.parametrize(
    "typed", [{"COMP_WORDS": "cardtable rules ro", "COMP_CWORD": "2"}, {"_TYPER_COMPLETE_ARGS": "cardtable rules ro"}]
)
def test_a_shell_completes_the_arguments_of_a_command(typed):
    shell = "complete_bash" if "COMP_WORDS" in typed else "complete_zsh"
    ran = subprocess.run(
        [sys.executable, "-c", "import sys; sys.argv[0] = 'cardtable'; from cardtable.main import run; run()"],
        env={"PATH": os.environ["PATH"], "_CARDTABLE_COMPLETE": shell, **typed},
        capture_output=True,
        text=True,
    )

    assert "rook" in ran.stdout
