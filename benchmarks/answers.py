"""How long bots think at every decision, in the form that runs, for benchmarks/speed.py: prints seconds as JSON.

Games of easy and medium bots are played for every number of players; both levels are asked at every decision of them,
hard bots at decisions spread over them, by the clock as at a table.
"""

import json
import sys
import time
from argparse import ArgumentParser
from itertools import count

from cardtable.arena.form import is_compiled
from cardtable.catalog import GAMES
from cardtable.wire.codec import write_view
from cardtable.wire.thinking import think

QUICK = ("easy", "medium")
MOST_DECISIONS = 1500


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--hard", type=int, default=40, help="decisions of hard bots, for each game")
    arguments.add_argument("--only", help="one game")
    given = arguments.parse_args()
    games = {game.name: answers(game, given.hard) for game in GAMES if given.only in (None, game.name)}
    json.dump({"compiled": is_compiled(), "games": games}, sys.stdout)


def answers(game, hard):
    """For each level how often it was asked, and the time that all but one in a hundred took, and the longest."""
    times, asked = {level: [] for level in (*QUICK, "hard")}, []
    for players in range(game.fewest, game.most + 1):
        asked += list(decisions(game, players, times))
    for number, view in enumerate(asked[:: max(1, len(asked) // hard)][:hard]):
        times["hard"].append(took(game, "hard", view, number, time.perf_counter)[0])
    return {level: summary(found) for level, found in times.items()}


def decisions(game, players, times):
    """The views of everybody who decides in a game, while both levels are timed; what they play alternates."""
    state = game.start(players, players)
    for number in count():
        if not state.waiting or number == MOST_DECISIONS:
            return
        seat = state.waiting[0]
        view = bytes(write_view(state.view(seat)))
        found = {level: took(game, level, view, number, time.process_time) for level in QUICK}
        for level in QUICK:
            times[level].append(found[level][0])
        state.play(seat, game.parse_move(found[QUICK[seat % 2]][1]))
        yield view


def took(game, level, view, number, clock):
    """The time of an answer, and the move."""
    began = clock()
    move, _ = think(game.name, level, view, number)
    return clock() - began, move


def summary(times):
    times.sort()
    return {"asked": len(times), "p99": times[int(0.99 * (len(times) - 1))], "max": times[-1]}


if __name__ == "__main__":
    main()
