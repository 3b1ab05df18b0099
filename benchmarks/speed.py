"""How fast the engine, the bots and the meld finders are, in both forms and beside peers: writes benchmarks/speed.md.

    python -m benchmarks.speed [--seconds 2] [--hard 40] [--without-peers]

It takes about ten minutes, and some more to build the compiled form and an environment for the peers. That one is a
temporary one outside the project; where they can't be installed the table says so.
"""

import json
import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parent.parent
TARGET = Path(__file__).with_suffix(".md")
PEERS = ("open_spiel==2.0.2", "rlcard==1.2.0")
GOALS = {"geschenkt": 5_000_000, "rook": 3_000_000, "sushi-go": 3_000_000}
FINDER_GOAL = 2000
HEAD = """# Speed

Made by `python -m benchmarks.speed` on {day}, on a machine with {cores} cores. One core was used; each rate comes from
{seconds:g} seconds of processor time, random play from the fastest fifth of them."""


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    arguments.add_argument("--hard", type=int, default=40, help="decisions of hard bots that are timed, for each game")
    arguments.add_argument("--without-peers", action="store_true")
    given = arguments.parse_args()
    subprocess.run([sys.executable, "tools/compile.py"], cwd=ROOT, check=True)
    forms = [bench(form, given) for form in (ROOT / "build" / "compiled", ROOT / "src")]
    peers = [] if given.without_peers else measured_peers()
    TARGET.write_text(page(forms[0], forms[1], peers, given.seconds), "utf-8")
    print(TARGET.read_text("utf-8"))


def bench(form, given):
    """The figures of one form, from processes of their own."""
    figures = said(form, "cardtable", "bench", "--json", "--seconds", str(given.seconds))
    return {**figures, "answers": said(form, "benchmarks.answers", "--hard", str(given.hard))["games"]}


def said(form, module, *flags):
    """What a module prints in this form."""
    command = [sys.executable, "-m", module, *flags]
    environment = {**os.environ, "PYTHONPATH": str(form)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def measured_peers():
    """Other engines, timed in an environment that is thrown away; none where they can't be installed."""
    with tempfile.TemporaryDirectory() as folder:
        python = Path(folder) / "bin" / "python"
        try:
            subprocess.run([sys.executable, "-m", "venv", folder], check=True, capture_output=True)
            subprocess.run([python, "-m", "pip", "install", "--quiet", *PEERS], check=True, capture_output=True)
        except subprocess.CalledProcessError as failed:
            print(f"The peers could not be installed: {failed.stderr.decode()[-200:]}", file=sys.stderr)
            return []
        timed = subprocess.run(
            [python, Path(__file__).with_name("peers.py")], check=True, capture_output=True, text=True
        )
        return json.loads(timed.stdout)


def page(compiled, interpreted, peers, seconds):
    """The figures as Markdown."""
    assert compiled["compiled"]
    assert not interpreted["compiled"]
    head = HEAD.format(day=datetime.now(UTC).date(), cores=compiled["cores"], seconds=seconds)
    parts = (
        decisions(compiled, interpreted, peers),
        playouts(compiled, interpreted),
        answers(compiled, interpreted),
        finders(compiled, interpreted),
    )
    return "\n\n".join([head, *("\n".join(part) for part in parts)]) + "\n"


def decisions(compiled, interpreted, peers):
    rows = [
        f"| {name}, {fast['players']} players | {million(fast['decisions_per_second'])} "
        f"| {million(interpreted['games'][name]['decisions_per_second'])} | {million(GOALS.get(name))} |"
        for name, fast in compiled["games"].items()
    ]
    others = [f"| {p['package']} {p['version']}, {p['game']} | {million(p['rate'])} | | |" for p in peers]
    missing = [] if peers else ["", "OpenSpiel and RLCard could not be installed on this machine."]
    return [
        "## Decisions a second in random games, in millions",
        "",
        "From the deal to the last move, game after game; score sheets, which are for people, are not counted.",
        "",
        "| game | compiled | interpreted | to reach, compiled |",
        "|---|---|---|---|",
        *rows,
        *others,
        *missing,
    ]


def playouts(compiled, interpreted):
    rows = [
        f"| {name}, {fast['players']} players | {fast['playouts_per_second']:,} "
        f"| {interpreted['games'][name]['playouts_per_second']:,} |"
        for name, fast in compiled["games"].items()
    ]
    return [
        "## Playouts a second of the hard bots",
        "",
        "At the first choice of a game, to the end of what a search looks at: the game, the round, or in Shanko",
        "about a turn of everybody.",
        "",
        "| game | compiled | interpreted |",
        "|---|---|---|",
        *rows,
    ]


def answers(compiled, interpreted):
    rows = [
        f"| {name} | {form} | {quick(found['easy'])} | {quick(found['medium'])} "
        f"| {found['hard']['asked']} | {found['hard']['p99'] * 1e3:.0f} | {found['hard']['max'] * 1e3:.0f} |"
        for name in compiled["answers"]
        for form, figures in (("compiled", compiled), ("interpreted", interpreted))
        for found in (figures["answers"][name],)
    ]
    return [
        "## Answers, in milliseconds",
        "",
        "From the bytes of a view to a move, in games of every number of players. Easy and medium bots are timed at",
        "every decision, in processor time; hard bots at some, by the clock on the wall with their usual patience of",
        "half a second. To stay under: 50 for easy and medium, 1,000 for hard.",
        "",
        "| game | form | easy p99 | max | medium p99 | max | hard asked | p99 | max |",
        "|---|---|---|---|---|---|---|---|---|",
        *rows,
    ]


def quick(found):
    return f"{found['p99'] * 1e3:.1f} | {found['max'] * 1e3:.1f}"


def finders(compiled, interpreted):
    rows = [
        f"| {name}, {found['hands']} | {form} | {found['p50']:,} | {found['p99']:,} | {found['max']:,} | {goal} |"
        for name in compiled["meld_finders"]
        for form, goal, figures in (("compiled", f"{FINDER_GOAL:,}", compiled), ("interpreted", "", interpreted))
        for found in (figures["meld_finders"][name],)
    ]
    return [
        "## Meld finders, in microseconds",
        "",
        "| hands | form | p50 | p99 | max | p99 to stay under |",
        "|---|---|---|---|---|---|",
        *rows,
    ]


def million(rate):
    return "" if rate is None else f"{rate / 1e6:.2f}"


if __name__ == "__main__":
    main()
