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

TAIL = """
## How to read it, and what was tried

- A match with a goal is looked at after {looks} and all of its games, and ends where its interval
  lies on one side of the goal; the looks are fixed beforehand, and make intervals a little narrower than they should
  be. Where the share is above a goal but the lower end of its interval is not (✗), more games are wanted, not a better
  bot.
- Rook, medium over easy: 0.74 of 50 deals while the easy bot won every trick it could. Now it plays one card in four
  without a look at the trick (one in three 0.82, one in six 0.78). That was tuned on 30 deals each.
- Rummy: what a discard matters. Another one at random of the six that can be spared most easily, in place of the
  expert's, costs 0.023 of a win (±0.018) before declarations, 0.009 (±0.021) while one hasn't declared, 0.045 (±0.018)
  afterwards: 7,072 decisions of two players, each played to the end in the true hands with the same cards to come. How
  much lies above the expert was not measured. Of thirty coefficients of such discards one stood out, that a card held
  twice goes first once one has declared, and whole games didn't confirm it.
- Rummy: changes of the expert against the expert, 2 players, mirrored deals: declarations held back until one can close
  or take a discard, with no more melds than needed, 0.504 (±0.008, 8,000 games); points in hand that cost nothing 0.502
  (±0.003, 8,000); a card that is held twice first 0.501 (±0.004, 6,000). None differs from 0.5, and none was kept.
- Rummy: searches with 60 guesses at 97 moments from the fourth round on brought +0.005 (±0.013) of a win a decision
  as they choose now; the best of seven thresholds of proof that were tried, half a standard error, +0.013 (±0.015). To
  count a win alone and no points beside it brought +0.004 (±0.006) at 45 other moments. Earlier, 1,500 decisions with
  100 playouts: +0.05 (-0.16 to +0.27) of the hundred that a won game counts.
- Rummy: which discard to lean to was learned (`cardtable learn rummy --moves`, decision 15), since searches are short
  of playouts: one varies by half a win, and discards differ by hundredths. At 44 discards of two players the leaning
  alone gained 0.5 hundredths of a win, 100 guesses alone 0.7, both together 1.6. In whole games of two the leaning
  alone wins 0.527 (±0.020) of 1,680 and 0.503 (±0.022) of 1,560.
- Rummy: `python -m benchmarks.advantages` sums up what each decision of a hard bot is worth beyond the expert's in the
  true hands. That has the mean of what is won beyond a fair share, and less noise. With 400 playouts and leanings that
  were learned at all tables, the hard bot won 0.558 (0.471 to 0.646) of 86 games of two, by advantages 0.575 (0.521 to
  0.629); with those it has now 0.571 of 98 others, by advantages 0.573 (0.517 to 0.629), and on new deals 0.582 of 330,
  by advantages 0.544 (0.521 to 0.568): that match was to have 1,000 games, looked at after 150, 300 and 600, and was
  stopped for want of time, undecided. So the hard bot is more than the expert for certain, and most likely about 0.55:
  a better one is wanted, not more games. A second holds about 1,700 playouts before declarations, compiled.
- Rummy: guesses that fit what rivals threw, and hold no declaration that they would have made (decision 4), have 0.287
  to 0.316 of a rival's cards right where plain ones have 0.235 to 0.244 (100 games of two, rounds 3 to 9: +0.043 ±0.012
  to +0.076 ±0.025). What that alone is worth in decisions was not measured.
- Rummy: whoever takes the discard leaves the top of the draw pile to the next player, and from then on two playouts of
  one guess are dealt other cards. With that card put last, what two moves differ by in a guess varies less: its
  variance is 0.84 of what it was before declarations, 0.89 before one has declared, 0.82 afterwards and 0.66 where one
  may take the discard (45 decisions of two players, 40 guesses each). It is still 3,000: one playout's difference has a
  standard deviation of more than half a win, and 200 guesses leave an error of four hundredths.
- Rummy: a playout takes 0.82 of the instructions it took (the same 240 playouts of two players), by melds that are seen
  without the finder where none shares a card, and by hands without hope of a declaration that are told before anything
  is made of them. Seven tenths of what is left is the finder's. To look for what gains most first, and for all ways to
  declare only where that is no declaration, took it 1.26 times as many instructions (5,154 hands), since fronts are
  short anyway, and was not kept.
- Rook: a search that lets its guesses fit the bids (decision 4). 100 deals against experts with 60 playouts: +6.6
  (±5.4) points a round without, +14.1 (±7.2) with the best of ten guesses, +12.3 (±6.8) of thirty; with the cards laid
  aside as an expert would, too, +17.0 (±6.9) and +11.7 (±5.5). With 400 playouts less is seen of it: on the same 75
  deals +0.2 (±13.6) points a round more than without. The bot before that won 0.700 (0.654 to 0.741) of 370 deals, with
  the bids 0.640 (0.527 to 0.738) of 75.
- Rook: guesses that fit the cards played, too, improved by exchanges (decision 4), and discards that leave a colour
  void. On the first 76 deals of the match +31.2 (±10.6) points a round. On the same deals the bot that minds bids alone
  had +18.6 and won 0.640, the one before that +18.3 and 0.684: +12.9 (±8.4) and +13.0 (±13.4) points a round more. The
  match was undecided at its first look, after 75 deals: 0.717 (0.613 to 0.800) of 76.
- Rook: with 1,000 playouts for 400 the match was decided at its first look, on the same 75 deals: 0.847 (0.748 to
  0.910). The points ahead are about the same, +32.1 (+22.0 to +42.1) a round, so part of that leap is luck.
- Rummy for two: with those guesses, cards in step and 1,200 playouts the hard bot won 0.625 (0.567 to 0.683) of 200
  games on new deals, by advantages with 300 orders of the pile 0.600 (0.574 to 0.627). At least 200 had been asked for;
  the run was set for 400 and ended there for want of time.
- Rummy for four: with 600 playouts the hard bot won 0.355 (0.304 to 0.406) of 200 games, by advantages 0.348 (0.321 to
  0.374); 20 of these had been played before it was settled that there should be 200.
- What a decision took in milliseconds of processor, compiled, while five or six processes shared two cores: Rook with
  1,000 playouts 110 in the middle, 477 for 99 of 100, 574 the slowest (4,474 decisions); Rummy for 2 with 1,200, median
  and slowest, 396 and 783 before declarations are open, 24 and 1,050 before one has declared, 4 and 896 afterwards (8
  games). For 4 with 1,200 it was 934 and 1,490, 40 and 1,683, 13 and 2,342 (4 games): so they have 600. With one other
  process on the machine the slowest took 995 and 1,010 for 2 with 1,200 (8 games, twice), 795 with 1,100, which they
  have since, and 800 for 4 with 600 (3 games).
- The same with 400 playouts, by the bots before: Rook 48 and 279 (4 deals), by bids alone 17 and 101 (60 deals); Rummy
  for 2 218 and 369 before declarations are open, 190 and 496 before one has declared, 43 and 231 afterwards (10 games);
  for 4 340 and 397, 200 and 449, 23 and 193 (5 games). At a table hard bots have half a second by the clock
  (`benchmarks/speed.md`).
- Shanko: 500 decisions of four players, each tried in the true hands in 40 orders of the pile. The search with its
  judge and 200 playouts brought +0.03 points (±0.49) a decision; at 150 of them 200, 1,000 and 3,000 playouts brought
  +0.3, +0.2 and +0.2 (±1.3). So more tries didn't help it. Rounds played to their end at 472 other decisions, in 48
  orders of the pile: +1.03 (±0.88) a decision with 120 guesses of each move, +1.22 (±0.85) with 240; of 199 buys +1.73
  (±1.69) and +2.21 (±1.67), of 106 draws +0.73 (±1.29) and +0.90 (±1.25), of 138 discards +0.34 (±1.37) and +0.21
  (±1.19). So hard bots play rounds to their end. In 20 whole games of four in which only buys, draws and offers were
  searched so, with 60 guesses, they were +2.5 (±22) points ahead: too few to tell.
- Shanko: whole games of two with 400 playouts for every decision, 34 of a match that was begun: 0.47 won, 1.1 points
  ahead. What single decisions seemed to bring doesn't add up; the match was stopped, since a better bot is wanted.
- Shanko: what hidden cards decide. At these decisions a discard and the expert's differ by 9.7 points in the true hands
  and by 4.2 on average over guesses, a buy and a pass by 15.8 and 7.9, two ways to draw by 11.6 and 9.9 (standard
  deviations, with the noise of the tries taken out). Most of what a seer gains by a discard nobody else can know,
  and 240 guesses, whose noise is 4.5 points, see little of the rest: about a thousand of each discard are wanted.
- Shanko: cards that would bring the contract closer (outs), counted for every discard. One more is worth 0.3 to 0.8
  points where one card is lacking and 3 in the last round (10,882 discards), nothing where more are lacking. Followed
  by the expert, which knows its plan but not the outs, that was worth -4.4 (±8.1) points a game of 600, with the same
  weight at all stages +3.1 (±7.6) of 800. Where the expert passes, a buy that brings more outs is worth 13 (±8) to 15
  (±8) points in round 6 and nothing clear elsewhere (17,343 windows); to buy so in rounds 4 to 6 was worth +9.6 (±6.4)
  and +4.6 (±6.3) points a game of 600 each. Neither was kept.
- Shanko: at 115 decisions that were tried in 300 guesses each, other ways to share the playouts out (moves dropped
  sooner, the expert's without the benefit of the doubt) differed by a tenth of a point, within the noise.
- Shanko: discards were learned from 5,500 decisions like Rummy's, and choices by that brought -0.1 (±0.7) of the points
  as the bot counts them.
- Shanko: what a hand promises was learned (`cardtable learn shanko --moves`, decision 15). To keep the cards that leave
  most plans open, weighed by hand, won 0.538 (±0.032) of 740 games of two against experts; weights learned from 97,000
  discards 0.618 (±0.033) of 500, +50.7 (±13.5) points a game, and 0.287 (±0.025) of 968 games of four; draws learned as
  well brought nothing to two (872 games, -0.1 ±9.6 points) and, with buys, +10.3 (±5.9) points to four (1,896 games).
  All that without a playout. The weights that bots have, from 800 games each of two and of four, win without a playout
  0.564 (0.531 to 0.595) of 800 games of two, +37.0 (+25.0 to +49.1) points a game; those of the first 460 games, with a
  slip in how two draw, 0.600 (0.563 to 0.635) of 600 others, +45.0 (+30.3 to +59.7). Of 800 games of four they win
  0.279 (0.255 to 0.312), +25.1 (+17.1 to +33.1) points.
- Shanko: with 400 playouts on top of that, and cards in step, both matches were decided at their first look, after 60
  games each: 0.708 (0.576 to 0.792) of those of two, +75.4 points, and 0.567 (0.415 to 0.691) of those of four, +91.9.
  Before, whole games of two were won 0.47 (34 games). So search and leaning add up to far more than either alone. A
  decision took 19 ms of processor in the median and 216 at most for two, 103 and 690 for four (a game of each).
- Shanko: with cards in step, as in Rummy, what two discards differ by in a guess has a standard deviation of 43.5 where
  it had 48.7, two ways to draw 47.5 for 60.2 (607 decisions of two players, 24 guesses each). The weights above were
  learned before that.
- Shanko: buying. 3,027 windows of four players, each played to the end of the round in the true hands both ways: a
  buy of the expert's is worth 14.0 points (±5.5), a buy where the expert passes -1.9 (±2.8), in no round clearly more
  than nothing. So the expert buys about as often as it should, and which card is bought has to be found by search.
- Shanko: a judge with more features. Whose turn is near, points while a rival who has melded holds two cards, and the
  size of the hand raise what is explained of 250 games of four players from 0.276 to 0.282 (a fifth held back), but
  not what the judge says of two moves: that goes together with what they bring by 0.279 as it is, by 0.278 to 0.288 in
  five forms that were tried (845 decisions of 2,500 that were planned; differences ±0.02). None was kept.

## Games without an illegal move

`python -m tests.drills.bots --keep FOLDER` plays so many games of easy and medium bots and of hard ones as it is told,
with every number of players, and goes on where it was stopped. `--drill FOLDER` of this benchmark counts what is kept.
By {day} so many were played, compiled, to their end and without an illegal move; the matches above were without one
too. Hard bots had 10 playouts for each decision. Of the bots before them 100,000 games of easy and medium ones and
1,000 of hard ones of each game went to their end.

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
    return "\n".join([head, *lines, TAIL.format(day=day, looks=looks, drilled=drilled(given.drill))])


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
