"""What may be done in Rook, and why not: every refusal says what would work. Changes nothing."""

from collections.abc import Callable
from typing import Any, Final, assert_never

from cardtable.core.card_sets import BIT, cards_in, count
from cardtable.core.move import READY, Checked, IllegalMove, Ready, Seat
from cardtable.core.sentence import Sentence, say
from cardtable.core.vectors import append
from cardtable.games.rook import moves, phases
from cardtable.games.rook.auction import LOWEST_BID, STEP
from cardtable.games.rook.board import MOST_WRONG_CALLS, Board
from cardtable.games.rook.cards import COLOURS, NAMES, THE_ROOK, TRUMP_CARDS, written
from cardtable.games.rook.choices import cards_to_bury
from cardtable.games.rook.moves import Bid, Call, Correct, Discard, Pass, Play, Redeal, RookMove, Trump
from cardtable.games.rook.pack import NEST_SIZE
from cardtable.games.rook.phases import PHASES, Phase
from cardtable.games.rook.renege import has_reneged, own_open
from cardtable.games.rook.rounds import team_of
from cardtable.games.rook.tricks import suit, winning_place


def legal(board: Board, seat: Seat) -> tuple[RookMove, ...]:
    """What a seat may do now, in or out of turn; of the many discards, one for each colour that might be trump."""
    found = _in_turn(board, seat) if seat in board.waiting else []
    if board.may_call_redeal(seat):
        found.append(moves.REDEAL)
    if board.phase == phases.PLAY:
        found += _corrections(board, seat)
    if board.phase in (phases.PLAY, phases.LAST_CALL):
        found += _calls(board, seat)
    return tuple(found)


def check(board: Board, seat: Seat, move: RookMove) -> Checked[RookMove]:
    """Refuse a move that is not legal for this seat now."""
    if board.phase == phases.OVER:
        raise IllegalMove("game-over")
    CHECKS[type(move)](board, seat, move)
    return Checked(move, means(board, seat, move))


def means(board: Board, seat: Seat, move: RookMove) -> Sentence:
    """What a legal move would do."""
    match move:
        case Play():
            return _meaning_of_play(board, seat, move)
        case Bid():
            return say("rook-means-bid", bid=move.points)
        case Pass():
            return say("rook-means-pass")
        case Redeal():
            return say("rook-means-redeal", player=board.dealer)
        case Discard():
            return say("rook-means-discard", cards=written(move.cards), points=board.pack.worth(move.cards))
        case Trump():
            held = count(board.hands[seat] & TRUMP_CARDS[move.colour])
            return say("rook-means-trump", trump=COLOURS[move.colour], held=held)
        case Call():
            return say("rook-means-call", player=move.seat, trick=move.trick, left=board.calls_left(seat))
        case Correct():
            return say("rook-means-correct", card=NAMES[move.card])
        case Ready():
            return say("rook-means-open-nest" if board.phase == phases.LAST_CALL else "means-ready")
        case _:
            assert_never(move)


