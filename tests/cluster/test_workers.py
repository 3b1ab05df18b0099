"""Several servers of one machine behind one port, renewed one after the other."""

import signal
import subprocess
import sys
import time

from tests.cluster.servers import SharedServer
from tests.live import Client

QUIET = {"turn_time_s": 0, "absent": "wait", "pace_ms": 0}
BACK_S = 1.0
"""Seconds in which everybody is back."""


def test_workers_on_a_file_are_refused_with_a_sentence(tmp_path):
    command = [sys.executable, "-m", "cardtable", "serve", "--workers", "2", "--database", str(tmp_path / "t.sqlite3")]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60)

    assert run.returncode == 2
    assert "--database postgresql://" in run.stderr
    assert "move-house" in run.stderr


def test_a_rolling_restart_lets_everybody_play_on_and_loses_no_clock(database, tmp_path):
    server = SharedServer(database, tmp_path / "workers.log", "--workers", "2").start()
    try:
        ann = server.open_table(settings=QUIET | {"turn_time_s": 60})
        _, bob = server.sit(ann["table"], "Bob")
        one, other = (Client(server, ann["table"], who["token"]) for who in (ann, bob))
        one.tell("start")
        other.wait_for(lambda client: client.shown["phase"] == "playing" and client.shown["clocks"])
        began, given = time.monotonic(), other.shown["clocks"][0]["left"]
        time.sleep(2.0)

        server.process.send_signal(signal.SIGHUP)
        back = [sent_away_and_back(client, server, ann["table"]) for client in (one, other)]
        left, ran = back[1].shown["clocks"][0]["left"], time.monotonic() - began
        mover = next(client for client in back if client.legal)
        answer = mover.do(mover.legal[-1])
    finally:
        server.stop()

    assert answer["type"] == "done"
    assert given - ran - BACK_S < left <= given - 2.0


def sent_away_and_back(client, server, table):
    """Somebody hears that the server stops, and finds another behind the same port within a second."""
    assert client.is_sent_away()
    assert client.answers[-1]["sentence"]["code"] == "server-stops"
    assert client.answers[-1]["again"]
    gone = time.monotonic()
    back = Client(server, table, client.token)
    assert time.monotonic() - gone < BACK_S
    return back
