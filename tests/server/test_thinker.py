"""Bots always answer, in a time that tells nothing, and their processes end with the server."""

import asyncio
import copy
import os
import signal
import statistics
import time
from contextlib import suppress
from pathlib import Path

import pytest
from tests.live import Client, Server, serving
from tests.server.test_hardening import children, metric

from cardtable.catalog import game
from cardtable.core.move import Refused
from cardtable.core.sentence import say
from cardtable.server.rooms import thinker as room
from cardtable.server.rooms import worker as process
from cardtable.server.rooms.thinker import Thinker
from cardtable.server.rooms.worker import Worker
from cardtable.wire.thinking import PATIENCE


def seen(name="geschenkt", players=3):
    state = game(name).start(players, 7, {})
    return state.view(state.waiting[0])


def thinking(story, *, awake=False):
    async def live():
        thinker = Thinker([Worker(awake=awake)])
        try:
            return await story(thinker)
        finally:
            thinker.close()

    return asyncio.run(live())


def processes_of(thinker):
    return [worker._process.pid for worker in thinker._minds if worker._process and worker._process.pid]


def test_a_bot_answers_though_its_process_is_killed_again_and_again():
    async def story(thinker):
        await thinker.think("geschenkt", "easy", seen())

        async def kill():
            while True:
                for pid in processes_of(thinker):
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
                await asyncio.sleep(0.005)

        killer = asyncio.create_task(kill())
        move, _ = await asyncio.wait_for(thinker.think("geschenkt", "hard", seen()), 60)
        killer.cancel()
        assert move in ("take", "pay")
        assert thinker.counts.thinkers_lost == 2
        assert (await thinker.think("geschenkt", "easy", seen()))[0] in ("take", "pay")

    thinking(story)


def test_a_bot_answers_though_its_process_hangs(monkeypatch):
    async def story(thinker):
        await thinker.think("geschenkt", "easy", seen())
        (pid,) = processes_of(thinker)
        os.kill(pid, signal.SIGSTOP)
        began = time.monotonic()
        monkeypatch.setattr(room, "HANGING_S", 1.0)

        move, _ = await thinker.think("geschenkt", "medium", seen())

        assert move in ("take", "pay")
        assert time.monotonic() - began < 60
        assert not Path(f"/proc/{pid}").exists() or "Z" in Path(f"/proc/{pid}/stat").read_text().split()[2]

    thinking(story)


def test_a_process_that_begins_slowly_is_let_alone_and_answers_later(monkeypatch):
    """It was ended after ten seconds, and so was the next: on a busy machine bots never came up."""
    monkeypatch.setattr(room, "HANGING_S", 0.3)

    async def story(thinker):
        (worker,) = thinker._minds
        (pid,) = processes_of(thinker)
        os.kill(pid, signal.SIGSTOP)
        move, _ = await asyncio.wait_for(thinker.think("geschenkt", "easy", seen()), 60)
        assert move in ("take", "pay")

        os.kill(pid, signal.SIGCONT)
        assert worker._pipe.poll(60)
        monkeypatch.setattr(room, "HANGING_S", 60.0)
        await thinker.think("geschenkt", "easy", seen())

        assert processes_of(thinker) == [pid]

    thinking(story, awake=True)


def test_a_process_that_never_comes_up_is_replaced(monkeypatch):
    monkeypatch.setattr(room, "HANGING_S", 0.3)
    monkeypatch.setattr(process, "STARTING_S", 0.0)

    async def story(thinker):
        (pid,) = processes_of(thinker)
        os.kill(pid, signal.SIGSTOP)

        move, _ = await asyncio.wait_for(thinker.think("geschenkt", "easy", seen()), 60)

        assert move in ("take", "pay")
        assert processes_of(thinker) != [pid]

    thinking(story, awake=True)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_no_process_outlives_its_server(tmp_path, how):
    server = Server(tmp_path / "tables.sqlite3").start()
    seated = server.open_table(bots=["hard", "hard"], settings={"pace_ms": 0})
    client = Client(server, seated["table"], seated["token"])
    client.tell("start")
    client.wait_for(lambda c: c.legal)
    client.tell("hint")
    workers = children(server.process.pid)
    assert workers

    server.process.send_signal(how)
    server.process.wait(60)

    until = time.monotonic() + 10
    while any(is_alive(pid) for pid in workers):
        assert time.monotonic() < until
        time.sleep(0.1)


