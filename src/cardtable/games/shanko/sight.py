"""What each may see of a game of Shanko, and what is expected of them. Built from what may be seen; changes nothing."""

from typing import Final

from cardtable.core import meld_table
from cardtable.core.cards import card_name, names
from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence, say
from cardtable.games.shanko import phases
from cardtable.games.shanko.board import Board
from cardtable.games.shanko.scoring import result
from cardtable.games.shanko.view import ShankoOwn, ShankoShared
from cardtable.games.shanko.window import FEWEST_TO_BUY, first_claim

HIDDEN: Final = "answered"
"""What is seen of an answer that may not be known yet."""
WAITS: Final[dict[int, str]] = {
    phases.DRAW: "shanko-wait-draw",
    phases.PLAY: "shanko-wait-turn",
    phases.OFFER: "shanko-wait-offer",
}
"""What those hear whose turn it isn't."""


def shared(board: Board) -> ShankoShared:
    buying = len(board.active()) >= FEWEST_TO_BUY
    return ShankoShared(
        **meld_table.shared(board),
        result=result(board),
        contract=f"round-{board.round}",
        triplets=board.contract.triplets,
        sequences=board.contract.sequences,
        decks=board.decks,
        phase=phases.PHASES[board.phase],
        discards=names(board.discards[:-1] if board.face_down else board.discards),
        face_down=board.face_down,
        took=board.took,
        known=tuple([names(cards) for cards in board.known]),
        declared=tuple(board.declared),
        buys=tuple([board.buys[s] if buying and not board.left[s] else 0 for s in range(board.players)]),
        ready=tuple(board.ready),
        finished=tuple(board.finished),
    )


def own(board: Board, seat: Seat | None) -> ShankoOwn:
    return ShankoOwn(
        **meld_table.own(board, seat, board.drawn if board.took or seat == board.turn else None),
        legal=(),
        claims=tuple([_claim(board, Seat(s), seat) for s in range(board.players)]),
    )


def prompt(board: Board, seat: Seat | None) -> Sentence:
    """The one sentence that says what is expected."""
    if board.phase == phases.OVER:
        return say("game-is-over")
    if seat is not None and board.left[seat]:
        return say("shanko-you-left")
    if board.phase == phases.READY:
        asked = seat is not None and not board.ready[seat]
        return say("shanko-ready" if asked else "shanko-wait-ready", round=board.round)
    if board.phase == phases.WINDOW:
        return _prompt_in_window(board, seat)
    return _prompt_in_turn(board, seat) if seat == board.turn else say(WAITS[board.phase], player=board.turn)


def _prompt_in_window(board: Board, seat: Seat | None) -> Sentence:
    card = card_name(board.discards[-1])
    if seat is not None and board.answers[seat] == phases.OPEN:
        return say("shanko-buy-or-pass", card=card, buys=board.buys[seat])
    if seat == board.turn and board.may_take_first(board.turn):
        return say("shanko-window-next", card=card)
    return say("shanko-wait-window", card=card)


def _prompt_in_turn(board: Board, seat: Seat) -> Sentence:
    if board.phase == phases.PLAY:
        return _prompt_to_play(board, seat)
    if board.phase == phases.OFFER:
        buyer = first_claim(board)
        assert buyer is not None
        return say("shanko-take-or-leave", card=card_name(board.discards[-1]), player=buyer)
    if not board.may_take(seat):
        return say("shanko-draw-pile")
    return say("shanko-draw" if board.stock else "shanko-draw-discard", card=card_name(board.discards[-1]))


def _prompt_to_play(board: Board, seat: Seat) -> Sentence:
    if board.declared[seat]:
        return say("shanko-play-melded", left=len(board.hands[seat]))
    contract = board.contract
    return say("shanko-play", round=board.round, triplets=contract.triplets, sequences=contract.sequences)


def _claim(board: Board, seat: Seat, eye: Seat | None) -> str:
    """Answers stay hidden until the window closes; that there is one can be seen (SH-22)."""
    answer = board.answers[seat]
    is_told = seat == eye or board.phase == phases.OFFER or answer in (phases.NOT_ASKED, phases.OPEN)
    return phases.ANSWERS[answer] if is_told else HIDDEN
