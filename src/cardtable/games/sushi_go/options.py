"""The house rules of Sushi Go!"""

from dataclasses import dataclass
from typing import Literal

from cardtable.core.options import Options


@dataclass(frozen=True)
class SushiGoOptions(Options):
    deck: Literal["continue", "reshuffle_all"] = "continue"
    maki_ties: Literal["split", "full"] = "split"
    pudding_ties: Literal["full", "split"] = "full"
    pass_: Literal["left", "alternate"] = "left"
    allow_reselect: Literal["no", "yes"] = "no"
    auto_last: Literal["on", "off"] = "on"
