"""A game of Rummy With Jokers as plain data, and what must hold in it. Knows nothing of made-up positions."""

from collections import Counter
from typing import Any, Final

from cardtable.core.cards import JOKER, NAMES, Card, called
from cardtable.core.move import IllegalMove
from cardtable.core.position import (
    CARD,
    CARDS,
    FLAG,
    TEXT,
    Codec,
    Field,
    Json,
    Unreadable,
    choice,
    fixed,
    listed,
    optional,
    per_seat,
    read_fields,
    record,
    require,
    seat,
    whole,
    write_fields,
)
from cardtable.games.rummy.board import ALL_CARDS, HAND_SIZE, Board
from cardtable.games.rummy.melds import Meld, meld_of
from cardtable.games.rummy.view import Tally

MOST_ROUNDS: Final = 1_000_000
MOST_DEALS: Final = 100_000


def describe(board: Board) -> Json:
    return write_fields(board, fields(board))


def read[B: Board](data: Json, board: B) -> B:
    """The game that is described, on this empty board; refuses what can't be one."""
    read_fields(data, board, fields(board))
    _check(board)
    for number in range(board.players):
        _check_seat(board, number)
    if board.is_deal_over:
        _check_finished(board)
    else:
        _check_running(board)
    return board


def fields(board: Board) -> tuple[Field, ...]:
    """All that a game consists of at a table like this."""
    players, options = board.players, board.options
    return (
        Field("deal", whole(1, MOST_DEALS)),
        Field("round", whole(1, MOST_ROUNDS)),
        Field("starter", seat(players)),
        Field("turn", seat(players)),
        Field("stock", CARDS),
        Field("discards", CARDS),
        Field("hands", per_seat(CARDS, players)),
        Field("drawn", optional(CARD)),
        Field("melds", listed(_meld(players, options.max_jokers_per_meld))),
        Field("declared", per_seat(FLAG, players)),
        Field("pures", per_seat(whole(0, len(ALL_CARDS)), players)),
        Field("thrown", per_seat(CARDS, players)),
        Field("dealt_in", per_seat(FLAG, players)),
        Field("recycles", whole(0, options.max_recycles)),
        Field("recycled", CARDS),
        Field("closing", optional(CARD)),
        Field("history", listed(fixed(TALLY, players))),
        Field("ready", per_seat(FLAG, players)),
        Field("skips", whole(0, MOST_ROUNDS)),
    )


TALLY: Final[Codec[Tally]] = record(
    {
        "present": FLAG,
        "closed": FLAG,
        "declared": FLAG,
        "excused": FLAG,
        "cards": fixed(choice({name: name for name in NAMES})),
        "pures": whole(0, len(ALL_CARDS)),
        "perfect": FLAG,
    },
    Tally,
)


def _meld(players: int, limit: str | int) -> Codec[Meld]:
    """A meld just as it lies."""

    def laid(*, owner: Any, kind: Any, cards: list[Card]) -> Meld:
        try:
            meld = meld_of(cards, kind, limit, owner)
        except IllegalMove:
            raise Unreadable from None
        if meld.kind != kind or list(meld.cards) != cards:
            raise Unreadable
        return meld

    return record({"owner": seat(players), "kind": TEXT, "cards": CARDS}, laid)


def _check(board: Board) -> None:
    """Each card there once, a history that fits, nobody who has declared too early."""
    held = [card for hand in board.hands for card in hand]
    closing = [] if board.closing is None else [board.closing]
    melded = [card for meld in board.melds for card in meld.cards]
    require(sorted([*board.stock, *board.discards, *held, *closing, *melded]) == ALL_CARDS, "cards")
    require(all(board.declared[meld.owner] for meld in board.melds), "declared")
    require(board.is_open or not any(board.declared), "round")
    require(len(board.history) in (board.deal - 1, board.deal), "history")
    require(bool(board.recycles) or not board.recycled, "recycled")


def _check_seat(board: Board, number: int) -> None:
    has_drawn = number == board.turn and (board.drawn is not None or board.is_deal_over)
    require(len(board.hands[number]) <= HAND_SIZE + (has_drawn or board.left[number]), "hands")
    require(board.pures[number] <= sum(meld.owner == number for meld in board.melds), "pures")
    require(board.dealt_in[number] or (board.left[number] and not board.hands[number]), "dealt_in")


def _check_running(board: Board) -> None:
    hand = board.hands[board.turn]
    require(len(board.active()) > 1 and not board.left[board.turn], "turn")
    require(all(board.hands[s] for s in board.active()), "hands")
    require(board.drawn is None or (board.drawn in hand and len(hand) > 1), "drawn")
    require(board.closing is None, "closing")
    require(not any(board.ready), "ready")
    require(not board.recycles or not Counter(board.stock) - Counter(board.recycled), "recycled")


def _check_finished(board: Board) -> None:
    """The tallies of a deal that is over say what lies there."""
    require(board.drawn is None, "drawn")
    require(board.is_over or bool(board.unready()), "ready")
    for s, tally in enumerate(board.history[-1]):
        counts = sorted(c for c in board.hands[s] if board.declared[s] or c == JOKER)
        require(tally.present == board.dealt_in[s] and tally.declared == board.declared[s], "history")
        require(called(tally.cards) == counts, "history")
    closers = [s for s, tally in enumerate(board.history[-1]) if tally.closed]
    require(len(closers) <= 1 and all(not board.hands[s] for s in closers), "history")
    require(board.closing is None or bool(closers), "closing")
