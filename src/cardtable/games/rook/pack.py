"""The decks Rook is played with: how many cards, what they are worth, and which beats which. Knows no players."""

from typing import Final

from cardtable.core.move import Seat
from cardtable.games.rook.cards import BIT, COLOUR_OF, NUMBERS, ROOK, Card, Cards, Colour, cards_in, number, set_of

NEST_SIZE: Final = 5
TRUMP_POWER: Final = 100
POINTS: Final = {5: 5, 10: 10, 14: 10}
ROOK_POINTS: Final = 20
HIGH_ONE_POINTS: Final = 15


class Pack:
    """A deck, with the value and the power of each card."""

    def __init__(self, lowest: int, *, high_ones: bool) -> None:
        self.high_ones: Final = high_ones
        self.cards: Final = [card for card in range(ROOK) if number(card) >= lowest] + [ROOK]
        self.all: Final = set_of(self.cards)
        self.hand_size: Final = (len(self.cards) - NEST_SIZE) // 4
        self.points: Final = [self._points(card) for card in range(ROOK + 1)]
        self.counters: Final = set_of(card for card in self.cards if self.points[card])
        self.total: Final = sum(self.points[card] for card in self.cards)
        self.power: Final = [[self._powers(trump, led) for led in range(4)] for trump in range(4)]
        """By trump, led colour and card; no power means that the card can't win the trick."""
        self.above: Final = [[self._all_above(self.power[trump][led]) for led in range(4)] for trump in range(4)]
        """By the same, the cards that beat it."""
        self.best: Final = [sorted(range(14 * c, 14 * c + 14), key=self.rank, reverse=True) for c in range(4)]
        """The cards of each colour, the highest first."""

    def rank(self, card: Card) -> int:
        """Numbers in their order; a high one stands above the 14 (RK-01). The Rook is above all."""
        if card == ROOK:
            return NUMBERS + 2
        return NUMBERS + 1 if self.high_ones and number(card) == 1 else number(card)

    def worth(self, cards: Cards) -> int:
        """The points of the counters among these cards (rule 1.3)."""
        worth = 0
        for card in cards_in(cards & self.counters):
            worth += self.points[card]
        return worth

    def value(self, cards: list[Card], first: int = 0) -> int:
        """The same for cards in a row, from a place on."""
        value = 0
        for place in range(first, len(cards)):
            value += self.points[cards[place]]
        return value

    def _points(self, card: Card) -> int:
        if card == ROOK:
            return ROOK_POINTS
        if self.high_ones and number(card) == 1:
            return HIGH_ONE_POINTS
        return POINTS.get(number(card), 0)

    def _powers(self, trump: Colour, led: Colour) -> list[int]:
        return [self._power(card, trump, led) for card in range(ROOK + 1)]

    def _all_above(self, power: list[int]) -> list[Cards]:
        return [set_of(other for other in self.cards if power[other] > power[card]) for card in range(ROOK + 1)]

    def _power(self, card: Card, trump: Colour, led: Colour) -> int:
        if card == ROOK or COLOUR_OF[card] == trump:
            return TRUMP_POWER + self.rank(card)
        return self.rank(card) if COLOUR_OF[card] == led else 0


FULL: Final = Pack(1, high_ones=False)
WITH_HIGH_ONES: Final = Pack(1, high_ones=True)
SHORT: Final = Pack(5, high_ones=False)


def pack_of(deck: int, ones: str) -> Pack:
    """The deck of a house (RK-01)."""
    if deck == 41:
        return SHORT
    return WITH_HIGH_ONES if ones == "high_15" else FULL


def deal_order(dealer: Seat, deck: int = 57) -> list[Seat | None]:
    """Where each card of the deck goes, in the order of dealing; None is the nest (rule 2.1)."""
    rotations = pack_of(deck, "low_0").hand_size
    order: list[Seat | None] = []
    for rotation in range(rotations):
        order += [Seat((dealer + 1 + place) % 4) for place in range(4)]
        if rotation < NEST_SIZE:
            order.append(None)
    return order


def dealt(cards: list[Card], dealer: Seat) -> tuple[list[Cards], Cards]:
    """The four hands and the nest that a shuffled deck makes."""
    hands = [0, 0, 0, 0]
    for place in range(4):
        hands[(dealer + 1 + place) & 3] = _every(cards, place, 5, NEST_SIZE) | _every(cards, 5 * NEST_SIZE + place, 4)
    return hands, _every(cards, 4, 5, NEST_SIZE)


def _every(cards: list[Card], first: int, step: int, most: int = 57) -> Cards:
    """Every so many cards, from a place on."""
    found = 0
    for place in range(first, min(first + step * most, len(cards)), step):
        found |= BIT[cards[place]]
    return found
