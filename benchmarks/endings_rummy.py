"""How deals of Rummy With Jokers end when experts play, and by how much experts beat others: two Markdown tables.

python -m benchmarks.endings_rummy --games 1000
"""

from argparse import ArgumentParser
from collections.abc import Callable, Sequence

from cardtable.bots.rummy import BRAIN
from cardtable.core.chance import Chance, Fast
from cardtable.core.move import Move, Seat
from cardtable.games.rummy import GAME
from cardtable.games.rummy.state import RummyState

type Player = Callable[[RummyState, Seat, Chance], Move]


def random(state: RummyState, seat: Seat, chance: Chance) -> Move:
    return state.some(seat, chance)


PLAYERS: dict[str, Player] = {"expert": BRAIN.expert, "easy": BRAIN.easy, "random": random}
MATCHES = (
    ("expert", "random"),
    ("expert", "easy"),
    ("easy", "random"),
    ("expert", "random", "random", "random"),
    ("expert", "easy", "easy", "easy"),
)


def main() -> None:
    """Play the games and print the tables."""
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=1000)
    games = arguments.parse_args().games
    print("| players | games | closed | of these perfect | pile used up | rounds | declared | points |")
    print("|---|---|---|---|---|---|---|---|")
    for players in range(GAME.fewest, GAME.most + 1):
        print(f"| {players} | {games} | {' | '.join(endings(players, games))} |")
    print("\n| match | games | wins of the first | its points | points of the others |")
    print("|---|---|---|---|---|")
    for names in MATCHES:
        print(f"| {', '.join(names)} | {games} | {' | '.join(match(names, games))} |")


def endings(players: int, games: int) -> list[str]:
    """Shares of the ways in which deals among experts end, rounds, share of players who declared, points of losers."""
    states = [played(["expert"] * players, seed) for seed in range(games)]
    tallies = [tally for state in states for tally in state.history[-1]]
    closed = sum(tally.closed for tally in tallies)
    losers = [score for state in states for score in state.result.scores if score]
    return [
        f"{closed / games:.1%}",
        f"{sum(tally.perfect for tally in tallies) / games:.1%}",
        f"{1 - closed / games:.1%}",
        f"{sum(state.round for state in states) / games:.1f}",
        f"{sum(tally.declared for tally in tallies) / len(tallies):.0%}",
        f"{sum(losers) / len(losers):.0f}",
    ]


def match(names: Sequence[str], games: int) -> list[str]:
    """How often the first of these players wins, and what they pay; the seats are taken in turn."""
    wins, own, others = 0.0, 0, 0
    for seed in range(games):
        first = -seed % len(names)
        result = played([names[(seat - first) % len(names)] for seat in range(len(names))], seed).result
        wins += (result.places[first] == 1) / result.places.count(1)
        own += result.scores[first] or 0
        others += sum(score or 0 for score in result.scores) - (result.scores[first] or 0)
    return [f"{wins / games:.1%}", f"{own / games:.1f}", f"{others / games / (len(names) - 1):.1f}"]


def played(names: Sequence[str], seed: int) -> RummyState:
    """A whole game."""
    state, chance = GAME.start(len(names), seed), Fast(seed)
    assert isinstance(state, RummyState)
    while state.waiting:
        seat = state.waiting[0]
        state.apply(seat, PLAYERS[names[seat]](state, seat, chance))
    return state


if __name__ == "__main__":
    main()
