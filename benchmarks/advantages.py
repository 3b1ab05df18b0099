"""What share of its games a hard bot of Rummy wins against experts, with most of the luck taken out.

    python -m benchmarks.advantages --players 2 --games 100 [--playouts 400] [--worlds 300] [--keep FILE] [--row]

The bot plays whole games on mirrored deals. Wherever its move is not the expert's, both are tried in the true hands, in
so many orders of the draw pile, and experts play to the end: by what share of a win its move is better is its
advantage. Who plays like the experts wins a fair share, and the sum of the advantages is what this bot wins beyond it
on average (the performance difference lemma of reinforcement learning): no approximation, and with less noise than the
games themselves, whose plain result is told beside it. A deal with all its seats is one observation; intervals are
95 %. Games are kept as lines, and a run goes on where it was stopped. With --row the result becomes the row of its
match in benchmarks/strength.json; a goal is reached where the advantages reach it.
"""

import json
from argparse import ArgumentParser
from pathlib import Path
from statistics import fmean, stdev

from benchmarks.strength import MATCHES, keep_row, mark
from cardtable.arena.form import is_compiled
from cardtable.bots.budget import playouts
from cardtable.bots.equity import share_of_win
from cardtable.bots.hard import Hard
from cardtable.bots.monte_carlo import play_on
from cardtable.bots.rummy import BRAIN
from cardtable.core.chance import Fast
from cardtable.games.rummy import GAME

APART = 1_000_003
TOLD = 10
"""After so many deals more the result so far is told."""


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--playouts", type=int, help="for each decision; as many as hard bots have")
    arguments.add_argument("--games", type=int, default=100)
    arguments.add_argument("--worlds", type=int, default=300)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--keep", type=Path, help="a file to write games to, and to go on from")
    arguments.add_argument("--row", action="store_true", help="put the result down in benchmarks/strength.json")
    given = arguments.parse_args()
    given.playouts = given.playouts or BRAIN.searched(given.players)
    whole, deals = given.games // given.players, []
    for deals in played(given):
        if len(deals) > 1 and (len(deals) == whole or not len(deals) % TOLD):
            print(report(given, deals), flush=True)
    if given.row:
        put_down(given, deals)


def played(given):
    """All deals so far, whenever one has been added."""
    deals = read(given)
    yield deals
    for deal in range(len(deals), given.games // given.players):
        deals.append([game(given, given.seed * APART + deal, seat) for seat in range(given.players)])
        if given.keep:
            with given.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(deals[-1]) + "\n")
        yield deals


def read(given):
    """The deals that a file holds; a line that was cut short is left out."""
    lines = given.keep.read_text("utf-8").splitlines() if given.keep and given.keep.exists() else []
    return [json.loads(line) for line in lines if line.endswith("]]")]


def game(given, number, own):
    """A game with the bot on one seat: what it won, the sum of its advantages, and how often it did otherwise."""
    bot = Hard(GAME, BRAIN, playouts(given.playouts))
    state, chance, gained, others = GAME.start(given.players, number), Fast(number * given.players + own), 0.0, 0
    while state.waiting:
        seat = state.waiting[0]
        move = BRAIN.expert(state, seat, chance)
        if seat == own:
            usual, move = move, bot.think(state.knowledge(seat), seat, chance).move
            if str(move) != str(usual):
                gained += advantage(state, seat, (move, usual), given.worlds, chance)
                others += 1
        state.apply(seat, move)
    return [won(state, own), gained, others]


def advantage(state, seat, moves, worlds, chance):
    """By what share of a win the first move is better than the second."""
    gains = []
    for _ in range(worlds):
        world, seed = state.clone(), chance.below(1 << 30)
        chance.shuffle(world.stock)
        first, second = (ended(world.clone(), seat, move, Fast(seed)) for move in moves)
        gains.append(first - second)
    return fmean(gains)


def ended(state, seat, move, chance):
    stage = BRAIN.stage(state)
    BRAIN.keep_in_step(state, move)
    state.apply(seat, move)
    play_on(BRAIN, state, stage, chance)
    return won(state, seat)


def won(state, seat):
    """The share of the win when a deal is over."""
    return share_of_win([-float(total) for total in state.totals()], seat)


def report(given, deals):
    """One line."""
    form, fair = "compiled" if is_compiled() else "interpreted", 1 / given.players
    plain, smooth = [[fmean(one[part] for one in deal) for deal in deals] for part in (0, 1)]
    others = fmean(one[2] for deal in deals for one in deal)
    return (
        f"rummy, {given.players} players, {given.playouts} playouts, {form}: {len(deals) * given.players} games, "
        f"{interval(plain, 0.0)} of them won; by advantages {interval(smooth, fair)}; {others:.1f} moves a game unlike "
        "the expert's"
    )


def put_down(given, deals):
    """The row of the match on the page of strength."""
    bot = "hard" if given.playouts == BRAIN.searched(given.players) else f"hard:{given.playouts}"
    match = next(
        match
        for match in MATCHES
        if (match.game, match.players, match.bot) == ("rummy", given.players, bot) and match.goal
    )
    won, low, high = bounds([fmean(one[0] for one in deal) for deal in deals], 0.0)
    smooth = [fmean(one[1] for one in deal) for deal in deals]
    reached = mark(bounds(smooth, 1 / given.players)[1] >= match.goal)
    shares = (f"{won:.3f}", f"{low:.3f} to {high:.3f}", f"{1 / given.players:.2f}")
    games = f"{len(deals) * given.players:,}"
    goal, fair = f"{match.goal:.2f} {reached}", interval(smooth, 1 / given.players)
    keep_row(match.name, ["rummy", f"{given.players}", bot, "medium", games, *shares, goal, fair, "", ""])


def interval(numbers, fair):
    mean, low, high = bounds(numbers, fair)
    return f"{mean:.3f} ({low:.3f} to {high:.3f})"


def bounds(numbers, fair):
    """The mean, and the ends of its interval."""
    mean, error = fair + fmean(numbers), 1.96 * stdev(numbers) / len(numbers) ** 0.5
    return mean, mean - error, mean + error


if __name__ == "__main__":
    main()
