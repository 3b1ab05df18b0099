"""Whole games as text: each move with what was told of it, and the result. Written by
`python -m tests.playthroughs.transcript GAME PLAYERS SEED [option=value …]`, kept in tests/games/<game>/playthroughs,
and played again by test_playthroughs.py: when a rule changes, the difference shows which games it changes, and how."""

import sys
from pathlib import Path

from cardtable.catalog import brain, game
from cardtable.core.chance import Fast
from cardtable.core.move import Seat
from cardtable.words import speech

GAMES = Path(__file__).parents[1] / "games"
NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")


def kept(name):
    """Where the kept games of one kind are."""
    return GAMES / name.replace("-", "_") / "playthroughs"


def transcript(name, players, seed, options, choose):
    """The text of a game in which `choose(state, seat)` makes the moves."""
    state = game(name).start(players, seed, options)
    lines = [f"game {name}", f"players {players}", f"seed {seed}", *(f"option {k}={v}" for k, v in options.items())]
    while state.waiting:
        seat = state.waiting[0]
        move = choose(state, seat)
        lines.append(f"{seat} {move}")
        lines += [f"    {spoken(name, event.told_to(None))}" for event in state.play(seat, move)]
    return "\n".join([*lines, *result(state)]) + "\n"


def result(state):
    places = zip(state.result.places, state.result.scores, strict=True)
    return [f"result {NAMES[seat]}: place {place}, {score} points" for seat, (place, score) in enumerate(places)]


def spoken(name, sentence):
    return speech("en").says(sentence, name, NAMES)


def again(text):
    """The same game, played again by the moves of a transcript."""
    head = dict(line.split(" ", 1) for line in text.splitlines()[:3])
    options = dict(read_option(line) for line in text.splitlines() if line.startswith("option "))
    moves = iter([line for line in text.splitlines() if line[0].isdigit()])
    parse = game(head["game"]).parse_move

    def choose(state, seat):
        said, move = next(moves).split(" ", 1)
        assert Seat(int(said)) == seat
        return parse(move)

    return transcript(head["game"], int(head["players"]), int(head["seed"]), options, choose)


def read_option(line):
    name, value = line.removeprefix("option ").split("=", 1)
    return name, int(value) if value.lstrip("-").isdigit() else value


def main():
    name, players, seed, *given = sys.argv[1:]
    chance = Fast(int(seed))
    options = dict(read_option(f"option {text}") for text in given)
    expert = brain(name).expert
    text = transcript(name, int(players), int(seed), options, lambda state, seat: expert(state, seat, chance))
    path = kept(name) / f"{name}-{players}-{seed}.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    sys.stdout.write(f"{path.name}: {len(text.splitlines())} lines\n")


if __name__ == "__main__":
    main()
