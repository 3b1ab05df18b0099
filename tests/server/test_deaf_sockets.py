"""Clients that stop reading are cut off, not awaited: they keep no file and no memory until they hang up."""

import socket
import time
from pathlib import Path

from tests.live import Client, serving
from tests.server.test_hardening import metric

DEAF = 60
MEGABYTE = 1024


def deaf_onlooker(server, table, source="127.0.0.1"):
    """A socket that says hello, and reads no more."""
    sleeper = socket.socket()
    sleeper.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    sleeper.bind((source, 0))
    sleeper.connect(("127.0.0.1", server.port))
    sleeper.send(
        f"GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    if b"101 Switching" not in sleeper.recv(4096):
        raise ConnectionError("turned away")
    hello = b'{"type":"hello"}'
    sleeper.send(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return sleeper


def memory_kb(server):
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


def test_deaf_sockets_are_cut_off_with_all_that_waits_for_them(tmp_path):
    with serving(tmp_path / "tables.sqlite3", "--rate", "0") as server:
        ann = server.open_table(settings={"onlookers": "yes", "chat": "all"})
        talker = Client(server, ann["table"], ann["token"])
        sleepers = [deaf_onlooker(server, ann["table"]) for _ in range(DEAF)]
        talker.wait_for(lambda c: c.shown["onlookers"] == DEAF)
        before = memory_kb(server)

        words = 0
        while metric(server, "dropped_total") < DEAF and words < 4000:
            talker.tell("say", text="x" * 290)
            words += 1

        assert metric(server, "dropped_total") == DEAF
        talker.wait_for(lambda c: c.shown["onlookers"] == 0)
        until = time.monotonic() + 10
        while metric(server, "connections") > 1 and time.monotonic() < until:
            time.sleep(0.1)
        assert metric(server, "connections") == 1, "whoever was cut off holds no file any more"
        assert memory_kb(server) - before < 100 * MEGABYTE
        for sleeper in sleepers:
            sleeper.close()
