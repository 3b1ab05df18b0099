"""Melds of Rummy With Jokers: what makes a sequence or a set, what it is worth, and how it may grow.

A meld doesn't know the turn in which it was laid.
"""

from collections.abc import Sequence
from typing import Final

from cardtable.core.cards import ACE, HIGH_ACE, JOKER, RANKS, Card, card_name, card_names, card_of, rank, suit
from cardtable.core.move import IllegalMove, Seat
from cardtable.core.runs import LONGEST, Run, as_run, extended, swapped
from cardtable.core.sentence import Fact

RUN: Final = "run"
SET: Final = "set"
SHORTEST: Final = 3
LARGEST_SET: Final = 4
JOKER_IN_HAND: Final = 10
COURT: Final = 10

VALUES: Final = [*(r if 2 <= r <= 10 else COURT for _ in range(4) for r in range(1, 14)), JOKER_IN_HAND]
"""For each card what it counts, a joker in hand."""

FIRST: Final = Seat(0)
NO_LIMIT: Final = "no_limit"
NOT_MORE_THAN_NATURALS: Final = "not_more_than_naturals"


class Meld:
    """A sequence or a set as it lies; in a set the suits of jokers stay open (RJ-12)."""

    def __init__(self, owner: Seat, kind: str, cards: tuple[Card, ...], run: Run | None) -> None:
        self.owner: Final = owner
        self.kind: Final = kind
        self.cards: Final = cards
        self.run: Final = run
        self._stands: tuple[str, ...] = ()

    @property
    def is_pure(self) -> bool:
        """Whether this is a sequence without jokers (rule 3.2)."""
        return self.kind == RUN and JOKER not in self.cards

    @property
    def stands(self) -> tuple[str, ...]:
        """What each card stands for, in its written form; a joker in a set is a rank without a suit."""
        if not self._stands:
            self._stands = self._stood_for()
        return self._stands

    @property
    def jokers(self) -> tuple[str, ...]:
        """What the jokers stand for."""
        return tuple(stands for card, stands in zip(self.cards, self.stands, strict=True) if card == JOKER)

    def points(self, *, jokers_count: bool = True) -> int:
        """The values of its cards, a joker counting as the card it stands for (RJ-02), or nothing."""
        if self.run is not None:
            stands: Sequence[Card] = self.run.stands
        else:
            stands = [_naturals(self.cards)[0]] * len(self.cards)
        pairs = zip(self.cards, stands, strict=True)
        return sum([value(shown) for card, shown in pairs if jokers_count or card != JOKER])

    def _stood_for(self) -> tuple[str, ...]:
        if self.run is not None:
            return tuple([card_name(card) for card in self.run.stands])
        own = RANKS[rank(_naturals(self.cards)[0]) - 1]
        return tuple([own if card == JOKER else card_name(card) for card in self.cards])


def value(card: Card) -> int:
    """Number cards count their number, ace, king, queen and jack ten, a joker in hand ten (rule 7.3)."""
    return VALUES[card]


def is_sequence(cards: Sequence[Card]) -> bool:
    """Three or more cards of one suit in a row, jokers in the places of missing ones (rule 3.1)."""
    return len(cards) >= SHORTEST and as_run(cards) is not None


def is_pure_sequence(cards: Sequence[Card]) -> bool:
    """A sequence without jokers (rule 3.2)."""
    return JOKER not in cards and is_sequence(cards)


def is_set(cards: Sequence[Card]) -> bool:
    """Three or four cards of one rank in different suits; jokers take any missing suit (rule 3.3)."""
    naturals = _naturals(cards)
    return (
        SHORTEST <= len(cards) <= LARGEST_SET
        and len({rank(card) for card in naturals}) == 1
        and len({suit(card) for card in naturals}) == len(naturals)
    )


def allows(limit: str | int, cards: Sequence[Card]) -> bool:
    """Whether the house lets a meld have so many jokers (RJ-11)."""
    jokers = sum(card == JOKER for card in cards)
    if limit == NO_LIMIT:
        return True
    return jokers <= len(cards) - jokers if limit == NOT_MORE_THAN_NATURALS else jokers <= int(limit)


def meld_of(cards: Sequence[Card], kind: str = "", limit: str | int = NO_LIMIT, owner: Seat = FIRST) -> Meld:
    """The meld these cards make, of the stated kind if one was stated; or a refusal that says why they make none."""
    _check_size(cards)
    as_set, run = is_set(cards), as_run(cards)
    if as_set and run is not None and not kind:
        raise IllegalMove("rummy-set-or-run", cards=card_names(cards))
    if run is not None and kind != SET:
        meld = Meld(owner, RUN, run.cards, run)
    elif as_set and kind != RUN:
        meld = Meld(owner, SET, tuple(cards), None)
    else:
        raise why_not(cards, kind)
    return _within(limit, meld)


def grown(meld: Meld, number: int, cards: Sequence[Card], limit: str | int = NO_LIMIT, *, low: bool = False) -> Meld:
    """The meld with these cards added; or a refusal that says why they can't be (rules 5.2 to 5.4)."""
    if meld.run is None:
        whole = _grown_set(meld, number, cards)
    else:
        run = extended(meld.run, cards, low_first=low)
        if run is None:
            raise _why_not_there(meld.run, number, cards)
        whole = Meld(meld.owner, RUN, run.cards, run)
    return _within(limit, whole)


