"""Random play in OpenSpiel and RLCard, each at its best, for benchmarks/speed.py: prints decisions a second as JSON.

Runs in an environment of its own, with `open_spiel` and `rlcard` installed; it knows nothing of Cardtable.

OpenSpiel's package lets two loops run wholly in C++. `evaluate_bots` plays whole games, the deal included, as ours are
counted; its bots are made once, before the clock starts. `RandomRolloutEvaluator` plays from after the deal to the end,
inside a search of two simulations. How many decisions a game has is counted in other games, outside the timing.
"""

import json
import random
import sys
import time
from functools import partial
from importlib.metadata import version

SECONDS = 1.0
COUNTED = 40
ROLLOUTS = 200
OPEN_SPIEL = ("spades", "hearts", "euchre", "gin_rummy")


def whole_games(name):
    """OpenSpiel's games from the deal to the end, the loop in C++."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def play(seed):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    counted = [sum(entry.player >= 0 for entry in play(seed).full_history()) for seed in range(COUNTED)]
    return sum(counted) / COUNTED * rate(play)


def rollouts(name):
    """OpenSpiel's games from after one deal to the end, the loop in C++."""
    import pyspiel

    game, chance = pyspiel.load_game(name), random.Random(1)
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(chance.choice(dealt.legal_actions()))
    decisions = sum(played_out(dealt.clone(), chance) for _ in range(COUNTED)) / COUNTED

    def search(seed):
        """Two simulations: from the deal, and from one decision later."""
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        pyspiel.MCTSBot(game, evaluator, 1.0, 2, 100, False, seed, False).mcts_search(dealt)

    return ROLLOUTS * (2 * decisions - 1) * rate(search)


def driven_from_python(name):
    """OpenSpiel's games, each move chosen by the leanest loop in Python."""
    import pyspiel

    game, chance = pyspiel.load_game(name), random.Random(1)
    decisions = sum(played_out(game.new_initial_state(), chance) for _ in range(COUNTED)) / COUNTED
    draw = chance.random

    def play(_):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])

    return decisions * rate(play)


def played_out(state, chance):
    """The decisions of one random game."""
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return decisions


def gin_rummy_of_rlcard():
    """RLCard's gin rummy; its loop is Python as it is."""
    import rlcard

    env, chance = rlcard.make("gin-rummy", config={"seed": 1}), random.Random(1)

    def play(_):
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return sum(map(play, range(COUNTED))) / COUNTED * rate(play)


def rate(play):
    """How often something is done in a second of processor time."""
    done, began = 0, time.process_time()
    while (elapsed := time.process_time() - began) < SECONDS:
        play(done)
        done += 1
    return done / elapsed


LOOPS = {
    "whole games, loop in C++": whole_games,
    "from after the deal, loop in C++": rollouts,
    "whole games, driven from Python": driven_from_python,
}


def peers():
    """What is measured: package, game, loop, and how."""
    for name in OPEN_SPIEL:
        for loop, measure in LOOPS.items():
            yield "open_spiel", name.replace("_", " "), loop, partial(measure, name)
    yield "rlcard", "gin rummy", "whole games, in Python", gin_rummy_of_rlcard


def main():
    found = [
        {"package": package, "version": version(package), "game": game, "loop": loop, "rate": round(measure())}
        for package, game, loop, measure in peers()
    ]
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
