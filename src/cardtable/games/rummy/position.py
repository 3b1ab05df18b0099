"""A game of Rummy With Jokers as plain data, and what must hold in it. Knows nothing of made-up positions."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from cardtable.core import meld_table
from cardtable.core import position as codec
from cardtable.core.cards import JOKER, NAMES, Card, called
from cardtable.core.melds import Meld
from cardtable.core.move import Seat
from cardtable.core.position import Codec, Field, Json, read_fields, require, write_fields
from cardtable.games.rummy.board import ALL_CARDS, HAND_SIZE, Board
from cardtable.games.rummy.melds import RUN, SET, meld_of
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

    def lay(owner: Seat, kind: str, cards: Sequence[Card]) -> Meld:
        """A meld just as it lies."""
        meld = meld_of(cards, kind, options.max_jokers_per_meld, owner)
        require(list(meld.cards) == cards, "melds")
        return meld

    return (
        *meld_table.fields(players, (RUN, SET), lay, (MOST_ROUNDS, options.max_recycles, MOST_ROUNDS)),
        Field("deal", codec.whole(1, MOST_DEALS)),
        Field("pures", codec.per_seat(codec.whole(0, len(ALL_CARDS)), players)),
        Field("thrown", codec.per_seat(codec.CARDS, players)),
        Field("dealt_in", codec.per_seat(codec.FLAG, players)),
        Field("closing", codec.optional(codec.CARD)),
        Field("history", codec.listed(codec.fixed(TALLY, players))),
    )


TALLY: Final[Codec[Tally]] = codec.record(
    {
        "present": codec.FLAG,
        "closed": codec.FLAG,
        "declared": codec.FLAG,
        "excused": codec.FLAG,
        "cards": codec.fixed(codec.one_of(NAMES)),
        "pures": codec.whole(0, len(ALL_CARDS)),
        "perfect": codec.FLAG,
    },
    Tally,
)


def _check(board: Board) -> None:
    """Each card there once, a history that fits, nobody who has declared too early."""
    closing = [] if board.closing is None else [board.closing]
    require(sorted([*board.all_cards(), *closing]) == ALL_CARDS, "cards")
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
