"""How strong the bots are, one against the rest on mirrored deals: writes benchmarks/strength.md.

    python -m benchmarks.strength [--share 1.0] [--only GAME] [--seconds-each 60] [--keep FOLDER] [--drill FOLDER]
    python -m benchmarks.strength --only rummy --seconds-each 600    one game, printed and not written

The full run takes many hours, most of them for hard bots in the two rummies. With --share 0.1 a tenth of the games is
played; --seconds-each gives each match so much time and counts what is done by then, 0 only what is kept. Results are
kept in a folder of their own for each version of the package, so that a run can be stopped and gone on with; the same
share gives the same table on any machine.
"""

import json
import os
import subprocess
import sys
import time
from argparse import ArgumentParser
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from cardtable.arena.crews import crew_of
from cardtable.arena.form import is_compiled
from cardtable.arena.lineup import Setup, deals_for
from cardtable.arena.standings import standings
from cardtable.arena.tournament import run
from cardtable.bots.budget import USUAL_PLAYOUTS
from cardtable.catalog import brain, games

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
TARGET = Path(__file__).with_suffix(".md")
SEED = 2024
HEAD = """# Strength

Made by `python -m benchmarks.strength{part}` on {day}, {form}, with {workers} workers.

One bot against a table of others. Every deal is played once for each seat the bot can hold, so that all hold the same
cards, and a deal counts as one observation: intervals are 95 %. A shared first place is a shared win. In Rook two
partners of a kind play one round of each deal, then the same round with the teams' seats changed; the deal is won by
those who have more points from both. Hard bots have {playouts} playouts for each decision, or as many as stand behind
their name: less than by the clock. The goal is for the lower end of the interval, or for the mean score. Without luck:
the same share with the luck of the draw taken out (`arena/luck.py`), where it can be measured. A seer sees all cards,
and lets experts play on from every move it could make: what even a seer can't win is luck.

| game | players | bot | against | games | wins | 95 % | fair | goal | without luck | points ahead | mean score |
|---|---|---|---|---|---|---|---|---|---|---|---|"""

TAIL = """
## How to read it, and what was tried

- Where the share of the wins is above a goal but the lower end of its interval is not (✗), more games are wanted, not
  a better bot: go on with the same command, what is done is kept.
- Rook, medium over easy: 0.74 of 50 deals while the easy bot won every trick it could. Now it plays one card in four
  without a look at the trick (one in three 0.82, one in six 0.78). That was tuned on 30 deals each.
- Each match had the time there was. Shanko's hard bot comes from a later build than the other rows; nothing that they
  depend on was changed in between. Rook, hard over medium, was looked at after 66 deals (0.674, lower end 0.557) and
  then gone on with to 134, so that its interval is a little too narrow.
- Rummy and Shanko, hard: a playout takes a good half of a millisecond, hence the smaller number of playouts.
- Rummy, hard over medium: 0.55 is not reached. A deal is mostly luck: a linear value of cards, jokers, melds and
  declarations explains 0.18 of the variance of what a deal brings (3,815 deals between experts, a fifth of them held
  back), and a loose card less is worth 3 points there, beside a standard deviation of 90. Tried on small samples, with
  100 playouts: a move that must be ahead by 0.5 standard errors took 0.35 of 13 deals, by 1.5 standard errors 0.54 of
  12; playouts cut short after 9 moves and valued by that line 0.45 of 43 deals, with 200 playouts after 5 moves 0.56 of
  26. None but the first differs from 0.50 by more than chance. What is used now was changed in one go, and which part
  of it helps was not measured: half a standard error and more the fewer guesses there were, the expert's own move
  drops out last, a won game counts before points, four discards are looked at. With 60 playouts that took 0.57 of 30
  other deals. With `benchmarks/decisions.py` a decision with 100 playouts is worth +0.05 (-0.16 to +0.27) of the
  hundred that a won game counts: 1,500 decisions, 227 of them unlike the expert's. Of 177 others, those before the
  first declarations brought nothing (-0.4, standard error 1.2), the later ones 2.5 each (1.1).
- Shanko, hard over medium: 0.35 is not reached. The hard bot is ahead in points, by 36 a game over 232 games of this
  and a slightly different form, but what it gains is small beside the luck of a game. With playouts to the end of the
  round and 100 of them it took 0.44 of 9 deals and was 60 points ahead. Most that it gains over the expert it gains
  by buying: a decision in a window is worth 0.9 points, any other 0.4 (1,500 decisions, standard errors 0.3 and 0.2).
  What was tried on single decisions, and why the search looks only a turn ahead now, stands in
  `docs/decisions/0005-search-stops-where-luck-takes-over.md`.

## Games without an illegal move

`python -m tests.drills.bots --keep FOLDER` plays 100,000 games of easy and medium bots and 1,000 of hard ones for
each game, with every number of players, and goes on where it was stopped. `--drill FOLDER` of this benchmark counts
what is kept. By {day} so many were played, compiled, to their end and without an illegal move. Those of Geschenkt,
Sushi Go! and Rummy (but for 587 of its hard ones) were played before the last change to the search and to Rummy's
expert, the others with the bots as they are. Hard bots had 10 playouts for each decision. The matches above were
without one too.

| game | easy and medium | hard |
|---|---|---|
{drilled}
"""


