"""A server that is cut off from its database leaves its guests to the others, and keeps nobody waiting."""

import asyncio
import json
import time
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

from tests.cluster.servers import SharedServer, servers
from tests.drills.proxy import Proxy
from tests.server.test_hardening import children
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cardtable.server.cluster.registry import LEASE_S

SOON_S = 2.0
"""Seconds that an answer at the door may take on a machine that has much else to do."""
QUIET = {"turn_time_s": 0, "absent": "wait", "pace_ms": 0}


@asynccontextmanager
async def behind_a_line(database, folder):
    """A server, and the line to its database, which can be cut."""
    proxy = await Proxy(urlsplit(database).port).start()
    there = urlsplit(database)._replace(netloc=f"{urlsplit(database).username}@127.0.0.1:{proxy.port}").geturl()
    server = SharedServer(there, folder / "server.log")
    await asyncio.to_thread(server.start)
    try:
        yield server, proxy
    finally:
        await asyncio.to_thread(server.kill)
        await proxy.close()


async def farewell(server, seated):
    """Come to a table; the last word there, perhaps before a hello, and after how many seconds it was said."""
    began = time.monotonic()
    async with connect(f"ws://127.0.0.1:{server.port}/ws/{seated['table']}", close_timeout=0.1) as socket:
        with suppress(ConnectionClosed):
            await socket.send(json.dumps({"type": "hello", "token": seated["token"]}))
        last = json.loads(await socket.recv())
        while last["type"] != "goodbye":
            last = json.loads(await socket.recv())
    return last, time.monotonic() - began


async def speak(server, seated):
    """Say a word, which holds the table until it is written, and go."""
    async with connect(f"ws://127.0.0.1:{server.port}/ws/{seated['table']}", close_timeout=0.1) as socket:
        await socket.send(json.dumps({"type": "hello", "token": seated["token"]}))
        await socket.send(json.dumps({"type": "say", "text": "hello", "id": "word"}))
        await asyncio.sleep(0.2)


def test_whoever_comes_to_a_server_that_is_cut_off_is_led_to_another_at_once(database, tmp_path):
    async def story():
        async with behind_a_line(database, tmp_path) as (server, proxy):
            seated = await asyncio.to_thread(server.open_table, settings=QUIET)
            proxy.cut()
            await speak(server, seated)
            await asyncio.sleep(LEASE_S + 1.0)

            last, took = await farewell(server, seated)

            assert (last["type"], last["sentence"]["code"], last["again"]) == ("goodbye", "database-away", True)
            assert took < SOON_S
            assert (await asyncio.to_thread(server.text, "/ready"))[0] == 503

    asyncio.run(story())


def test_whoever_came_while_the_line_was_cut_is_sent_away_with_the_others(database, tmp_path):
    """They waited behind what was being written, until that was given up and their own question, too."""

    async def story():
        async with behind_a_line(database, tmp_path) as (server, proxy):
            seated = await asyncio.to_thread(server.open_table, settings=QUIET)
            proxy.cut()
            await speak(server, seated)

            last, took = await farewell(server, seated)

            assert (last["type"], last["sentence"]["code"], last["again"]) == ("goodbye", "database-away", True)
            assert took < LEASE_S + SOON_S

    asyncio.run(story())


def test_bots_are_awake_before_their_server_has_to_take_over(database, tmp_path):
    """The first bot of a server that had none took seconds to come up, while a whole table waited."""
    with servers(database, tmp_path, 1) as (server,):
        assert children(server.process.pid)
