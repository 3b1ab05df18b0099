"""The arena runs compiled where it can, and as it is where it can't."""

import os
import sys

import pytest

from cardtable.arena import form
from cardtable.arena.form import prefer_compiled


@pytest.fixture
def begun(monkeypatch):
    """What is begun anew, with nothing chosen before."""
    for name in form.PINNED:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(form, "is_compiled", lambda: False)
    begun = []
    monkeypatch.setattr(os, "execve", lambda _, words, environment: begun.append((words, environment["PYTHONPATH"])))
    return begun


@pytest.fixture
def sources(tmp_path):
    """A folder of sources whose tool builds nothing, and says that all is well."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "compile.py").write_text("print('built')")
    return tmp_path


def test_a_command_of_the_arena_begins_anew_with_the_compiled_rules(begun, sources, capfd):
    prefer_compiled(["arena", "rook", "--json"], sources)

    words = [sys.executable, "-m", "cardtable", "arena", "rook", "--json"]
    assert begun == [(words, str(sources / "build" / "compiled"))]
    assert capfd.readouterr().out == ""


def test_without_a_compiler_it_runs_as_it_is(begun, sources):
    (sources / "tools" / "compile.py").write_text("raise SystemExit(1)")

    prefer_compiled(["bench"], sources)

    assert begun == []


def test_an_installed_package_has_nothing_to_build(begun, tmp_path):
    prefer_compiled(["bench"], tmp_path)

    assert begun == []


@pytest.mark.parametrize("words", [[], ["games"], ["simulate", "rook"], ["arena", "--help"]])
def test_other_commands_begin_at_once(begun, sources, words):
    prefer_compiled(words, sources)

    assert begun == []


@pytest.mark.parametrize("name", form.PINNED)
def test_whoever_has_chosen_a_form_gets_it(begun, sources, monkeypatch, name):
    monkeypatch.setenv(name, "src")

    prefer_compiled(["bench"], sources)

    assert begun == []
