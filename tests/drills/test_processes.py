"""A drill leaves no process behind: not when it kills a server whose bots think, and not when it is stopped itself."""

import signal
import subprocess
import sys
import time

from tests.live import Client, Server
from tests.processes import children, in_group, in_session

RUNNER = "from tests.drills.__main__ import main; main([('tests.drills.kills', '--kills', '50', '--tables', '2')])"


def wait_until(holds):
    until = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)


def server_with_bots(tmp_path):
    """A server in the midst of a game of bots, which think in processes of their own."""
    server = Server(tmp_path / "tables.sqlite3").start()
    seat = server.open_table("geschenkt", bots=["hard", "hard"], settings={"pace_ms": 0})
    client = Client(server, seat["table"], seat["token"])
    client.tell("start")
    client.wait_for(lambda c: c.legal)
    client.tell("hint")
    wait_until(lambda: len(in_group(server.process.pid)) > 1)
    client.close()
    return server


def test_a_server_that_is_killed_takes_the_processes_of_its_bots_with_it(tmp_path):
    server = server_with_bots(tmp_path)

    server.kill()

    wait_until(lambda: not in_group(server.process.pid))


def test_a_server_that_is_stopped_leaves_nobody_behind(tmp_path):
    server = server_with_bots(tmp_path)

    server.stop()

    wait_until(lambda: not in_group(server.process.pid))


def test_drills_that_are_stopped_leave_nobody_behind():
    with subprocess.Popen([sys.executable, "-c", RUNNER], stdout=subprocess.DEVNULL) as runner:
        wait_until(lambda: children(runner.pid))
        (drill,) = children(runner.pid)
        wait_until(lambda: len(in_session(drill)) > 1)

        runner.send_signal(signal.SIGTERM)

    wait_until(lambda: not in_session(drill))
