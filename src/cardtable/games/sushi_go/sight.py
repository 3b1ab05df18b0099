"""What a seat of Sushi Go! sees, and what it is asked."""

from typing import Final

from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence, say
from cardtable.games.sushi_go import scoring
from cardtable.games.sushi_go.board import Board, collections
from cardtable.games.sushi_go.cards import PUDDING, WASABI, card_names, named, parse_cards
from cardtable.games.sushi_go.packed import hand_of, number_of, sorted_cards
from cardtable.games.sushi_go.view import Names, SushiGoOwn, SushiGoShared

TOGETHER: Final = [parse_cards(k) for k in ("maki3 maki2 maki1", "tempura", "sashimi", "dumpling", "chopsticks")]
"""Kinds that lie together, in this order."""


def prompt(board: Board, seat: Seat | None) -> Sentence:
    if board.is_over:
        return say("game-is-over")
    number = len(board.waiting)
    is_asked = seat is not None and board.is_asked(seat)
    if not board.is_picking:
        code = "sushi-go-ready" if is_asked else "sushi-go-wait-ready"
        return say(code, round=board.round, next=board.round + 1, number=number)
    if seat is None:
        return say("sushi-go-all-choose", round=board.round, number=number)
    if is_asked:
        return say("sushi-go-pick-two" if board.may_pick_two(seat) else "sushi-go-pick-one")
    code = "sushi-go-wait" if board.options.allow_reselect == "no" else "sushi-go-wait-or-change"
    return say(code, cards=card_names(board.picked(seat)), number=number)


def shared(board: Board) -> SushiGoShared:
    lying, past = board.collections, board.past
    held = scoring.puddings([*past, lying], board.players)
    options, rounds = board.options, board.finished_rounds
    return SushiGoShared(
        waiting=board.waiting,
        left=board.leavers(),
        result=scoring.result(board),
        options=options,
        round=board.round,
        turn=min(board.size - board.hand_size + 1, board.size),
        turns=board.size,
        direction="right" if board.passes_right else "left",
        doing=tuple([doing(board, s) for s in range(board.players)]),
        hand_size=board.hand_size,
        returned=tuple([board.returned_to(s) for s in range(board.players)]),
        collections=(),
        so_far=(),
        revealed=tuple([named(cards) for cards in collections(board.revealed)]),
        played=tuple([named(cards) for cards in lying]),
        past=tuple([tuple([named(cards) for cards in played]) for played in past]),
        puddings=tuple(held),
        round_points=tuple([tuple(scoring.round_points(played, options.maki_ties)) for played in rounds]),
        pudding_points=tuple(scoring.pudding_points(held, options.pudding_ties)) if board.is_over else (),
        deck_left=len(board.deck),
    )


def lay_out(board: Board, shared: SushiGoShared) -> None:
    """People see collections in groups, and what they count so far."""
    if len(board.finished_rounds) < board.round:
        shared.so_far = tuple(scoring.round_points(board.collections, board.options.maki_ties))
    shared.collections = tuple([groups(cards, shared.puddings[s]) for s, cards in enumerate(board.collections)])


def own(board: Board, seat: Seat | None) -> SushiGoOwn:
    return SushiGoOwn(
        seat=seat,
        prompt=prompt(board, seat),
        legal=(),
        hand=() if seat is None else named(sorted_cards(board.held[seat])),
        picked=() if seat is None else named(board.picked(seat)),
        known=tuple([named(board.known(seat, s)) for s in range(board.players)]),
    )


def doing(board: Board, seat: int) -> str:
    if board.is_over:
        return "done"
    if board.is_asked(seat):
        return "choosing" if board.is_picking else "reading"
    return "chosen" if board.is_picking else "ready"


def groups(cards: list[int], puddings: int) -> tuple[Names, ...]:
    """How cards lie in front of a player: by kind, each nigiri on its wasabi, and the puddings of all rounds."""
    wasabi = [[WASABI] if nigiri is None else [WASABI, nigiri] for nigiri in scoring.on_wasabi(cards)]
    held = hand_of(cards)
    kinds = [[kind for kind in kinds for _ in range(number_of(held, kind))] for kinds in TOGETHER]
    laid = [*wasabi, sorted(scoring.bare_nigiri(cards)), *kinds, [PUDDING] * puddings]
    return tuple([named(group) for group in laid if group])
