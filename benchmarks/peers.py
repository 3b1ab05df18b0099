"""Random play in OpenSpiel's hearts and RLCard's gin rummy, for benchmarks/speed.py: prints decisions a second as JSON.

Runs in an environment of its own, with `open_spiel` and `rlcard` installed; it knows nothing of Cardtable.
"""

import json
import random
import sys
import time

SECONDS = 2.0


def hearts_driven_from_python():
    """OpenSpiel's hearts, each move chosen here."""
    import pyspiel

    game, chance = pyspiel.load_game("hearts"), random.Random(1)

    def play():
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(chance.choice(state.legal_actions()))
        return decisions

    return rate(play)


def hearts_driven_by_itself():
    """The same with OpenSpiel's own random bots, the loop in C++."""
    import pyspiel

    game, seeds = pyspiel.load_game("hearts"), iter(range(1, 10**9))

    def play():
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, [pyspiel.make_uniform_random_bot(s, next(seeds)) for s in range(4)], next(seeds))
        return sum(entry.player >= 0 for entry in state.full_history())

    return rate(play)


def gin_rummy():
    """RLCard's gin rummy with its random agents."""
    import rlcard

    env, chance = rlcard.make("gin-rummy", config={"seed": 1}), random.Random(1)

    def play():
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return rate(play)


def rate(play):
    """Decisions a second of processor time."""
    decisions, began = 0, time.process_time()
    while (elapsed := time.process_time() - began) < SECONDS:
        decisions += play()
    return round(decisions / elapsed)


def version(package):
    from importlib.metadata import version as found

    return found(package)


PEERS = {
    "open_spiel": {
        "hearts, driven from Python": hearts_driven_from_python,
        "hearts, loop in C++": hearts_driven_by_itself,
    },
    "rlcard": {"gin rummy": gin_rummy},
}


def main():
    measured = []
    for package, games in PEERS.items():
        for name, measure in games.items():
            measured.append({"package": package, "version": version(package), "game": name, "rate": measure()})
    json.dump(measured, sys.stdout)


if __name__ == "__main__":
    main()
