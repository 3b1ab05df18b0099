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


def round_scores(bid: int, bidders: Team, captured: Sequence[int]) -> Pair:
    """The bidders score what they captured, or lose their bid; the others score theirs (rules 8.2 and 8.3)."""
    made = captured[bidders] >= bid
    own = captured[bidders] if made else -bid
    return (own, captured[1]) if bidders == 0 else (captured[0], own)


def penalty_scores(bid: int, offenders: Team, captured: Sequence[int]) -> Pair:
    """The offenders lose the bid, whoever made it; the others score what they had captured before (rule 7.5)."""
    return (-bid, captured[1]) if offenders == 0 else (captured[0], -bid)


def leading_team(scores: Sequence[int]) -> Team | None:
    """The team with the higher total, if there is one."""
    if scores[0] == scores[1]:
        return None
    return 0 if scores[0] > scores[1] else 1


def winning_team(scores: Sequence[int], target: int = 300) -> Team | None:
    """The team that has won: it reached the target, and is ahead (rule 8.4)."""
    return leading_team(scores) if max(scores) >= target else None


def is_over(scores: Sequence[int], rounds: int, target: int = 300, max_rounds: int = 50) -> bool:
    """A team has won, or the last round that the house allows is done (RK-31)."""
    return rounds >= max_rounds or winning_team(scores, target) is not None


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
    def scores(self) -> Pair:
        """What this round brings each team."""
        if self.offender is not None:
            return penalty_scores(self.bid, team_of(self.offender), self.tricks)
        return round_scores(self.bid, team_of(self.bidder), self.captured)

    @property
    def is_made(self) -> bool:
        """Whether the bidders kept their contract."""
        return self.offender is None and self.captured[team_of(self.bidder)] >= self.bid