def with_swap(meld: Meld, card: Card) -> Meld | None:
    """The meld with this card in the place of the joker that stands for it; in a set, for any suit that is missing."""
    if meld.run is not None:
        run = swapped(meld.run, card)
        return None if run is None else Meld(meld.owner, RUN, run.cards, run)
    naturals = _naturals(meld.cards)
    if card == JOKER or JOKER not in meld.cards or card in naturals or rank(card) != rank(naturals[0]):
        return None
    place = meld.cards.index(JOKER)
    return Meld(meld.owner, SET, (*meld.cards[:place], card, *meld.cards[place + 1 :]), None)


def fitting(meld: Meld, limit: str | int = NO_LIMIT) -> list[Card]:
    """The cards each of which could be added to a meld by itself."""
    if meld.run is None:
        naturals = _naturals(meld.cards)
        free = range(4) if len(meld.cards) < LARGEST_SET else ()
        fits = [card for s in free if (card := card_of(s, rank(naturals[0]))) not in naturals]
    else:
        fits = _ends(meld.run)
    return [*fits, JOKER] if fits and allows(limit, (*meld.cards, JOKER)) else fits


def why_not(cards: Sequence[Card], kind: str = "") -> IllegalMove:
    """Why these cards, three at least, make no meld of the stated kind, or none at all."""
    naturals = _naturals(cards)
    one_rank, one_suit = len({rank(c) for c in naturals}) == 1, len({suit(c) for c in naturals}) == 1
    names = card_names(cards)
    if kind == SET or (not kind and one_rank):
        return _why_no_set(cards, naturals, one_rank=one_rank)
    if not one_suit:
        return IllegalMove("rummy-run-suits" if kind else "rummy-no-meld", cards=names)
    if len(cards) > LONGEST:
        return IllegalMove("rummy-run-long", cards=names)
    twice = _twice(naturals)
    if twice is not None:
        return IllegalMove("rummy-run-twice", cards=names, card=card_name(twice))
    return IllegalMove("rummy-run-gap", cards=names)


def _check_size(cards: Sequence[Card]) -> None:
    if len(cards) < SHORTEST:
        raise IllegalMove("rummy-meld-short", cards=card_names(cards), count=len(cards))
    if not _naturals(cards):
        raise IllegalMove("rummy-meld-jokers-only", count=len(cards))


def _within(limit: str | int, meld: Meld) -> Meld:
    if not allows(limit, meld.cards):
        code = "rummy-jokers-one" if limit == 1 else "rummy-jokers-outnumber"
        raise IllegalMove(code, cards=card_names(meld.cards))
    return meld


def _why_no_set(cards: Sequence[Card], naturals: list[Card], *, one_rank: bool) -> IllegalMove:
    names = card_names(cards)
    twice = _twice(naturals)
    if not one_rank:
        return IllegalMove("rummy-set-ranks", cards=names)
    if twice is not None:
        return IllegalMove("rummy-set-suits", cards=names, card=card_name(twice))
    return IllegalMove("rummy-set-long", cards=names)


def _grown_set(meld: Meld, number: int, cards: Sequence[Card]) -> Meld:
    whole = (*meld.cards, *cards)
    if is_set(whole):
        return Meld(meld.owner, SET, whole, None)
    naturals = _naturals(whole)
    own = rank(_naturals(meld.cards)[0])
    facts: dict[str, Fact] = {"number": number, "cards": card_names(cards), "cards_meld": card_names(meld.cards)}
    if any(rank(card) != own for card in naturals):
        raise IllegalMove("rummy-extend-set-rank", **facts)
    twice = _twice(naturals)
    if twice is not None:
        raise IllegalMove("rummy-extend-set-suit", card=card_name(twice), **facts)
    raise IllegalMove("rummy-extend-set-full", **facts)


def _why_not_there(run: Run, number: int, cards: Sequence[Card]) -> IllegalMove:
    """Why a run doesn't take these cards, and which ones would fit its ends."""
    fits = _ends(run)
    facts: dict[str, Fact] = {"number": number, "cards": card_names(cards), "cards_meld": card_names(run.cards)}
    if not fits:
        return IllegalMove("rummy-extend-run-full", **facts)
    return IllegalMove("rummy-extend-run", cards_fit=card_names(fits), **facts)


def _ends(run: Run) -> list[Card]:
    """The cards that lie next to a run; nothing lies beyond an ace, or beside a whole suit."""
    places = (run.low - 1, run.high + 1) if len(run.cards) < LONGEST else ()
    return [card_of(run.suit, place) for place in places if ACE <= place <= HIGH_ACE]


def _naturals(cards: Sequence[Card]) -> list[Card]:
    return [card for card in cards if card != JOKER]


def _twice(cards: Sequence[Card]) -> Card | None:
    """The first card that is there twice."""
    return next((card for i, card in enumerate(cards) if card in cards[:i]), None)
