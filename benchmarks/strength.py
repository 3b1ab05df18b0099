"""How strong the bots are, one against the rest on mirrored deals: writes benchmarks/strength.md.

    python -m benchmarks.strength [--share 1.0] [--only GAME] [--seconds-each 60] [--keep FOLDER] [--drill FOLDER]
    python -m benchmarks.strength --only rummy --seconds-each 600    one game; the rows of the others stay

The full run takes many hours, most of them for hard bots in the two rummies. With --share 0.1 a tenth of the games is
played; --seconds-each gives each match so much time and counts what is done by then, 0 only what is kept. A match with
a goal ends as soon as a look shows on which side of it the interval lies; when to look is fixed beforehand. Results are
kept in a folder of their own for each form of the rules and bots, so that a run can be stopped and gone on with; the
same share gives the same table on any machine. The last row of each match is kept in benchmarks/strength.json with its
day, and stands on the page until the match is played anew. Matches that were never played are left out.
"""

import hashlib
import json
import os
import subprocess
import sys
import time
from argparse import ArgumentParser
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from cardtable.arena.crews import crew_of
from cardtable.arena.form import is_compiled
from cardtable.arena.lineup import Setup, deals_for
from cardtable.arena.standings import standings
from cardtable.arena.tournament import run
from cardtable.catalog import brain, games

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
TARGET = Path(__file__).with_suffix(".md")
ROWS = Path(__file__).with_suffix(".json")
"""The cells of each match as it was last played."""
SEED = 2024
LOOKS = (0.15, 0.3, 0.6, 1.0)
"""After these parts of its games a match with a goal is looked at."""
PLAYERS = ("core", "games", "bots")
"""The rooms of the package on which results depend."""
HEAD = """# Strength

Made by `python -m benchmarks.strength{part}` on {day}, {form}, with {workers} workers. Rows of other days
stand as they were found then; a star says that the rules or the bots have been changed since, if only in their speed.

One bot against a table of others. Every deal is played once for each seat the bot can hold, so that all hold the same
cards, and a deal counts as one observation: intervals are 95 %. A shared first place is a shared win. In Rook two
partners of a kind play one round of each deal, then the same round with the teams' seats changed; the deal is won by
those who have more points from both. The goal is for the lower end of the interval, or for the mean score. Without
luck: the same share with the luck of the draw taken out (`arena/luck.py`), where it can be measured. A seer sees all
cards, and lets experts play on from every move it could make: what even a seer can't win is luck.

Playouts of hard bots for each decision, or as many as stand behind their name; on 2026-11-17 there were 400 everywhere:
{playouts}.

| game | players | bot | against | games | wins | 95 % | fair | goal | without luck | points ahead | mean score | day |
|---|---|---|---|---|---|---|---|---|---|---|---|---|"""

TRIED = Path(__file__).with_name("strength_tried.txt")
"""The page below its table: how to read it, what was tried, and games without an illegal move."""


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
    def name(self):
        return f"{self.game}-{self.players}-{self.bot.replace(':', '')}-{self.rest}"

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
    Match("sushi-go", 2, "seer", "medium", 200),
    Match("sushi-go", 4, "seer", "medium", 200),
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
    Match("rummy", 2, "hard", "medium", 600, goal=0.55),
    Match("rummy", 4, "hard", "medium", 200, goal=0.30),
    Match("rummy", 2, "seer", "medium", 400),
    Match("rummy", 4, "seer", "medium", 200),
    Match("rummy", 2, "hard:100", "random", 60),
    Match("shanko", 2, "medium", "random", 200),
    Match("shanko", 4, "medium", "random", 200),
    Match("shanko", 4, "medium", "easy", 400, goal=0.45),
    Match("shanko", 2, "medium", "easy", 200),
    Match("shanko", 4, "hard", "medium", 400, goal=0.35),
    Match("shanko", 2, "hard", "medium", 400, goal=0.55),
    Match("shanko", 2, "seer", "medium", 100),
    Match("shanko", 4, "seer", "medium", 100),
    Match("shanko", 4, "hard:200", "random", 40),
)


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--share", type=float, default=1.0, help="of the games")
    arguments.add_argument("--only", help="play the matches of one game")
    arguments.add_argument("--seconds-each", type=float, help="for each match with a goal, beyond what is kept")
    arguments.add_argument("--keep", type=Path, help="where results are kept while it runs")
    arguments.add_argument("--drill", type=Path, default=ROOT / "build" / "drill", help="what tests.drills.bots keeps")
    arguments.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = arguments.parse_args()
    use_the_compiled_form()
    given.keep = given.keep or ROOT / "build" / "strength" / digest()[:12]
    given.keep.mkdir(parents=True, exist_ok=True)
    for match in MATCHES:
        if given.only in (None, match.game):
            put_down(match, played(match, given))
    text = page(given)
    print(text)
    TARGET.write_text(text, "utf-8")


def use_the_compiled_form():
    """Begin anew with the compiled rules, unless they run already."""
    if not is_compiled():
        subprocess.run([sys.executable, "tools/compile.py"], cwd=ROOT, check=True)
        os.environ["PYTHONPATH"] = str(COMPILED)
        os.execv(sys.executable, [sys.executable, "-m", "benchmarks.strength", *sys.argv[1:]])


