"""Triplets and sequences: what is one, and how one that lies on the table may grow. Knows no turn and no player's hand.

Rule 1: a triplet is exactly three cards of a rank, in any suits; a sequence is exactly four of a suit in a row.
Rule 2: jokers stand for any card, beside at least one natural one. In a sequence each stands for the card of its place.
Rule 3: on the table a triplet grows by cards of its rank, a sequence at its ends; a joker can be swapped out of a
        sequence, never out of a triplet.
"""

from collections.abc import Sequence
from typing import Final, Literal

from cardtable.core.cards import HIGH_ACE, JOKER, Card, card_names, card_of, rank, suit
from cardtable.core.melds import Meld, jokers_in, natural_in, naturals, run_meld
from cardtable.core.move import IllegalMove, Seat
from cardtable.core.rows import OF_A_RANK
from cardtable.core.runs import as_run, extended, swapped
from cardtable.core.sentence import Sentence, say
from cardtable.core.vectors import i64
from cardtable.games.shanko.contracts import SEQUENCE_SIZE, TRIPLET_SIZE, most_jokers

type Kind = Literal["triplet", "sequence"]

TRIPLET: Final[Kind] = "triplet"
SEQUENCE: Final[Kind] = "sequence"
SIZES: Final[dict[str, int]] = {TRIPLET: TRIPLET_SIZE, SEQUENCE: SEQUENCE_SIZE}
ALIKE: Final[list[tuple[Card, ...]]] = [tuple([card_of(s, r) for s in range(4)]) if r else () for r in range(HIGH_ACE)]
"""By the rank, its cards in all suits."""


def why_not(kind: Kind, cards: Sequence[Card], *, half: bool = False) -> Sentence | None:
    """What keeps these cards from being a triplet, or a sequence."""
    some = naturals(cards)
    if len(cards) != SIZES[kind]:
        return say(f"shanko-{kind}-size", cards=card_names(cards), number=len(cards))
    if not some:
        return say("shanko-no-natural", cards=card_names(cards))
    if kind == TRIPLET and not _all_of_rank(some, rank(some[0])):
        return say("shanko-triplet-ranks", cards=card_names(cards))
    if kind == SEQUENCE and as_run(cards) is None:
        is_mixed = any(suit(card) != suit(some[0]) for card in some)
        return say("shanko-sequence-suits" if is_mixed else "shanko-sequence-row", cards=card_names(cards))
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
    some = naturals(cards)
    if len(some) < 2:
        return SEQUENCE if len(cards) >= SEQUENCE_SIZE else TRIPLET
    is_mixed_three = len(cards) <= TRIPLET_SIZE and any(suit(card) != suit(some[0]) for card in some)
    return TRIPLET if is_mixed_three or _all_of_rank(some, rank(some[0])) else SEQUENCE


def as_it_lies(owner: Seat, kind: str, cards: Sequence[Card]) -> Meld:
    """A meld of cards that make one: triplets as they were given, sequences in their order."""
    if kind == TRIPLET:
        return _triplet(owner, tuple(cards))
    run = as_run(cards)
    if run is None:
        raise IllegalMove("shanko-sequence-row", cards=card_names(cards))
    return run_meld(owner, SEQUENCE, run)


def grown(meld: Meld, cards: Sequence[Card], *, low: bool = False, half: bool = False) -> Meld | None:
    """The meld with these cards added; spare jokers go to the high end of a sequence first, or to the low one."""
    bigger: Meld | None = None
    if meld.run is None:
        if _all_of_rank(cards, rank(natural_in(meld.cards))):
            bigger = _triplet(meld.owner, meld.cards + tuple(cards))
    else:
        run = extended(meld.run, cards, low_first=low)
        bigger = None if run is None else run_meld(meld.owner, SEQUENCE, run)
    if bigger is None or bigger.joker_count > most_jokers(len(bigger.cards), half=half):
        return None
    return bigger


def with_swap(meld: Meld, card: Card) -> Meld | None:
    """The sequence with this card in the place of the joker that stands for it."""
    run = None if meld.run is None else swapped(meld.run, card)
    return None if run is None else run_meld(meld.owner, SEQUENCE, run)


def _triplet(owner: Seat, cards: tuple[Card, ...]) -> Meld:
    of_rank: i64 = rank(natural_in(cards))
    return Meld(owner, TRIPLET, cards, None, OF_A_RANK << of_rank)


def _all_of_rank(cards: Sequence[Card], wanted: int) -> bool:
    return all(card == JOKER or rank(card) == wanted for card in tuple(cards))


def _too_many_jokers(cards: Sequence[Card], *, half: bool) -> Sentence | None:
    most = most_jokers(len(cards), half=half)
    return say("shanko-too-many-jokers", cards=card_names(cards), most=most) if jokers_in(cards) > most else None
