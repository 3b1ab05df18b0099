"""One after the other, in the order in which they came."""

import asyncio
from functools import partial

from cardtable.live.turns import Turns


def test_turns_come_in_order_and_are_nobodys_after_the_last():
    async def story():
        turns, heard = Turns(), []
        for name in "abc":
            turns.take(partial(heard.append, name))
        at_each_turn = [list(heard)]
        for _ in range(3):
            turns.pass_on()
            await asyncio.sleep(0)
            at_each_turn.append(list(heard))
        turns.take(partial(heard.append, "d"))
        return at_each_turn, heard

    assert asyncio.run(story()) == ([["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c"]], ["a", "b", "c", "d"])


def test_whoever_comes_between_two_turns_waits():
    """The turn is given to the next one before that one begins."""

    async def story():
        turns, heard = Turns(), []
        turns.take(partial(heard.append, "a"))
        turns.take(partial(heard.append, "b"))
        turns.pass_on()
        turns.take(partial(heard.append, "c"))
        await asyncio.sleep(0)
        return heard

    assert asyncio.run(story()) == ["a", "b"]
