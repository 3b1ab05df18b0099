"""What each may see of a game of Shanko, and what is expected of them. Built from what may be seen; changes nothing."""

from typing import Final

from cardtable.core.cards import Card, card_name
from cardtable.core.move import Move, Seat
from cardtable.core.sentence import Sentence, say
from cardtable.core.view import MeldShown
from cardtable.games.shanko.contracts import contract_of
from cardtable.games.shanko.course import Course
from cardtable.games.shanko.melds import Meld
from cardtable.games.shanko.moves import Buy, Draw, Leave, Pass, Skip, Take
from cardtable.games.shanko.round import (
    DRAWING,
    NOT_ASKED,
    OFFER,
    OPEN,
    OVER,
    PLAYING,
    READYING,
    WINDOW,
    Phase,
    Round,
)
from cardtable.games.shanko.view import ShankoView
from cardtable.games.shanko.window import FEWEST_TO_BUY, first_claim

WAITS: Final[dict[Phase, str]] = {
    DRAWING: "shanko-wait-draw",
    PLAYING: "shanko-wait-turn",
    OFFER: "shanko-wait-offer",
}
"""What those hear whose turn it isn't."""


def look(state: Course, seat: Seat | None) -> ShankoView:
    """All that this seat, or an onlooker, may know."""
    now, contract = state.round, contract_of(state.round.number)
    buying = len(state.active()) >= FEWEST_TO_BUY
    seen = now.discards[:-1] if now.face_down else now.discards
    drawn = now.drawn if now.took or seat == now.turn else None
    return ShankoView(
        seat=seat,
        waiting=state.waiting,
        left=state.leavers(),
        prompt=state.prompt(seat),
        legal=state.choices(seat),
        result=state.result,
        options=state.house,
        round=now.number,
        contract=f"round-{now.number}",
        triplets=contract.triplets,
        sequences=contract.sequences,
        decks=now.decks,
        starter=now.starter,
        turn=now.turn,
        phase=now.phase,
        pile_left=len(now.pile),
        discards=_names(seen),
        top=None if now.top is None else card_name(now.top),
        face_down=now.face_down,
        melds=tuple([_shown(meld) for meld in now.melds]),
        hand=() if seat is None else _names(now.hands[seat]),
        drawn=None if drawn is None else card_name(drawn),
        took=now.took,
        hand_sizes=tuple([len(hand) for hand in now.hands]),
        known=tuple([_names(cards) for cards in now.known]),
        melded=tuple(now.melded),
        buys=tuple([now.buys[s] if buying and not state.left[s] else 0 for s in range(state.players)]),
        claims=tuple([_claim(now, Seat(s), seat) for s in range(state.players)]),
        recycles=now.recycles,
        recycled=_names(now.recycled),
        skips=now.skips,
        ready=tuple(state.ready),
        finished=tuple([one.seen for one in state.finished]),
    )


def means(now: Round, seat: Seat, move: Move) -> Sentence:
    """What a move other than a whole turn would do."""
    card = "" if now.top is None else card_name(now.top)
    match move:
        case Draw():
            return say("shanko-means-draw", left=len(now.pile))
        case Take():
            return say("shanko-means-take", card=card)
        case Buy():
            return say("shanko-means-buy", card=card, left=now.buys[seat] - 1)
        case Pass():
            return say("shanko-means-pass", card=card)
        case Leave():
            return say("shanko-means-leave", card=card)
        case Skip():
            return say("shanko-means-skip", player=seat)
        case _:
            return say("means-ready")


def prompt(state: Course, seat: Seat | None) -> Sentence:
    """The one sentence that says what is expected."""
    now = state.round
    if now.phase == OVER:
        return say("game-is-over")
    if seat is not None and state.left[seat]:
        return say("shanko-you-left")
    if now.phase == READYING:
        asked = seat is not None and not state.ready[seat]
        return say("shanko-ready" if asked else "shanko-wait-ready", round=now.number)
    if now.phase == WINDOW:
        return _prompt_in_window(state, seat)
    if seat != now.turn:
        return say(WAITS[now.phase], player=now.turn)
    if now.phase == PLAYING:
        return _prompt_to_play(now, seat)
    if now.phase == OFFER:
        return say("shanko-take-or-leave", card=_top(now), player=_buyer(state))
    return _prompt_to_draw(state, seat)


def _prompt_in_window(state: Course, seat: Seat | None) -> Sentence:
    now = state.round
    if seat is not None and now.answers[seat] == OPEN:
        return say("shanko-buy-or-pass", card=_top(now), buys=now.buys[seat])
    if seat == now.turn and state.may_take_first(now.turn):
        return say("shanko-window-next", card=_top(now))
    return say("shanko-wait-window", card=_top(now))


def _prompt_to_play(now: Round, seat: Seat) -> Sentence:
    if now.melded[seat]:
        return say("shanko-play-melded", left=len(now.hands[seat]))
    contract = contract_of(now.number)
    return say("shanko-play", round=now.number, triplets=contract.triplets, sequences=contract.sequences)


def _prompt_to_draw(state: Course, seat: Seat) -> Sentence:
    now = state.round
    if not state.may_take(seat):
        return say("shanko-draw-pile")
    return say("shanko-draw" if now.pile else "shanko-draw-discard", card=_top(now))


def _top(now: Round) -> str:
    return card_name(now.discards[-1])


def _buyer(state: Course) -> Seat:
    buyer = first_claim(state.round, state.active())
    assert buyer is not None
    return buyer


def _names(cards: list[Card]) -> tuple[str, ...]:
    return tuple([card_name(card) for card in cards])


def _shown(meld: Meld) -> MeldShown:
    """The meld as everybody sees it; made once, since it never changes."""
    if meld.seen is None:
        meld.seen = MeldShown(meld.owner, meld.kind, _names(list(meld.cards)), meld.stands)
    return meld.seen


def _claim(now: Round, seat: Seat, eye: Seat | None) -> str:
    """Answers stay hidden until the window closes; that there is one can be seen (SH-22)."""
    answer = now.answers[seat]
    is_told = seat == eye or now.phase == OFFER or answer in (NOT_ASKED, OPEN)
    return answer if is_told else "answered"
