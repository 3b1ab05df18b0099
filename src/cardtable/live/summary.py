"""A table as lists show it."""

from cardtable.store.journal import Summary
from cardtable.table.table import Table


def summary(table: Table) -> Summary:
    """The table as lists show it."""
    result = None if table.state is None else table.state.standing
    over = table.phase == "over" and result is not None and result.over
    return Summary(
        id=table.id,
        version=table.version,
        game=table.game.name,
        phase=table.phase,
        listed=table.settings.listed == "yes" or table.brought is not None,
        names=tuple(table.names),
        free=table.chairs.count(None),
        opened_at=table.opened_at,
        touched_at=table.touched_at,
        scores=result.scores if over and result else (),
        places=result.places if over and result else (),
        brought=table.brought is not None,
        practice=table.opened.position is not None,
        deal=table.opened.deal,
        days_per_move=table.settings.days_per_move,
    )
