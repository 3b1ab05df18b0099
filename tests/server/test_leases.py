"""What a server tends, when its life begins anew in the middle of a question to the registry."""

import asyncio

from cardtable.server.cluster.leases import Leases
from cardtable.server.cluster.registry import LEASE_S, Taken


class SlowRegistry:
    """Holds leases under one name; lets a test do something while it is asked to release them."""

    def __init__(self):
        self.epoch, self.held = 0, set()
        self.meanwhile = lambda: asyncio.sleep(0)

    async def renew(self):
        """There is nobody who could be taken for dead."""

    async def take(self, names):
        self.held.update(names)
        return [Taken(name, None, from_the_dead=False) for name in names]

    async def release_but(self, names):
        self.held.intersection_update(names)
        await self.meanwhile()


def test_what_was_ours_before_a_new_life_is_let_go_though_another_release_was_under_way():
    """It stood in the registry under our name for ever, and nobody could tend it."""
    now, registry = [0.0], SlowRegistry()
    leases = Leases(registry, lambda: now[0])

    async def die_and_live_again():
        now[0] += 2 * LEASE_S
        await leases.renew()

    async def story():
        await leases.renew()
        await leases.take(["kyoto-sakura-1"])
        registry.meanwhile = die_and_live_again
        await leases.settle()
        registry.meanwhile = lambda: asyncio.sleep(0)
        await leases.settle()

    asyncio.run(story())

    assert registry.held == leases.held == set()
