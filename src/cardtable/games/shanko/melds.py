"""Triplets and sequences: what is one, and how one that lies on the table may grow. Knows no turn and no player's hand.

Rule 1: a triplet is exactly three cards of a rank, in any suits; a sequence is exactly four of a suit in a row.
Rule 2: jokers stand for any card, beside at least one natural one. In a sequence each stands for the card of its place.
Rule 3: on the table a triplet grows by cards of its rank, a sequence at its ends; a joker can be swapped out of a
        sequence, never out of a triplet.
"""

from collections.abc import Sequence
from typing import Final, Literal

from cardtable.core.cards import (
    ACE,
    HIGH_ACE,
    JOKER,
    RANKS,
    Card,
    card_name,
    card_names,
    card_of,
    parse_card,
    parse_cards,
    rank,
    suit,
)
from cardtable.core.move import IllegalMove, Seat
from cardtable.core.runs import LONGEST, Run, as_run, extended, swapped
from cardtable.core.sentence import Sentence, say
from cardtable.core.view import MeldShown
from cardtable.games.shanko.contracts import SEQUENCE_SIZE, TRIPLET_SIZE, most_jokers

type Kind = Literal["triplet", "sequence"]

TRIPLET: Final[Kind] = "triplet"
SEQUENCE: Final[Kind] = "sequence"
SIZES: Final[dict[Kind, int]] = {TRIPLET: TRIPLET_SIZE, SEQUENCE: SEQUENCE_SIZE}
ALIKE: Final[list[tuple[Card, ...]]] = [tuple([card_of(s, r) for s in range(4)]) if r else () for r in range(HIGH_ACE)]
"""By the rank, its cards in all suits."""


class Meld:
    """A triplet or a sequence on the table, as it lies."""

    def __init__(self, owner: Seat, cards: tuple[Card, ...], run: Run | None) -> None:
        self.owner: Final = owner
        self.cards: Final = cards
        self.run: Final = run
        """Where its cards stand; a triplet has none."""
        self.ends: Final = _ends_of(run) if run is not None else _suits_of(cards)
        """The cards that could be added next: below and above a sequence, of any suit to a triplet."""
        self.seen: MeldShown | None = None
        """As views show it, as soon as one has."""

    @property
    def kind(self) -> Kind:
        return TRIPLET if self.run is None else SEQUENCE

    @property
    def rank(self) -> int:
        """The rank of a triplet."""
        return next(rank(card) for card in self.cards if card != JOKER)

    @property
    def stands(self) -> tuple[str, ...]:
        """What each card stands for; a joker in a triplet stands for a rank."""
        if self.run is not None:
            return tuple([card_name(card) for card in self.run.stands])
        rank = RANKS[self.rank - 1]
        return tuple([rank if card == JOKER else card_name(card) for card in self.cards])

    @property
    def jokers(self) -> tuple[str, ...]:
        """What each joker stands for."""
        stands = self.stands
        return tuple([stands[i] for i, card in enumerate(self.cards) if card == JOKER])


def is_triplet(cards: Sequence[Card | str] | str, *, half: bool = False) -> bool:
    """Whether these cards may be declared as a triplet."""
    return why_not(TRIPLET, as_cards(cards), half=half) is None


def is_sequence(cards: Sequence[Card | str] | str, *, half: bool = False) -> bool:
    """Whether these cards may be declared as a sequence, in this order or in another."""
    return why_not(SEQUENCE, as_cards(cards), half=half) is None


def why_not(kind: Kind, cards: Sequence[Card], *, half: bool = False) -> Sentence | None:
    """What keeps these cards from being a triplet, or a sequence."""
    written, naturals = card_names(cards), [card for card in cards if card != JOKER]
    if len(cards) != SIZES[kind]:
        return say(f"shanko-{kind}-size", cards=written, number=len(cards))
    if not naturals:
        return say("shanko-no-natural", cards=written)
    if kind == TRIPLET and not _all_of_rank(naturals, rank(naturals[0])):
        return say("shanko-triplet-ranks", cards=written)
    if kind == SEQUENCE and any(suit(card) != suit(naturals[0]) for card in naturals):
        return say("shanko-sequence-suits", cards=written)
    if kind == SEQUENCE and as_run(cards) is None:
        return say("shanko-sequence-row", cards=written)
    return _too_many_jokers(cards, half=half)


