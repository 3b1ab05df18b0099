"""The house rules of High Tide."""

from dataclasses import dataclass
from typing import Literal

from cardtable.core.options import Options


@dataclass(frozen=True)
class HighTideOptions(Options):
    rounds: Literal[1, 2, 3] = 2