@cache
def digest():
    """The rules and the bots as one hash."""
    total = hashlib.sha256()
    for room in PLAYERS:
        for path in sorted((ROOT / "src" / "cardtable" / room).rglob("*")):
            if path.suffix in (".py", ".json"):
                total.update(path.read_bytes())
    return total.hexdigest()


def put_down(match, found):
    """Keep the row of a match, if anything of it was played."""
    if found is not None:
        own = own_standing(match, found)
        keep_row(match.name, [*cells(match, found.games, own), f"{own.lead.mean:+.1f}", f"{own.score:.1f}"])


def keep_row(name, row):
    """Put a row down with its day, and with what it was played by."""
    rows = kept_rows()
    rows[name] = {"day": str(datetime.now(UTC).date()), "bots": digest()[:12], "row": row}
    lines = [f"{json.dumps(match)}: {json.dumps(row, ensure_ascii=False)}" for match, row in rows.items()]
    ROWS.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    print(line(rows[name]), flush=True)


def kept_rows():
    return json.loads(ROWS.read_text("utf-8"))


def line(kept):
    """A row of the table; a star where the bots aren't what they were."""
    star = "" if kept["bots"] == digest()[:12] else "*"
    return f"| {' | '.join(kept['row'])} | {kept['day']}{star} |"


def cells(match, games, own):
    """What a row says but for points."""
    share, fair = (own.deals, 0.5) if match.teams else (own.wins, own.fair)
    reached = "" if match.goal is None else f"{match.goal:.2f} {mark(share.low >= match.goal)}"
    if match.points is not None:
        reached = f"{match.points:g} points {mark(own.score >= match.points)}"
    players = "2 teams" if match.teams else f"{match.players}"
    shares = (f"{share.mean:.3f}", f"{share.low:.3f} to {share.high:.3f}", f"{fair:.2f}")
    return [match.game, players, match.bot, match.rest, f"{games:,}", *shares, reached, without_luck(own.fair_wins)]


def played(match, given):
    """The standings of a match when it is decided, or its games or its time are used up."""
    setup, games = match.setup, max(2 * match.players, round(match.games * given.share))
    kept = given.keep / f"{match.name}.jsonl"
    in_time, found = until(seconds_for(match, given)), None
    for part in LOOKS if match.goal is not None else (1.0,):
        deals = deals_for(setup, round(part * games))
        done = run(setup, deals, crew_of(given.workers, None), kept, in_time)
        found = standings(setup, done) if done else None
        if len(done) < deals or is_decided(match, found):
            break
    return found


def own_standing(match, found):
    return next(standing for standing in found.table if standing.bot == match.bot)


def is_decided(match, found):
    """Whether the interval lies on one side of the goal."""
    own = own_standing(match, found)
    share = own.deals if match.teams else own.wins
    return match.goal is not None and (share.low >= match.goal or share.high < match.goal)


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


def page(given):
    """The table as Markdown, with all that was ever played."""
    day = datetime.now(UTC).date()
    head = HEAD.format(
        part=("" if given.share == 1 else f" --share {given.share:g}")
        + ("" if given.seconds_each is None else f" --seconds-each {given.seconds_each:g}"),
        day=day,
        form="compiled" if is_compiled() else "interpreted",
        workers=given.workers,
        playouts=", ".join(f"{name} {searched(name)}" for name in games()),
    )
    looks = ", ".join(f"{part:.0%}" for part in LOOKS[:-1])
    rows = kept_rows()
    lines = [line(rows[match.name]) for match in MATCHES if match.name in rows]
    tried = TRIED.read_text("utf-8").format(day=day, looks=looks, drilled=drilled(given.drill))
    return "\n".join([head, *lines, "", tried])


def searched(name):
    """The playouts of a game's hard bots; where they depend on the players, for each number of matches with a goal."""
    tables = sorted({match.players for match in MATCHES if match.game == name and match.goal and match.bot == "hard"})
    numbers = {players: brain(name).searched(players) for players in tables}
    if len(set(numbers.values())) == 1:
        return f"{numbers[tables[0]]:,}"
    return " and ".join(f"{number:,} for {players}" for players, number in numbers.items())


def drilled(folder):
    """The games of a drill, and their sum."""
    counts = {game: [kept(folder, game, bots) for bots in ("easy-medium", "hard10")] for game in games()}
    counts["all"] = [sum(column) for column in zip(*counts.values(), strict=True)]
    return "\n".join(f"| {game} | {quick:,} | {hard:,} |" for game, (quick, hard) in counts.items())


def kept(folder, game, bots):
    """How many games of these bots a drill has written down; a line cut short doesn't count."""
    lines = [
        line for file in folder.glob(f"{game}-?-{bots}.jsonl") for line in file.read_text("utf-8").splitlines()[1:]
    ]
    return sum(len(json.loads(line)[1]) for line in lines if line.endswith("]]]]"))


if __name__ == "__main__":
    main()
