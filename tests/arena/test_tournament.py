"""Tournaments: whoever does the work, and however often it is interrupted, the table is the same."""

import sys
from types import SimpleNamespace

import pytest

from cardtable.arena.crews import Alone, Cluster, Processes, crew_of, play_all
from cardtable.arena.games import play_chunk, play_deal
from cardtable.arena.lineup import Setup
from cardtable.arena.record import Record
from cardtable.arena.standings import standings
from cardtable.arena.tournament import run
from cardtable.core.move import Refused

SETUP = Setup("geschenkt", ("hard:6", "medium", "easy", "random"), 3, seed=4)
DEALS = 8


def nobody(_):
    """Watches no progress."""


def test_a_deal_is_played_with_every_lineup_and_always_alike():
    deal = play_deal(SETUP, 2)

    assert len(deal) == 3
    assert deal == play_deal(SETUP, 2)
    assert deal != play_deal(SETUP, 6)


def test_any_number_of_workers_gives_the_same_table():
    alone = run(SETUP, DEALS, Alone(), None, nobody)
    several = run(SETUP, DEALS, Processes(2), None, nobody)

    assert standings(SETUP, alone) == standings(SETUP, several)


def test_a_cluster_gives_the_same_table(monkeypatch):
    """Ray as far as the arena knows it: tasks are given, waited for, and fetched."""
    given = []
    ray = SimpleNamespace(
        init=lambda **_: None,
        cluster_resources=lambda: {"CPU": 3.0},
        remote=lambda play: SimpleNamespace(remote=lambda *task: (play, task)),
        wait=lambda tasks: (given.append(tasks[-1]), (tasks[-1:], tasks[:-1]))[1],
        get=lambda tasks: [play(*task) for play, task in tasks],
        shutdown=lambda: given.append("closed"),
    )
    monkeypatch.setitem(sys.modules, "ray", ray)

    clustered = run(SETUP, DEALS, crew_of(1, "auto"), None, nobody)

    assert clustered == run(SETUP, DEALS, Alone(), None, nobody)
    assert given[-1] == "closed"


def test_without_ray_there_is_a_sentence(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(Refused) as refused:
        Cluster("auto")

    assert refused.value.sentence.code == "arena-no-ray"


def test_chunks_grow_to_about_a_second():
    sizes = [len(chunk.deals) for chunk in play_all(Alone(), Setup("geschenkt", ("random",) * 3, 3, 1), range(60))]

    assert sizes[:2] == [1, 1]
    assert len(sizes) < 20
    assert sum(sizes) == 60


def test_a_tournament_that_was_stopped_goes_on(tmp_path):
    kept = tmp_path / "results.jsonl"
    whole = run(SETUP, DEALS, Alone(), None, nobody)
    told = []

    run(SETUP, 3, Alone(), kept, nobody)
    again = run(SETUP, DEALS, Alone(), kept, told.append)

    assert again == whole
    assert told[0] == 3
    assert Record(kept, SETUP).deals == whole


MANY = 5000
"""More deals than are played before somebody loses patience."""


def test_the_keyboard_stops_it_and_nothing_is_lost(tmp_path):
    kept = tmp_path / "results.jsonl"

    def impatient(more):
        if kept.read_text().count("\n") > 3:
            raise KeyboardInterrupt

    done = run(SETUP, MANY, Alone(), kept, impatient)

    assert 0 < len(done) < MANY
    assert Record(kept, SETUP).deals == done


def test_a_line_cut_short_by_a_crash_is_played_again(tmp_path):
    kept = tmp_path / "results.jsonl"
    run(SETUP, 3, Alone(), kept, nobody)
    kept.write_text(kept.read_text()[:-9])

    assert len(Record(kept, SETUP).deals) == 2
    assert run(SETUP, DEALS, Alone(), kept, nobody) == run(SETUP, DEALS, Alone(), None, nobody)


def test_the_record_of_another_tournament_is_refused(tmp_path):
    kept = tmp_path / "results.jsonl"
    run(SETUP, 1, Alone(), kept, nobody)

    with pytest.raises(Refused) as refused:
        Record(kept, Setup(SETUP.game, SETUP.bots, SETUP.players, seed=5))

    assert refused.value.sentence.code == "arena-other-record"


def test_a_game_may_stop_after_a_round_and_the_standing_decides():
    rounds = Setup("sushi-go", ("easy", "random"), 2, seed=1, rounds=1)

    deals = play_chunk(rounds, (0, 1)).deals

    assert all(sorted(game.places) in ([1, 2], [1, 1]) for deal in deals.values() for game in deal)
    assert all(score < 60 for deal in deals.values() for game in deal for score in game.scores)
