"""A socket after the hello: whatever the network or another library makes of frames, what was said is heard."""

import json
import socket
import time

import pytest
from tests.server.test_hardening import metric

TEXT, BEGINS, GOES_ON, CLOSE, PING, PONG = 0x81, 0x01, 0x80, 0x88, 0x89, 0x8A
ASK = b'{"type":"ask","move":"take","id":"a"}'


def frame(first, body):
    """A frame as a client sends it, with a mask that changes nothing."""
    return bytes((first, 0x80 | len(body), 0, 0, 0, 0)) + body


class Raw:
    """A client that says just these bytes."""

    def __init__(self, server, seated, behind=b""):
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.rest = b""
        self.say(
            f"GET /ws/{seated['table']} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.socket.recv(4096)
        self.rest = self.rest.partition(b"\r\n\r\n")[2]
        self.say(frame(TEXT, json.dumps({"type": "hello", "token": seated["token"]}).encode()) + behind)

    def say(self, data):
        self.socket.sendall(data)

    def hears(self, wanted):
        """The body of the next frame of this kind; of texts, the next one that is no picture of the table."""
        while True:
            first, body = self._frame()
            if first == wanted and not body.startswith((b'{"type":"table"', b'{"type":"changes"')):
                return body

    def _frame(self):
        first, size = self._take(2)
        if size >= 126:
            size = int.from_bytes(self._take(2 if size == 126 else 8))
        return first, self._take(size)

    def _take(self, size):
        while len(self.rest) < size:
            got = self.socket.recv(65536)
            assert got, "the server has hung up"
            self.rest += got
        taken, self.rest = self.rest[:size], self.rest[size:]
        return taken


@pytest.fixture
def says_hello(server):
    """Opens sockets to a table, which are closed after the test."""
    opened, table = [], server.open_table()

    def hello(behind=b""):
        opened.append(Raw(server, table, behind))
        return opened[-1]

    yield hello
    for raw in opened:
        raw.socket.close()


def assert_answered(raw):
    assert json.loads(raw.hears(TEXT))["id"] == "a"


def test_what_is_said_in_one_breath_with_the_hello_is_heard(says_hello):
    assert_answered(says_hello(behind=frame(TEXT, ASK)))


def test_a_frame_that_the_network_has_torn_apart_is_heard_and_so_is_the_next(says_hello):
    raw, whole = says_hello(), frame(TEXT, ASK)
    for part in (whole[:1], whole[1:9], whole[9:]):
        raw.say(part)
        time.sleep(0.05)
    assert_answered(raw)

    raw.say(frame(TEXT, ASK))

    assert_answered(raw)


def test_a_message_in_several_frames_is_heard_as_one(says_hello):
    raw = says_hello()

    raw.say(frame(BEGINS, ASK[:10]) + frame(0x00, ASK[10:20]) + frame(GOES_ON, ASK[20:]))

    assert_answered(raw)


def test_a_ping_is_answered_and_what_follows_is_heard(says_hello):
    raw = says_hello()
    raw.say(frame(PING, b"are you there"))
    assert raw.hears(PONG) == b"are you there"

    raw.say(frame(TEXT, ASK))

    assert_answered(raw)


def test_a_close_is_answered_and_whoever_says_it_is_gone(server, says_hello):
    before = metric(server, "connections")
    raw = says_hello(behind=frame(TEXT, ASK))
    assert_answered(raw)
    assert metric(server, "connections") == before + 1

    raw.say(frame(CLOSE, (1000).to_bytes(2)))

    assert raw.hears(CLOSE)[:2] == (1000).to_bytes(2)
    until = time.monotonic() + 10
    while metric(server, "connections") > before and time.monotonic() < until:
        time.sleep(0.05)
    assert metric(server, "connections") == before


def test_a_frame_without_a_mask_is_answered_by_a_close(says_hello):
    raw = says_hello()

    raw.say(bytes((TEXT, len(ASK))) + ASK)

    assert raw.hears(CLOSE)[:2] == (1002).to_bytes(2)
