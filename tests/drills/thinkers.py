"""Bots that think on a Ray cluster: a real one of this machine, as a big site would have it. Its processes are killed,
and in the end it is gone; people play whole games meanwhile, and every bot answers.

Needs the extra `ray`: python -m tests.drills.thinkers --games 5
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from contextlib import contextmanager
from pathlib import Path

from tests.live import Client, Server, free_port
from tests.processes import in_session, kill_session
from tests.server.test_hardening import metric

from cardtable.server.rooms.ray_mind import START_S

CORES = "2"
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_raylet_start_wait_time_s": "120",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
}
"""Ray tells nobody that it runs, waits on a busy machine, and leaves 127.0.0.1 as it is (the last)."""
THINKING = (b"ray::IDLE", b"ray::answered")
"""How a worker of Ray's begins its name while it waits for work, and while it has our work."""


@contextmanager
def cluster():
    """The address of a Ray cluster of its own, and a way to end it."""
    address = f"127.0.0.1:{free_port()}"
    ray = [sys.executable, "-m", "ray.scripts.scripts"]
    flags = [
        "--head",
        "--node-ip-address=127.0.0.1",
        f"--port={address.rpartition(':')[2]}",
        f"--num-cpus={CORES}",
        "--include-dashboard=false",
    ]
    head = subprocess.Popen([*ray, "start", *flags, "--block"], start_new_session=True, stdout=subprocess.DEVNULL)

    def end():
        kill_session(head.pid)
        head.wait()

    try:
        until = time.monotonic() + 120
        while subprocess.run([*ray, "status", "--address", address], capture_output=True).returncode:
            if head.poll() is not None or time.monotonic() > until:
                raise SystemExit("Ray doesn't start.")
            time.sleep(0.5)
        yield address, head.pid, end
    finally:
        end()


def play(server):
    """A whole game against bots of two levels."""
    seated = server.open_table(bots=["hard", "medium"], settings={"pace_ms": 0, "turn_time_s": 0})
    client = Client(server, seated["table"], seated["token"])
    client.tell("start")
    client.wait_for(lambda c: c.shown["phase"] == "playing").play_to_the_end()
    client.close()


def go_on(server):
    """Some moves against a bot: whoever misses the cluster thinks here, after a second or two."""
    seated = server.open_table(bots=["medium"], settings={"pace_ms": 0, "turn_time_s": 0})
    client = Client(server, seated["table"], seated["token"])
    client.tell("start")
    for _ in range(3):
        client.wait_for(lambda c: c.legal)
        client.do(client.legal[0])
    client.close()


def kill_one_who_thinks(session):
    """End one of the cluster's workers, as a machine that falls over would; whether there was one."""
    workers = [pid for pid in in_session(session) if Path(f"/proc/{pid}/cmdline").read_bytes().startswith(THINKING)]
    for worker in workers[:1]:
        os.kill(worker, signal.SIGKILL)
    return bool(workers)


def run(games):
    """All that is wrong."""
    os.environ.update(QUIET)
    wrong = []
    with tempfile.TemporaryDirectory() as folder, cluster() as (address, session, end):
        server = Server(Path(folder) / "t.sqlite3", "--rate", "0", "--thinkers", address).start(START_S)
        try:
            for _ in range(games):
                play(server)
            wrong += [f"{lost} questions were not answered there"] if (lost := lost_by(server)) else []
            wrong += [] if kill_one_who_thinks(session) else ["nobody thinks on the cluster"]
            play(server)
            end()
            go_on(server)
            wrong += [] if lost_by(server) else ["a cluster that is gone was not missed"]
        finally:
            server.stop()
        wrong += ["a fault in the log"] if "Traceback" in server.log() else []
    return wrong


def lost_by(server):
    return metric(server, "bot_failures_total")


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=5)
    given = arguments.parse_args()
    wrong = run(given.games)
    print(f"{given.games + 2} games, faults: {wrong or 'none'}")
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
