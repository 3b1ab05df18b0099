"""The README's example runs as it stands, and its pages and decisions are there."""

import re
from pathlib import Path

from cardtable.catalog import FOLDERS

README = Path(__file__).parents[1] / "README.md"
SOURCES = README.parent / "src" / "cardtable"


def test_the_python_example_runs(capsys):
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL)

    exec(compile(example, "README.md", "exec"), {})

    assert capsys.readouterr().out.splitlines()[-1] == "not-your-turn"


def test_every_page_it_points_to_is_there():
    for target in re.findall(r"\]\((?!http)([^)#]+)\)", README.read_text()):
        assert (README.parent / target).exists(), target


def test_every_decision_has_a_number_of_its_own_and_is_listed():
    folder = README.parent / "docs" / "decisions"
    pages = sorted(folder.glob("0*.md"))
    listed = re.findall(r"^- \[(.*)\]\((.*)\)$", (folder / "README.md").read_text(), re.MULTILINE)

    assert [int(page.name[:4]) for page in pages] == list(range(1, len(pages) + 1))
    assert listed == [(page.read_text().splitlines()[0].removeprefix("# "), page.name) for page in pages]
    assert all(title.startswith(f"{int(name[:4])}. ") for title, name in listed)


def test_what_the_architecture_points_to_is_there():
    """Files below src/cardtable, and the functions named behind them; every game has those of `<game>`."""
    page = (README.parent / "docs" / "architecture.md").read_text()
    named = re.findall(r"`([\w/<>]+/[\w<>]+\.py)(?:: ([\w, ]+))?`", page)

    assert len(named) > 30
    for path, names in named:
        for folder in FOLDERS if "<game>" in path else [""]:
            within = README.parent if path.startswith("tools/") else SOURCES
            source = (within / path.replace("<game>", folder)).read_text()
            for name in filter(None, names.split(", ")):
                assert re.search(rf"^\s*(?:async )?(?:def |class |){name}\b", source, re.MULTILINE), f"{path}: {name}"
