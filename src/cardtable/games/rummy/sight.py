"""What each seat may see of a game of Rummy With Jokers, built from what may be seen, and what is expected of it."""

from cardtable.core import meld_table
from cardtable.core.cards import card_name, names
from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence, say
from cardtable.games.rummy.board import Board
from cardtable.games.rummy.melds import fitting
from cardtable.games.rummy.scoring import result
from cardtable.games.rummy.suggestions import best_melds
from cardtable.games.rummy.view import RummyOwn, RummyShared


def shared(board: Board) -> RummyShared:
    return RummyShared(
        **meld_table.shared(board),
        result=result(board),
        deal=board.deal,
        phase=board.phase,
        declared=tuple(["yes" if declared else "no" for declared in board.declared]),
        discards=names(board.discards),
        thrown=tuple([names(cards) for cards in board.thrown]),
        pures=tuple(board.pures),
        closed=board.closing is not None,
        history=tuple(board.history),
        dealt_in=tuple(board.dealt_in),
    )


def own(board: Board, seat: Seat | None) -> RummyOwn:
    return RummyOwn(
        **meld_table.own(board, seat, board.drawn if seat == board.turn else None),
        legal=(),
        hints=(),
        fits=(),
    )


def hint(board: Board, own: RummyOwn) -> None:
    """People are shown what fits together, too."""
    cards, limit = [] if own.seat is None else sorted(board.hands[own.seat]), board.options.max_jokers_per_meld
    own.hints = best_melds(tuple(cards), limit) if cards else ()
    own.fits = tuple([names([card for card in fitting(meld, limit) if card in cards]) for meld in board.melds])


def prompt(board: Board, seat: Seat | None) -> Sentence:
    """What is expected of that seat, or what an onlooker should know."""
    if board.is_over:
        return say("game-is-over")
    if board.is_deal_over:
        return say("rummy-prompt-ready" if seat in board.waiting else "rummy-wait-ready", deal=board.deal)
    if seat != board.turn:
        return say("rummy-wait", player=board.turn, round=board.round)
    return _prompt_draw(board) if board.drawn is None else _prompt_play(board, card_name(board.drawn))


def _prompt_draw(board: Board) -> Sentence:
    if not board.is_open or board.up_card is None:
        return say("rummy-prompt-draw", round=board.round, first=board.options.first_declaration_round)
    return say("rummy-prompt-draw-or-take", round=board.round, card=card_name(board.up_card))


def _prompt_play(board: Board, drawn: str) -> Sentence:
    if not board.is_open:
        return say("rummy-prompt-discard", card=drawn, round=board.round, first=board.options.first_declaration_round)
    if not board.declared[board.turn]:
        return say("rummy-prompt-open", card=drawn, round=board.round, needed=board.options.opening_points)
    return say("rummy-prompt-play", card=drawn, round=board.round)
