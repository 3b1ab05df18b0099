"""The house rules of Shanko."""

from dataclasses import dataclass
from typing import Annotated, Literal

from cardtable.core.move import Refused
from cardtable.core.options import Options, Range


@dataclass(frozen=True)
class ShankoOptions(Options):
    layoff: Literal["all", "sequences", "after_swap"] = "all"
    layoff_timing: Literal["same_turn", "later_turns"] = "same_turn"
    round7_finish: Literal["all_out_allowed", "deal_12"] = "all_out_allowed"
    end_on_meld: Literal["no", "yes"] = "no"
    buy_precedence: Literal["next_player_first", "buyers_first"] = "next_player_first"
    melded_may_draw_discard: Literal["yes", "no"] = "yes"
    max_jokers_per_meld: Literal["none", "half"] = "none"
    stalemate_recycles: Literal[2, 4] = 2
    first_start: Literal["youngest", "random"] = "youngest"
    youngest: Annotated[int, Range(0, 8)] = 0
    """The seat of the youngest player, counted from 1; 0 where nobody is marked."""

    def check(self) -> None:
        if self.first_start == "random" and self.youngest:
            raise Refused("shanko-youngest-unused", number=self.youngest)
