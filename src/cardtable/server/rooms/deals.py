"""Deals that several tables play: the same cards for everybody, and bots with the same chance.

A deal has a name, and its seed stands in the journal under that name, which is no id of a table. Of two who open it
first at the same time one reads what the other wrote, so there is one seed for each name, and a house without
internet makes its own.
"""

from collections.abc import Mapping
from typing import Final

from cardtable.core.game import Game
from cardtable.live.clock import Clock
from cardtable.server.rooms.credentials import new_seed
from cardtable.store.journal import Archive, Conflict, Summary
from cardtable.table import decide
from cardtable.table.deeds import Entry, Opened
from cardtable.table.replay import opening

MOST_PLAYED: Final = 2_000
"""Among the latest so many games of a phase those with a deal are looked for."""
BEGUN: Final = ("playing", "over")


class Deals:
    def __init__(self, journal: Archive, clock: Clock) -> None:
        self._journal: Final = journal
        self._clock: Final = clock

    async def opened(
        self,
        game: Game,
        name: str,
        options: Mapping[str, object] | None = None,
        settings: Mapping[str, object] | None = None,
    ) -> Opened:
        """How a table with this deal begins; whoever opens it first says by which rules."""
        known = await self._journal.read(name)
        if not known:
            rules = game.daily_options if options is None else options
            known = [Entry(1, self._clock.now(), decide.open_deal(game, rules, settings or {}, new_seed(), name))]
            try:
                await self._journal.append(name, known)
            except Conflict:
                known = list(await self._journal.read(name))
            await self._journal.enlist(_kept(name, game, self._clock.now()))
        return opening(known)

    async def begun(self, name: str) -> list[Summary]:
        """The games with this deal that were begun, over or not; the first one first."""
        known = [await self._journal.summaries(phase, MOST_PLAYED, listed_only=False) for phase in BEGUN]
        found = [summary for summaries in known for summary in summaries if summary.deal == name]
        return sorted(found, key=lambda summary: summary.opened_at)


def _kept(name: str, game: Game, at: float) -> Summary:
    """A deal as lists keep it: nobody sits at it, so it is shown in none, and forgotten with old games."""
    return Summary(name, 1, game.name, "over", listed=False, names=(), free=0, opened_at=at, touched_at=at)
