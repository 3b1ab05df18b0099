"""Other servers on the same journal, as a house needs them. A house on a file of its own has none: that is this
class, which tends everything by itself."""

from collections.abc import Callable, Sequence
from typing import Final

from cardtable.server.rooms.room import Room

HOUSE: Final = "house"
"""What is tended for all tables together: lists, and forgetting."""


class Neighbours:
    @property
    def is_cut_off(self) -> bool:
        """Whether others can serve people now, and this server can't."""
        return False

    async def refresh(self, room: Room) -> None:
        """See to it that a table in memory has what others wrote, and knows who is there. Here nobody else is."""

    async def follow(self, room: Room) -> None:
        """See to it that a table has what others wrote, so that nobody who comes from them is shown less."""

    def attend(self, room: Room, wake: Callable[[], None]) -> None:
        """Somebody has come: have the table tended, here or elsewhere."""
        wake()

    def tends(self, name: str) -> bool:
        """Whether it is this server that does what a table, or the house, does by itself."""
        return True

    async def tended(self) -> Sequence[str]:
        """What other servers tend now."""
        return ()

    def meet(self, room: Room) -> None:
        """Who is at a table here has changed."""

    async def met(self) -> None:
        """Wait until the others know who is here, if they can be told."""

    def turn_away(self, room: Room, mark: str) -> None:
        """Somebody who asked on another server is not let in."""

    async def limit(self, key: str, burst: float, per_second: float) -> None:
        """Refuse what is done too often on all servers together. On one, its own buckets count."""
