"""Runs: cards of one suit in a row, with jokers in the places of missing cards. Both rummies build on them.

Rule 1: the ace stands below the two or above the king, never in both places, and nothing stands beyond it.
Rule 2: where the given order makes a run, a joker stands for the card of its place. Where it doesn't but the cards can
        make one, they are sorted, jokers fill the gaps, and spare jokers go to the high end, then to the low end. An
        ace that could stand at either end stands above the king, where the run is worth most: Jk A Jk is Q K A.
"""

from collections.abc import Sequence
from typing import Final

from cardtable.core.cards import ACE, HIGH_ACE, JOKER, Card, card_of, rank, suit

LONGEST: Final = 13


class Run:
    """A run as it lies: its suit, the rank of its first place (14 is the high ace), and the cards themselves."""

    def __init__(self, suit: int, low: int, cards: tuple[Card, ...]) -> None:
        self.suit: Final = suit
        self.low: Final = low
        self.cards: Final = cards

    @property
    def high(self) -> int:
        return self.low + len(self.cards) - 1

    @property
    def stands(self) -> tuple[Card, ...]:
        """What each card stands for."""
        return tuple([card_of(self.suit, self.low + i) for i in range(len(self.cards))])


def as_run(cards: Sequence[Card]) -> Run | None:
    """The run these cards make, in the given order if possible (rule 2)."""
    return _in_order(tuple(cards)) or _sorted(cards)


def extended(run: Run, cards: Sequence[Card], *, low_first: bool = False) -> Run | None:
    """The run with these cards added at its ends, in the given order at one end if possible; otherwise natural cards
    go where they belong, jokers into gaps, and spare jokers to the high end first, or to the low end."""
    added = tuple(cards)
    if low_first:
        return _at_low(run, added) or _around(run, cards, low_first=True)
    return _at_high(run, added) or _at_low(run, added) or _around(run, cards, low_first=False)


def swapped(run: Run, card: Card) -> Run | None:
    """The run with this card in the place of the joker that stands for it."""
    for i, stands in enumerate(run.stands):
        if stands == card and run.cards[i] == JOKER:
            return Run(run.suit, run.low, (*run.cards[:i], card, *run.cards[i + 1 :]))
    return None


def _at_high(run: Run, cards: tuple[Card, ...]) -> Run | None:
    """The run with these cards above it, just as they are given."""
    fits = _stand(cards, run.suit, run.high + 1) and _is_within(run.low, len(run.cards) + len(cards))
    return Run(run.suit, run.low, run.cards + cards) if fits else None


def _at_low(run: Run, cards: tuple[Card, ...]) -> Run | None:
    """The run with these cards below it, just as they are given."""
    low = run.low - len(cards)
    fits = _stand(cards, run.suit, low) and _is_within(low, len(run.cards) + len(cards))
    return Run(run.suit, low, cards + run.cards) if fits else None


def _in_order(cards: tuple[Card, ...]) -> Run | None:
    """The run that the cards make just as they are given: the first natural card says where it begins."""
    for place, card in enumerate(cards):
        if card != JOKER:
            for first_rank in _ranks(card):
                low = first_rank - place
                if _is_within(low, len(cards)) and _stand(cards, suit(card), low):
                    return Run(suit(card), low, cards)
            return None
    return None


def _stand(cards: tuple[Card, ...], suit: int, low: int) -> bool:
    """Whether each natural card is the one of its place in a row from this rank on."""
    return all(card == JOKER or card == card_of(suit, low + place) for place, card in enumerate(cards))


def _sorted(cards: Sequence[Card]) -> Run | None:
    """The run that the cards make when they are sorted."""
    naturals = [card for card in cards if card != JOKER]
    jokers = len(cards) - len(naturals)
    if not naturals or len({suit(card) for card in naturals}) > 1:
        return None
    for ace in (HIGH_ACE, ACE):
        run = _filled(suit(naturals[0]), sorted(_rank_with(ace, card) for card in naturals), jokers)
        if run is not None:
            return run
    return None


def _filled(suit: int, ranks: list[int], jokers: int) -> Run | None:
    """Natural cards of these ranks with jokers in the gaps, then at the high end, then at the low end."""
    gaps = [r for r in range(ranks[0], ranks[-1] + 1) if r not in ranks]
    spare = jokers - len(gaps)
    if spare < 0 or len(set(ranks)) < len(ranks):
        return None
    above = min(spare, HIGH_ACE - ranks[-1])
    low = ranks[0] - (spare - above)
    high = ranks[-1] + above
    run = Run(suit, low, tuple([card_of(suit, r) if r in ranks else JOKER for r in range(low, high + 1)]))
    return run if _is_within(run.low, len(run.cards)) else None


def _around(run: Run, cards: Sequence[Card], *, low_first: bool) -> Run | None:
    """Cards added at both ends, wherever they belong; an ace is tried first at the end to which spare jokers go."""
    if any(card != JOKER and suit(card) != run.suit for card in cards):
        return None
    jokers = sum(card == JOKER for card in cards)
    for ace in (ACE, HIGH_ACE) if low_first else (HIGH_ACE, ACE):
        ranks = [_rank_with(ace, card) for card in cards if card != JOKER]
        whole = _grown(run, ranks, jokers, low_first=low_first)
        if whole is not None:
            return whole
    return None


def _grown(run: Run, ranks: list[int], jokers: int, *, low_first: bool) -> Run | None:
    """The run with natural cards of these ranks and jokers around it."""
    low, high = min([run.low, *ranks]), max([run.high, *ranks])
    spare = jokers - (high - low + 1 - len(run.cards) - len(ranks))
    if spare < 0 or len(set(ranks)) < len(ranks) or any(run.low <= r <= run.high for r in ranks):
        return None
    more = min(spare, low - ACE if low_first else HIGH_ACE - high)
    low -= more if low_first else spare - more
    high += spare - more if low_first else more
    whole = Run(run.suit, low, tuple([_laid(run, r, ranks) for r in range(low, high + 1)]))
    return whole if _is_within(whole.low, len(whole.cards)) else None


def _laid(run: Run, place: int, added: Sequence[int]) -> Card:
    if run.low <= place <= run.high:
        return run.cards[place - run.low]
    return card_of(run.suit, place) if place in added else JOKER


def _is_within(low: int, size: int) -> bool:
    """Whether a row of this size from this rank on is within a suit."""
    return low >= ACE and low + size - 1 <= HIGH_ACE and size <= LONGEST


def _ranks(card: Card) -> tuple[int, ...]:
    return (ACE, HIGH_ACE) if rank(card) == ACE else (rank(card),)


def _rank_with(ace: int, card: Card) -> int:
    return ace if rank(card) == ACE else rank(card)
