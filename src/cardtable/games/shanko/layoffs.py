"""What a draft could lay off or swap, and where; and how to get rid of much of a hand. Knows no strategy."""

from cardtable.core.cards import HIGH_ACE, JOKER, Card, card_of
from cardtable.core.melds import Meld
from cardtable.core.turns import LayOff, Swap
from cardtable.games.shanko.contracts import POINTS, most_jokers
from cardtable.games.shanko.melds import SEQUENCE, TRIPLET
from cardtable.games.shanko.moves import Play
from cardtable.games.shanko.turns import Draft


def single_plays(draft: Draft) -> list[Play]:
    """Every lay-off of a single card and every swap that the draft could go on with."""
    cards = sorted(set(draft.hand), key=_dearest_first)
    lays = [lay for card in cards for lay in _lays(draft, card)]
    return [*lays, *_swaps(draft)]


def shed(draft: Draft) -> None:
    """Lay off and swap until nothing more goes, or one card is left to go out with."""
    while len(draft.hand) > 1:
        play = _next(draft)
        if play is None:
            return
        draft.add(play)


def _next(draft: Draft) -> Play | None:
    """Natural cards first, onto sequences before triplets, since sequences lead on; then swaps, then jokers."""
    naturals = [card for card in sorted(set(draft.hand), key=_dearest_first) if card != JOKER]
    numbers = _open_melds(draft)
    for kind in (SEQUENCE, TRIPLET):
        of_kind = [n for n in numbers if draft.melds[n - 1].kind == kind]
        for card in naturals:
            for number in of_kind:
                if card in draft.melds[number - 1].ends:
                    return LayOff(number, (card,))
    jokers = _joker_lays(draft)
    swaps = _swaps(draft) if jokers or draft.options.layoff == "after_swap" else []
    if swaps:
        return swaps[0]
    return _best_for_joker(draft, jokers) if JOKER in draft.hand and jokers else None


def _lays(draft: Draft, card: Card) -> list[LayOff]:
    """Where this card could be laid off."""
    if card == JOKER:
        return _joker_lays(draft)
    numbers = [n for n in _open_melds(draft) if card in draft.melds[n - 1].ends]
    return [LayOff(n, (card,)) for n in numbers]


def _joker_lays(draft: Draft) -> list[LayOff]:
    """Where a joker could be laid off: at either end of a sequence, and on a triplet."""
    lays: list[LayOff] = []
    for number in _open_melds(draft):
        meld = draft.melds[number - 1]
        if _has_room_for_a_joker(meld, half=draft.half):
            lays += _joker_ends(number, meld)
    return lays


def _joker_ends(number: int, meld: Meld) -> list[LayOff]:
    if meld.run is None:
        return [LayOff(number, (JOKER,))]
    ends = meld.ends
    high = [LayOff(number, (JOKER,))] if ends else []
    return [*high, LayOff(number, (JOKER,), low=True)] if len(ends) == 2 else high


def _has_room_for_a_joker(meld: Meld, *, half: bool) -> bool:
    return meld.cards.count(JOKER) + 1 <= most_jokers(len(meld.cards) + 1, half=half)


def _open_melds(draft: Draft) -> list[int]:
    """The numbers of the melds that may grow now."""
    if not draft.may_lay:
        return []
    triplets = draft.options.layoff == "all"
    return [n + 1 for n, meld in enumerate(draft.melds) if triplets or meld.kind == SEQUENCE]


def _swaps(draft: Draft) -> list[Swap]:
    """Every card in hand that can take a joker's place."""
    if not draft.had_declared:
        return []
    found: list[Swap] = []
    for n, meld in enumerate(draft.melds):
        if meld.run is not None and JOKER in meld.cards:
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


def _dearest_first(card: Card) -> int:
    return -POINTS[card]