def meld_of(owner: Seat, cards: Sequence[Card], *, half: bool = False) -> Meld:
    """The meld that these cards are declared as, or a refusal that says what it lacks."""
    kind = looks_like(cards)
    fault = why_not(kind, cards, half=half)
    if fault is not None:
        raise IllegalMove(fault.code, **fault.facts)
    return as_it_lies(owner, kind, cards)


def looks_like(cards: Sequence[Card]) -> Kind:
    """What somebody meant who put these cards together: equal ranks are a triplet, whatever their number."""
    naturals = [card for card in cards if card != JOKER]
    if len(naturals) < 2:
        return SEQUENCE if len(cards) >= SEQUENCE_SIZE else TRIPLET
    return TRIPLET if _all_of_rank(naturals, rank(naturals[0])) or _is_a_mixed_three(naturals, cards) else SEQUENCE


def as_it_lies(owner: Seat, kind: Kind, cards: Sequence[Card]) -> Meld:
    """A meld of valid cards: triplets as they were given, sequences in their order."""
    if kind == TRIPLET:
        return Meld(owner, tuple(cards), None)
    run = as_run(cards)
    assert run is not None
    return Meld(owner, run.cards, run)


def grown(meld: Meld, cards: Sequence[Card], *, low: bool = False, half: bool = False) -> Meld | None:
    """The meld with these cards added; spare jokers go to the high end of a sequence first, or to the low one."""
    if meld.run is None:
        bigger = Meld(meld.owner, (*meld.cards, *cards), None) if _all_of_rank(cards, meld.rank) else None
    else:
        run = extended(meld.run, cards, low_first=low)
        bigger = None if run is None else Meld(meld.owner, run.cards, run)
    return bigger if bigger is not None and _too_many_jokers(bigger.cards, half=half) is None else None


def with_swap(meld: Meld, card: Card) -> Meld | None:
    """The sequence with this card in the place of the joker that stands for it."""
    run = None if meld.run is None else swapped(meld.run, card)
    return None if run is None else Meld(meld.owner, run.cards, run)


def as_cards(cards: Sequence[Card | str] | str) -> tuple[Card, ...]:
    """Cards from their written forms, or as they are."""
    if isinstance(cards, str):
        return parse_cards(cards)
    return tuple(parse_card(card) if isinstance(card, str) else card for card in cards)


def _ends_of(run: Run) -> tuple[Card, ...]:
    if len(run.cards) >= LONGEST:
        return ()
    below = (card_of(run.suit, run.low - 1),) if run.low > ACE else ()
    above = (card_of(run.suit, run.high + 1),) if run.high < HIGH_ACE else ()
    return (*below, *above)


def _suits_of(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of the rank of these."""
    for card in cards:
        if card != JOKER:
            return ALIKE[rank(card)]
    return ()


def _is_a_mixed_three(naturals: Sequence[Card], cards: Sequence[Card]) -> bool:
    return len(cards) <= TRIPLET_SIZE and any(suit(card) != suit(naturals[0]) for card in naturals)


def _all_of_rank(cards: Sequence[Card], wanted: int) -> bool:
    return all(card == JOKER or rank(card) == wanted for card in cards)


def _too_many_jokers(cards: Sequence[Card], *, half: bool) -> Sentence | None:
    most = most_jokers(len(cards), half=half)
    jokers = sum(card == JOKER for card in cards)
    return say("shanko-too-many-jokers", cards=card_names(cards), most=most) if jokers > most else None
