"""What the rules, and the table, think of a move: the same answer for every client, and the one that `play` gives."""

from dataclasses import dataclass

from cardtable.core.move import Incomplete, Refused, Seat
from cardtable.core.sentence import Sentence
from cardtable.table import decide
from cardtable.table.table import Table


@dataclass(frozen=True)
class Opinion:
    """A move in its canonical form and its meaning, or what is wrong with it."""

    legal: bool
    move: str
    means: Sentence
    open: bool = False
    """Whether it isn't legal only because it lacks something, and is right so far: a draft to go on with."""


def opinion(table: Table, seat: Seat, move: str) -> Opinion:
    """What would be said if this move were made now."""
    try:
        checked = decide.judge(table, seat, move)
    except Refused as refusal:
        return Opinion(legal=False, move=move, means=refusal.sentence, open=isinstance(refusal, Incomplete))
    return Opinion(legal=True, move=str(checked.move), means=checked.means)