@dataclass(frozen=True)
class Match:
    """One bot against a table of others; teams play a single round of each deal twice."""

    game: str
    players: int
    bot: str
    rest: str
    games: int
    goal: float | None = None
    teams: bool = False
    points: float | None = None
    """A mean score to reach."""

    @property
    def setup(self):
        lineup = (self.bot, self.rest) * 2 if self.teams else (self.bot, *[self.rest] * (self.players - 1))
        judge = brain(self.game).judge
        is_controlled = judge is not None and judge.is_taught and self.bot != "seer"
        rounds = 1 if self.teams else None
        return Setup(self.game, lineup, self.players, SEED, rounds=rounds, is_controlled=is_controlled)


MATCHES = (
    Match("geschenkt", 3, "medium", "random", 300),
    Match("geschenkt", 2, "medium", "easy", 2000),
    Match("geschenkt", 3, "medium", "easy", 3000, goal=0.80),
    Match("geschenkt", 4, "medium", "easy", 2000),
    Match("geschenkt", 5, "medium", "easy", 2000),
    Match("geschenkt", 2, "hard", "medium", 300),
    Match("geschenkt", 3, "hard", "medium", 600, goal=0.75),
    Match("geschenkt", 4, "hard", "medium", 400),
    Match("geschenkt", 5, "hard", "medium", 400, goal=0.50),
    Match("geschenkt", 3, "seer", "medium", 300),
    Match("geschenkt", 3, "hard", "random", 300),
    Match("sushi-go", 2, "medium", "random", 400),
    Match("sushi-go", 3, "medium", "random", 400),
    Match("sushi-go", 4, "medium", "random", 400),
    Match("sushi-go", 5, "medium", "random", 400),
    Match("sushi-go", 2, "medium", "easy", 1000),
    Match("sushi-go", 3, "medium", "easy", 1000),
    Match("sushi-go", 4, "medium", "easy", 1000, goal=0.40),
    Match("sushi-go", 5, "medium", "easy", 1000),
    Match("sushi-go", 2, "hard", "medium", 200, goal=0.85),
    Match("sushi-go", 3, "hard", "medium", 200),
    Match("sushi-go", 4, "hard", "medium", 400, goal=0.60),
    Match("sushi-go", 5, "hard", "medium", 200),
    Match("sushi-go", 4, "hard", "random", 200, points=42),
    Match("rook", 4, "medium", "random", 400, teams=True),
    Match("rook", 4, "medium", "easy", 2000, goal=0.75, teams=True),
    Match("rook", 4, "hard", "medium", 1000, goal=0.68, teams=True),
    Match("rook", 4, "seer", "medium", 400, teams=True),
    Match("rook", 4, "hard", "random", 200, teams=True),
    Match("rummy", 2, "medium", "random", 400),
    Match("rummy", 4, "medium", "random", 200),
    Match("rummy", 2, "medium", "easy", 1000, goal=0.60),
    Match("rummy", 4, "medium", "easy", 400),
    Match("rummy", 2, "hard:100", "medium", 600, goal=0.55),
    Match("rummy", 4, "hard:100", "medium", 200, goal=0.30),
    Match("rummy", 2, "seer", "medium", 400),
    Match("rummy", 4, "seer", "medium", 200),
    Match("rummy", 2, "hard:100", "random", 60),
    Match("shanko", 2, "medium", "random", 200),
    Match("shanko", 4, "medium", "random", 200),
    Match("shanko", 4, "medium", "easy", 400, goal=0.45),
    Match("shanko", 2, "medium", "easy", 200),
    Match("shanko", 4, "hard:200", "medium", 200, goal=0.35),
    Match("shanko", 2, "hard:200", "medium", 100, goal=0.55),
    Match("shanko", 2, "seer", "medium", 100),
    Match("shanko", 4, "seer", "medium", 100),
    Match("shanko", 4, "hard:200", "random", 40),
)


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--share", type=float, default=1.0, help="of the games")
    arguments.add_argument("--only", help="one game; the page is printed, not written")
    arguments.add_argument("--seconds-each", type=float, help="for each match with a goal, beyond what is kept")
    arguments.add_argument("--keep", type=Path, help="where results are kept while it runs")
    arguments.add_argument("--drill", type=Path, default=ROOT / "build" / "drill", help="what tests.drills.bots keeps")
    arguments.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = arguments.parse_args()
    use_the_compiled_form()
    given.keep = given.keep or ROOT / "build" / "strength" / (COMPILED / "stamp").read_text()[:12]
    given.keep.mkdir(parents=True, exist_ok=True)
    rows = [row(match, given) for match in MATCHES if given.only in (None, match.game)]
    text = page(rows, given)
    print(text)
    if given.only is None:
        TARGET.write_text(text, "utf-8")


