"""A state that could lie behind a view of Shanko, made from the view alone. Knows what an attentive player knows."""

from functools import lru_cache

from cardtable.core.cards import JOKER, Card, called, parse_card
from cardtable.core.chance import Chance
from cardtable.core.move import Seat
from cardtable.games.shanko.contracts import JOKERS_IN_A_DECK
from cardtable.games.shanko.melds import SEQUENCE, TRIPLET, Meld, as_it_lies
from cardtable.games.shanko.round import (
    ANSWERS,
    ASKED,
    PASSED,
    PHASES,
    PLAYING,
    Answer,
    Round,
)
from cardtable.games.shanko.scoring import Finished
from cardtable.games.shanko.state import ShankoState
from cardtable.games.shanko.view import ShankoView
from cardtable.games.shanko.window import shows_by_itself


def guess(view: ShankoView, chance: Chance) -> ShankoState:
    """What is open as it is, what is hidden dealt at random."""
    players = len(view.hand_sizes)
    state = ShankoState(players, view.options, chance.below(1 << 30))
    state.shuffles = 1
    state.left = [s in view.left for s in range(players)]
    state.ready = list(view.ready)
    state.finished = [Finished(one) for one in view.finished]
    state.round = _open_part(view, players)
    _deal_the_rest(state.round, view, chance)
    _answer(state, view, chance)
    return state


def _open_part(view: ShankoView, players: int) -> Round:
    """The round as far as everybody sees it."""
    now = Round(view.round, players, view.decks)
    now.starter, now.turn = view.starter, view.turn
    now.phase = next(phase for phase in PHASES if phase == view.phase)
    now.took, now.face_down = view.took, view.face_down
    now.discards = called(view.discards)
    now.melds = [_meld(meld.owner, meld.kind, meld.cards) for meld in view.melds]
    now.melded, now.buys = list(view.melded), list(view.buys)
    now.known = [called(cards) for cards in view.known]
    now.recycles, now.recycled, now.skips = view.recycles, called(view.recycled), view.skips
    return now


def _deal_the_rest(now: Round, view: ShankoView, chance: Chance) -> None:
    """Hands keep what is known of them; the draw pile comes out of what it was last made of."""
    now.hands = [_known_hand(now, view, Seat(s)) for s in range(now.players)]
    left = _unseen(now)
    now.pile = _draw_pile(now, left, view.pile_left, chance)
    for card in now.pile:
        left[card] -= 1
    rest = _shuffled(left, chance)
    if now.face_down:
        now.discards.append(rest.pop())
    for seat, size in enumerate(view.hand_sizes):
        missing = size - len(now.hands[seat])
        if seat == now.turn and now.phase == PLAYING:
            now.drawn = _drawn(now, view, rest, missing)
        now.hands[seat] = sorted([*now.hands[seat], *rest[:missing]])
        del rest[:missing]


def _known_hand(now: Round, view: ShankoView, seat: Seat) -> list[Card]:
    if seat == view.seat:
        return called(view.hand)
    if len(view.finished) == now.number and view.hand_sizes[seat] == len(view.finished[-1].held[seat]):
        return called(view.finished[-1].held[seat])
    return now.known[seat].copy()


def _unseen(now: Round) -> list[int]:
    """By the card, how often it lies where this seat can't see it."""
    left = [*[now.decks] * JOKER, JOKERS_IN_A_DECK * now.decks]
    for card in now.discards:
        left[card] -= 1
    for meld in now.melds:
        for card in meld.cards:
            left[card] -= 1
    for hand in now.hands:
        for card in hand:
            left[card] -= 1
    return left


def _draw_pile(now: Round, left: list[int], size: int, chance: Chance) -> list[Card]:
    if not now.recycled:
        return _shuffled(left, chance)[:size]
    possible = [0] * len(left)
    for card in now.recycled:
        possible[card] += 1
    return _shuffled([min(number, left[card]) for card, number in enumerate(possible)], chance)[:size]


def _drawn(now: Round, view: ShankoView, rest: list[Card], missing: int) -> Card:
    """The card drawn in this turn: as it was seen, or any hidden card of that hand."""
    if view.drawn is not None:
        return parse_card(view.drawn)
    return rest[0] if missing else now.hands[now.turn][0]


def _answer(state: ShankoState, view: ShankoView, chance: Chance) -> None:
    """Answers that can't be known are made up; an answer that shows by itself was a pass."""
    now = state.round
    hidden = [Seat(s) for s, claim in enumerate(view.claims) if claim == "answered"]
    now.answers = [_claim(claim) for claim in view.claims]
    active = state.active()
    for seat in hidden:
        asks = not shows_by_itself(now, active, seat) and bool(chance.below(2))
        now.answers[seat] = ASKED if asks else PASSED


def _claim(claim: str) -> Answer:
    return next((answer for answer in ANSWERS if answer == claim), PASSED)


def _shuffled(counts: list[int], chance: Chance) -> list[Card]:
    """Cards, by how often they are there, in any order."""
    order = [card for card, number in enumerate(counts) for _ in range(number)]
    chance.shuffle(order)
    return [Card(card) for card in order]


@lru_cache(maxsize=4096)
def _meld(owner: Seat, kind: str, names: tuple[str, ...]) -> Meld:
    """The meld that lies like this; it never changes, so that many guesses share it."""
    return as_it_lies(owner, TRIPLET if kind == TRIPLET else SEQUENCE, called(names))