def _in_turn(board: Board, seat: Seat) -> list[RookMove]:
    hand, auction = board.hands[seat], board.auction
    match board.phase:
        case phases.AUCTION:
            return [moves.PASS, *[moves.BIDS[bid // STEP] for bid in range(auction.lowest, auction.top + 1, STEP)]]
        case phases.DISCARD:
            return [Discard(five) for five in dict.fromkeys([cards_to_bury(board, hand, trump) for trump in range(4)])]
        case phases.TRUMP:
            return [*moves.TRUMPS]
        case phases.PLAY:
            return [moves.PLAYS[card] for card in cards_in(board.playable(seat) if board.is_strict else hand)]
        case phases.CORRECT:
            return _corrections(board, seat)
        case phases.LAST_CALL | phases.ROUND_OVER | phases.OVER:
            return [READY]
        case _:
            assert_never(board.phase)


def _corrections(board: Board, seat: Seat) -> list[RookMove]:
    renege = own_open(board, seat)
    return [] if renege is None else [moves.CORRECTS[card] for card in cards_in(renege.lawful)]


def _calls(board: Board, seat: Seat) -> list[RookMove]:
    """A call for each card of an opponent that didn't follow; none where cards are checked."""
    if board.is_strict or not board.calls_left(seat):
        return []
    return [
        Call(board.player_of(place), board.number_of(place))
        for place in board.strays()
        if team_of(board.player_of(place)) != team_of(seat) and not board.is_proven(place)
    ]


def _check_turn(board: Board, seat: Seat, move: RookMove, phase: Phase) -> None:
    """Refuse whoever's turn it isn't, and a move of another phase."""
    board.check_turn(seat)
    _require_phase(board, move, phase)


def _require_phase(board: Board, move: RookMove, phase: int) -> None:
    if board.phase != phase:
        raise IllegalMove("rook-not-now", text=str(move), phase=PHASES[board.phase])


def _check_bid(board: Board, seat: Seat, bid: Bid) -> None:
    _check_turn(board, seat, bid, phases.AUCTION)
    auction = board.auction
    if bid.points % STEP or not LOWEST_BID <= bid.points <= auction.top:
        raise IllegalMove("rook-bid-form", bid=bid.points, lowest=auction.lowest, top=auction.top)
    if not auction.allows(bid.points):
        raise IllegalMove("rook-bid-low", bid=bid.points, high=auction.bid, lowest=auction.lowest)


def _check_redeal(board: Board, seat: Seat, redeal: Redeal) -> None:
    if board.phase != phases.AUCTION:
        raise IllegalMove("rook-redeal-late")
    if not board.may_call_redeal(seat):
        raise IllegalMove("rook-redeal-counters", cards=written(board.hands[seat] & board.pack.counters))


def _check_discard(board: Board, seat: Seat, discard: Discard) -> None:
    _check_turn(board, seat, discard, phases.DISCARD)
    hand, pack = board.hands[seat], board.pack
    missing = discard.cards & ~hand
    if missing:
        raise IllegalMove("rook-not-held", cards=written(missing))
    number = count(discard.cards)
    if number != NEST_SIZE:
        raise IllegalMove("rook-discard-five", number=number)
    fewest = pack.fewest_counters(hand)
    if board.options.bury_counters == "fewest" and count(discard.cards & pack.counters) > fewest:
        raise IllegalMove("rook-discard-counters", fewest=fewest, cards=written(hand & ~pack.counters))


def _check_play(board: Board, seat: Seat, play: Play) -> None:
    """A refusal says which colour must be followed, and with what (rules 5.2, 6.3 and 6.4)."""
    _check_turn(board, seat, play, phases.PLAY)
    card, lawful = NAMES[play.card], board.playable(seat)
    if not board.hands[seat] & BIT[play.card]:
        raise IllegalMove("rook-not-held", cards=card)
    if board.is_strict and not lawful & BIT[play.card]:
        led, card_led = suit(board.trick[0], board.trump), NAMES[board.trick[0]]
        code = "rook-must-play-rook" if lawful == THE_ROOK and led == board.trump else "rook-must-follow"
        raise IllegalMove(code, card=card, card_led=card_led, colour=COLOURS[led], cards=written(lawful))


def _check_call(board: Board, seat: Seat, call: Call) -> None:
    if board.phase not in (phases.PLAY, phases.LAST_CALL):
        raise IllegalMove("rook-call-late", text=str(call), phase=PHASES[board.phase])
    if team_of(seat) == team_of(call.seat):
        raise IllegalMove("rook-call-opponents", player_left=(seat + 1) & 3, player_right=(seat + 3) & 3)
    number = call.trick - 1 - board.earlier_tricks
    has_begun = 0 <= number < len(board.leaders)
    if not has_begun or (call.seat - board.leaders[number]) & 3 >= len(board.trick_of(number)):
        raise IllegalMove("rook-call-trick", player=call.seat, trick=call.trick)
    if board.is_strict and not has_reneged(board, call.seat, number):
        raise IllegalMove("rook-call-strict", player=call.seat, trick=call.trick)
    if not board.calls_left(seat):
        raise IllegalMove("rook-call-spent", most=MOST_WRONG_CALLS)


def _check_correct(board: Board, seat: Seat, correct: Correct) -> None:
    if board.phase == phases.CORRECT:
        board.check_turn(seat)
    else:
        _require_phase(board, correct, phases.PLAY)
    renege = own_open(board, seat)
    if renege is None:
        raise IllegalMove("rook-correct-nothing")
    if not renege.lawful & BIT[correct.card]:
        raise IllegalMove("rook-correct-card", card=NAMES[correct.card], cards=written(renege.lawful))


def _check_ready(board: Board, seat: Seat, ready: Ready) -> None:
    if board.phase != phases.LAST_CALL:
        _require_phase(board, ready, phases.ROUND_OVER)
    if seat not in board.waiting:
        raise IllegalMove("rook-ready-already")


def _meaning_of_play(board: Board, seat: Seat, play: Play) -> Sentence:
    """What the card would do to the trick, and whether it would break the rules."""
    card, trick = NAMES[play.card], board.trick
    if not len(trick):
        return say("rook-means-lead", card=card)
    if not board.playable(seat) & BIT[play.card]:
        return say("rook-means-renege", card=card, colour=COLOURS[suit(trick[0], board.trump)])
    after = append(trick, play.card)
    wins = winning_place(after, board.trump, board.pack) == len(after) - 1
    return say("rook-means-wins" if wins else "rook-means-loses", card=card, points=board.pack.value(after))


CHECKS: Final[dict[type[RookMove], Callable[[Board, Seat, Any], None]]] = {
    Bid: _check_bid,
    Pass: lambda board, seat, move: _check_turn(board, seat, move, phases.AUCTION),
    Redeal: _check_redeal,
    Discard: _check_discard,
    Trump: lambda board, seat, move: _check_turn(board, seat, move, phases.TRUMP),
    Play: _check_play,
    Call: _check_call,
    Correct: _check_correct,
    Ready: _check_ready,
}
"""What refuses each move where it is not legal."""
