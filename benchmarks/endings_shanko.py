"""How rounds of Shanko end when experts play, what house rules do to that, and by how much experts beat others: three
Markdown tables.

python -m benchmarks.endings_shanko --games 1000
"""

import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Sequence

from cardtable.bots.shanko import BRAIN
from cardtable.core.chance import Chance, Fast
from cardtable.core.move import Move, Seat
from cardtable.games.shanko import GAME
from cardtable.games.shanko.board import Phase
from cardtable.games.shanko.contracts import ROUNDS
from cardtable.games.shanko.state import ShankoState

type Player = Callable[[ShankoState, Seat, Chance], Move]


def random(state: ShankoState, seat: Seat, chance: Chance) -> Move:
    return state.some(seat, chance)


PLAYERS: dict[str, Player] = {"expert": BRAIN.expert, "easy": BRAIN.easy, "random": random}
MATCHES = (
    ("expert", "random"),
    ("expert", "easy"),
    ("easy", "random"),
    ("expert", "random", "random", "random"),
    ("expert", "easy", "easy", "easy"),
    ("easy", "random", "random", "random"),
)
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


def main() -> None:
    """Play the games and print the tables."""
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=1000)
    games = arguments.parse_args().games
    columns = "games | out | on meld | stalemate | turns of a player in rounds 1 to 7 | points | s a game |"
    print(f"| players | {columns}\n|---|---|---|---|---|---|---|---|")
    for players in range(GAME.fewest, GAME.most + 1):
        print(f"| {players} | {games} | {' | '.join(endings(players, games, {}))} |", flush=True)
    print(f"\n| house rule, 4 players | {columns}\n|---|---|---|---|---|---|---|---|")
    for house in HOUSES:
        name = ", ".join(f"{option} = {value}" for option, value in house.items()) or "as usual"
        print(f"| {name} | {games // 5} | {' | '.join(endings(4, games // 5, house))} |", flush=True)
    print("\n| match | games | wins of the first | points of the first | of the others |\n|---|---|---|---|---|")
    for names in MATCHES:
        print(f"| {', '.join(names)} | {games // 5} | {' | '.join(match(names, games // 5))} |", flush=True)


def endings(players: int, games: int, house: dict[str, str]) -> list[str]:
    """How the rounds of experts end, how long they last, what a game counts, and how long it takes."""
    ends: Counter[str] = Counter()
    turns: Counter[int] = Counter()
    points = 0
    start = time.process_time()
    for seed in range(games):
        state = played(["expert"] * players, seed, house, turns)
        ends.update(one.ending for one in state.finished)
        points += sum(state.result.scores)
    seconds = (time.process_time() - start) / games
    shares = [f"{100 * ends[ending] / games / ROUNDS:.1f} %" for ending in ("out", "meld", "stalemate")]
    lasted = " ".join(f"{turns[number] / games / players:.1f}" for number in range(1, ROUNDS + 1))
    return [*shares, lasted, f"{points / games / players:.0f}", f"{seconds:.3f}"]


def match(names: Sequence[str], games: int) -> list[str]:
    """How often the first of these players wins, and what everybody scores, with the seats going round."""
    wins, own, others = 0.0, 0, 0
    for seed in range(games):
        seat = seed % len(names)
        result = played([names[(s - seat) % len(names)] for s in range(len(names))], seed, {}, Counter()).result
        wins += (result.places[seat] == 1) / result.places.count(1)
        own += result.scores[seat]
        others += sum(result.scores) - result.scores[seat]
    return [f"{wins / games:.3f}", f"{own / games:.0f}", f"{others / games / (len(names) - 1):.0f}"]


def played(names: Sequence[str], seed: int, house: dict[str, str], turns: Counter[int]) -> ShankoState:
    """A whole game; the turns of each round are counted."""
    state = GAME.start(len(names), seed, house)
    chance = Fast(seed)
    while state.waiting:
        seat = state.waiting[0]
        turns[state.round] += state.phase == Phase.PLAY
        state.apply(seat, PLAYERS[names[seat]](state, seat, chance))
    return state


if __name__ == "__main__":
    main()
