"""Turns worth listing, since there are far too many to list them all: the best meld, and what could be laid off or
swapped, and where. Knows no strategy."""

from collections.abc import Sequence
from typing import Final

from cardtable.core.cards import HIGH_ACE, JOKER, Card, card_of
from cardtable.core.melds import Meld, naturals
from cardtable.core.move import Seat
from cardtable.core.rows import PLACES, rows_of
from cardtable.core.turns import Discard, LayOff, Swap
from cardtable.core.vectors import i64
from cardtable.games.shanko.board import Board
from cardtable.games.shanko.contracts import POINTS, most_jokers
from cardtable.games.shanko.finder import meet
from cardtable.games.shanko.melds import SEQUENCE, TRIPLET
from cardtable.games.shanko.moves import ALL_OUT, End, GoOut, Play, Turn, discard
from cardtable.games.shanko.turns import Draft

DEARER: Final = [JOKER * -POINTS[card] + card for card in range(JOKER + 1)]
"""By the card, its place among all cards, the dearest first."""


def promising_turns(board: Board, seat: Seat) -> tuple[Turn, ...]:
    """The best meld with all that can be laid off, single lay-offs and swaps, and every plain discard."""
    turns: list[Turn] = []
    draft = melded(board, seat)
    if draft is not None:
        plain = ended(draft, dearest(draft.hand))
        shed(draft)
        turns += [*all_endings(draft), plain]
    turns += [_with(board, seat, play) for play in single_plays(Draft(board, seat))]
    turns += [discard(card) for card in dearest_first(board.hands[seat])] if len(board.hands[seat]) > 1 else []
    return tuple(dict.fromkeys(turns))


def melded(board: Board, seat: Seat) -> Draft | None:
    """A draft with the contract laid down in the best way; a player who has melded before has it behind them."""
    if board.declared[seat]:
        return Draft(board, seat)
    found = meet(board.hands[seat], board.contract, half=board.options.max_jokers_per_meld == "half")
    if found is None:
        return None
    draft = Draft(board, seat)
    draft.declare(found.melds)
    return draft


def all_endings(draft: Draft) -> list[Turn]:
    """The draft with each card that could be discarded."""
    return [ended(draft, card) for card in dearest_first(draft.hand)] or [ended(draft, None)]


def ended(draft: Draft, card: Card | None) -> Turn:
    """The draft with this card discarded at its end; without a card where it needs none."""
    return Turn(draft.plays, None if draft.ends_on_meld else _end(draft, card))


def dearest_first(cards: Sequence[Card]) -> list[Card]:
    """Each card once."""
    return sorted(set(cards), key=DEARER.__getitem__)


def dearest(cards: Sequence[Card]) -> Card | None:
    return max(cards, key=lambda card: POINTS[card], default=None)


def single_plays(draft: Draft) -> list[Play]:
    """Every lay-off of a single card and every swap that the draft could go on with."""
    melds = _open_melds(draft)
    lays = [lay for card in dearest_first(_with_a_place(draft, melds)) for lay in _lays(draft, card, melds)]
    return [*lays, *_swaps(draft)]


def shed(draft: Draft) -> None:
    """Lay off and swap until nothing more goes, or one card is left to go out with."""
    while len(draft.hand) > 1:
        play = _next(draft)
        if play is None:
            return
        draft.play(play)


def _end(draft: Draft, card: Card | None) -> End:
    if card is None:
        return ALL_OUT
    return GoOut(card) if len(draft.hand) == 1 else Discard(card)


def _with(board: Board, seat: Seat, play: Play) -> Turn:
    draft = Draft(board, seat)
    draft.play(play)
    return ended(draft, dearest(draft.hand))


def _next(draft: Draft) -> Play | None:
    """Natural cards first, onto sequences before triplets, since sequences lead on; then swaps, then jokers."""
    melds = _open_melds(draft)
    some = naturals(_with_a_place(draft, melds))
    lays = [lay for card in dearest_first(some) for lay in _lays(draft, card, melds)]
    for kind in (SEQUENCE, TRIPLET):
        for lay in lays:
            if draft.melds[lay.number - 1].kind == kind:
                return lay
    jokers = _lays(draft, JOKER, melds)
    swaps = _swaps(draft) if jokers or draft.options.layoff == "after_swap" else []
    if swaps:
        return swaps[0]
    return _best_for_joker(draft, jokers) if JOKER in draft.hand and jokers else None


def _with_a_place(draft: Draft, melds: list[int]) -> list[Card]:
    """The cards in hand that may go onto one of these melds."""
    places: i64 = 0
    for number in melds:
        places |= draft.melds[number - 1].places
    return [card for card in draft.hand if card == JOKER or PLACES[card] & places]


def _lays(draft: Draft, card: Card, melds: list[int]) -> list[LayOff]:
    """On which of these melds the card could be laid off; a joker at either end of a sequence."""
    lays: list[LayOff] = []
    for number in melds:
        meld = draft.melds[number - 1]
        if card != JOKER:
            if meld.places & PLACES[card]:
                lays.append(LayOff(number, (card,)))
        elif meld.ends and meld.cards.count(JOKER) < most_jokers(len(meld.cards) + 1, half=draft.half):
            has_two_ends = meld.run is not None and len(meld.ends) == 2
            lays += [LayOff(number, (JOKER,), low=low) for low in ((False, True) if has_two_ends else (False,))]
    return lays


def _open_melds(draft: Draft) -> list[int]:
    """The numbers of the melds that may grow now."""
    if not draft.may_lay:
        return []
    triplets = draft.why_not_lay(TRIPLET) is None
    return [n + 1 for n, meld in enumerate(draft.melds) if triplets or meld.kind == SEQUENCE]


def _swaps(draft: Draft) -> list[Swap]:
    """Every card in hand that can take a joker's place."""
    if not draft.had_declared:
        return []
    found: list[Swap] = []
    rows = rows_of(draft.hand)
    for n, meld in enumerate(draft.melds):
        if meld.run is not None and rows & meld.wild:
            stands = meld.run.stands
            places = [stands[i] for i, card in enumerate(meld.cards) if card == JOKER and stands[i] in draft.hand]
            found += [Swap(n + 1, card) for card in places]
    return found


def _best_for_joker(draft: Draft, lays: list[LayOff]) -> LayOff:
    """Where the most points can follow; else on a triplet, where nobody can swap it out."""
    best, most = lays[0], -1
    for lay in lays:
        meld = draft.melds[lay.number - 1]
        worth = 1 if meld.kind == TRIPLET else 2 * _points_beyond(draft, meld, low=lay.low)
        if worth > most:
            best, most = lay, worth
    return best


def _points_beyond(draft: Draft, meld: Meld, *, low: bool) -> int:
    """The points of the cards in hand that would follow a joker at this end."""
    run = meld.run
    assert run is not None
    at_low = low or run.high == HIGH_ACE
    place, step, total = (run.low - 2, -1, 0) if at_low else (run.high + 2, 1, 0)
    while 1 <= place <= HIGH_ACE and card_of(run.suit, place) in draft.hand:
        total += POINTS[card_of(run.suit, place)]
        place += step
    return total