def is_alive(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_hundred_hard_bots_share_the_time_there_is():
    async def story(thinker):
        await thinker.think("geschenkt", "easy", seen())

        async def timed():
            began = time.monotonic()
            await thinker.think("geschenkt", "hard", seen())
            return time.monotonic() - began

        took = await asyncio.gather(*(timed() for _ in range(100)))
        assert statistics.median(took) < 8
        assert thinker.counts.hurried >= 90
        assert thinker.counts.thinking == 0

    thinking(story)


def test_an_expert_takes_longer_than_a_hard_bot_and_gives_way_under_load_too():
    async def story(thinker):
        assert not thinker.is_hurried("expert")
        thinker.counts.thinking = 1
        assert thinker.is_hurried("expert")
        assert not thinker.is_hurried("hard")
        thinker.counts.thinking = 0
        began = time.monotonic()
        move, _ = await thinker.think("geschenkt", "expert", seen())
        assert move in ("take", "pay")
        assert time.monotonic() - began >= PATIENCE["expert"] > PATIENCE["hard"]

    thinking(story)


def test_advice_is_the_same_again_though_its_process_was_killed():
    async def story(thinker):
        first = await thinker.advise("geschenkt", seen())
        for pid in processes_of(thinker):
            os.kill(pid, signal.SIGKILL)

        assert await thinker.advise("geschenkt", seen()) == first

    thinking(story)


def forced(view):
    return copy.replace(view, legal=view.legal[:1])


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_the_time_of_an_answer_does_not_tell_whether_it_was_forced(level):
    async def story(thinker):
        free, bound = seen("rook", 4), forced(seen("rook", 4))

        async def timed(view):
            began = time.monotonic()
            await thinker.answer("rook", level, view)
            return time.monotonic() - began

        await timed(free)
        thinker._lately.clear()
        choices = [await timed(free) for _ in range(8)]
        must = [await timed(bound) for _ in range(8)]
        assert min(choices) >= room.LEAST_S
        assert min(choices) - 0.02 <= min(must)
        assert max(must) <= max(choices) + 0.05

    thinking(story)


def test_it_is_told_when_bots_have_to_hurry_or_fail(tmp_path):
    with serving(tmp_path / "tables.sqlite3") as server:
        assert metric(server, "bots_thinking") == 0
        assert metric(server, "bots_hurried_total") == 0
        assert metric(server, "bot_failures_total") == 0


class SlowAdviser:
    """Thinks for a while about advice, and not at all about moves."""

    def ask(self, question, patience):
        if question.seconds is None:
            time.sleep(0.1)
        return "take", say("bot-takes")

    def end(self):
        """There is nothing to end."""


def test_those_who_ask_for_advice_again_and_again_hold_up_no_bot():
    """One address could have forty answers thought over, and all bots of the house were silent meanwhile."""

    async def live():
        thinker = Thinker([SlowAdviser()])
        wanted = [asyncio.create_task(thinker.advise("geschenkt", seen())) for _ in range(40)]
        await asyncio.sleep(0)
        began = time.monotonic()
        await thinker.think("geschenkt", "easy", seen())
        took = time.monotonic() - began
        answers = await asyncio.gather(*wanted, return_exceptions=True)
        thinker.close()
        return took, answers

    took, answers = asyncio.run(live())

    assert took < 1.0
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert {refusal.sentence.code for refusal in refused} == {"advice-busy"}
    assert len(refused) == len(answers) - room.MOST_ADVICE
