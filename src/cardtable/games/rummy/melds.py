"""Melds of Rummy With Jokers: what makes a sequence or a set, what it is worth, and how it may grow.

A meld doesn't know the turn in which it was laid.
"""

from collections.abc import Sequence
from typing import Final

from cardtable.core.card_sets import BIT, count, first
from cardtable.core.cards import JOKER, Card, card_name, card_names, rank, suit
from cardtable.core.melds import Meld, jokers_in, natural_in, naturals, run_meld
from cardtable.core.move import IllegalMove, Seat
from cardtable.core.rows import CARD_AT, HIGH_ACES, OF_A_RANK, WIDTH, cards_at, ranks_in, rows_of
from cardtable.core.runs import LONGEST, as_run, extended, swapped
from cardtable.core.sentence import Fact
from cardtable.core.vectors import i64, vec

RUN: Final = "run"
SET: Final = "set"
SHORTEST: Final = 3
LARGEST_SET: Final = 4
JOKER_IN_HAND: Final = 10
COURT: Final = 10

VALUES: Final = [*(r if 2 <= r <= 10 else COURT for _ in range(4) for r in range(1, 14)), JOKER_IN_HAND]
"""For each card what it counts, a joker in hand."""
VALUE_AT: Final = vec[i64]([VALUES[card] for card in CARD_AT])
"""The same by the place where it stands."""

FIRST: Final = Seat(0)
NO_LIMIT: Final = "no_limit"
NOT_MORE_THAN_NATURALS: Final = "not_more_than_naturals"
LONGEST_NEEDED: Final[dict[str | int, int]] = {1: 5, NO_LIMIT: 7, NOT_MORE_THAN_NATURALS: 10}
"""With at most four jokers any longer new run can be split into two melds of the same cards."""


def points(meld: Meld, *, jokers_count: bool = True) -> int:
    """The values of the cards of a meld, a joker counting as the card it stands for (RJ-02), or nothing."""
    if meld.run is None:
        size = len(meld.cards) if jokers_count else len(meld.cards) - meld.joker_count
        return value(natural_in(meld.cards)) * size
    start: i64 = WIDTH * meld.run.suit + meld.run.low
    row = (BIT[len(meld.cards)] - 1) << start
    return points_at(row if jokers_count else row & ~meld.wild)


def points_at(places: i64) -> int:
    """What the cards of some places count."""
    points: i64 = 0
    while places:
        points += VALUE_AT[first(places)]
        places &= places - 1
    return points


def value(card: Card) -> int:
    """Number cards count their number, ace, king, queen and jack ten, a joker in hand ten (rule 7.3)."""
    return VALUES[card]


def is_set(cards: Sequence[Card]) -> bool:
    """Three or four cards of one rank in different suits; jokers take any missing suit (rule 3.3)."""
    if not SHORTEST <= len(cards) <= LARGEST_SET:
        return False
    places = rows_of(list(cards)) & ~HIGH_ACES
    return count(ranks_in(places)) == 1 and count(places) == len(cards) - jokers_in(cards)


def allows(limit: str | int, naturals: int, jokers: int) -> bool:
    """Whether the house lets a meld have so many jokers beside so many natural cards (RJ-11)."""
    if limit == NOT_MORE_THAN_NATURALS:
        return jokers <= naturals
    return naturals > 0 and (limit == NO_LIMIT or jokers <= int(limit))


def meld_of(cards: Sequence[Card], kind: str = "", limit: str | int = NO_LIMIT, owner: Seat = FIRST) -> Meld:
    """The meld these cards make, of the stated kind if one was stated; or a refusal that says why they make none."""
    _check_size(cards)
    as_set = is_set(cards)
    run = as_run(cards) if not as_set or jokers_in(cards) == len(cards) - 1 else None
    if as_set and run is not None and not kind:
        raise IllegalMove("rummy-set-or-run", cards=card_names(cards))
    if run is not None and kind != SET:
        meld = run_meld(owner, RUN, run)
    elif as_set and kind != RUN:
        meld = _set(owner, tuple(cards))
    else:
        raise why_not(cards, kind)
    return _within(limit, meld)


def as_it_lies(owner: Seat, kind: str, cards: Sequence[Card]) -> Meld:
    """The meld that these cards make, whatever the house says of jokers."""
    return meld_of(cards, kind, NO_LIMIT, owner)


