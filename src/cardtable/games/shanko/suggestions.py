"""Turns worth listing, since there are far too many to list them all: the best meld, and what could be laid off or
swapped, and where. Knows no strategy."""

from collections.abc import Sequence
from typing import Final

from cardtable.core.card_sets import BIT, count
from cardtable.core.cards import HIGH_ACE, JOKER, NATURALS, Card, card_of
from cardtable.core.melds import Meld
from cardtable.core.move import Seat
from cardtable.core.rows import CARD_AT, PLACES, lowest, place_of, rows_of
from cardtable.core.turns import Discard, LayOff, Swap
from cardtable.core.vectors import append, i64, vec
from cardtable.games.shanko.board import Board
from cardtable.games.shanko.contracts import POINTS, most_jokers
from cardtable.games.shanko.finder import meet
from cardtable.games.shanko.melds import SEQUENCE, TRIPLET
from cardtable.games.shanko.moves import ALL_OUT, End, GoOut, Play, Turn, discard
from cardtable.games.shanko.turns import Draft

DEARER: Final = [JOKER * -POINTS[card] + card for card in range(JOKER + 1)]
"""By the card, its place among all cards, the dearest first."""
DEAREST: Final = vec[i64](
    [
        sum([BIT[place_of(card)] for card in NATURALS if POINTS[card] == worth])
        for worth in sorted({*POINTS[:JOKER]}, reverse=True)
    ]
)
"""The places of all cards that count alike, the dearest first."""
NO_PLAYS: Final = vec[i64]([])
LOW: Final = 1
SWAP: Final = 2
FLAG_BITS: Final = 2
NUMBER_BITS: Final = 8


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
    found = meet(board.hands[seat], board.contract, half=board.half)
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
    return [decoded(code) for code in coded_plays(draft)]


def coded_plays(draft: Draft) -> vec[i64]:
    """The same, each as a number, since whoever wants one of them need not make them all."""
    growing, rows, codes = _growing_melds(draft), rows_of(draft.hand), NO_PLAYS[:]
    if draft.hand and draft.hand[-1] == JOKER:
        codes = _joker_lays(draft, growing, codes)
    return _swaps(draft, rows, _natural_lays(draft, rows, growing, codes))


def decoded(code: i64) -> Play:
    """The play with this number."""
    return Swap(_number(code), _card(code)) if code & SWAP else _lay_off(code)


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
    growing, rows = _growing_melds(draft), rows_of(draft.hand)
    lays = _natural_lays(draft, rows, growing, NO_PLAYS[:])
    for kind in (SEQUENCE, TRIPLET):
        for code in lays:
            if draft.melds[_number(code) - 1].kind == kind:
                return _lay_off(code)
    jokers = _joker_lays(draft, growing, NO_PLAYS[:])
    if len(jokers) or draft.layoff == "after_swap":
        swaps = _swaps(draft, rows, NO_PLAYS[:])
        if len(swaps):
            return decoded(swaps[0])
    return _best_for_joker(draft, [_lay_off(code) for code in jokers]) if JOKER in draft.hand and len(jokers) else None


def _natural_lays(draft: Draft, rows: i64, growing: i64, codes: vec[i64]) -> vec[i64]:
    """Where the natural cards of some places could be laid off, the dearest first; behind other plays."""
    places: i64 = 0
    for number, meld in enumerate(draft.melds):
        if growing & BIT[number]:
            places |= meld.places
    fits = rows & places
    if fits:
        for alike in DEAREST:
            some = fits & alike
            while some:
                codes = _lays_of(draft, CARD_AT[lowest(some)], growing, codes)
                some &= some - 1
    return codes


def _lays_of(draft: Draft, card: Card, growing: i64, codes: vec[i64]) -> vec[i64]:
    """On which of these melds a natural card could be laid off, behind other plays."""
    places = PLACES[card]
    for number, meld in enumerate(draft.melds):
        if meld.places & places and growing & BIT[number]:
            codes = append(codes, _coded(card, number + 1, 0))
    return codes


def _joker_lays(draft: Draft, growing: i64, codes: vec[i64]) -> vec[i64]:
    """On which of these melds a joker could be laid off, behind other plays; at either end of a sequence."""
    for number, meld in enumerate(draft.melds):
        if not (growing & BIT[number] and meld.beside):
            continue
        if meld.joker_count < most_jokers(len(meld.cards) + 1, half=draft.half):
            codes = append(codes, _coded(JOKER, number + 1, 0))
            if meld.run is not None and count(meld.beside) == 2:
                codes = append(codes, _coded(JOKER, number + 1, LOW))
    return codes


def _swaps(draft: Draft, rows: i64, codes: vec[i64]) -> vec[i64]:
    """Every natural card of these places that can take a joker's place, behind other plays."""
    if not draft.had_declared:
        return codes
    for n, meld in enumerate(draft.melds):
        run = meld.run
        if run is not None and rows & meld.wild:
            for place, card in enumerate(meld.cards):
                stands = card_of(run.suit, run.low + place)
                if card == JOKER and rows & PLACES[stands]:
                    codes = append(codes, _coded(stands, n + 1, SWAP))
    return codes


def _coded(card: Card, number: i64, flags: i64) -> i64:
    """A play as a number: the card, the meld, and how."""
    key: i64 = card
    return (((key << NUMBER_BITS) | number) << FLAG_BITS) | flags


def _card(code: i64) -> Card:
    return Card(code >> (NUMBER_BITS + FLAG_BITS))


def _number(code: i64) -> i64:
    return (code >> FLAG_BITS) & (BIT[NUMBER_BITS] - 1)


def _lay_off(code: i64) -> LayOff:
    return LayOff(_number(code), (_card(code),), low=code & LOW != 0)


def _growing_melds(draft: Draft) -> i64:
    """The melds that may grow now, a bit for each."""
    if not draft.may_lay:
        return 0
    if draft.why_not_lay(TRIPLET) is None:
        return BIT[len(draft.melds)] - 1
    found: i64 = 0
    for number, meld in enumerate(draft.melds):
        if meld.kind == SEQUENCE:
            found |= BIT[number]
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
