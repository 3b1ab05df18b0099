"""Teams and rounds of Rook: what a round brings each team, and when the game is won. Knows no cards.

Teams are numbered: seats 0 and 2 are team 0, seats 1 and 3 are team 1.
"""

from collections.abc import Sequence
from typing import Final

from cardtable.core.move import Seat

type Team = int
type Pair = tuple[int, int]
"""A number for each team."""

SEATS: Final[tuple[Seat, ...]] = (Seat(0), Seat(1), Seat(2), Seat(3))
"""Of any length for the compiler, which would box a tuple of four whenever one of them is asked for."""
TEAMS: Final = ((SEATS[0], SEATS[2]), (SEATS[1], SEATS[3]))


def team_of(seat: Seat) -> Team:
    """Partners sit opposite each other (rule 1.1)."""
    return seat & 1


def by_seat[T](teams: Sequence[T]) -> tuple[T, ...]:
    """What each team has, for each seat."""
    return teams[0], teams[1], teams[0], teams[1]


def leading_team(scores: Pair) -> Team | None:
    """The team with the higher total, if there is one."""
    if scores[0] == scores[1]:
        return None
    return 0 if scores[0] > scores[1] else 1


def is_over(scores: Pair, rounds: int, target: int = 300, max_rounds: int = 50) -> bool:
    """A team reached the target and is ahead (rule 8.4), or the last round that the house allows is done (RK-31)."""
    return rounds >= max_rounds or (max(scores[0], scores[1]) >= target and leading_team(scores) is not None)


class Round:
    """A finished round: the contract, and what each team captured in tricks and in the nest."""

    def __init__(self, bidder: Seat, bid: int, tricks: Pair, nest: Pair, offender: Seat | None) -> None:
        self.bidder: Final = bidder
        self.bid: Final = bid
        self.tricks: Final = tricks
        self.nest: Final = nest
        self.offender: Final = offender
        """Who reneged, where that ended the round; then tricks are those before the renege."""
        first, second = tricks[0] + nest[0], tricks[1] + nest[1]
        self.captured: Final[Pair] = (first, second)
        losers = None if self.captured[team_of(bidder)] >= bid else team_of(bidder)
        self.losers: Final[Team | None] = losers if offender is None else team_of(offender)
        """The team that loses the bid: offenders, whoever made it (rule 7.5), or bidders who took less (rule 8.3)."""
        self.scores: Final[Pair] = (-bid if self.losers == 0 else first, -bid if self.losers == 1 else second)
        """Both teams score what they captured, but for the losers of the bid (rules 7.5, 8.2 and 8.3)."""