def grown(meld: Meld, number: int, cards: Sequence[Card], limit: str | int = NO_LIMIT, *, low: bool = False) -> Meld:
    """The meld with these cards added; or a refusal that says why they can't be (rules 5.2 to 5.4)."""
    whole = (*meld.cards, *cards)
    if meld.run is None and is_set(whole):
        return _within(limit, _set(meld.owner, whole))
    run = None if meld.run is None else extended(meld.run, cards, low_first=low)
    if run is not None:
        return _within(limit, run_meld(meld.owner, RUN, run))
    facts: dict[str, Fact] = {"number": number, "cards": card_names(cards), "cards_meld": card_names(meld.cards)}
    if meld.run is None:
        raise _no_set("rummy-extend-set", whole, facts)
    code = "rummy-extend-run" if meld.ends else "rummy-extend-run-full"
    raise IllegalMove(code, cards_fit=card_names(meld.ends), **facts)


def with_swap(meld: Meld, card: Card) -> Meld | None:
    """The meld with this card in the place of the joker that stands for it; in a set, for any suit that is missing."""
    if meld.run is not None:
        run = swapped(meld.run, card)
        return None if run is None else run_meld(meld.owner, RUN, run)
    some = naturals(meld.cards)
    if card == JOKER or JOKER not in meld.cards or card in some or rank(card) != rank(some[0]):
        return None
    place = meld.cards.index(JOKER)
    return _set(meld.owner, (*meld.cards[:place], card, *meld.cards[place + 1 :]))


def fitting(meld: Meld, limit: str | int = NO_LIMIT) -> list[Card]:
    """The cards each of which could be added to a meld by itself."""
    fits, jokers = cards_at(meld.beside), meld.joker_count
    if fits and allows(limit, len(meld.cards) - jokers, jokers + 1):
        fits.append(JOKER)
    return fits


def why_not(cards: Sequence[Card], kind: str = "") -> IllegalMove:
    """Why these cards, three at least, make no meld of the stated kind, or none at all."""
    some, names = naturals(cards), card_names(cards)
    if kind == SET or (not kind and len({rank(c) for c in some}) == 1):
        return _no_set("rummy-set", cards, {"cards": names})
    if len({suit(c) for c in some}) > 1:
        return IllegalMove("rummy-run-suits" if kind else "rummy-no-meld", cards=names)
    if len(cards) > LONGEST:
        return IllegalMove("rummy-run-long", cards=names)
    twice = _twice(some)
    if twice is not None:
        return IllegalMove("rummy-run-twice", cards=names, card=card_name(twice))
    return IllegalMove("rummy-run-gap", cards=names)


def _no_set(code: str, cards: Sequence[Card], facts: dict[str, Fact]) -> IllegalMove:
    """Why these cards make no set: there are several ranks, a card twice, or too many cards."""
    some = naturals(cards)
    twice = _twice(some)
    if len({rank(card) for card in some}) > 1:
        return IllegalMove(f"{code}-rank", **facts)
    if twice is not None:
        return IllegalMove(f"{code}-suit", card=card_name(twice), **facts)
    return IllegalMove(f"{code}-full", **facts)


def _check_size(cards: Sequence[Card]) -> None:
    if len(cards) < SHORTEST:
        raise IllegalMove("rummy-meld-short", cards=card_names(cards), count=len(cards))
    if jokers_in(cards) == len(cards):
        raise IllegalMove("rummy-meld-jokers-only", count=len(cards))


def _within(limit: str | int, meld: Meld) -> Meld:
    if not allows(limit, len(meld.cards) - meld.joker_count, meld.joker_count):
        code = "rummy-jokers-one" if limit == 1 else "rummy-jokers-outnumber"
        raise IllegalMove(code, cards=card_names(meld.cards))
    return meld


def _set(owner: Seat, cards: tuple[Card, ...]) -> Meld:
    """A set as it lies; cards of the suits that are missing may be added as long as there is room."""
    of_rank: i64 = rank(natural_in(cards))
    beside: i64 = 0
    if len(cards) < LARGEST_SET:
        beside = (OF_A_RANK << of_rank) & ~rows_of(list(cards))
    return Meld(owner, SET, cards, None, beside)


def _twice(cards: Sequence[Card]) -> Card | None:
    """The first card that is there twice."""
    return next((card for i, card in enumerate(cards) if card in cards[:i]), None)
