"""A tournament from its first deal to its table: what is written down already is not played again."""

from collections.abc import Callable, Mapping
from pathlib import Path

from cardtable.arena.crews import Crew, play_all
from cardtable.arena.games import Deal
from cardtable.arena.lineup import Setup
from cardtable.arena.record import Record

type Progress = Callable[[int], None]
"""Told how many deals more are done."""


def run(setup: Setup, deals: int, crew: Crew, kept: Path | None, progress: Progress) -> Mapping[int, Deal]:
    """Have so many deals played, and return their outcomes. A stop by the keyboard keeps what is done by then."""
    record = Record(kept, setup) if kept else None
    done = {number: deal for number, deal in record.deals.items() if number < deals} if record else {}
    try:
        progress(len(done))
        for chunk in play_all(crew, setup, [number for number in range(deals) if number not in done]):
            if record:
                record.add(chunk)
            done.update(chunk.deals)
            progress(len(chunk.deals))
    except KeyboardInterrupt:
        pass
    finally:
        crew.close()
    return done
