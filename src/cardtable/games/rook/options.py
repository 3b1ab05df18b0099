"""The house rules of Rook."""

from dataclasses import dataclass
from typing import Annotated, Literal

from cardtable.core.move import Refused
from cardtable.core.options import Options, Range


@dataclass(frozen=True)
class RookOptions(Options):
    deck: Literal[57, 41] = 57
    ones: Literal["low_0", "high_15"] = "low_0"
    rook_rank: Literal["high", "low"] = "high"
    last_trick: Literal[0, 20] = 0
    all_pass: Literal["stuck_70", "redeal"] = "stuck_70"
    bury_counters: Literal["allowed", "fewest"] = "allowed"
    first_lead: Literal["left_of_dealer", "high_bidder", "left_of_high_bidder"] = "left_of_dealer"
    renege: Literal["strict", "table_rules"] = "strict"
    target: Literal[300, 500] = 300
    max_rounds: Annotated[int, Range(10, 200)] = 50

    def check(self) -> None:
        """A deck that leaves out the ones can't count them (RK-01)."""
        if self.deck == 41 and self.ones == "high_15":
            raise Refused("rook-no-ones")
