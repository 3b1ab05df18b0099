"""Melds as they lie on the table, for both rummies: runs, and cards of one rank. Knows neither sizes nor limits."""

from collections.abc import Sequence
from typing import Final

from cardtable.core.card_sets import BIT
from cardtable.core.cards import ACE, HIGH_ACE, JOKER, RANKS, Card, card_name, rank
from cardtable.core.move import Seat
from cardtable.core.rows import WIDTH, both_aces, cards_at
from cardtable.core.runs import LONGEST, Run
from cardtable.core.vectors import i64
from cardtable.core.view import MeldShown


class Meld:
    """A run, or cards of one rank, where the suits of jokers stay open."""

    def __init__(self, owner: Seat, kind: str, cards: tuple[Card, ...], run: Run | None, beside: i64) -> None:
        self.owner: Final = owner
        self.kind: Final = kind
        """What the game calls it."""
        self.cards: Final = cards
        self.joker_count: Final = jokers_in(cards)
        self.run: Final = run
        """Where its cards stand; cards of one rank have none."""
        self.beside: Final[i64] = beside
        """Where natural cards could be added next, an ace at the end where it would stand."""
        self.places: Final[i64] = both_aces(beside)
        """Where those stand in a hand."""
        self.wild: Final[i64] = _wild(run, self.joker_count)
        """Where jokers stand in a run."""
        self._shown: MeldShown | None = None

    def __eq__(self, other: object) -> bool:
        """Melds of the same cards in the same order, before the same player, are the same."""
        if not isinstance(other, Meld):
            return False
        return self.cards == other.cards and self.kind == other.kind and self.owner == other.owner

    def __hash__(self) -> int:
        return hash(self.cards)

    @property
    def is_pure(self) -> bool:
        """Whether this is a run without jokers."""
        return self.run is not None and not self.joker_count

    @property
    def ends(self) -> tuple[Card, ...]:
        """The natural cards that could be added next."""
        return tuple(cards_at(self.beside))

    @property
    def stands(self) -> tuple[str, ...]:
        """What each card stands for, in its written form; beside cards of one rank a joker is a rank without a suit."""
        return self.shown.stands

    @property
    def jokers(self) -> tuple[str, ...]:
        """What the jokers stand for."""
        return tuple([stands for card, stands in zip(self.cards, self.stands, strict=True) if card == JOKER])

    @property
    def shown(self) -> MeldShown:
        """The meld as everybody sees it; made once, since it never changes."""
        if self._shown is None:
            names = tuple([card_name(card) for card in self.cards])
            self._shown = MeldShown(self.owner, self.kind, names, self._stood_for())
        return self._shown

    def _stood_for(self) -> tuple[str, ...]:
        if self.run is not None:
            return tuple([card_name(card) for card in self.run.stands])
        own = RANKS[rank(natural_in(self.cards)) - 1]
        return tuple([own if card == JOKER else card_name(card) for card in self.cards])


def run_meld(owner: Seat, kind: str, run: Run) -> Meld:
    """A run as it lies; nothing lies beyond an ace, or beside a whole suit."""
    first: i64 = WIDTH * run.suit
    beside: i64 = 0
    if len(run.cards) < LONGEST:
        if run.low > ACE:
            beside = BIT[first + run.low - 1]
        if run.high < HIGH_ACE:
            beside |= BIT[first + run.high + 1]
    return Meld(owner, kind, run.cards, run, beside)


def naturals(cards: Sequence[Card]) -> list[Card]:
    """The cards that are no jokers."""
    return [card for card in tuple(cards) if card != JOKER]


def natural_in(cards: tuple[Card, ...]) -> Card:
    """The first card that is no joker; every meld has one."""
    for card in cards:
        if card != JOKER:
            return card
    raise ValueError(cards)


def jokers_in(cards: Sequence[Card]) -> int:
    """How many of these cards are jokers."""
    jokers = 0
    for card in tuple(cards):
        if card == JOKER:
            jokers += 1
    return jokers


def _wild(run: Run | None, jokers: int) -> i64:
    """Where so many jokers stand in a run."""
    wild: i64 = 0
    if run is not None and jokers:
        place: i64 = WIDTH * run.suit + run.low
        for card in run.cards:
            if card == JOKER:
                wild |= BIT[place]
            place += 1
    return both_aces(wild)
