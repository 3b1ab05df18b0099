"""One after the other: in the order in which they came, and whoever gave up is passed over."""

import asyncio

from cardtable.live.turns import Turns


def test_turns_come_in_order_and_whoever_gives_up_is_passed_over():
    async def story():
        turns, heard = Turns(), []

        async def visit(name):
            if not turns.take():
                await turns.wait()
            heard.append(name)
            await asyncio.sleep(0)
            turns.pass_on()

        visits = [asyncio.create_task(visit(name)) for name in "abcd"]
        await asyncio.sleep(0)
        visits[1].cancel()
        await asyncio.gather(*visits, return_exceptions=True)
        return heard, turns.take()

    assert asyncio.run(story()) == (["a", "c", "d"], True)


def test_a_turn_that_was_given_to_somebody_who_gives_up_goes_to_the_next():
    async def story():
        turns = Turns()
        turns.take()
        quitter, patient = (asyncio.create_task(turns.wait()) for _ in range(2))
        await asyncio.sleep(0)
        turns.pass_on()
        quitter.cancel()
        await asyncio.gather(quitter, return_exceptions=True)
        return await asyncio.wait_for(patient, 1)

    assert asyncio.run(story()) is None
