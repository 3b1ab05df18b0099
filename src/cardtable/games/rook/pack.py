"""The decks Rook is played with: what each card is worth, what it beats, and where it is dealt to. Knows no players."""

from functools import cache
from typing import Final

from cardtable.core.card_sets import BIT, Card, Cards, count, first, set_of
from cardtable.core.move import Seat
from cardtable.core.vectors import i64, vec
from cardtable.games.rook.cards import COLOUR_OF, DECK_SIZE, NUMBERS, ROOK, Colour
from cardtable.games.rook.options import RookOptions

NEST: Final = 4
"""The place of the nest, after the four hands."""
NEST_SIZE: Final = 5
TRUMP_POWER: Final = 100
ROOK_POINTS: Final = 20
POINTS: Final = {5: 5, 10: 10, 14: 10}
HIGH_ONE: Final = NUMBERS + 1
HIGH_ONE_POINTS: Final = 15


class Pack:
    """A deck, with the value and the power of each card."""

    def __init__(self, lowest: int, last_trick: int, *, high_ones: bool, low_rook: bool) -> None:
        self.low_rook: Final = low_rook
        numbers = [card % NUMBERS + 1 for card in range(ROOK)]
        self.cards: Final = vec[i64]([card for card in range(ROOK) if numbers[card] >= lowest] + [ROOK])
        self.all: Final[Cards] = set_of(self.cards)
        self.hand_size: Final[int] = (len(self.cards) - NEST_SIZE) // 4
        self.deal_orders: Final = [self._deal_order(dealer) for dealer in range(4)]
        ranks = [HIGH_ONE if high_ones and number == 1 else number for number in numbers]
        self.rank: Final = [*ranks, 0 if low_rook else HIGH_ONE + 1]
        """Numbers in their order; a high one stands above the 14 (RK-01), the Rook above or below all (RK-34)."""
        values = {**POINTS, HIGH_ONE: HIGH_ONE_POINTS}
        self.points: Final = vec[i64]([values.get(rank, 0) for rank in self.rank[:ROOK]] + [ROOK_POINTS])
        self.counters: Final[Cards] = set_of(card for card in self.cards if self.points[card])
        self.total: Final[int] = sum(self.points[card] for card in self.cards)
        self.top: Final[int] = self.total + last_trick
        """All points of a round, which is also the highest bid (RK-34)."""
        self.powers: Final = vec[i64](
            [self._power(card, trump, led) for trump in range(4) for led in range(4) for card in range(DECK_SIZE)]
        )
        self.above: Final = vec[i64](
            [cards for start in range(0, len(self.powers), DECK_SIZE) for cards in self._above(start)]
        )
        colours = [range(NUMBERS * colour, NUMBERS * (colour + 1)) for colour in range(4)]
        self.best: Final = [sorted(colour, key=lambda card: -self.rank[card]) for colour in colours]
        """The cards of each colour, the highest first."""

    def worth(self, cards: Cards) -> i64:
        """The points of the counters among these cards (rule 1.3)."""
        counters = cards & self.counters
        worth: i64 = 0
        while counters:
            worth += self.points[first(counters)]
            counters &= counters - 1
        return worth

    def value(self, cards: vec[Card], start: i64 = 0) -> i64:
        """The same for cards in a row, from a place on."""
        value: i64 = 0
        for place in range(start, len(cards)):
            value += self.points[cards[place]]
        return value

    def power(self, card: Card, trump: Colour, led: Colour) -> i64:
        """How high a card stands in a trick; no power means that it can't win it."""
        return self.powers[(4 * trump + led) * DECK_SIZE + card]

    def beating(self, card: Card, trump: Colour, led: Colour) -> Cards:
        """The cards that beat a card in such a trick."""
        return self.above[(4 * trump + led) * DECK_SIZE + card]

    def fewest_counters(self, hand: Cards) -> i64:
        """How many counters of a hand must be laid aside at least (RK-10)."""
        return max(0, NEST_SIZE - count(hand & ~self.counters))

    def dealt(self, cards: vec[i64], dealer: Seat) -> vec[Cards]:
        """The four hands and the nest that a shuffled deck makes."""
        order, places = self.deal_orders[dealer], vec[i64]([0, 0, 0, 0, 0])
        for at, card in enumerate(cards):
            places[order[at]] |= BIT[card]
        return places

    def _deal_order(self, dealer: int) -> vec[i64]:
        """Card by card from the dealer's left; after each of the first rotations one goes to the nest (rule 2.1)."""
        rotation = [(dealer + 1 + step) % 4 for step in range(4)]
        return vec[i64]([*rotation, NEST] * NEST_SIZE + rotation * (self.hand_size - NEST_SIZE))

    def _power(self, card: Card, trump: Colour, led: Colour) -> int:
        if card == ROOK or COLOUR_OF[card] == trump:
            return TRUMP_POWER + self.rank[card]
        return self.rank[card] if COLOUR_OF[card] == led else 0

    def _above(self, start: int) -> list[Cards]:
        """For each card those of more power, where the powers of all cards begin at a place of their table."""
        powers = self.powers[start : start + DECK_SIZE]
        stronger = {power: set_of([card for card in self.cards if powers[card] > power]) for power in set(powers)}
        return [stronger[power] for power in powers]


def pack_in(options: RookOptions) -> Pack:
    """The deck of a house (RK-01, RK-34)."""
    return pack_of(options.deck, options.ones, options.rook_rank, options.last_trick)


@cache
def pack_of(deck: int = 57, ones: str = "low_0", rook_rank: str = "high", last_trick: int = 0) -> Pack:
    return Pack(5 if deck == 41 else 1, last_trick, high_ones=ones == "high_15", low_rook=rook_rank == "low")


FULL: Final = pack_of()
