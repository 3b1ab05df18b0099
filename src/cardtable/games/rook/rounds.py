"""Teams and rounds of Rook: what a round brings each team, and when the game is won. Knows no cards.

Teams are numbered: seats 0 and 2 are team 0, seats 1 and 3 are team 1.
"""

from collections.abc import Sequence
from typing import Final

from cardtable.core.move import Seat

type Team = int
type Pair = tuple[int, int]
"""A number for each team."""

SEATS: Final = (Seat(0), Seat(1), Seat(2), Seat(3))
TEAMS: Final = ((SEATS[0], SEATS[2]), (SEATS[1], SEATS[3]))


def team_of(seat: Seat) -> Team:
    """Partners sit opposite each other (rule 1.1)."""
    return seat & 1


def leading_team(scores: Sequence[int]) -> Team | None:
    """The team with the higher total, if there is one."""
    if scores[0] == scores[1]:
        return None
    return 0 if scores[0] > scores[1] else 1


def is_over(scores: Sequence[int], rounds: int, target: int = 300, max_rounds: int = 50) -> bool:
    """A team reached the target and is ahead (rule 8.4), or the last round that the house allows is done (RK-31)."""
    return rounds >= max_rounds or (max(scores) >= target and leading_team(scores) is not None)


class Round:
    """A finished round: the contract, and what each team captured in tricks and in the nest."""

    def __init__(self, bidder: Seat, bid: int, tricks: Pair, nest: Pair, offender: Seat | None) -> None:
        self.bidder: Final = bidder
        self.bid: Final = bid
        self.tricks: Final = tricks
        self.nest: Final = nest
        self.offender: Final = offender
        """Who reneged, where that ended the round; then tricks are those before the renege."""

    @property
    def captured(self) -> Pair:
        return self.tricks[0] + self.nest[0], self.tricks[1] + self.nest[1]

    @property
    def losers(self) -> Team | None:
        """The team that loses the bid: offenders, whoever made it (rule 7.5), or bidders who took less (rule 8.3)."""
        if self.offender is not None:
            return team_of(self.offender)
        bidders = team_of(self.bidder)
        return bidders if self.captured[bidders] < self.bid else None

    @property
    def scores(self) -> Pair:
        """Both teams score what they captured, but for the losers of the bid (rules 7.5, 8.2 and 8.3)."""
        losers, (first, second) = self.losers, self.captured
        return -self.bid if losers == 0 else first, -self.bid if losers == 1 else second
