"""Writes docs/conformance.md: every criterion of the requirements, with the tests that show it, or the word MISSING.

Criteria are read from docs/requirements, what tests show from their @covers; --check only compares. What somebody is
to see must be shown by a test at that screen, and every ruling be named by a test: else nothing is written.
"""

import ast
import re
import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from screen_claims import ScreenClaims

ROOT = Path(__file__).parent.parent
REQUIREMENTS = ROOT / "docs" / "requirements"
TARGET = ROOT / "docs" / "conformance.md"
GAMES = ("geschenkt", "rook", "rummy", "shanko", "sushi-go")
HEADING = re.compile(r"^### Requirement (\d+)")
NUMBERED = re.compile(r"^(\d+)\. (.+)")
BOLD_NUMBER = re.compile(r"^\s*(?:[-*]|\d+\.) \*\*([\d.]+\w?)\*\* (.+)")
PLAIN_ITEM = re.compile(r"^(?:- |\| (?!Risk|-))(.+)")
STEP = " → "
MISSES = " ◆"
SECTIONS = {
    "Problem It Solves": "P",
    "System Components": "C",
    "Data Models": "D",
    "Tools & Dependencies": "T",
    "Risks and Mitigations": "R",
    "12. Objective": "12",
}
"""Headings whose sentences have no numbers of their own, and the letters by which they are named here."""

type Shown = dict[str, list[str]]


def main() -> None:
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--check", action="store_true")
    shown, claims = shown_by_tests(), ScreenClaims()
    if found := [*faults(shown, claims)]:
        sys.exit("\n".join(found))
    text = written(shown, claims)
    if arguments.parse_args().check:
        if TARGET.read_text() != text:
            sys.exit("docs/conformance.md is behind the tests: run tools/conformance.py")
        return
    TARGET.write_text(text)
    print(f"{text.count('| MISSING |')} of {text.count(chr(10) + '| ') - 2 * len(GAMES)} criteria are MISSING")


def criteria(game: str) -> Iterator[tuple[str, str]]:
    """The number and the text of each criterion of a game; one that is a way of several steps has a row for each."""
    for number, text in numbered(game):
        yield number, text
        steps = text.rstrip(".").split(STEP) if text.count(STEP) > 1 else []
        yield from ((f"{number}.{at}", step) for at, step in enumerate(steps, 1))


def numbered(game: str) -> Iterator[tuple[str, str]]:
    requirement, letter, item_number = "", "", 0
    for line in (REQUIREMENTS / f"{game}.md").read_text().splitlines():
        if line.startswith("#"):
            letter, item_number = SECTIONS.get(line.lstrip("# "), ""), 0
        if heading := HEADING.match(line):
            requirement = heading[1]
        elif bold := BOLD_NUMBER.match(line):
            yield bold[1], bold[2]
        elif requirement and (item := NUMBERED.match(line)):
            yield f"{requirement}.{item[1]}", item[2]
        elif letter and (plain := sentence_in(line, letter)):
            item_number += 1
            yield f"{letter}.{item_number}", plain


def sentence_in(line: str, letter: str) -> str:
    """What an unnumbered line asks for: an item, a row of a table, or under a number of its own the paragraph."""
    found = PLAIN_ITEM.match(line)
    if found and not line.startswith("|---"):
        return found[1].rstrip(" |")
    return line if letter.isdigit() and line[:1].isalpha() else ""


def faults(shown: Shown, claims: ScreenClaims) -> Iterator[str]:
    """Why the page can't be written."""
    for game in GAMES:
        yield from claims.faults(game, dict(criteria(game)), shown)
        yield from claims.untried(game, shown)
    files = (path for path in (ROOT / "tests").rglob("test_*.py"))
    yield from claims.unnamed_rulings("\n".join(path.read_text("utf-8") for path in files))


def shown_by_tests() -> Shown:
    """For each criterion the tests that name it."""
    shown: Shown = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for criterion in covered(node):
                    shown[criterion].append(f"{path.relative_to(ROOT / 'tests')}::{node.name}")
    return shown


def covered(node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("covers"):
            yield from (ast.literal_eval(argument) for argument in mark.args)


def written(shown: Shown, claims: ScreenClaims) -> str:
    unknown = set(shown) - {f"{game} {number}" for game in GAMES for number, _ in criteria(game)}
    if unknown:
        sys.exit(f"tests name criteria that don't exist: {', '.join(sorted(unknown))}")
    return (
        "\n".join([*introduction(shown, claims), *(line for game in GAMES for line in section(game, shown, claims))])
        + "\n"
    )


def introduction(shown: Shown, claims: ScreenClaims) -> list[str]:
    things = sum(len(things) for game in GAMES for _, things in claims.hidden(game))
    tried = things - sum(1 for game in GAMES for _ in claims.untried(game, shown))
    rows = [
        f"| {game} | {sum(f'{game} {n}' in shown for n, _ in criteria(game))} | {sum(1 for _ in criteria(game))} |"
        for game in GAMES
    ]
    return [
        "# Conformance",
        "",
        "Every criterion of `docs/requirements/` and the tests that show it. Generated by `tools/conformance.py` from",
        "the tests' `@covers`; `./test` fails when it is behind, or when what is to be seen has no test at its screen.",
        f"Of {things} things that show a criterion at a screen, {tried} were hidden once (`tools/mutate_screens.py`):",
        "a test with a ◆ was seen to fail then.",
        "",
        "| game | shown | criteria |",
        "|---|---|---|",
        *rows,
    ]


def section(game: str, shown: Shown, claims: ScreenClaims) -> list[str]:
    rows = [row(game, number, text, shown.get(f"{game} {number}", []), claims) for number, text in criteria(game)]
    return ["", f"## {game}", "", "| criterion | text | seen in the | tests |", "|---|---|---|---|", *rows]


def row(game: str, number: str, text: str, tests: list[str], claims: ScreenClaims) -> str:
    short = text.replace("|", "\\|")
    cut = short if len(short) <= 110 else short[:107] + "…"
    named = "<br>".join(f"`{test}`{MISSES * claims.misses(f'{game} {number}', test)}" for test in tests)
    named = named or claims.note(game, number) or "MISSING"
    return f"| {number} | {cut} | {claims.screen(game, number)} | {named} |"


if __name__ == "__main__":
    main()
