"""How fast the engine, the bots and the meld finders are, in both forms and beside peers: writes benchmarks/speed.md.

    python -m benchmarks.speed [--seconds 2] [--hard 12] [--without-peers]

It takes about four minutes, and some more to build the compiled form, if that isn't there. The peers run in the same
run, in a temporary environment outside the project; where they can't be installed or don't run, the table says so.
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
GOALS = {"geschenkt": 20_000_000, "sushi-go": 8_000_000, "rummy": 1_000_000, "shanko": 1_000_000}
SPADES = ("spades", "whole games, loop in C++")
TIMES_SPADES = 10
"""Rook is to be so many times as fast as the other trick game, spades, in OpenSpiel's own loop."""
FINDER_GOAL = 300
TAG = """TAG, in Java, is not run here. On two shared cores its Sushi Go! was once measured at 0.95 million decisions a
second for two players, and at 1.08 for four."""
HEAD = """# Speed

Made by `python -m benchmarks.speed` on {day}, on a machine with {cores} cores. One core was used; each rate comes from
{seconds:g} seconds of processor time, random play from the fastest fifth of them."""


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    arguments.add_argument("--hard", type=int, default=12, help="decisions of hard bots that are timed, for each game")
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
            timed = subprocess.run([python, Path(__file__).with_name("peers.py")], check=True, capture_output=True)
        except subprocess.CalledProcessError as failed:
            print(f"The peers could not be measured: {failed.stderr.decode()[-200:]}", file=sys.stderr)
            return []
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
    goals = {**GOALS, "rook": goal_of_rook(peers)}
    rows = [
        f"| {name}, {fast['players']} players | {million(fast['decisions_per_second'])} "
        f"| {million(interpreted['games'][name]['decisions_per_second'])} | {million(goals.get(name))} |"
        for name, fast in compiled["games"].items()
    ]
    return [
        "## Decisions a second in random games, in millions",
        "",
        "From the deal to the last move, game after game; score sheets, which are for people, are not counted. Rook",
        f"is to be {TIMES_SPADES} times as fast as OpenSpiel's spades, whole games in C++.",
        "",
        "| game | compiled | interpreted | to reach, compiled |",
        "|---|---|---|---|",
        *rows,
        "",
        *beside(peers),
    ]


def goal_of_rook(peers):
    found = [peer["rate"] for peer in peers if (peer["game"], peer["loop"]) == SPADES]
    return TIMES_SPADES * found[0] if found else None


def beside(peers):
    """The peers' table, from the same run."""
    if not peers:
        return ["OpenSpiel and RLCard could not be measured on this machine.", "", *TAG.splitlines()]
    rows = [f"| {p['package']} {p['version']}, {p['game']} | {p['loop']} | {million(p['rate'])} |" for p in peers]
    return [
        "Peers, in the same run, each at its best: OpenSpiel's loops run wholly in C++ where its package lets them,",
        "with bots made before the clock starts; from after the deal means without the deal, which ours include.",
        "",
        "| peer | loop | decisions a second, in millions |",
        "|---|---|---|",
        *rows,
        "",
        *TAG.splitlines(),
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
        "At the first choice of a game, to the end of what a search looks at: the game, or the round.",
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
