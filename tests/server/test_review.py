"""A finished game is thought over on the server: it grows while somebody asks, and is kept with the game."""

import time

from tests.live import PATIENCE, Client, Server


def finished_game(server):
    host = server.open_table("geschenkt", bots=["easy"] * 2, settings={"pace_ms": 0})
    ann = Client(server, host["table"], host["token"])
    ann.tell("start")
    ann.wait_for(lambda c: c.shown["phase"] == "playing")
    return host["table"], ann


def whole_review(server, table):
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        status, found = server.get(f"/api/tables/{table}/review")
        assert status == 200
        if found["shares"]:
            return found
        time.sleep(0.2)
    raise AssertionError(f"not done: {found}")


def test_a_review_grows_and_is_kept_with_the_game_for_ever(tmp_path):
    server = Server(tmp_path / "tables.sqlite3").start()
    try:
        table, ann = finished_game(server)
        assert server.get(f"/api/tables/{table}/review")[0] == 400, "a running game isn't reviewed"
        ann.play_to_the_end()

        found = whole_review(server, table)
        part = server.get(f"/api/tables/{table}/review?first=10")[1]
        server.stop()
        server.start()
        kept = server.get(f"/api/tables/{table}/review")[1]
    finally:
        server.stop()

    assert found["done"] == found["steps"]
    assert len(found["shares"]) == 3
    assert [d for d in found["decisions"] if d["step"] >= 10] == part["decisions"]
    assert kept == found, "it was thought over anew"
