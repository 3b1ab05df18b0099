"""Several servers of one machine behind one port, renewed one after the other."""

import signal
import subprocess
import sys

from tests.cluster.servers import SharedServer
from tests.live import Client

QUIET = {"turn_time_s": 0, "absent": "wait", "pace_ms": 0}


def test_workers_on_a_file_are_refused_with_a_sentence(tmp_path):
    command = [sys.executable, "-m", "cardtable", "serve", "--workers", "2", "--database", str(tmp_path / "t.sqlite3")]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60)

    assert run.returncode == 2
    assert "--database postgresql://" in run.stderr
    assert "move-house" in run.stderr


def test_a_rolling_restart_lets_everybody_play_on(database, tmp_path):
    server = SharedServer(database, tmp_path / "workers.log", "--workers", "2").start()
    try:
        ann = server.open_table(settings=QUIET)
        _, bob = server.sit(ann["table"], "Bob")
        one, other = (Client(server, ann["table"], who["token"]) for who in (ann, bob))
        one.tell("start")
        other.wait_for(lambda client: client.shown["phase"] == "playing")

        server.process.send_signal(signal.SIGHUP)
        back = [sent_away_and_back(client, server, ann["table"]) for client in (one, other)]
        mover = next(client for client in back if client.legal)
        answer = mover.do(mover.legal[-1])
    finally:
        server.stop()

    assert answer["type"] == "done"


def sent_away_and_back(client, server, table):
    """Somebody hears that the server stops, and finds another behind the same port."""
    assert client.is_sent_away()
    assert client.answers[-1]["sentence"]["code"] == "server-stops"
    assert client.answers[-1]["again"]
    return Client(server, table, client.token)
