"""How rounds of Shanko end among experts, how long they last, and what the house rules for laying off do to that.

    python -m benchmarks.shanko_rounds --games 1000

Two Markdown tables go to stdout. With PYTHONPATH pointing to the compiled form it measures that.
"""

import time
from argparse import ArgumentParser
from collections import Counter
from dataclasses import dataclass, field

from cardtable.bots.shanko import BRAIN
from cardtable.core.chance import Fast
from cardtable.games.shanko import GAME
from cardtable.games.shanko.contracts import ROUNDS
from cardtable.games.shanko.round import PLAYING

HOUSES = (
    {},
    {"layoff": "sequences"},
    {"layoff": "after_swap"},
    {"layoff_timing": "later_turns"},
    {"round7_finish": "deal_12"},
    {"end_on_meld": "yes"},
    {"buy_precedence": "buyers_first"},
    {"melded_may_draw_discard": "no"},
    {"max_jokers_per_meld": "half"},
)


@dataclass
class Tally:
    """What a number of games came to."""

    games: int = 0
    seconds: float = 0.0
    points: float = 0.0
    endings: Counter[str] = field(default_factory=Counter)
    stalemates: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    """By the round."""


def played(players: int, games: int, house: dict[str, str]) -> Tally:
    """Play experts against each other and count."""
    tally = Tally(games)
    start = time.process_time()
    for seed in range(games):
        state = GAME.start(players, seed, house)
        chance = Fast(seed)
        while state.waiting:
            seat = state.waiting[0]
            tally.turns[state.round.number] += state.round.phase == PLAYING
            state.apply(seat, BRAIN.expert(state, seat, chance))
        tally.points += sum(state.result.scores) / players / games
        for number, one in enumerate(state.finished, 1):
            tally.endings[one.seen.ending] += 1
            tally.stalemates[number] += one.seen.ending == "stalemate"
    tally.seconds = (time.process_time() - start) / games
    return tally


def row(name: str, players: int, tally: Tally) -> str:
    """A line of a table: endings in per cent of the rounds, turns of each player in each round."""
    rounds = tally.games * ROUNDS
    shares = [f"{100 * tally.endings[ending] / rounds:.1f}" for ending in ("out", "meld", "stalemate")]
    turns = " ".join(f"{tally.turns[n] / tally.games / players:.1f}" for n in range(1, ROUNDS + 1))
    return f"| {name} | {' | '.join(shares)} | {turns} | {tally.points:.0f} | {tally.seconds:.3f} |"


def main() -> None:
    """Every number of players in the usual house, then every house with four players."""
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=1000)
    arguments.add_argument("--house-games", type=int, default=200)
    given = arguments.parse_args()
    columns = "out % | on meld % | stalemate % | turns of a player in rounds 1 to 7 | points | s a game |"
    for title in ("players", "house rule, 4 players"):
        print(f"| {title} | {columns}\n|---|---|---|---|---|---|---|")
        if title == "players":
            for players in range(GAME.fewest, GAME.most + 1):
                print(row(str(players), players, played(players, given.games, {})), flush=True)
        else:
            for house in HOUSES:
                name = ", ".join(f"{option} = {value}" for option, value in house.items()) or "as usual"
                print(row(name, 4, played(4, given.house_games, house)), flush=True)
        print()


if __name__ == "__main__":
    main()
