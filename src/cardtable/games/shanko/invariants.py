"""Whether a described game of Shanko can be one: each card there once, counts that add up, a phase that fits."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from cardtable.core.cards import JOKER, Card, rank
from cardtable.core.reading import require
from cardtable.games.shanko.contracts import (
    BUYS,
    DECKS,
    ROUNDS,
    SEQUENCE_SIZE,
    TRIPLET_SIZE,
    all_cards,
    contract_of,
    most_jokers,
    points,
)
from cardtable.games.shanko.course import Course, hand_size
from cardtable.games.shanko.melds import TRIPLET, Meld, as_cards
from cardtable.games.shanko.round import (
    ASKED,
    DRAWING,
    NOT_ASKED,
    OFFER,
    OPEN,
    OVER,
    PLAYING,
    READYING,
    WINDOW,
    Round,
)
from cardtable.games.shanko.scoring import OUT, STALEMATE
from cardtable.games.shanko.view import FinishedRound
from cardtable.games.shanko.window import FEWEST_TO_BUY, can_buy, is_settled

ENDED: Final = (READYING, OVER)
HAS_DRAWN: Final = (PLAYING, READYING, OVER)


def check(state: Course) -> None:
    """Refuse a state that no game could reach; a described one may leave out cards that hands and melds once held."""
    now = state.round
    _check_cards(now)
    _check_piles(state)
    for seat in range(state.players):
        _check_seat(state, seat)
    for meld in now.melds:
        _check_meld(now, meld, half=state.house.max_jokers_per_meld == "half")
    _check_turn(state)
    _check_answers(state)
    _check_rounds(state)


def _check_cards(now: Round) -> None:
    melded = [card for meld in now.melds for card in meld.cards]
    cards = [*now.pile, *now.discards, *melded, *[card for hand in now.hands for card in hand]]
    require(sorted(cards) == sorted(all_cards(now.decks)), "cards")


def _check_piles(state: Course) -> None:
    now, most = state.round, state.house.stalemate_recycles
    going = now.phase not in ENDED
    require(bool(now.pile) or len(now.discards) < 2 or not going, "pile")
    require(not now.recycled or _holds(now.recycled, now.pile), "recycled")
    require(now.recycled == sorted(now.recycled), "recycled")
    require(now.recycles < most or (now.recycles == most and not going), "recycles")
    require(not now.recycles or bool(now.recycled), "recycles")
    last = state.finished[-1].seen.ending if state.finished else None
    require(not now.face_down or (not going and last == OUT and bool(now.discards)), "face_down")


def _check_seat(state: Course, seat: int) -> None:
    now = state.round
    hand, known = now.hands[seat], now.known[seat]
    require(hand == sorted(hand), "hands")
    require(known == sorted(known) and _holds(hand, known), "known")
    if now.melded[seat]:
        require(not now.buys[seat], "buys")
        return
    has_drawn = (seat == now.turn and now.phase in HAS_DRAWN) or state.left[seat]
    most = hand_size(now.number, state.house) + 2 * (BUYS - now.buys[seat]) + int(has_drawn)
    require(len(hand) <= most, "hands")


def _check_meld(now: Round, meld: Meld, *, half: bool) -> None:
    jokers, size = meld.cards.count(JOKER), len(meld.cards)
    require(now.melded[meld.owner], "melded")
    require(jokers <= most_jokers(size, half=half), "melds")
    own = [other.kind for other in now.melds if other.owner == meld.owner]
    contract = contract_of(now.number)
    if meld.kind == TRIPLET:
        require(size >= TRIPLET_SIZE and own.count(TRIPLET) <= contract.triplets, "melds")
        require(len({rank(card) for card in meld.cards if card != JOKER}) == 1, "melds")
    else:
        require(size >= SEQUENCE_SIZE and len(own) - own.count(TRIPLET) <= contract.sequences, "melds")


def _check_turn(state: Course) -> None:
    now = state.round
    going = now.phase not in ENDED
    active = state.active()
    require(len(active) > 1 or now.phase == OVER, "left")
    require(not going or now.turn in active, "turn")
    require((now.phase == PLAYING) == (now.drawn is not None), "drawn")
    require(now.drawn is None or now.drawn in now.hands[now.turn], "drawn")
    require(not now.took or now.drawn in now.known[now.turn], "took")
    require(not going or now.skips < len(active), "skips")
    require(DECKS[max(len(active), 2)] <= now.decks <= DECKS[state.players], "decks")
    require(now.phase != DRAWING or bool(now.pile) or state.may_take(now.turn), "pile")


def _check_answers(state: Course) -> None:
    now, active = state.round, state.active()
    asked = [s for s in range(state.players) if now.answers[s] != NOT_ASKED]
    if now.phase not in (WINDOW, OFFER):
        require(not asked, "answers")
        return
    require(len(active) >= FEWEST_TO_BUY and bool(now.pile) and now.top is not None, "phase")
    require(all(s in active and s != now.turn and can_buy(now, s) for s in active if s in asked), "answers")
    require(all(s in active for s in asked), "answers")
    if now.phase == WINDOW:
        require(OPEN in now.answers and not is_settled(now, active), "answers")
    else:
        require(all(now.answers[s] == ASKED for s in asked) and bool(asked), "answers")
        require(state.may_take_first(now.turn), "phase")


def _check_rounds(state: Course) -> None:
    now = state.round
    done = len(state.finished)
    alone = len(state.active()) < 2
    if now.phase == OVER:
        require(done == ROUNDS == now.number or (alone and done in (now.number - 1, now.number)), "finished")
    else:
        require(done == now.number - (now.phase != READYING), "finished")
    require(now.phase != READYING or now.number < ROUNDS, "phase")
    waits = [not state.ready[s] for s in state.active()]
    require(any(waits) if now.phase == READYING else alone or all(waits), "ready")
    for one in state.finished:
        _check_finished(one.seen)


def _check_finished(one: FinishedRound) -> None:
    require((one.winner is None) == (one.ending == STALEMATE), "winner")
    for seat, counted in enumerate(one.counted):
        spared = one.gone[seat] or seat == one.winner
        require(not spared or (not counted and not one.held[seat]), "counted")
        require(not one.held[seat] or counted == points(as_cards(one.held[seat])), "counted")


def _holds(cards: Iterable[Card], some: Iterable[Card]) -> bool:
    """Whether all of these are among the cards, each as often as it is there."""
    return not Counter(some) - Counter(cards)
