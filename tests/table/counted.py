"""Counts how often each part of a game's contract is called, by whomever; as a program, a server that does so.

    COUNTED=FILE python -m tests.table.counted serve …

writes a line into the file for each call.
"""

import os
from functools import wraps

from cardtable.catalog import GAMES
from cardtable.core import game as core
from cardtable.main import run


def parts(game):
    """What is counted of a game: an owner, the name of a function of it, and how that is called here."""
    state = type(game.start(game.fewest, 1))
    return (
        (type(game), "parse_move", "parse"),
        (core, "parse_by_verb", "rules parse"),
        (state, "check", "check"),
        (state.rules, "check", "rules check"),
        (state, "apply", "apply"),
        (state, "clone", "clone"),
        (state, "legal", "legal"),
        (state, "shared", "shared"),
        (state, "own", "own"),
        (state, "view", "view"),
    )


def counting(function, called, tell):
    @wraps(function)
    def telling(*given):
        tell(f"{called} {given[1]}" if called in ("legal", "own", "view") else called)
        return function(*given)

    return telling


def main():
    file = os.open(os.environ["COUNTED"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for owner, name, called in dict.fromkeys(part for game in GAMES for part in parts(game)):
        setattr(owner, name, counting(getattr(owner, name), called, lambda line: os.write(file, f"{line}\n".encode())))
    run()


if __name__ == "__main__":
    main()
