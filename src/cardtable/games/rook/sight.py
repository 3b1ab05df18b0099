"""Rook as it is seen: prompts and views. Changes nothing."""

from collections.abc import Callable
from typing import Any, Final

from cardtable.core.card_sets import BIT, cards_in, count
from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence, say
from cardtable.games.rook.board import Board
from cardtable.games.rook.cards import COLOURS, NAMES, names, written
from cardtable.games.rook.phases import AUCTION, CORRECT, DISCARD, LAST_CALL, OVER, PHASES, PLAY, ROUND_OVER, TRUMP
from cardtable.games.rook.renege import to_correct
from cardtable.games.rook.rounds import SEATS, TEAMS, by_seat
from cardtable.games.rook.scoring import result
from cardtable.games.rook.tricks import suit, suit_cards
from cardtable.games.rook.view import RookOwn, RookShared, RoundLine, ShownHand, Spoken, Trick


def prompt(board: Board, seat: Seat | None) -> Sentence:
    """What is expected of a seat now, or what an onlooker should know."""
    if board.phase >= LAST_CALL:
        return say("game-is-over") if board.phase == OVER else _prompt_ready(board, seat)
    if seat == board.turn:
        return IN_TURN[board.phase](board, seat)
    if seat is not None and board.may_call_redeal(seat):
        return say("rook-may-redeal", player=board.turn)
    return say("rook-wait", player=board.turn, phase=PHASES[board.phase])


def shared(board: Board) -> RookShared:
    return RookShared(
        waiting=board.waiting,
        left=board.leavers(),
        result=result(board),
        options=board.options,
        teams=TEAMS,
        phase=PHASES[board.phase],
        round=board.rounds_played + (board.phase < ROUND_OVER),
        dealer=board.dealer,
        turn=board.turn if board.phase < LAST_CALL else None,
        sizes=tuple([count(hand) for hand in board.hands]),
        shown=tuple([names(cards) for cards in board.shown]),
        again=tuple([NAMES[card] for card in board.again]),
        calls_left=tuple([board.calls_left(s) for s in SEATS]),
        ready=tuple([bool(board.ready & BIT[s]) for s in SEATS]),
        rounds=tuple([RoundLine(r.bidder, r.bid, r.tricks, r.nest, r.offender, r.scores) for r in board.rounds]),
        earlier_rounds=board.earlier_rounds,
        earlier_scores=board.earlier_scores,
        **_bids(board),
        **_record(board),
    )


def own(board: Board, seat: Seat | None) -> RookOwn:
    is_mine, is_hidden = seat == board.turn, board.phase < ROUND_OVER and (seat is None or seat != board.auction.bidder)
    return RookOwn(
        seat=seat,
        prompt=prompt(board, seat),
        legal=(),
        hand=() if seat is None else names(board.hands[seat]),
        playable=names(board.playable(board.turn)) if is_mine and board.phase == PLAY else (),
        nest=names(board.nest) if is_mine and board.phase == DISCARD else (),
        buried=None if not board.buried or is_hidden else names(board.buried),
    )


def _bids(board: Board) -> dict[str, Any]:
    """The auction of this round, and what came before it."""
    auction = board.auction
    return {
        "auction": tuple([Spoken(Seat(player), bid or None) for player, bid in auction.spoken]),
        "bids": auction.last_bids(),
        "passed": tuple(auction.out),
        "high_bid": auction.bid or None,
        "bidder": auction.bidder,
        "throw_ins": board.throw_ins,
        "redealt": None if board.redealt_by is None else ShownHand(board.redealt_by, names(board.redealt_hand)),
    }


def _record(board: Board) -> dict[str, Any]:
    """The tricks of this round, and what follows from them."""
    tricks = [_trick(board, number) for number in range(len(board.leaders))]
    full = [trick for trick in tricks if trick.winner is not None]
    won = [count(board.earlier[team]) // 4 + sum([t.winner in TEAMS[team] for t in full]) for team in (0, 1)]
    on_table = {board.player_of(at): NAMES[board.played[at]] for at in range(4 * len(full), len(board.played))}
    voids = board.apparent_voids() if board.is_strict else board.proven
    return {
        "trump": COLOURS[board.trump] if board.phase >= PLAY else None,
        "leader": Seat(board.leaders[-1]) if len(board.trick) else None,
        "table": tuple([on_table.get(s) for s in SEATS]),
        "last_trick": full[-1].cards if full else (),
        "tricks": tuple(tricks),
        "earlier": tuple([names(cards) for cards in board.earlier]),
        "captured": by_seat(list(board.captured)),
        "tricks_won": by_seat(won),
        "voids": tuple([tuple([COLOURS[colour] for colour in cards_in(bits)]) for bits in voids]),
    }


def _prompt_bid(board: Board, seat: Seat) -> Sentence:
    auction = board.auction
    code = "rook-prompt-bid-or-redeal" if board.may_call_redeal(seat) else "rook-prompt-bid"
    return say(code, high=auction.bid, lowest=auction.lowest, top=auction.top)


def _prompt_play(board: Board, seat: Seat) -> Sentence:
    trump = COLOURS[board.trump]
    if not len(board.trick):
        return say("rook-prompt-lead", trump=trump, trick=board.number_of(len(board.played)))
    led = suit(board.trick[0], board.trump)
    can_follow = board.hands[seat] & suit_cards(led, board.trump)
    return say("rook-prompt-follow" if can_follow else "rook-prompt-free", trump=trump, colour=COLOURS[led])


def _prompt_correct(board: Board, seat: Seat) -> Sentence:
    renege = to_correct(board, seat)
    card, cards = NAMES[board.played[renege.place]], written(renege.lawful)
    return say("rook-prompt-correct", card=card, trick=board.number_of(renege.place), cards=cards)


def _prompt_ready(board: Board, seat: Seat | None) -> Sentence:
    waits = "rook-wait-ready" if seat is None or board.ready & BIT[seat] else "rook-prompt-ready"
    return say(waits, phase=PHASES[board.phase], round=board.rounds_played)


def _trick(board: Board, number: int) -> Trick:
    cards = board.trick_of(number)
    winner = board.winner_of(number) if len(cards) == 4 else None
    return Trick(Seat(board.leaders[number]), tuple([NAMES[card] for card in cards]), winner, board.pack.value(cards))


IN_TURN: Final[dict[int, Callable[[Board, Seat], Sentence]]] = {
    AUCTION: _prompt_bid,
    DISCARD: lambda board, seat: say("rook-prompt-discard", bid=board.bid),
    TRUMP: lambda board, seat: say("rook-prompt-trump", bid=board.bid),
    PLAY: _prompt_play,
    CORRECT: _prompt_correct,
}
"""What the one whose turn it is is asked in each phase."""
