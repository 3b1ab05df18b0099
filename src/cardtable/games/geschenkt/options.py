"""The house rules of Geschenkt."""

from dataclasses import dataclass
from typing import Literal

from cardtable.core.options import Options


@dataclass(frozen=True)
class GeschenktOptions(Options):
    chips: Literal["eleven", "official"] = "eleven"
    chip_visibility: Literal["open", "hidden"] = "open"
    after_take: Literal["taker", "next_player"] = "taker"
    min_players: Literal[2, 3] = 2
