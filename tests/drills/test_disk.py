"""A disk that takes nothing more, as the operating system can make one: no file of the server may grow."""

import resource
import sqlite3

from tests.drills.disk import Game
from tests.live import Server, serving


class DeafServer(Server):
    module = "tests.drills.deaf_server"


def refuse_writes(server, *, on):
    """Every write fails from now on with "file too large", or none does any more."""
    size = 0 if on else resource.RLIM_INFINITY
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def play_without_a_disk(server, game, moves):
    """The answers to moves before and while the disk takes nothing; a new table is wished for, too."""
    before = game.move()
    refuse_writes(server, on=True)
    meanwhile = [game.move() for _ in range(moves)]
    opened = server.post("/api/tables", {"game": "geschenkt"})
    refuse_writes(server, on=False)
    return before, meanwhile, opened


def kept_by(server):
    """The ids that are on disk."""
    with sqlite3.connect(server.database) as connection:
        written = connection.execute("select tab, id from journal where id is not null")
        kept = {(table, id.partition(".")[2]) for table, id in written}
    connection.close()
    return kept


def test_a_disk_that_takes_nothing_is_told_in_a_sentence_and_play_goes_on_when_it_does(tmp_path):
    with serving(tmp_path / "tables.sqlite3", "--rate", "0") as server:
        game = Game(server)
        before, meanwhile, opened = play_without_a_disk(server, game, moves=3)
        after, kept = game.move(), kept_by(server)

    assert before[2]["type"] == "done"
    assert [answer["sentence"]["code"] for _, _, answer in meanwhile] == ["disk-refuses"] * 3
    assert (opened[0], opened[1]["sentence"]["code"]) == (503, "disk-refuses")
    assert (after[2]["type"], after[2]["version"]) == ("done", before[2]["version"] + 1)
    assert {before[:2], after[:2]} <= kept
    assert not {move[:2] for move in meanwhile} & kept


def test_the_drill_finds_a_server_that_takes_a_refused_write_for_done(tmp_path):
    """Its next write would follow on nothing, and end the table."""
    server = DeafServer(tmp_path / "tables.sqlite3", "--rate", "0").start()
    try:
        _, meanwhile, _ = play_without_a_disk(server, Game(server), moves=1)
        kept = kept_by(server)
    finally:
        server.stop()

    lost = [move for move in meanwhile if move[2]["type"] == "done" and move[:2] not in kept]
    assert lost
