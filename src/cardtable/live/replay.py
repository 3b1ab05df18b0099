"""From a journal to its table, of whatever game it is."""

from collections.abc import Sequence

from cardtable.catalog import game
from cardtable.core.move import Refused
from cardtable.table import replay
from cardtable.table.deeds import Entry
from cardtable.table.replay import Damaged, opening
from cardtable.table.table import Table


def replayed(id: str, entries: Sequence[Entry]) -> Table:
    """A table as its journal tells it; raises Damaged or OtherRules."""
    try:
        kind = game(opening(entries).game)
    except Damaged:
        raise
    except Refused:
        raise Damaged(1) from None
    return replay.replayed(kind, id, entries)
