"""What to lean to in Shanko before the contract is met, as it was learned: which card to discard, and whether to want
the top one. It counts how soon a hand may meet the contract, what is lost if it doesn't, and what a card is to others.
Looks at the player's own cards and at what lies open.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from cardtable.bots.learned import Leaning
from cardtable.bots.shanko_discards import ALIKE, layable, spared_first
from cardtable.bots.shanko_outlook import plan_of, unseen_by
from cardtable.bots.shanko_plans import counted, missing
from cardtable.bots.shanko_prospects import promise
from cardtable.core.cards import JOKER, Card, suit
from cardtable.core.move import Seat
from cardtable.core.rows import PLACES
from cardtable.core.turns import Discard
from cardtable.games.shanko import phases
from cardtable.games.shanko.contracts import BUYS, POINTS, SEQUENCE_SIZE
from cardtable.games.shanko.moves import Buy, ShankoMove, Take, Turn, discard
from cardtable.games.shanko.state import ShankoState
from cardtable.games.shanko.suggestions import melded

MOST_LACKING: Final = 4
LACKING: Final = ("lacking 1", "lacking 2", "lacking 3", "lacking 4 or more")
DECISIONS: Final = ("discards", "draws", "buys")
KINDS: Final = tuple([f"{decision}, {lacking}" for decision in DECISIONS for lacking in LACKING])
OF_DISCARDS: Final = (
    "promises soon",
    "promises later",
    "lacks more",
    "value in tens",
    "value near the end",
    "of its rank taken",
    "near what was taken",
    "the other lays it off",
    "the next of many lays it off",
    "others lay it off",
    "near what was thrown",
    "of its rank unseen",
    "near it unseen",
)
OF_ANSWERS: Final = (
    "wanted",
    "lacks less",
    "promises more soon",
    "promises more later",
    "promise so far",
    "value wanted",
    "value for it",
    "others have melded",
    "lacks less and others have melded",
    "near the end",
    "buys left",
    "others ask for it",
)
FEATURES: Final = (*OF_DISCARDS, *OF_ANSWERS)
NO_DISCARD: Final = [0.0] * len(OF_DISCARDS)
NO_ANSWER: Final = [0.0] * len(OF_ANSWERS)
STAKES: Final = (7.0, 16.0, 26.0, 29.0, 45.0, 64.0, 73.0)
"""By the round, by how many points what comes of two discards differs; in these all features are measured."""
SOON: Final = 0.015
LATER: Final = 0.04
"""What part of the unseen cards may come along."""
LATELY: Final = 4
"""So many discards are the last ones."""
NEAR_THE_END: Final = 3
"""Somebody who has melded and holds so few cards may go out any time."""


def _nearby(card: Card) -> tuple[Card, ...]:
    """The other cards of its suit that may stand in a sequence with it, aces below the two."""
    others = [Card(other) for other in range(JOKER) if suit(Card(other)) == suit(card)]
    return tuple([other for other in others if 0 < abs(other - card) < SEQUENCE_SIZE])


NEARBY: Final = [_nearby(Card(card)) for card in range(JOKER)]


class ShankoLeaning(Leaning[ShankoState, ShankoMove]):
    file: ClassVar[str] = "shanko_moves"
    kinds: ClassVar[Sequence[str]] = KINDS
    features: ClassVar[Sequence[str]] = FEATURES
    tables: ClassVar[Sequence[int]] = (2, 4)

    def kind_of(self, state: ShankoState, seat: Seat) -> int:
        lacking = missing(tuple(state.hands[seat]), state.round)
        decision = 0 if state.phase == phases.PLAY else 2 if state.phase == phases.WINDOW else 1
        return decision * MOST_LACKING + min(max(lacking, 1), MOST_LACKING) - 1

    def choices(self, state: ShankoState, seat: Seat) -> Sequence[ShankoMove]:
        """Every natural card, as long as the contract can't be met, and both answers to one that lies open."""
        if state.declared[seat]:
            return ()
        if state.phase == phases.PLAY:
            return _discards(state, seat)
        moves = state.legal(seat)
        return moves if len(moves) > 1 and state.up_card not in (None, JOKER) else ()

    def features_of(self, state: ShankoState, seat: Seat, moves: Sequence[ShankoMove]) -> list[list[float]]:
        cards, stake = Cards(state, seat), STAKES[state.round - 1]
        return [[stake * feature for feature in _features(cards, move)] for move in moves]

    def best(self, state: ShankoState, seat: Seat, few: int) -> list[ShankoMove]:
        """The choices to which it leans most."""
        moves = self.choices(state, seat)
        order = sorted(zip(self.of(state, seat, moves), range(len(moves)), strict=True), key=_most)
        return [moves[number] for _, number in order[:few]]


