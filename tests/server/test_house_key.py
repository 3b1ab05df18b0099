"""A house with a key lets in only those who bring it."""

import asyncio
import io
from http.client import HTTPConnection

import pytest
import segno
from tests.live import serving
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from cardtable.core.move import Refused
from cardtable.terminal.online.address import read_address
from cardtable.terminal.online.connection import Connection
from cardtable.wire.bodies import SitDown

KEY = "lamp-over-the-table"
COOKIE = {"cookie": f"cardtable_key={KEY}"}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("house") / "tables.sqlite3", "--rate", "0", "--key", KEY) as running:
        yield running


def answer(house, path, headers=None, method="GET", body=None):
    """The status, the headers and the words of an answer, wherever it would lead."""
    connection = HTTPConnection("127.0.0.1", house.port, timeout=20)
    connection.request(method, path, body, headers or {})
    answered = connection.getresponse()
    words = answered.read().decode()
    connection.close()
    return answered.status, dict(answered.getheaders()), words


@pytest.mark.parametrize("path", ["/", "/t/kyoto-ume-1", "/api/games", "/metrics", "/api/tables/x/log.json"])
@pytest.mark.parametrize("headers", [{}, {"cookie": "cardtable_key=wrong-wrong"}, {"cookie": "cardtable_key=\xff"}])
def test_without_the_key_nothing_of_the_house_is_told(house, path, headers):
    status, _, words = answer(house, path, headers)

    assert status == 403
    assert "house-key-wanted" in words or "This house lets in only" in words


def test_without_the_key_no_socket_is_opened(house):
    with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{house.port}/ws/kyoto-ume-1"):
        pass


def test_a_link_with_the_key_opens_the_house_for_good_and_leaves_no_key_in_the_address(house):
    status, headers, _ = answer(house, f"/t/kyoto-ume-1?key={KEY}")

    assert (status, headers["location"]) == (303, "/t/kyoto-ume-1")
    assert headers["set-cookie"].startswith(f"cardtable_key={KEY}; ")
    assert "SameSite=lax" in headers["set-cookie"]
    assert answer(house, "/api/games", COOKIE)[0] == 200


@pytest.mark.parametrize("path", ["//evil.example/", "/\\evil.example", "///evil.example/%2f"])
def test_a_link_with_the_key_leads_nowhere_else(house, path):
    _, headers, _ = answer(house, f"{path}?key={KEY}")

    assert headers["location"].startswith("/")
    assert not headers["location"].startswith(("//", "/\\"))


def test_whoever_has_the_key_plays_and_shares_it_by_the_picture_of_the_link(house):
    status, _, words = answer(house, "/api/tables", COOKIE, "POST", '{"game": "geschenkt", "name": "Ann"}')
    table = words.split('"table":"')[1].split('"')[0]

    assert status == 201
    with connect(f"ws://127.0.0.1:{house.port}/ws/{table}", additional_headers=COOKIE) as socket:
        socket.send('{"type": "hello"}')
        assert '"type":"table"' in socket.recv()
    picture = io.BytesIO()
    link = segno.make(f"http://127.0.0.1:{house.port}/t/{table}?key={KEY}", micro=False)
    link.save(picture, kind="svg", scale=6, border=2, xmldecl=False)
    assert answer(house, f"/api/tables/{table}/qr.svg", COOKIE)[2] == picture.getvalue().decode()


def test_a_terminal_comes_in_by_the_link_that_was_shared(house, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    _, _, words = answer(house, "/api/tables", COOKIE, "POST", '{"game": "geschenkt"}')
    table = words.split('"table":"')[1].split('"')[0]
    address = read_address(f"{house.address}/t/{table}?key={KEY}", "")
    with pytest.raises(Refused, match="house-key-wanted"):
        read_address(f"{house.address}/t/{table}", "").house.sit(table, SitDown(name="Mia"))

    connection = Connection(address, address.house.sit(table, SitDown(name="Mia")).token, "en")

    assert asyncio.run(first_sight(connection)).you == 0
    assert address.link == f"{house.address}/t/{table}?key={KEY}"


async def first_sight(connection):
    async with connection.open(), asyncio.timeout(20):
        await connection.seen(1)
    return connection.table


def test_health_and_the_clients_own_files_are_open(house):
    assert answer(house, "/health")[0] == 200
    assert answer(house, "/manifest.webmanifest")[0] == 200
    assert answer(house, "/api/x.json")[0] == 403


def test_a_short_key_is_refused_before_the_house_opens(tmp_path):
    with pytest.raises(AssertionError, match="8 to 60 letters"), serving(tmp_path / "t.sqlite3", "--key", "short"):
        pass


def test_whoever_guesses_the_key_is_slowed_down_and_nobody_else_is(tmp_path):
    def asked(server, path, source, headers=()):
        connection = HTTPConnection("127.0.0.1", server.port, timeout=20, source_address=(source, 0))
        connection.request("GET", path, headers=dict(headers))
        status = connection.getresponse().status
        connection.close()
        return status

    with serving(tmp_path / "tables.sqlite3", "--key", KEY) as server:
        without = [asked(server, "/api/games", "127.0.0.1") for _ in range(40)]
        guesses = [asked(server, f"/api/games?key=guess-number-{n}", "127.0.0.7") for n in range(40)]

        assert set(without) == {403}, "to bring no key is no guess"
        assert asked(server, "/api/games", "127.0.0.1", COOKIE.items()) == 200
        assert guesses[:30] == [403] * 30
        assert guesses[-1] == 429
        for path in ("/api/games", "/", "/ws/kyoto-ume-1"):
            assert asked(server, path, "127.0.0.7", COOKIE.items()) == 429, "a lucky guess is not told"
        assert asked(server, "/health", "127.0.0.7") == 200
