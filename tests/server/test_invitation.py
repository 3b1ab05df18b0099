"""How others find a table: by letters, by an address that leads here, and what they may read there."""

import asyncio

import pytest
from starlette.applications import Starlette
from tests.live import Client

from cardtable.server.config import ENGINE, PAGES, Config
from cardtable.server.web.invitation import LETTERS, addresses, code_of, is_code
from cardtable.server.web.pages import page_routes


def test_a_code_is_four_letters_that_lead_to_the_table_until_the_game_starts(server):
    seated = server.open_table(bots=["easy", "easy"])
    code = server.get(f"/api/tables/{seated['table']}/invitation")[1]["code"]
    assert is_code(code)

    assert server.get(f"/api/codes/{code.lower()}")[1]["id"] == seated["table"]

    Client(server, seated["table"], seated["token"]).tell("start")
    status, answer = server.get(f"/api/codes/{code}")
    assert (status, answer["sentence"]["code"]) == (404, "code-unknown")
    assert server.get(f"/api/tables/{seated['table']}/invitation")[1]["code"] is None


def test_codes_of_tables_differ_and_stay():
    ids = [f"kyoto-sakura-{number}" for number in range(1, 200)]

    assert len({code_of(id) for id in ids}) > 190
    assert code_of("kyoto-sakura-42") == code_of("kyoto-sakura-42")


@pytest.mark.parametrize(
    ("config", "host", "expected"),
    [
        (Config(host="127.0.0.1"), "localhost:8000", []),
        (Config(host="127.0.0.1"), "127.0.0.1:8000", []),
        (Config(host="127.0.0.1"), "cards.example.org", ["http://cards.example.org"]),
        (Config(public="https://cards.example.org/"), "localhost:8000", ["https://cards.example.org"]),
    ],
)
def test_an_invitation_never_says_localhost(config, host, expected):
    assert addresses(config, "http", host) == expected


def test_at_home_the_addresses_of_the_machine_are_offered(monkeypatch):
    monkeypatch.setattr("cardtable.server.web.invitation.home_addresses", lambda: ["192.168.1.7", "10.0.0.3"])

    offered = addresses(Config(host="0.0.0.0", port=8123), "http", "localhost:8123")

    assert offered == ["http://192.168.1.7:8123", "http://10.0.0.3:8123"]


@pytest.mark.parametrize(("chat", "read"), [("seats", []), ("all", ["hello"])])
def test_what_is_said_belongs_to_those_who_sit_there_unless_the_table_shares_it(server, chat, read):
    seated = server.open_table(settings={"chat": chat})
    ann = Client(server, seated["table"], seated["token"])
    before = Client(server, seated["table"])
    version = ann.tell("say", text="hello")["version"]

    before.wait_for(lambda c: c.shown["version"] == version)

    for onlooker in (before, Client(server, seated["table"])):
        assert [word["text"] for word in onlooker.shown["words"]] == read


def test_a_table_can_do_without_advice(server):
    seated = server.open_table(bots=["easy", "easy"], settings={"hints": "no", "pace_ms": 0})
    ann = Client(server, seated["table"], seated["token"])
    ann.tell("start")
    ann.wait_for(lambda c: c.legal)

    assert ann.tell("hint")["sentence"]["code"] == "hint-not-here"


def test_whoever_tries_codes_one_after_another_is_slowed_down(own_server):
    tries = [own_server.get(f"/api/codes/BB{first}{second}")[0] for first in LETTERS for second in LETTERS[:2]]

    assert tries[:30] == [404] * 30
    assert tries[-1] == 429


def test_the_picture_of_a_link_is_at_the_address_by_which_others_reach_the_house():
    pages, told = Starlette(routes=page_routes(PAGES, ENGINE, "https://cards.example.org/")), []

    async def ask():
        async def tell(message):
            told.append(message.get("body", b""))

        await pages({"type": "http", "method": "GET", "path": "/", "headers": [], "query_string": b""}, None, tell)

    asyncio.run(ask())

    assert b'content="https://cards.example.org/preview.jpg"' in b"".join(told)
