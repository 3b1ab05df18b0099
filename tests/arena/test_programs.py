"""Anybody's program as a player: in the arena, and at a live table."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest
from tests.live import Client, serving

from cardtable.arena.games import play_deal
from cardtable.arena.lineup import Setup
from cardtable.catalog import game, games
from cardtable.core.move import IllegalMove, Refused
from cardtable.wire.program import Program

DOCS = Path(__file__).parents[2] / "docs"
FIRST = f"sh {DOCS / 'bots' / 'first.sh'}"
CAUTIOUS = f"{Path(sys.executable).parent / 'node'} {DOCS / 'bots' / 'cautious.mjs'}"


def python(code):
    return f'{sys.executable} -c "{code}"'


def refusal_of(command, patience=30.0):
    state = game("geschenkt").start(2, seed=1)
    with pytest.raises(Refused) as refused, Program(command) as program:
        program.ask("geschenkt", state.view(state.turn), patience)
    return refused.value.sentence.code


@pytest.mark.parametrize("name", games())
def test_a_shell_script_plays_every_game_in_the_arena(name):
    players = max(game(name).fewest, 2)
    setup = Setup(name, (f"run:{FIRST}", *["easy"] * (players - 1)), players, seed=3, rounds=1)

    deal = play_deal(setup, 0)

    assert len(deal) == players
    assert deal == play_deal(setup, 0)


def test_a_program_in_javascript_beats_chance():
    setup = Setup("geschenkt", (f"run:{CAUTIOUS}", "random", "random"), 3, seed=3)

    games = [outcome for number in range(2) for outcome in play_deal(setup, number)]

    firsts = sum(outcome.places[-turn % 3] == 1 for turn, outcome in enumerate(games))
    assert firsts >= 4, "of six games against two who play at random"


def test_a_program_that_cant_play_is_told_apart_in_words():
    assert refusal_of("no-such-program") == "program-not-started"
    assert refusal_of("'") == "program-not-started"
    assert refusal_of("true") == "program-ended"
    assert refusal_of("sleep 20", patience=0.1) == "program-silent"


def test_an_answer_that_is_no_legal_move_names_program_and_move():
    setup = Setup("geschenkt", ("easy", "run:" + python("while input(): print('fly', flush=True)")), 2, seed=3)

    with pytest.raises(Refused) as refused:
        play_deal(setup, 0)

    assert refused.value.sentence.code == "program-illegal"
    assert refused.value.sentence.facts["move"] == "fly"


def test_a_program_is_gone_with_its_game():
    with Program("sleep 20") as program:
        process = program._process
        assert process.poll() is None

    assert process.poll() is not None


def test_a_refusal_comes_whole_out_of_another_process():
    refusal = pickle.loads(pickle.dumps(IllegalMove("program-illegal", move="fly")))

    assert isinstance(refusal, IllegalMove)
    assert refusal.sentence == IllegalMove("program-illegal", move="fly").sentence


def test_a_program_plays_a_whole_game_at_a_live_table(tmp_path):
    with serving(tmp_path / "tables.sqlite3", "--rate", "0") as server:
        table = server.open_table(settings={"pace_ms": 0, "turn_time_s": 0})
        ann = Client(server, table["table"], table["token"])
        joined = [sys.executable, "-m", "cardtable", "join", table["table"], "--server", server.address]
        program = subprocess.Popen(
            [*joined, "--name", "Robo", "--run", CAUTIOUS],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "HOME": str(tmp_path), "CARDTABLE_HOME": str(tmp_path)},
        )
        ann.wait_for(lambda ann: any(chair and chair["ready"] for chair in ann.shown["chairs"]))
        ann.tell("start")
        ann.play_to_the_end()
        told, _ = program.communicate(timeout=30)
        ann.close()

    assert program.returncode == 0
    assert {"pay", "take"} <= set(told.split())
    assert "Robo" in told
