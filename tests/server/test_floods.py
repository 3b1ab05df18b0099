"""Connections that ask slowly, or not at all, or too much: they hold up nobody but themselves."""

import json
import socket
import time
from contextlib import ExitStack, closing, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path

import pytest
from tests.live import Client, Server, serving
from tests.server.test_hardening import metric
from tests.server.test_store import command

HALF = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


class FewFilesServer(Server):
    module = "tests.server.few_files_server"


class ImpatientServer(Server):
    module = "tests.server.impatient_server"


@contextmanager
def served(kind, tmp_path, *flags):
    server = kind(tmp_path / "tables.sqlite3", *flags).start()
    try:
        yield server
    finally:
        server.stop()


def begun(server, beginning=HALF, source="127.0.0.1"):
    """A connection whose request has only begun."""
    opened = socket.create_connection(("127.0.0.1", server.port), timeout=10, source_address=(source, 0))
    with suppress(OSError):
        opened.send(beginning)
    return opened


def answer(server, request, source="127.0.0.1", patience=5.0):
    """The first line of the answer to a whole request; empty when the connection is closed without one."""
    opened = begun(server, request, source)
    opened.settimeout(patience)
    try:
        return opened.recv(65536).split(b"\r\n")[0].decode()
    except OSError:
        return ""
    finally:
        opened.close()


