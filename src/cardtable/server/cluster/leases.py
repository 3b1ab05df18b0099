"""What this server tends: taken from the registry, and believed only as long as the server is known to live.

That is reckoned from the moment before it said so. A server that stood still, or was cut off, stops tending before
another one begins; and should both answer one question, the journal takes one answer.
"""

from collections.abc import Callable, Sequence
from typing import Final

from cardtable.server.cluster.registry import LEASE_S, Registry, Taken


class Leases:
    def __init__(self, registry: Registry, now: Callable[[], float]) -> None:
        self._registry: Final = registry
        self._now: Final = now
        self._held: Final[set[str]] = set()
        self._until: float = 0.0

    @property
    def held(self) -> set[str]:
        """What is ours, while we live."""
        return set(self._held) if self.is_alive else set()

    @property
    def is_alive(self) -> bool:
        return self._now() < self._until

    def holds(self, name: str) -> bool:
        return name in self._held and self.is_alive

    async def renew(self) -> None:
        """Live on. Whoever was taken for dead meanwhile, or may be unknown again, has nothing and begins anew."""
        before, epoch = self._now(), self._registry.epoch
        if not self.is_alive:
            self._held.clear()
        await self._registry.renew()
        if self._registry.epoch != epoch:
            self._held.clear()
        self._until = before + LEASE_S

    async def take(self, names: Sequence[str]) -> Sequence[Taken]:
        """Those that are ours from now on, and were not before."""
        if not self.is_alive:
            return []
        taken = [one for one in await self._registry.take(names) if one.name not in self._held]
        self._held.update(one.name for one in taken)
        return taken

    async def release(self, names: Sequence[str]) -> None:
        self._held.difference_update(names)
        await self._registry.release(names)
