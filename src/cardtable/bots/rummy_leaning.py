"""Which card to lean to discard in Rummy With Jokers, as it was learned: what a card could still become, how easily it
is replaced, and what the next player has shown of its neighbourhood. Looks at the player's own cards and at what lies
open.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from cardtable.bots.learned import Leaning
from cardtable.bots.rummy_discards import Hopes, loose_of, spared
from cardtable.core.cards import ACE, HIGH_ACE, JOKER, Card, card_of, rank, suit
from cardtable.core.move import Seat
from cardtable.core.turns import Discard
from cardtable.games.rummy.board import COPIES
from cardtable.games.rummy.melds import value
from cardtable.games.rummy.moves import RummyMove, Turn
from cardtable.games.rummy.state import RummyState

KINDS: Final = (
    "before declarations",
    "nobody has declared",
    "others have declared",
    "declared alone",
    "declared beside others",
)
FEATURES: Final = (
    "sequences hoped for",
    "sets hoped for",
    "value in tens",
    "feeds the next",
    "held twice",
    "beside a meld",
    "neighbours",
    "neighbours but one",
    "of its rank",
    "its twin is unseen",
    "of its rank thrown",
    "neighbours thrown",
    "from the edge",
    "neighbours unseen",
    "of its rank unseen",
)
LOOKED_AT: Final = 6
"""How many discards a search looks at."""


def _beside(card: Card, apart: int) -> tuple[Card, ...]:
    """The cards of the same suit so many ranks away; an ace is one away from the king, too."""
    ranks = {rank(card) - apart, rank(card) + apart} | ({HIGH_ACE - apart} if rank(card) == ACE else set())
    return tuple(sorted([card_of(suit(card), place) for place in ranks if ACE <= place <= HIGH_ACE]))


NEIGHBOURS: Final = [_beside(Card(card), 1) for card in range(JOKER)]
NEXT_BUT_ONE: Final = [_beside(Card(card), 2) for card in range(JOKER)]
NEAR: Final = [(*NEIGHBOURS[card], *NEXT_BUT_ONE[card]) for card in range(JOKER)]
ALIKE: Final = [tuple([Card(other) for other in range(card % 13, JOKER, 13) if other != card]) for card in range(JOKER)]
"""The other suits of its rank."""


class RummyLeaning(Leaning[RummyState, RummyMove]):
    file: ClassVar[str] = "rummy_discards"
    kinds: ClassVar[Sequence[str]] = KINDS
    features: ClassVar[Sequence[str]] = FEATURES
    tables: ClassVar[Sequence[int]] = (2,)

    def kind_of(self, state: RummyState, seat: Seat) -> int:
        if not state.is_open:
            return 0
        has_company = any(state.declared[s] for s in state.active() if s != seat)
        return (3 if state.declared[seat] else 1) + has_company

    def choices(self, state: RummyState, seat: Seat) -> Sequence[RummyMove]:
        """The bare discards that can be spared most easily; a joker never can."""
        if state.is_deal_over or state.drawn is None:
            return ()
        return [Turn((), Discard(card)) for card in spared_naturals(state, seat)]

    def features_of(self, state: RummyState, seat: Seat, moves: Sequence[RummyMove]) -> list[list[float]]:
        cards = Cards(state, seat)
        return [cards.features(thrown_by(move)) for move in moves]


class Cards:
    """The cards as the player in turn knows them."""

    def __init__(self, state: RummyState, seat: Seat) -> None:
        hand = state.hands[seat]
        naturals = tuple(sorted([card for card in hand if card != JOKER]))
        self.hand: Final = hand
        self.hopes: Final = Hopes(state, hand)
        self.loose: Final = loose_of(naturals)
        self.melded: Final = [card for card in naturals if card not in self.loose]
        self.thrown: Final = state.thrown[state.next_seat(seat)]
        """What the next player has thrown."""
        self.unseen: Final = _unseen(state, hand)

    def features(self, card: Card) -> list[float]:
        neighbours, next_but_one, alike = NEIGHBOURS[card], NEXT_BUT_ONE[card], ALIKE[card]
        place = rank(card)
        return [
            float(self.hopes.runs(card)),
            float(self.hopes.sets(card)),
            value(card) / 10,
            float(self.hopes.is_fed(card)),
            float(self.hand.count(card) > 1),
            float(_count(neighbours, self.melded)),
            float(_count(neighbours, self.loose)),
            float(_count(next_but_one, self.loose)),
            float(_count(alike, self.loose)),
            float(self.unseen[card]),
            float(sum([other == card or other in alike for other in self.thrown])),
            float(sum([other in NEAR[card] for other in self.thrown if other != JOKER])),
            float(min(place - ACE, HIGH_ACE - 1 - place)),
            float(sum([self.unseen[other] for other in NEAR[card]])),
            float(sum([self.unseen[other] for other in alike])),
        ]


def spared_naturals(state: RummyState, seat: Seat) -> list[Card]:
    """The cards of a hand that can be spared most easily, as many as a search looks at."""
    return [card for card in spared(state, state.hands[seat]) if card != JOKER][:LOOKED_AT]


def thrown_by(move: RummyMove) -> Card:
    """The card that a turn which lays nothing down ends with; a joker for any other move."""
    if isinstance(move, Turn) and not move.plays and isinstance(move.end, Discard):
        return move.end.card
    return JOKER


def _count(some: Sequence[Card], among: Sequence[Card]) -> int:
    """How many of some cards are among others."""
    return sum([card in among for card in some])


def _unseen(state: RummyState, hand: Sequence[Card]) -> list[int]:
    """By the card, how many copies lie where the player can't see them."""
    unseen = COPIES.copy()
    for cards in (hand, state.discards, *[meld.cards for meld in state.melds]):
        for card in cards:
            unseen[card] -= 1
    return unseen


LEANING: Final = RummyLeaning()
