"""Who may do what at a table of Shanko, what it would mean, and why something else is refused. Changes nothing."""

from typing import Final, assert_never

from cardtable.core.cards import card_name, card_names
from cardtable.core.drafts import How
from cardtable.core.move import READY, Checked, IllegalMove, Ready, Seat
from cardtable.core.sentence import Fact, Sentence, say
from cardtable.core.turns import DRAW, Discard, Draw, Skip
from cardtable.games.shanko import phases
from cardtable.games.shanko.board import Board
from cardtable.games.shanko.contracts import points
from cardtable.games.shanko.moves import BUY, LEAVE, PASS, TAKE, AllOut, Buy, GoOut, Leave, Pass, ShankoMove, Take, Turn
from cardtable.games.shanko.suggestions import promising_turns
from cardtable.games.shanko.turns import Draft, drafted
from cardtable.games.shanko.window import why_no_buy

ONLY_DISCARDS: Final = "shanko-means-discard"
ONLY_DRAW: Final[tuple[ShankoMove, ...]] = (DRAW,)
ONLY_TAKE: Final[tuple[ShankoMove, ...]] = (TAKE,)
DRAW_OR_TAKE: Final[tuple[ShankoMove, ...]] = (DRAW, TAKE)
BUY_OR_PASS: Final[tuple[ShankoMove, ...]] = (BUY, PASS)
TAKE_OR_LEAVE: Final[tuple[ShankoMove, ...]] = (TAKE, LEAVE)


def legal(board: Board, seat: Seat) -> tuple[ShankoMove, ...]:
    """What a seat may do; of whole turns the promising ones, since there are far too many."""
    if board.left[seat] or board.phase == phases.OVER:
        return ()
    if board.phase == phases.READY:
        return () if board.ready[seat] else (READY,)
    if board.phase == phases.WINDOW and board.answers[seat] == phases.OPEN:
        return BUY_OR_PASS
    return _legal_in_turn(board) if seat == board.turn else ()


def check(board: Board, seat: Seat, move: ShankoMove) -> Checked:
    """The move in its canonical form and what it means, or a refusal."""
    if board.phase == phases.OVER:
        raise IllegalMove("game-over")
    if board.left[seat]:
        raise IllegalMove("already-left", player=seat)
    if isinstance(move, Turn) and board.phase != phases.READY:
        draft = _drafted(board, seat, move)
        return Checked(draft.turn, _means_turn(draft))
    _check_now(board, seat, move)
    return Checked(move, means(board, seat, move))


def means(board: Board, seat: Seat, move: ShankoMove) -> Sentence:
    """What a legal move would do."""
    card = "" if board.up_card is None else card_name(board.up_card)
    match move:
        case Turn():
            return _means_turn(_drafted(board, seat, move))
        case Draw():
            return say("shanko-means-draw", left=len(board.stock))
        case Take() | Pass() | Leave():
            return say(f"shanko-means-{move}", card=card)
        case Buy():
            return say("shanko-means-buy", card=card, left=board.buys[seat] - 1)
        case Skip():
            return say("shanko-means-skip", player=seat)
        case Ready():
            return say("means-ready")
        case _:
            assert_never(move)


def _legal_in_turn(board: Board) -> tuple[ShankoMove, ...]:
    if board.phase == phases.PLAY:
        return promising_turns(board, board.turn)
    if board.phase == phases.OFFER:
        return TAKE_OR_LEAVE
    if board.phase == phases.WINDOW:
        return ONLY_TAKE if board.may_take_first(board.turn) else ()
    if board.may_take(board.turn):
        return DRAW_OR_TAKE if board.stock else ONLY_TAKE
    return ONLY_DRAW if board.stock else ()


def _check_now(board: Board, seat: Seat, move: ShankoMove) -> None:
    """A word of this moment: an answer, a draw, or that one is ready."""
    if isinstance(move, Buy | Pass):
        if board.phase != phases.WINDOW or board.answers[seat] != phases.OPEN:
            raise why_no_buy(board, seat) if isinstance(move, Buy) else IllegalMove("shanko-pass-nothing")
    elif board.phase == phases.READY:
        if not isinstance(move, Ready):
            raise IllegalMove("shanko-round-over")
        if board.ready[seat]:
            raise IllegalMove("move-not-now", text=str(move))
    else:
        _check_in_turn(board, seat, move)


def _check_in_turn(board: Board, seat: Seat, move: ShankoMove) -> None:
    """A draw, or one of the answers of the player in turn."""
    card = "" if board.up_card is None else card_name(board.up_card)
    if seat != board.turn:
        raise IllegalMove("not-your-turn", player=board.turn)
    if board.phase == phases.PLAY:
        raise IllegalMove("shanko-drawn-already")
    if move in legal(board, seat) or (isinstance(move, Skip) and board.phase == phases.DRAW):
        return
    match move:
        case Draw() if board.is_window:
            raise IllegalMove(f"shanko-draw-in-{phases.PHASES[board.phase]}", card=card)
        case Draw():
            raise IllegalMove("shanko-no-pile")
        case Take() if not card:
            raise IllegalMove("shanko-no-discard")
        case Take() if not board.may_take(seat):
            raise IllegalMove("shanko-take-melded")
        case Take():
            raise IllegalMove("shanko-buyers-first", card=card)
        case Leave():
            raise IllegalMove("shanko-nothing-to-leave")
        case _:
            raise IllegalMove("move-not-now", text=str(move))


def _drafted(board: Board, seat: Seat, turn: Turn) -> Draft:
    if seat != board.turn:
        raise IllegalMove("not-your-turn", player=board.turn)
    if board.phase != phases.PLAY:
        raise IllegalMove("shanko-draw-first")
    return drafted(board, seat, turn)


def _means_turn(draft: Draft) -> Sentence:
    """What a whole turn would do; there are many that only discard."""
    code, left, worth = _code(draft), len(draft.hand), points(draft.hand)
    card = card_name(draft.end.card) if isinstance(draft.end, Discard | GoOut) else ""
    if code == ONLY_DISCARDS:
        return say(code, card=card, left=left, points=worth)
    return say(code, card=card, left=left, points=worth, **_laid_down(draft))


def _laid_down(draft: Draft) -> dict[str, Fact]:
    """What a turn lays down, and what its jokers would stand for."""
    melding, laying, swapping = [draft.cards(how) for how in (How.DECLARED, How.LAID_OFF, How.SWAPPED)]
    touched = sorted({step.number for step in draft.steps if step.how != How.SWAPPED})
    jokers = [stands for number in touched for stands in draft.on_table(number).jokers]
    return {
        "melding": len(melding),
        "cards_meld": card_names(melding),
        "laying": len(laying),
        "cards_lay": card_names(laying),
        "swapping": len(swapping),
        "cards_swap": card_names(swapping),
        "wild": len(jokers),
        "jokers": ", ".join(jokers),
    }


def _code(draft: Draft) -> str:
    if draft.ends_on_meld:
        return "shanko-means-meld-ends"
    if isinstance(draft.end, GoOut):
        return "shanko-means-out"
    if isinstance(draft.end, AllOut):
        return "shanko-means-all-out"
    return "shanko-means-turn" if draft.plays else ONLY_DISCARDS