def _discards(state: ShankoState, seat: Seat) -> list[ShankoMove]:
    """What the plan doesn't use comes first."""
    if melded(state, seat) is not None:
        return []
    hand = state.hands[seat]
    spare = plan_of(state, seat).spares(hand)
    used = [card for card in hand if card not in spare]
    ordered = [*spared_first(state, seat, spare), *spared_first(state, seat, used)]
    return [discard(card) for card in ordered if card != JOKER]


def _features(cards: "Cards", move: ShankoMove) -> list[float]:
    """Of a discard, or of wanting the top card; to let it lie has none."""
    if isinstance(move, Turn):
        return [*cards.without(thrown_by(move)), *NO_ANSWER]
    return [*NO_DISCARD, *(cards.wanting() if isinstance(move, Take | Buy) else NO_ANSWER)]


class Cards:
    """The cards as the player in turn knows them."""

    def __init__(self, state: ShankoState, seat: Seat) -> None:
        following = state.next_seat(seat)
        rivals = [s for s in state.active() if s != seat and state.declared[s]]
        self.state: Final = state
        self.hand: Final = state.hands[seat]
        self.counts: Final = counted(self.hand)
        self.unseen: Final = unseen_by(state, seat)
        self.lacking: Final = missing(tuple(self.hand), state.round)
        self.layable: Final = layable(state)
        self.taken: Final = state.known[following]
        """What the next player was seen to take."""
        self.thrown: Final = state.discards[-LATELY:]
        self.for_two: Final = len(state.active()) == 2
        self.next_lays: Final = following in rivals
        self.others: Final = len(rivals) - self.next_lays
        self.buys: Final = BUYS if self.for_two else state.buys[seat]
        """How many are left; two never use one up."""
        self.ends: Final = any(len(state.hands[s]) <= NEAR_THE_END for s in rivals)

    def without(self, card: Card) -> list[float]:
        """What speaks for discarding a card."""
        alike, nearby, value = ALIKE[card], NEARBY[card], POINTS[card] / 10
        lays = self.layable & PLACES[card] != 0
        rest = self.hand.copy()
        rest.remove(card)
        self.counts[card] -= 1
        soon, later = self._promise(SOON), self._promise(LATER)
        self.counts[card] += 1
        return [
            soon,
            later,
            float(missing(tuple(rest), self.state.round) - self.lacking),
            value,
            value if self.ends else 0.0,
            _count(self.taken, alike),
            _count(self.taken, nearby),
            float(lays and self.next_lays and self.for_two),
            float(lays and self.next_lays and not self.for_two),
            float(self.others if lays else 0),
            _count(self.thrown, nearby),
            float(sum([self.unseen[other] for other in alike])),
            float(sum([self.unseen[other] for other in nearby])),
        ]

    def wanting(self) -> list[float]:
        """What speaks for having the top card, in place of the card that can be spared most easily then."""
        card = self.state.discards[-1]
        grown, before, so_far = sorted([*self.hand, card]), self._promise(SOON), self._promise(LATER)
        self.counts[card] += 1
        spared = self._most_spared(card)
        self.counts[spared] -= 1
        soon, later = self._promise(SOON), self._promise(LATER)
        self.counts[spared] += 1
        self.counts[card] -= 1
        less = float(missing(tuple(grown), self.state.round) < self.lacking)
        in_danger = float(self.next_lays or self.others > 0)
        return [
            1.0,
            less,
            soon - before,
            later - so_far,
            so_far,
            POINTS[card] / 10,
            POINTS[spared] / 10,
            in_danger,
            less * in_danger,
            float(self.ends),
            float(self.buys),
            float(self.state.phase == phases.OFFER),
        ]

    def _most_spared(self, wanted: Card) -> Card:
        """Without which card the hand promises most, beside the one that it has just got."""
        best, most = wanted, -1e9
        for card in sorted(set(self.hand)):
            if card in (wanted, JOKER):
                continue
            self.counts[card] -= 1
            hope = self._promise(LATER)
            self.counts[card] += 1
            if hope > most:
                best, most = card, hope
        return best

    def _promise(self, looks: float) -> float:
        return promise(self.counts, self.state.contract, self.unseen, looks)


def thrown_by(move: ShankoMove) -> Card:
    """The card that a turn which lays nothing down ends with; a joker for any other move."""
    if isinstance(move, Turn) and not move.plays and isinstance(move.end, Discard):
        return move.end.card
    return JOKER


def _count(some: Sequence[Card], among: Sequence[Card]) -> float:
    """How many of some cards are among others."""
    return float(sum([card in among for card in some]))


def _most(pair: tuple[float, int]) -> tuple[float, int]:
    return -pair[0], pair[1]


LEANING: Final = ShankoLeaning()
