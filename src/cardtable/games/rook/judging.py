"""What may be done in Rook, and why not: every refusal says what would work. Changes nothing."""

from cardtable.core.move import IllegalMove, Move, Ready, Seat
from cardtable.games.rook.auction import LOWEST_BID, STEP
from cardtable.games.rook.board import (
    AUCTION,
    CORRECT,
    DISCARD,
    LAST_CALL,
    MOST_WRONG_CALLS,
    OVER,
    PHASES,
    PLAY,
    ROUND_OVER,
    TRUMP,
    Board,
)
from cardtable.games.rook.cards import BIT, COLOURS, THE_ROOK, Cards, card_name, count, written
from cardtable.games.rook.moves import Bid, Call, Correct, Discard, Pass, Play, Redeal, Trump
from cardtable.games.rook.pack import NEST_SIZE
from cardtable.games.rook.renege import has_reneged, own_open
from cardtable.games.rook.scoring import team_of
from cardtable.games.rook.tricks import suit


def judge(board: Board, seat: Seat, move: Move) -> None:
    """Refuse a move that is not legal for this seat now."""
    if board.phase == OVER:
        raise IllegalMove("game-over")
    if isinstance(move, Redeal):
        _judge_redeal(board, seat)
    elif isinstance(move, Call):
        _judge_call(board, seat, move)
    elif isinstance(move, Correct):
        _judge_correct(board, seat, move)
    elif isinstance(move, Ready):
        _judge_ready(board, seat, move)
    else:
        board.check_turn(seat)
        _judge_in_turn(board, seat, move)


def fewest_counters(board: Board, hand: Cards) -> int:
    """How many counters must be laid aside at least (RK-10)."""
    return max(0, NEST_SIZE - count(hand & ~board.pack.counters))


def may_call_redeal(board: Board, seat: Seat) -> bool:
    """A hand without counters may ask for a new deal while the auction lasts (RK-08)."""
    return board.phase == AUCTION and not board.hands[seat] & board.pack.counters


def calls_left(board: Board, seat: Seat) -> int:
    """Wrong calls that this seat's team can still afford."""
    return MOST_WRONG_CALLS - board.wrong_calls[team_of(seat)]


def _judge_in_turn(board: Board, seat: Seat, move: Move) -> None:
    if isinstance(move, Play):
        _require_phase(board, PLAY, move)
        _judge_play(board, seat, move)
    elif isinstance(move, Bid):
        _require_phase(board, AUCTION, move)
        _judge_bid(board, move)
    elif isinstance(move, Pass):
        _require_phase(board, AUCTION, move)
    elif isinstance(move, Discard):
        _require_phase(board, DISCARD, move)
        _judge_discard(board, seat, move)
    elif isinstance(move, Trump):
        _require_phase(board, TRUMP, move)
    else:
        raise IllegalMove("move-not-now", text=str(move))


def _require_phase(board: Board, phase: int, move: Move) -> None:
    if board.phase != phase:
        raise IllegalMove("rook-not-now", text=str(move), phase=PHASES[board.phase])


def _judge_bid(board: Board, bid: Bid) -> None:
    auction = board.auction
    if bid.points % STEP or not LOWEST_BID <= bid.points <= auction.top:
        raise IllegalMove("rook-bid-form", bid=bid.points, lowest=auction.lowest, top=auction.top)
    if not auction.allows(bid.points):
        raise IllegalMove("rook-bid-low", bid=bid.points, high=auction.bid, lowest=auction.lowest)


def _judge_redeal(board: Board, seat: Seat) -> None:
    if board.phase != AUCTION:
        raise IllegalMove("rook-redeal-late")
    counters = board.hands[seat] & board.pack.counters
    if counters:
        raise IllegalMove("rook-redeal-counters", cards=written(counters))


def _judge_discard(board: Board, seat: Seat, discard: Discard) -> None:
    hand = board.hands[seat]
    missing = discard.cards & ~hand
    if missing:
        raise IllegalMove("rook-not-held", cards=written(missing))
    number = count(discard.cards)
    if number != NEST_SIZE:
        raise IllegalMove("rook-discard-five", number=number)
    fewest = fewest_counters(board, hand)
    if board.house.bury_counters == "fewest" and count(discard.cards & board.pack.counters) > fewest:
        raise IllegalMove("rook-discard-counters", fewest=fewest, cards=written(hand & ~board.pack.counters))


def _judge_play(board: Board, seat: Seat, play: Play) -> None:
    if not board.hands[seat] & BIT[play.card]:
        raise IllegalMove("rook-not-held", cards=card_name(play.card))
    lawful = board.playable(seat)
    if board.is_strict and not lawful & BIT[play.card]:
        _refuse_renege(board, play, lawful)


def _refuse_renege(board: Board, play: Play, lawful: Cards) -> None:
    """Say which colour must be followed, and with what (rules 5.2, 6.3 and 6.4)."""
    trump = board.trump
    led = suit(board.trick[0], trump)
    code = "rook-must-play-rook" if lawful == THE_ROOK and led == trump else "rook-must-follow"
    raise IllegalMove(
        code, card=card_name(play.card), card_led=card_name(board.trick[0]), colour=COLOURS[led], cards=written(lawful)
    )


def _judge_call(board: Board, seat: Seat, call: Call) -> None:
    if board.phase not in (PLAY, LAST_CALL):
        raise IllegalMove("rook-call-late", text=str(call), phase=PHASES[board.phase])
    if team_of(seat) == team_of(call.seat):
        raise IllegalMove("rook-call-opponents", player_left=(seat + 1) & 3, player_right=(seat + 3) & 3)
    number = call.trick - 1 - board.earlier_tricks
    if not 0 <= number < len(board.leaders) or not _has_played(board, call.seat, number):
        raise IllegalMove("rook-call-trick", player=call.seat, trick=call.trick)
    if board.is_strict and not has_reneged(board, call.seat, number):
        raise IllegalMove("rook-call-strict", player=call.seat, trick=call.trick)
    if not calls_left(board, seat):
        raise IllegalMove("rook-call-spent", most=MOST_WRONG_CALLS)


def _has_played(board: Board, seat: Seat, number: int) -> bool:
    return (seat - board.leaders[number]) & 3 < len(board.trick_of(number))


def _judge_correct(board: Board, seat: Seat, correct: Correct) -> None:
    if board.phase == CORRECT:
        board.check_turn(seat)
    elif board.phase != PLAY:
        raise IllegalMove("rook-not-now", text=str(correct), phase=PHASES[board.phase])
    renege = own_open(board, seat)
    if renege is None:
        raise IllegalMove("rook-correct-nothing")
    if not renege.lawful & BIT[correct.card]:
        raise IllegalMove("rook-correct-card", card=card_name(correct.card), cards=written(renege.lawful))


def _judge_ready(board: Board, seat: Seat, move: Move) -> None:
    if board.phase not in (LAST_CALL, ROUND_OVER):
        raise IllegalMove("rook-not-now", text=str(move), phase=PHASES[board.phase])
    if seat not in board.waiting:
        raise IllegalMove("rook-ready-already")
