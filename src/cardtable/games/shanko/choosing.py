"""Turns worth listing, and random ones: there are far too many to list them all. Knows no strategy."""

from collections.abc import Sequence
from typing import Final

from cardtable.core.cards import JOKER, Card, rank, suit
from cardtable.core.chance import Chance
from cardtable.core.move import Move, Seat
from cardtable.games.shanko.contracts import POINTS
from cardtable.games.shanko.finder import meet
from cardtable.games.shanko.layoffs import shed, single_plays
from cardtable.games.shanko.moves import ALL_OUT, Discarding, End, GoingOut, Play, Turn, discard
from cardtable.games.shanko.options import ShankoOptions
from cardtable.games.shanko.round import Round
from cardtable.games.shanko.turns import Draft

OFTEN: Final = 8
"""A random player lets one chance in so many go by."""


def promising_turns(now: Round, seat: Seat, house: ShankoOptions) -> tuple[Move, ...]:
    """The best meld with all that can be laid off, single lay-offs and swaps, and every plain discard."""
    turns: list[Turn] = []
    draft = melded(now, seat, house)
    if draft is not None:
        plain = ended(draft, dearest(draft.hand))
        shed(draft)
        turns += [*all_endings(draft), plain]
    turns += [_with(now, seat, house, play) for play in single_plays(Draft(now, seat, house))]
    turns += [discard(card) for card in dearest_first(now.hands[seat])] if len(now.hands[seat]) > 1 else []
    return tuple(dict.fromkeys(turns))


def melded(now: Round, seat: Seat, house: ShankoOptions) -> Draft | None:
    """A draft with the contract laid down in the best way; a player who has melded before has it behind them."""
    draft = Draft(now, seat, house)
    if draft.melded_before:
        return draft
    found = meet(draft.hand, draft.contract, half=draft.half)
    if found is None:
        return None
    draft.meld(found.melds)
    return draft


def all_endings(draft: Draft) -> list[Turn]:
    """The draft with each card that could be discarded."""
    return [ended(draft, card) for card in dearest_first(draft.hand)] or [ended(draft, None)]


def ended(draft: Draft, card: Card | None) -> Turn:
    """The draft with this card discarded at its end; without a card where it needs none."""
    return Turn(tuple(draft.plays), None if draft.ends_on_meld else _end(draft, card))


def random_turn(now: Round, seat: Seat, house: ShankoOptions, chance: Chance) -> Turn:
    """A random turn that melds when it can, lays off at random, and rather discards a lonely card than a useful one."""
    draft = Draft(now, seat, house)
    if not draft.melded_before and chance.below(OFTEN):
        draft = melded(now, seat, house) or draft
    plays: list[Play] = single_plays(draft) if draft.is_melded else []
    while plays and len(draft.hand) > 1 and chance.below(OFTEN):
        draft.add(plays[chance.below(len(plays))])
        plays = single_plays(draft)
    return ended(draft, _random_discard(draft.hand, chance))


def dearest_first(cards: Sequence[Card]) -> list[Card]:
    """Each card once."""
    return sorted(set(cards), key=lambda card: (-POINTS[card], card))


def dearest(cards: Sequence[Card]) -> Card | None:
    return max(cards, key=lambda card: POINTS[card], default=None)


def _end(draft: Draft, card: Card | None) -> End:
    if card is None:
        return ALL_OUT
    return GoingOut(card) if len(draft.hand) == 1 else Discarding(card)


def _with(now: Round, seat: Seat, house: ShankoOptions, play: Play) -> Turn:
    draft = Draft(now, seat, house)
    draft.add(play)
    return ended(draft, dearest(draft.hand))


def _random_discard(hand: Sequence[Card], chance: Chance) -> Card | None:
    if not hand:
        return None
    tried = [hand[chance.below(len(hand))] for _ in range(3)]
    return min(tried, key=lambda card: _company(card, hand))


def _company(card: Card, hand: Sequence[Card]) -> int:
    """How many cards of the hand could stand beside this one in a meld."""
    if card == JOKER:
        return len(hand)
    return sum([other != JOKER and (rank(other) == rank(card) or _is_near(card, other)) for other in hand])


def _is_near(card: Card, other: Card) -> bool:
    return suit(card) == suit(other) and abs(rank(card) - rank(other)) <= 2
