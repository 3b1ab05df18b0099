"""What is told of a game of Shanko, to everybody and to those who may know more. Decides nothing."""

from typing import assert_never

from cardtable.core.cards import Card, card_name, card_names
from cardtable.core.move import Event, Seat
from cardtable.core.sentence import say
from cardtable.core.turns import Discard, Swap
from cardtable.games.shanko.board import Board
from cardtable.games.shanko.moves import AllOut, Declare, GoOut, LayOff, Play
from cardtable.games.shanko.scoring import ON_MELD
from cardtable.games.shanko.turns import Draft
from cardtable.games.shanko.view import FinishedRound


def dealt(board: Board) -> Event:
    return Event(
        say(
            "shanko-dealt",
            round=board.round,
            triplets=board.contract.triplets,
            sequences=board.contract.sequences,
            size=board.hand_size,
            player=board.starter,
            card=card_name(board.discards[-1]),
        )
    )


def drew(seat: Seat, card: Card) -> Event:
    return Event(say("shanko-drew", player=seat), say("shanko-drew-card", player=seat, card=card_name(card)), (seat,))


def answered(seat: Seat, card: Card, *, asks: bool) -> Event:
    """That somebody has answered is seen; what, only when the window closes."""
    secret = say("shanko-you-ask" if asks else "shanko-you-pass", card=card_name(card))
    return Event(say("shanko-answer-given", player=seat), secret, (seat,))


def bought(seat: Seat, card: Card, hidden: Card, buys: int) -> Event:
    """The bought card is seen, the one that comes with it isn't (SH-23)."""
    seen = say("shanko-bought", player=seat, card=card_name(card), left=buys)
    secret = say("shanko-bought-with", player=seat, card=card_name(card), card_hidden=card_name(hidden), left=buys)
    return Event(seen, secret, (seat,))


def turned(draft: Draft) -> list[Event]:
    """A turn, play by play; the last card goes down unseen (SH-37)."""
    return [*[event for play in draft.plays for event in _played(draft.seat, play)], *_ended(draft)]


def ended(finished: FinishedRound) -> list[Event]:
    scored = [
        Event(say("shanko-scored", player=s, points=count))
        for s, count in enumerate(finished.counted)
        if not finished.gone[s]
    ]
    if finished.winner is None:
        return [Event(say("shanko-ended-stalemate")), *scored]
    code = "shanko-ended-meld" if finished.ending == ON_MELD else "shanko-ended-out"
    return [Event(say(code, player=finished.winner)), *scored]


def _played(seat: Seat, play: Play) -> list[Event]:
    match play:
        case Declare():
            return [Event(say("shanko-melded", player=seat, cards=card_names(group))) for group in play.groups]
        case LayOff():
            return [Event(say("shanko-laid", player=seat, number=play.number, cards=card_names(play.cards)))]
        case Swap():
            return [Event(say("shanko-swapped", player=seat, number=play.number, card=card_name(play.card)))]
        case _:
            assert_never(play)


def _ended(draft: Draft) -> list[Event]:
    seat = draft.seat
    match draft.end:
        case None:
            return []
        case Discard(card=card):
            return [Event(say("shanko-discarded", player=seat, card=card_name(card)))]
        case GoOut(card=card):
            return [
                Event(
                    say("shanko-out", player=seat), say("shanko-out-with", player=seat, card=card_name(card)), (seat,)
                )
            ]
        case AllOut():
            return [Event(say("shanko-all-out", player=seat))]
        case _:
            assert_never(draft.end)
