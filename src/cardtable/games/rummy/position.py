"""A game of Rummy With Jokers as plain data, and what must hold in it. Knows nothing of made-up positions."""

from collections.abc import Sequence
from typing import Final

from cardtable.core import meld_table
from cardtable.core import position as codec
from cardtable.core.cards import JOKER, NAMES, Card, called
from cardtable.core.melds import Meld
from cardtable.core.move import Seat
from cardtable.core.position import Codec, Field, Invariant, require
from cardtable.core.stock import holds
from cardtable.games.rummy.board import ALL_CARDS, HAND_SIZE, Board
from cardtable.games.rummy.melds import RUN, SET, meld_of
from cardtable.games.rummy.options import RummyOptions
from cardtable.games.rummy.view import Tally

MOST_ROUNDS: Final = 1_000_000
MOST_DEALS: Final = 100_000


def fields(players: int, options: RummyOptions) -> tuple[Field, ...]:
    """All that a game consists of at a table like this."""

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


def _no_hand_is_too_large(board: Board) -> bool:
    """Whoever has drawn holds a card more, and may have left with it."""
    drawer = board.turn if board.drawn is not None or board.is_deal_over else None
    return all(len(hand) <= HAND_SIZE + (seat == drawer or board.left[seat]) for seat, hand in enumerate(board.hands))


def _drawn_card_is_in_hand(board: Board) -> bool:
    hand = board.hands[board.turn]
    return board.drawn is None or (not board.is_deal_over and board.drawn in hand and len(hand) > 1)


def _tallies_say_what_lies_there(board: Board) -> bool:
    """Of a deal that is over; whoever closed it holds nothing."""
    for s, tally in enumerate(board.history[-1] if board.is_deal_over else ()):
        counts = sorted(c for c in board.hands[s] if board.declared[s] or c == JOKER)
        if (tally.present, tally.declared, called(tally.cards)) != (board.dealt_in[s], board.declared[s], counts):
            return False
        if tally.closed and board.hands[s]:
            return False
    return len(_closers(board)) <= 1


def _closers(board: Board) -> list[Tally]:
    return [tally for tally in board.history[-1] if tally.closed] if board.is_deal_over else []


INVARIANTS: Final[tuple[Invariant[Board], ...]] = (
    Invariant("cards", lambda b: sorted(b.all_cards() + ([] if b.closing is None else [b.closing])) == ALL_CARDS),
    Invariant("declared", lambda b: all(b.declared[meld.owner] for meld in b.melds)),
    Invariant("round", lambda b: b.is_open or not any(b.declared)),
    Invariant("history", lambda b: len(b.history) in (b.deal - 1, b.deal)),
    Invariant("recycled", lambda b: bool(b.recycles) or not b.recycled),
    Invariant("hands", _no_hand_is_too_large),
    Invariant("pures", lambda b: all(n <= sum(meld.owner == s for meld in b.melds) for s, n in enumerate(b.pures))),
    Invariant("dealt_in", lambda b: all(b.dealt_in[s] or (b.left[s] and not b.hands[s]) for s in range(b.players))),
    Invariant("turn", lambda b: b.is_deal_over or (len(b.active()) > 1 and not b.left[b.turn])),
    Invariant("hands", lambda b: b.is_deal_over or all(b.hands[s] for s in b.active())),
    Invariant("drawn", _drawn_card_is_in_hand),
    Invariant("closing", lambda b: b.closing is None or bool(_closers(b))),
    Invariant("ready", lambda b: bool(b.unready()) or b.is_over if b.is_deal_over else not any(b.ready)),
    Invariant("recycled", lambda b: b.is_deal_over or not b.recycles or holds(b.recycled, b.stock)),
    Invariant("history", _tallies_say_what_lies_there),
)
