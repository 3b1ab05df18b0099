"""What strangers try: too much, too long, too fast, from elsewhere. Everything is answered, and nobody is held up."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import closing, suppress
from http.client import HTTPConnection
from pathlib import Path

import pytest
from starlette.applications import Starlette
from tests.live import Client, serving
from tests.server.test_path_of_a_move import two_at_a_table, whose_turn
from tests.server.test_seats import code
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from cardtable.server.config import PAGES, Config
from cardtable.server.web.pages import page_routes

DEPLOYMENT = Path(__file__).parent.parent.parent / "docs" / "deployment.md"


def metric(server, name):
    with urllib.request.urlopen(f"{server.address}/metrics", timeout=60) as answer:
        found = re.search(rf"^cardtable_{name} (\d+)$", answer.read().decode(), re.MULTILINE)
    return int(found[1])


def test_a_connection_that_asks_too_often_is_told_so_and_then_sent_away(own_server):
    ann = own_server.open_table()
    client = Client(own_server, ann["table"], ann["token"])

    for first in range(0, 120, 20):
        for number in range(first, first + 20):
            client.send({"type": "say", "text": "?", "id": str(number)})
        while len(client.answers) < first + 20:
            client.receive()

    assert client.answers[0]["type"] == "done"
    assert {code(answer) for answer in client.answers if answer["type"] == "refusal"} == {"too-often"}
    with suppress(ConnectionClosed):
        for _ in range(520):
            client.send("{}")
    assert client.is_sent_away()
    assert client.answers[-1]["type"] == "goodbye"


def test_advice_is_given_at_a_persons_pace(own_server):
    client = whose_turn(two_at_a_table(own_server))

    answers = [client.tell("hint")]
    while answers[-1]["type"] == "advice" and len(answers) < 30:
        answers.append(client.tell("hint"))

    assert len(answers) > 10
    assert code(answers[-1]) == "too-often"


def test_a_bots_process_that_dies_is_replaced(own_server):
    client = whose_turn(two_at_a_table(own_server))
    assert client.tell("hint")["type"] == "advice"
    for child in children(own_server.process.pid):
        os.kill(child, signal.SIGKILL)

    assert client.tell("hint")["type"] == "advice"


def children(pid):
    """The processes that a process has started."""
    return [
        int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()
    ]


def test_an_address_can_open_only_so_many_tables_at_once(own_server):
    answers = [own_server.post("/api/tables", {"game": "geschenkt"})[0] for _ in range(25)]

    assert answers[:20] == [201] * 20
    assert answers[-1] == 429
    assert metric(own_server, "limited_total") >= 1


def test_an_address_can_have_only_so_many_sockets(tmp_path):
    with serving(tmp_path / "tables.sqlite3", "--rate", "0.1") as server:
        ann = server.open_table()
        clients = [Client(server, ann["table"]) for _ in range(6)]

        answer = Client(server, ann["table"]).answers[0]

        assert (answer["type"], code(answer)) == ("goodbye", "too-often")
        assert len(clients) == metric(server, "connections")


def test_guessing_table_ids_over_sockets_is_slowed_down_too(own_server):
    def ask(number):
        with connect(f"ws://127.0.0.1:{own_server.port}/ws/tokyo-ume-{number}") as guess:
            return code(json.loads(guess.recv(60)))

    answers = [ask(number) for number in range(1, 36)]

    assert answers[:30] == ["table-unknown"] * 30
    assert "too-often" in answers


def test_a_message_has_at_most_four_kibibytes_however_its_letters_are_written(server):
    ann = server.open_table()
    client = Client(server, ann["table"], ann["token"])

    client.send('{"type":"say","id":"a","text":"' + "桜" * 1400 + '"}')

    assert code(client.receive()) == "message-too-long"
    client.send(b'{"type":"say","id":"a","text":"' + b"x" * 30_000 + b'"}')
    with pytest.raises(ConnectionClosed):
        client.receive()


def test_a_request_has_at_most_four_kibibytes(server):
    status, answer = server.request("POST", "/api/tables", b" " * 5000)

    assert (status, code(answer)) == (400, "message-too-long")


def test_a_client_that_stops_reading_is_dropped_and_holds_up_nobody(server):
    ann = server.open_table(settings={"onlookers": "yes", "chat": "all"})
    talker = Client(server, ann["table"], ann["token"])
    before = metric(server, "dropped_total")
    sleeper = socket.create_connection(("127.0.0.1", server.port))
    sleeper.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    sleeper.send(
        f"GET /ws/{ann['table']} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    time.sleep(0.3)
    hello = b'{"type":"hello"}'
    sleeper.send(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    talker.wait_for(lambda c: c.shown["onlookers"] == 1)

    for number in range(4000):
        talker.tell("say", text="x" * 290)
        if number % 100 == 0 and metric(server, "dropped_total") > before:
            break

    assert metric(server, "dropped_total") == before + 1
    talker.wait_for(lambda c: c.shown["onlookers"] == 0)
    sleeper.close()


def test_requests_that_change_something_must_come_from_our_own_pages(server):
    def post(origin):
        request = urllib.request.Request(f"{server.address}/api/tables", b'{"game":"geschenkt"}')
        request.add_header("Origin", origin)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.status
        except urllib.error.HTTPError as refused:
            return refused.code

    assert post("https://example.org") == 403
    assert post(server.address) == 201


@pytest.mark.parametrize("page", ["/", "/api/games", "/health", "/metrics", "/nothing"])
def test_no_page_lets_inline_scripts_run_or_be_framed(server, page):
    try:
        headers = urllib.request.urlopen(server.address + page, timeout=60).headers
    except urllib.error.HTTPError as refused:
        headers = refused.headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))

    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["object-src"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["server"] is None


def test_health_and_metrics_are_for_machines(own_server):
    def counts():
        return [metric(own_server, f"{name}_total") for name in ("commits", "commands", "connections")]

    with urllib.request.urlopen(f"{own_server.address}/health", timeout=60) as answer:
        assert answer.read() == b"well\n"
    ann = own_server.open_table()
    before = counts()

    client = Client(own_server, ann["table"], ann["token"])
    client.tell("say", text="hello")

    assert counts() == [count + 1 for count in before]


def test_a_server_that_is_told_to_stop_says_goodbye_and_loses_nothing(tmp_path):
    with serving(tmp_path / "tables.sqlite3") as server:
        clients = two_at_a_table(server)
        mover = whose_turn(clients)
        done = mover.do("pay")
        server.process.terminate()

        assert all(client.is_sent_away() for client in clients)
        assert {client.answers[-1]["sentence"]["code"] for client in clients} == {"server-stops"}
        assert server.process.wait(60) in (0, -signal.SIGTERM)
        server.start()

        assert Client(server, mover.shown["id"], mover.token).shown["version"] == done["version"]


def test_the_log_is_json_and_carries_no_token_no_key_no_name_and_no_card(tmp_path):
    with serving(tmp_path / "tables.sqlite3", "--rate", "0", "--log-level", "info") as server:
        seated = server.open_table("sushi-go", bots=["easy"], settings={"pace_ms": 0})
        ann = Client(server, seated["table"], seated["token"])
        ann.tell("start")
        hands = set()
        while ann.shown["phase"] != "over":
            if ann.legal:
                hands |= set(ann.legal)
                ann.do(ann.legal[0])
                ann.tell("do", move="pick nothing", answers=0)
            else:
                ann.receive()
        server.get(f"/api/tables/{seated['table']}/record.json")
        server.stop()
        lines = [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]

    assert [line["what"] for line in lines if line.get("table") == seated["table"]][:3] == ["opened", "playing", "over"]
    text = json.dumps(lines)
    cards = {move.split()[-1] for move in hands if " " in move}
    for secret in (seated["token"], seated["key"], ann.shown["seed"], "Ann", *cards):
        assert secret not in text


def test_every_flag_of_the_server_is_documented():
    wide = {**os.environ, "COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"}
    command = [sys.executable, "-m", "cardtable", "serve", "--help"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True, env=wide).stdout
    documented = DEPLOYMENT.read_text()

    flags = set(re.findall(r"--[a-z-]+", shown)) - {"--help", "--browser"}
    variables = set(re.findall(r"CARDTABLE_[A-Z_]+", shown))
    assert {flag for flag in flags if not flag.startswith("--no-")} <= set(re.findall(r"--[a-z-]+", documented))
    assert variables <= set(re.findall(r"CARDTABLE_[A-Z_]+", documented))


def test_a_server_keeps_a_year_of_history_and_its_page_says_how_browsers_insist_on_encryption():
    assert Config().keep_history_days == 365
    assert DEPLOYMENT.read_text().count("Strict-Transport-Security") == 2, "for Caddy and for nginx"


def test_a_container_takes_no_journal_and_no_secret_along():
    left_out = (DEPLOYMENT.parent.parent / ".containerignore").read_text().split()

    assert {".git", "**/*.sqlite3*", "**/*.log", "**/.env*", "**/*.pem", "**/*.key"} <= set(left_out)


def test_what_a_browser_needs_to_play_alone_may_not_be_built_yet(tmp_path):
    """A folder that wasn't there was a fault of the server. No list of files yet is none, so no page logs one."""
    pages, told = Starlette(routes=page_routes(PAGES, tmp_path / "engine")), []

    async def ask(path):
        async def tell(message):
            told.append(message.get("status"))

        await pages({"type": "http", "method": "GET", "path": path, "headers": [], "query_string": b""}, None, tell)

    for path in ("/engine/engine.json", "/engine/python.zip", "/engine/"):
        asyncio.run(ask(path))

    assert [status for status in told if status] == [204, 404, 404]


@pytest.mark.parametrize(
    ("method", "path", "headers"),
    [
        ("GET", "/" + "a" * 5_000, {}),
        ("POST", "/api/tables", {"Origin": "http://["}),
        ("GET", "/api/tables/{table}/qr.svg", {"Host": "h" * 3_000}),
        ("GET", "/api/tables/{table}/qr.svg", {"Host": "h" * 8_000}),
    ],
    ids=["long-path", "broken-origin", "long-host", "longer-host"],
)
def test_an_odd_request_is_no_fault_of_the_server(server, method, path, headers):
    table = server.open_table()["table"]
    with closing(HTTPConnection("127.0.0.1", server.port, timeout=60)) as connection:
        connection.request(method, path.format(table=table), b"{}" if method == "POST" else None, headers)

        assert connection.getresponse().status < 500
