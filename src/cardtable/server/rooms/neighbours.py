"""Other servers on the same journal, as a house needs them. A house on a file of its own has none: that
is this class."""

from cardtable.server.rooms.room import Room


class Neighbours:
    async def refresh(self, room: Room) -> None:
        """See to it that a table which was in memory has what others wrote. Here nobody did."""