def use_the_compiled_form():
    """Begin anew with the compiled rules, unless they run already."""
    if not is_compiled():
        subprocess.run([sys.executable, "tools/compile.py"], cwd=ROOT, check=True)
        os.environ["PYTHONPATH"] = str(COMPILED)
        os.execv(sys.executable, [sys.executable, "-m", "benchmarks.strength", *sys.argv[1:]])


def row(match, given):
    """Play a match, and its line of the table."""
    setup, games = match.setup, max(2 * match.players, round(match.games * given.share))
    kept = given.keep / f"{match.game}-{match.players}-{match.bot.replace(':', '')}-{match.rest}.jsonl"
    done = run(setup, deals_for(setup, games), crew_of(given.workers, None), kept, until(seconds_for(match, given)))
    if not done:
        return f"| {match.game} | {match.players} | {match.bot} | {match.rest} | 0 | | | | | | | |"
    found = standings(setup, done)
    own = next(standing for standing in found.table if standing.bot == match.bot)
    share, fair = (own.deals, 0.5) if match.teams else (own.wins, own.fair)
    reached = "" if match.goal is None else f"{match.goal:.2f} {mark(share.low >= match.goal)}"
    if match.points is not None:
        reached = f"{match.points:g} points {mark(own.score >= match.points)}"
    players = "2 teams" if match.teams else match.players
    line = (
        f"| {match.game} | {players} | {match.bot} | {match.rest} | {found.games:,} "
        f"| {share.mean:.3f} | {share.low:.3f} to {share.high:.3f} | {fair:.2f} | {reached} "
        f"| {without_luck(own.fair_wins)} | {own.lead.mean:+.1f} | {own.score:.1f} |"
    )
    print(line, flush=True)
    return line


def without_luck(found):
    return "" if found is None else f"{found.mean:.3f} ({found.low:.3f} to {found.high:.3f})"


def seconds_for(match, given):
    """Matches with a goal get all of the time, the others less."""
    if given.seconds_each is None or match.goal is not None:
        return given.seconds_each
    return given.seconds_each / 10


def mark(is_reached):
    return "✓" if is_reached else "✗"


def until(seconds):
    """Stops a match after so long, as if by the keyboard."""
    began = time.monotonic()

    def progress(_):
        if seconds is not None and time.monotonic() - began >= seconds:
            raise KeyboardInterrupt

    return progress


def page(rows, given):
    """The table as Markdown."""
    day = datetime.now(UTC).date()
    head = HEAD.format(
        part=("" if given.share == 1 else f" --share {given.share:g}")
        + ("" if given.seconds_each is None else f" --seconds-each {given.seconds_each:g}"),
        day=day,
        form="compiled" if is_compiled() else "interpreted",
        workers=given.workers,
        playouts=USUAL_PLAYOUTS,
    )
    drilled = [
        f"| {game} | {kept(given.drill, game, 'easy-medium')} | {kept(given.drill, game, 'hard10')} |"
        for game in games()
    ]
    return "\n".join([head, *rows, TAIL.format(day=day, drilled="\n".join(drilled))])


def kept(folder, game, bots):
    """How many games of these bots a drill has written down; a line cut short doesn't count."""
    lines = [
        line for file in folder.glob(f"{game}-?-{bots}.jsonl") for line in file.read_text("utf-8").splitlines()[1:]
    ]
    number = sum(len(json.loads(line)[1]) for line in lines if line.endswith("]]]]"))
    return f"{number:,}" if number else "none"


if __name__ == "__main__":
    main()
