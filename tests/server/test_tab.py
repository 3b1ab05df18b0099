"""The house in a browser's tab gives the answers of a server, and keeps its tables in the page's database."""

import asyncio
import json

from tests.live import with_changes
from tests.store.page_database import PageDatabase

from cardtable.catalog import GAMES
from cardtable.server.tab.tab import Tab

ORIGIN = "https://cards.example"


class Page:
    """A page at a table of the house in its tab."""

    def __init__(self, database):
        self.tab = Tab(database)
        self.heard = asyncio.Queue()
        self.closed = []

    async def ask(self, path, body=None):
        method = "GET" if body is None else "POST"
        answer = await self.tab.request(method, ORIGIN + path, "" if body is None else json.dumps(body))
        return answer.status, json.loads(answer.body)

    async def open(self, game, bots):
        _, seated = await self.ask("/api/tables", {"game": game, "bots": bots, "name": "Ann"})
        return seated

    def sit(self, seated):
        self.line = self.tab.dial(seated["table"], self.heard.put_nowait, self.closed.append)
        self.line.tell(json.dumps({"type": "hello", "token": seated["token"]}))

    def send(self, **command):
        self.line.tell(json.dumps(command))

    async def hears(self, kind):
        while True:
            message = json.loads(await asyncio.wait_for(self.heard.get(), 20))
            if message["type"] == kind:
                return message


def story(tell):
    return asyncio.run(tell())


async def play(page, picture, most=3000):
    """Make the last of the listed moves for Ann, until the game is over; how it ended."""
    page.send(type="start", id="start")
    for number in range(most):
        message = json.loads(await asyncio.wait_for(page.heard.get(), 20))
        if message["type"] != "changes":
            continue
        picture = with_changes(picture, message)
        if picture["phase"] == "over":
            return picture
        legal = picture.get("view", {}).get("legal", [])
        if legal and picture["question"] is not None:
            page.send(type="do", move=legal[-1]["move"], answers=picture["question"], id=f"m{number}")
    raise AssertionError("the game doesn't end")


async def reviewed(page, table):
    """How many steps of a finished game were thought over, once all were."""
    while True:
        _, shown = await page.ask(f"/api/tables/{table}/review")
        if shown["done"] == shown["steps"]:
            return shown["done"]
        await asyncio.sleep(0.02)


def test_it_answers_the_lobbys_questions_as_a_server_does():
    async def tell():
        page = Page(PageDatabase())
        status, games = await page.ask("/api/games")
        assert (status, [game["name"] for game in games]) == (200, [game.name for game in GAMES])
        status, wrong = await page.ask("/api/tables", {"game": "whist"})
        assert status == 404
        assert wrong["sentence"]["code"] == "game-unknown"
        rules = await page.tab.request("GET", f"{ORIGIN}/api/rules/rook?language=ja", "")
        assert dict(rules.headers)["content-type"].startswith("text/plain")

    story(tell)


def test_a_game_against_bots_ends_in_the_history_and_can_be_looked_back_on():
    async def tell():
        page = Page(PageDatabase())
        seated = await page.open("geschenkt", ["easy", "easy"])
        page.sit(seated)
        picture = await play(page, await page.hears("table"))
        assert picture["abandoned"] is False
        _, history = await page.ask("/api/history")
        assert [game["id"] for game in history] == [seated["table"]]
        _, replay = await page.ask(f"/api/tables/{seated['table']}/replay")
        assert replay["total"] > 20
        assert await reviewed(page, seated["table"]) == replay["total"] - 1

    story(tell)


def test_a_table_goes_on_in_the_next_tab_where_it_stood():
    async def tell():
        database = PageDatabase()
        page = Page(database)
        seated = await page.open("rook", ["easy", "easy", "easy"])
        page.sit(seated)
        await page.hears("table")
        page.send(type="start", id="start")
        await page.hears("done")
        later = Page(database)
        await later.tab.repair()
        later.sit(seated)
        table = await later.hears("table")
        assert table["phase"] == "playing"
        assert table["you"] == 0

    story(tell)


def test_a_line_to_a_table_that_is_not_there_says_why_and_closes_for_good():
    async def tell():
        page = Page(PageDatabase())
        page.line = page.tab.dial("kyoto-sakura-1", page.heard.put_nowait, page.closed.append)
        assert (await page.hears("goodbye"))["sentence"]["code"] == "table-unknown"
        assert page.closed == [1008]

    story(tell)


def test_whoever_hangs_up_is_gone_from_the_table():
    async def tell():
        page = Page(PageDatabase())
        seated = await page.open("geschenkt", [])
        page.sit(seated)
        await page.hears("table")
        other = page.tab.dial(seated["table"], page.heard.put_nowait, page.closed.append)
        other.tell('{"type": "hello"}')
        assert (await page.hears("changes"))["table"]["onlookers"] == 1
        other.hang_up()
        while (await page.hears("changes"))["table"].get("onlookers") != 0:
            pass

    story(tell)
