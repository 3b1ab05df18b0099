"""How long a review takes, and how far it keeps what it promises: writes benchmarks/reviews.md.

    python -m benchmarks.reviews [--keep FOLDER] [--games 1000] [--seconds 0] [--only GAME] [--kept]

A game of four medium bots is reviewed at the usual depth, in both forms, each in a process of its own; times are
processor time, and kept as well. Then the drills of `tests/drills/reviews.py` go on where they were stopped, --seconds
for each part, and what came of them by then is told. With --only the page is printed and not written; with --kept
nothing is measured that isn't kept.
"""

import json
import os
import platform
import subprocess
import sys
import time
from argparse import ArgumentParser
from datetime import UTC, datetime
from itertools import repeat
from pathlib import Path

from tests.drills.kept import kept_in, lines_of, results
from tests.drills.reviews import DRILLS, asked, run, usual_players
from tests.review.games import expert_game

from cardtable.arena.form import is_compiled
from cardtable.catalog import game, games
from cardtable.review.review import review, thoughts, thoughts_on

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
TARGET = Path(__file__).with_suffix(".md")
SEEDS = (11, 12, 13)
MOST_S = 60.0
FIRST_S = 3.0
HEAD = """# Reviews

Made by `python -m benchmarks.reviews` on {day}, {machine}, load {load:.1f}. Asked for: a game of four players in at
most {most:g} s of one core, first results within {first:g} s. Seconds of processor for a game of four medium bots at
the usual depth, of the slowest of some games, under the load that there was.

| game | form | games | steps | decisions | whole | of it luck | first result | load | reached |
|---|---|---|---|---|---|---|---|---|---|"""
DRILLED = """
## What is promised

`python -m tests.drills.reviews --keep FOLDER` plays games of four equal bots and reviews them; it says what counts as a
blunder.

A drill that is done in full and broke no promise has a tick; one that broke none so far has none yet. Behind ± stands
one standard error; a drill of luck fails where a mean is three of them from nothing.

| game | drill | games asked for | games played | what was found | kept |
|---|---|---|---|---|---|"""
SCENARIOS = """
## Scenario strings

`python -m tests.drills.scenarios --keep FOLDER` reads and writes 10,000 random moments of each game, and plays them on
to the end.

| game | moments | faults |
|---|---|---|"""


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--keep", type=Path, default=ROOT / "build" / "reviews", help="what the drills keep")
    arguments.add_argument("--games", type=int, default=1000)
    arguments.add_argument("--seconds", type=float, default=0.0, help="for each part of the drills, beyond the kept")
    arguments.add_argument("--only", choices=games(), help="one game; the page is printed, not written")
    arguments.add_argument("--kept", action="store_true", help="tell only what is kept")
    arguments.add_argument("--measure", choices=games(), help="tell the times of one game in this very form, as JSON")
    given = arguments.parse_args()
    if given.measure:
        print(json.dumps(measured(given.measure)))
        return
    if not given.kept:
        use_the_compiled_form()
    names = [name for name in games() if given.only in (None, name)]
    rows = [row for name in names for row in drilled(name, given)]
    strings = [moments(name, given.keep) for name in names]
    timed = [line for name in names for line in times(name, given)]
    text = "\n".join([head(), *timed, DRILLED, *rows, SCENARIOS, *strings, ""])
    print(text)
    if given.only is None:
        TARGET.write_text(text, "utf-8")


def use_the_compiled_form():
    """Begin anew with the compiled rules, unless they run already or another form was chosen."""
    if not is_compiled() and "PYTHONPATH" not in os.environ:
        subprocess.run([sys.executable, "tools/compile.py"], cwd=ROOT, check=True)
        os.environ["PYTHONPATH"] = str(COMPILED)
        os.execv(sys.executable, [sys.executable, "-m", "benchmarks.reviews", *sys.argv[1:]])


def head():
    day, load = datetime.now(UTC).date(), os.getloadavg()[0]
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    return HEAD.format(day=day, machine=machine, load=load, most=MOST_S, first=FIRST_S)


def times(name, given):
    """Two lines of the table, one for each form."""
    forms = {"compiled": {}, "interpreted": {"PYTHONPATH": ""}}
    for form, environment in forms.items():
        file = kept_in(given.keep, name, form)
        if given.kept and not lines_of(file):
            yield f"| {name} | {form} | not measured | | | | | | | |"
        else:
            yield told(name, next(results(file, lambda _, environment=environment: in_form(name, **environment))))


def in_form(name, **form):
    command = [sys.executable, "-m", "benchmarks.reviews", "--measure", name]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **form}, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


def told(name, found):
    reached = "✓" if found["whole"] <= MOST_S and found["first"] <= FIRST_S else "✗"
    line = (
        f"| {name} | {found['form']} | {found['games']} | {found['steps']} | {found['decisions']} "
        f"| {found['whole']:.1f} s | {found['luck']:.1f} s | {found['first']:.2f} s | {found['load']:.0f} | {reached} |"
    )
    print(line, file=sys.stderr, flush=True)
    return line


def measured(name):
    """The slowest review of some games, and the latest first result."""
    found = [one_review(expert_game(name, usual_players(game(name)), seed)) for seed in SEEDS]
    slowest = max(found, key=lambda one: one["whole"])
    form = "compiled" if is_compiled() else "interpreted"
    first, load = max(one["first"] for one in found), os.getloadavg()[0]
    return {**slowest, "games": len(SEEDS), "first": first, "form": form, "load": load}


def one_review(past):
    began, first, found = time.process_time(), None, []
    for thought in thoughts(past):
        found.append(thought)
        if first is None and thought.decision is not None:
            first = time.process_time() - began
    made, whole = review(past, found), time.process_time() - began
    for _ in thoughts_on(past, repeat(None, past.steps)):
        pass
    return {
        "steps": past.steps,
        "decisions": len(made.decisions),
        "whole": whole,
        "luck": time.process_time() - began - whole,
        "first": first or 0.0,
    }


def drilled(name, given):
    """A line for each drill, with what it has found so far."""
    for drill in DRILLS:
        file = kept_in(given.keep, name, drill)
        said, fault = run(drill, game(name), given.games, file, time.monotonic() + given.seconds)
        wanted, played = asked(drill, game(name), given.games), len(lines_of(file))
        mark = "✗" if fault else "✓" if played >= wanted else "so far" if played else "–"
        yield f"| {name} | {drill} | {wanted} | {played} | {said} | {mark} |"


def moments(name, keep):
    """A line with what the drill of scenarios has kept."""
    found = lines_of(kept_in(keep, name))
    return f"| {name} | {sum(one['moments'] for one in found)} | {sum(len(one['faults']) for one in found)} |"


if __name__ == "__main__":
    main()
