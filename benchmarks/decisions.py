"""What the single decisions of a hard bot are worth in the two rummies, where whole games are mostly luck.

    python -m benchmarks.decisions shanko --players 4 --playouts 200 --positions 1500 [--seed 1]

At random moments of games between experts the hard bot is asked what it would do. Where that is not the expert's move,
both are tried in the true hands, with the draw pile shuffled anew so many times, and experts play the stage to its end.
What the bot's move brings more than the expert's, on average over all moments, is what a decision is worth: in points,
in Rummy as the bot counts them, where a won game is worth a hundred. The bot itself sees only its view.
"""

from argparse import ArgumentParser
from random import Random
from statistics import fmean, stdev

from cardtable.arena.form import is_compiled
from cardtable.bots.budget import playouts
from cardtable.bots.hard import Hard
from cardtable.catalog import brain, game
from cardtable.core.chance import Fast

ONE_IN = 12
"""So many moments are looked at: those that follow one another are much alike."""
SHUFFLES = 100


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("game", choices=("rummy", "shanko"))
    arguments.add_argument("--players", type=int, default=4)
    arguments.add_argument("--playouts", type=int, default=200)
    arguments.add_argument("--positions", type=int, default=1500)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    plays = brain(given.game)
    bot = Hard(game(given.game), plays, playouts(given.playouts))
    gains = []
    for state, seat, chance in moments(given):
        usual, move = plays.expert(state, seat, chance), bot.think(state.knowledge(seat), seat, chance).move
        gains.append(worth(plays, state, seat, (move, usual), chance) if str(move) != str(usual) else 0.0)
        if len(gains) == given.positions:
            break
    print(report(given, gains))


def report(given, gains):
    """One line."""
    mean, error = fmean(gains), 1.96 * stdev(gains) / len(gains) ** 0.5
    form = "compiled" if is_compiled() else "interpreted"
    return (
        f"{given.game}, {given.players} players, {given.playouts} playouts, {form}: {len(gains)} decisions, "
        f"{sum(map(bool, gains))} unlike the expert's, "
        f"each worth {mean:+.2f} ({mean - error:+.2f} to {mean + error:+.2f})"
    )


def moments(given):
    """Moments of games between experts in which there is something to decide."""
    plays, pick, number = brain(given.game), Random(given.seed), given.seed * 1_000_003
    while True:
        number += 1
        state, chance = game(given.game).start(given.players, number), Fast(number)
        while state.waiting:
            seat = state.waiting[0]
            if not pick.randrange(ONE_IN) and len(plays.candidates(state, seat)) > 1:
                yield state, seat, chance
            state.apply(seat, plays.expert(state, seat, chance))


def worth(plays, state, seat, moves, chance):
    """By how many points the first move is better than the second, in the true hands."""
    gains = []
    for _ in range(SHUFFLES):
        world, seed = state.clone(), chance.below(1 << 30)
        chance.shuffle(pile_of(world))
        values = [finished(plays, world.clone(), seat, move, Fast(seed)) for move in moves]
        gains.append(values[0] - values[1])
    return fmean(gains)


def pile_of(state):
    """The cards that nobody has seen."""
    return state.stock if hasattr(state, "stock") else state.round.pile


def finished(plays, state, seat, move, chance):
    """What a move is worth when experts finish the stage."""
    stage = plays.stage(state)
    state.apply(seat, move)
    while state.waiting and plays.stage(state) == stage:
        state.apply(state.waiting[0], plays.expert(state, state.waiting[0], chance))
    return plays.value(state, seat)


if __name__ == "__main__":
    main()
