"""The house rules of Rummy With Jokers."""

from dataclasses import dataclass
from typing import Annotated, Literal

from cardtable.core.options import Options, Range


@dataclass(frozen=True)
class RummyOptions(Options):
    first_declaration_round: Literal[4, 5, 1] = 4
    opening_points: Literal[48, 40, 51] = 48
    joker_opening_value: Literal["substituted", "zero"] = "substituted"
    max_jokers_per_meld: Literal["no_limit", 1, "not_more_than_naturals"] = "no_limit"
    close_without_last_card: Literal["no", "yes"] = "no"
    max_recycles: Annotated[int, Range(1, 9)] = 3
    deals: Annotated[int, Range(1, 20)] | Literal["until_500"] = 1
    perfect_finish_bonus: Literal[0, -20] = 0
    pure_sequence_bonus: Literal[0, -5] = 0
    joker_swap: Literal["no", "yes"] = "no"
