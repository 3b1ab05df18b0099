"""What this server tends: taken from the registry, and believed only as long as the server is known to live.

That is reckoned from the moment before it said so. A server that stood still, or was cut off, stops tending before
another one begins; and should both answer one question, the journal takes one answer. What the registry may hold under
our name without our knowing, since an answer was lost, is let go: nobody else could tend it.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from cardtable.server.cluster.registry import LEASE_S, Registry, Taken
from cardtable.store.journal import Unreachable


class Leases:
    def __init__(self, registry: Registry, now: Callable[[], float]) -> None:
        self._registry: Final = registry
        self._now: Final = now
        self._turn: Final = asyncio.Lock()
        """Of taking and letting go, one comes after the other."""
        self._held: Final[set[str]] = set()
        self.until: float = 0.0
        """Until when we are known to live."""
        self._lives: int = 0
        """How often we began anew."""
        self._is_in_doubt: bool = True
        """Whether the registry may hold more under our name than we know of."""

    @property
    def held(self) -> set[str]:
        """What is ours, while we live."""
        return set(self._held) if self.is_alive else set()

    @property
    def is_alive(self) -> bool:
        return self._now() < self.until

    def holds(self, name: str) -> bool:
        return name in self._held and self.is_alive

    async def renew(self) -> None:
        """Live on. Whoever may have been taken for dead before the answer was here, or may be unknown again, has
        nothing and begins anew."""
        before, epoch = self._now(), self._registry.epoch
        await self._registry.renew()
        if not self.is_alive or self._registry.epoch != epoch:
            self._begin_anew()
        self.until = before + LEASE_S

    async def take(self, names: Sequence[str]) -> Sequence[Taken]:
        """Those that are ours from now on, and were not before."""
        async with self._turn:
            if not self.is_alive:
                return []
            life = self._lives
            try:
                taken = [one for one in await self._registry.take(names) if one.name not in self._held]
            except Unreachable:
                self._is_in_doubt = True
                raise
            if life != self._lives:
                self._is_in_doubt = True
                return []
            self._held.update(one.name for one in taken)
            return taken

    async def release(self, names: Sequence[str]) -> None:
        async with self._turn:
            self._held.difference_update(names)
            try:
                await self._registry.release(names)
            except Unreachable:
                self._is_in_doubt = True
                raise

    async def settle(self) -> None:
        """Let go of what we don't know to be ours."""
        async with self._turn:
            if self._is_in_doubt:
                life = self._lives
                await self._registry.release_but(sorted(self._held))
                self._is_in_doubt = life != self._lives

    def _begin_anew(self) -> None:
        self._held.clear()
        self._lives += 1
        self._is_in_doubt = True
