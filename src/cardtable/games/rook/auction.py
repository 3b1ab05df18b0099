"""The auction of one round: who has spoken, who is out, and who is next. Knows no cards."""

from typing import Final

from cardtable.core.card_sets import BIT
from cardtable.core.move import Seat
from cardtable.core.vectors import append, i64, vec

LOWEST_BID: Final = 70
STEP: Final = 5
PASSED: Final = 0
"""What stands in the record for a pass."""


class Auction:
    def __init__(self, dealer: Seat, top: int, *, dealer_is_stuck: bool) -> None:
        self.dealer: Final = dealer
        self.top: Final = top
        self.dealer_is_stuck: Final = dealer_is_stuck
        """Whether three passes make the dealer high bidder, or leave a fourth to be heard (RK-06)."""
        self.said: vec[i64] = vec[i64]([])
        """What was said: each bid, and in the lowest two bits who made it."""
        self.outside: i64 = 0
        """Who is out for this round, as bits."""
        self.passes: int = 0
        self.bid: int = PASSED
        self.bidder: Seat | None = None
        self.turn: Seat = Seat((dealer + 1) & 3)

    @property
    def spoken(self) -> list[tuple[int, int]]:
        """Each seat that spoke, with its bid."""
        return [(int(word & 3), int(word >> 2)) for word in self.said]

    @property
    def out(self) -> list[bool]:
        """For each seat, whether it is out for this round."""
        return [self.is_out(seat) for seat in range(4)]

    @property
    def lowest(self) -> int:
        """The lowest bid that is still possible (rule 3.2)."""
        return self.bid + STEP if self.bid else LOWEST_BID

    @property
    def is_over(self) -> bool:
        """One bidder is left, or nobody can go higher (RK-05)."""
        return self.bidder is not None and (self.passes == 3 or self.bid == self.top)

    def first_leader(self, rule: str) -> Seat:
        """Who leads the first trick (RK-12)."""
        before = self.dealer if rule == "left_of_dealer" else self.bidder
        assert before is not None
        return before if rule == "high_bidder" else Seat((before + 1) & 3)

    @property
    def is_thrown_in(self) -> bool:
        return self.passes == 4

    def is_out(self, seat: i64) -> bool:
        return (self.outside >> seat) & 1 != 0

    def allows(self, bid: int) -> bool:
        """Whether a player may say this now."""
        is_open = not self.is_over and not self.is_thrown_in
        return is_open and (bid == PASSED or (self.lowest <= bid <= self.top and bid % STEP == 0))

    def hear(self, bid: int) -> None:
        """The next player bids, or is out for this round; three passes without a bid may bind the dealer."""
        speaker: i64 = self.turn
        word: i64 = bid
        self.said = append(self.said, (word << 2) | speaker)
        if bid == PASSED:
            self.outside |= BIT[speaker]
            self.passes += 1
        else:
            self.bid, self.bidder = bid, self.turn
        if self.passes == 3 and self.bidder is None and self.dealer_is_stuck:
            self.bid, self.bidder = LOWEST_BID, self.dealer
        for step in range(1, 5):
            self.turn = Seat((speaker + step) & 3)
            if not self.is_out(self.turn):
                return

    def last_bids(self) -> tuple[int | None, ...]:
        """The last bid of each seat; 0 for one that passed without a bid, None for one that hasn't spoken."""
        last: list[int | None] = [None, None, None, None]
        for seat, bid in self.spoken:
            last[seat] = bid or last[seat] or PASSED
        return tuple(last)

    def clone(self) -> "Auction":
        twin = Auction(self.dealer, self.top, dealer_is_stuck=self.dealer_is_stuck)
        for _, bid in self.spoken:
            twin.hear(bid)
        return twin