def health(server, source="127.0.0.1"):
    return answer(server, b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", source)


def is_closed(opened, within):
    opened.settimeout(within)
    try:
        while opened.recv(65536):
            continue
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@pytest.mark.parametrize("sources", [["127.0.0.1"], [f"127.0.1.{n}" for n in range(1, 31)]])
def test_1500_half_sent_requests_hold_up_nobody(tmp_path, sources):
    with served(FewFilesServer, tmp_path) as server:
        ann = server.open_table()
        with ExitStack() as half:
            for number in range(1500):
                half.enter_context(begun(server, source=sources[number % len(sources)]))

            assert health(server) == "HTTP/1.1 200 OK"
            assert health(server, "127.0.0.9") == "HTTP/1.1 200 OK"
            client = Client(server, ann["table"], ann["token"])
            assert client.tell("say", text="still here")["type"] == "done"
            client.close()


def test_a_request_that_does_not_arrive_in_time_is_cut_off(tmp_path):
    with served(ImpatientServer, tmp_path, "--rate", "0") as server:
        beginnings = (
            b"",
            HALF,
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n{",
            b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + HALF,
        )
        with ExitStack() as stack:
            half = [stack.enter_context(begun(server, beginning)) for beginning in beginnings]
            until = time.monotonic() + 10
            for opened in half[1:]:
                with suppress(OSError):
                    opened.send(b"a")

            assert [is_closed(opened, until - time.monotonic()) for opened in half] == [True] * 4
            assert health(server) == "HTTP/1.1 200 OK"


def test_an_answer_that_nobody_takes_is_given_up(tmp_path):
    """The server's own end is closed long before the one that doesn't read; seen by what it counts."""
    with served(ImpatientServer, tmp_path, "--rate", "0") as server:
        asked = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 400
        with socket.socket() as opened:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            opened.connect(("127.0.0.1", server.port))
            opened.settimeout(1)
            with suppress(OSError):
                opened.sendall(asked)
            until = time.monotonic() + 60
            while metric(server, "cut_off_total") == 0:
                assert time.monotonic() < until
                time.sleep(0.5)


def test_sockets_that_are_sent_away_and_stay_are_counted_too(tmp_path):
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    request = f"GET /ws/kyoto-ume-1 HTTP/1.1\r\nHost: 127.0.0.1\r\n{upgrade}{key}\r\n".encode()
    with serving(tmp_path / "tables.sqlite3", "--rate", "0.1") as server, ExitStack() as deaf:
        for _ in range(150):
            deaf.enter_context(begun(server, request, "127.0.0.5"))
            time.sleep(0.03)
        assert health(server) == "HTTP/1.1 200 OK"

        assert len(list(Path(f"/proc/{server.process.pid}/fd").iterdir())) < 80


def test_pages_health_and_metrics_have_limits_too(own_server):
    def asked(path, times, source):
        with closing(HTTPConnection("127.0.0.1", own_server.port, source_address=(source, 0))) as connection:
            for _ in range(times):
                connection.request("GET", path)
                answer = connection.getresponse()
                answer.read()
                yield answer.status

    for path in ("/", "/health", "/metrics"):
        assert set(asked(path, 600, "127.0.0.77")) == {200, 429}, path
        assert list(asked(path, 1, "127.0.0.78")) == [200]


def test_nobody_gets_more_by_inventing_addresses(own_server):
    def opened(number):
        body = b'{"game":"geschenkt"}'
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 10.0.0.{number}\r\nConnection: close\r\n"
        )
        return answer(own_server, f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)

    answers = [opened(number) for number in range(60)]

    assert answers.count("HTTP/1.1 201 Created") <= 22
    assert answers[-1] == "HTTP/1.1 429 Too Many Requests"


def test_the_log_does_not_grow_with_what_strangers_send(own_server):
    upgrade = b"GET /ws/kyoto-ume-1 HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    for _ in range(100):
        answer(own_server, b"\x16\x03\x01 no HTTP at all\r\n\r\n")
        answer(own_server, upgrade + b"Sec-WebSocket-Key: no\r\nSec-WebSocket-Version: 99\r\n\r\n")
        answer(own_server, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n")

    assert len(own_server.log().splitlines()) < 20


def test_the_server_says_how_many_files_it_may_open(tmp_path):
    with served(FewFilesServer, tmp_path, "--log-level", "info") as server:
        lines = [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]

    assert [line["files"] for line in lines if line["what"] == "files"] == [1024]


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "[::", "x" * 400])
def test_a_page_that_leads_its_own_name_here_gets_nothing(server, host):
    """DNS rebinding: Host and Origin agree, and both are a stranger's."""
    head = f"Host: {host}\r\nOrigin: http://{host}\r\nConnection: close\r\n"
    body = b'{"game":"geschenkt"}'

    for path in ("/", "/api/tables", "/metrics"):
        assert answer(server, f"GET {path} HTTP/1.1\r\n{head}\r\n".encode()) == "HTTP/1.1 403 Forbidden"
    post = f"POST /api/tables HTTP/1.1\r\n{head}Content-Length: {len(body)}\r\n\r\n".encode() + body
    assert answer(server, post) == "HTTP/1.1 403 Forbidden"
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    table = server.open_table()["table"]
    socket = f"GET /ws/{table} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n{upgrade}{key}\r\n"
    assert answer(server, socket.encode()) == "HTTP/1.1 403 Forbidden"


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "192.168.1.7:8000", "[::1]:8000", "[fe80::1]"])
def test_a_server_knows_its_own_names_and_every_address(server, host):
    head = f"Host: {host}\r\nConnection: close\r\n"

    assert answer(server, f"GET /api/games HTTP/1.1\r\n{head}\r\n".encode()) == "HTTP/1.1 200 OK"


@pytest.mark.parametrize("path", ["/health", "/ready"])
def test_a_proxy_may_ask_by_its_own_name_for_the_server_whether_that_is_ready(server, path):
    """With `one:8000` and `two:8000` in its file, Caddy took both servers for dead and answered everybody with 503."""
    assert answer(server, f"GET {path} HTTP/1.1\r\nHost: one:8000\r\nConnection: close\r\n\r\n".encode()) == (
        "HTTP/1.1 200 OK"
    )


def test_a_server_can_be_given_a_name_and_says_how(tmp_path):
    request = b"GET / HTTP/1.1\r\nHost: cards.example.org\r\nConnection: close\r\n\r\n"
    with serving(tmp_path / "one.sqlite3") as server, begun(server, request) as opened:
        assert b"--origin https://cards.example.org" in opened.makefile("rb").read()
    with serving(tmp_path / "two.sqlite3", "--origin", "https://cards.example.org") as server:
        assert answer(server, request) == "HTTP/1.1 200 OK"


def test_an_origin_that_is_none_is_refused_at_the_start(tmp_path):
    status, said = command("serve", "--database", str(tmp_path / "t.sqlite3"), "--origin", "http://[")

    assert (status, "http://[" in said, "Traceback" in said) == (2, True, False)
