"""The auction of one round: who has spoken, who is out, and who is next. Knows no cards."""

from typing import Final

from cardtable.core.move import Seat

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
        self.spoken: list[tuple[int, int]] = []
        """Each seat that spoke, with its bid."""
        self.out: list[bool] = [False, False, False, False]
        self.passes: int = 0
        self.bid: int = PASSED
        self.bidder: Seat | None = None
        self.turn: Seat = Seat((dealer + 1) & 3)

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

    def allows(self, bid: int) -> bool:
        """Whether a player may say this now."""
        is_open = not self.is_over and not self.is_thrown_in
        return is_open and (bid == PASSED or (self.lowest <= bid <= self.top and bid % STEP == 0))

    def hear(self, bid: int) -> None:
        """The next player bids, or is out for this round; three passes without a bid may bind the dealer."""
        self.spoken.append((self.turn, bid))
        if bid == PASSED:
            self.out[self.turn] = True
            self.passes += 1
        else:
            self.bid, self.bidder = bid, self.turn
        if self.passes == 3 and self.bidder is None and self.dealer_is_stuck:
            self.bid, self.bidder = LOWEST_BID, self.dealer
        for _ in self.out:
            self.turn = Seat((self.turn + 1) & 3)
            if not self.out[self.turn]:
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
